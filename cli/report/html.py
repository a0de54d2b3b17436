"""Html: markup in which every text is escaped, because only an element makes markup."""

from __future__ import annotations

from html import escape


class Html(str):
    """Text that is markup already."""

    __slots__ = ()


def element(name: str, *content: str, **attributes: str) -> Html:
    """`<name>content</name>`; `class_` is the attribute class.

    >>> element("td", "<b>", class_="right")
    '<td class="right">&lt;b&gt;</td>'
    >>> element("tr", element("td", "a"), element("td", "&"))
    '<tr><td>a</td><td>&amp;</td></tr>'
    """
    told = "".join(f' {key.rstrip("_")}="{escape(value)}"' for key, value in attributes.items())
    return Html(f"<{name}{told}>{joined(*content)}</{name}>")


def joined(*content: str) -> Html:
    return Html("".join(each if isinstance(each, Html) else escape(each) for each in content))
