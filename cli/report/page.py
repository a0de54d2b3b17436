"""Page: what stands around the sections of a report. It asks for nothing, and says so to the browser."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING

from cli.report.html import Html, element, joined

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cli.app import App

_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
_STYLE = """
:root { color-scheme: light; }
body { margin: 2rem auto; padding: 0 1rem; max-width: 52rem; color: #111; background: #fff;
  font: 1rem/1.5 system-ui, "Noto Sans JP", "Noto Sans CJK JP", "Hiragino Sans", "Yu Gothic", Meiryo, sans-serif; }
h1 { font-size: 1.7rem; line-height: 1.25; margin: 0 0 .5rem; }
h1, h2, td, dd, li, figcaption { overflow-wrap: anywhere; }
h2 { font-size: 1.2rem; margin: 2.2rem 0 .6rem; border-bottom: 1px solid #999; padding-bottom: .2rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: .5rem 0; }
dt { color: #555; }
dd { margin: 0; }
figure { margin: 1rem 0; break-inside: avoid; }
figure svg { display: block; width: 100%; height: auto; }
figcaption, footer, .note { font-size: .85rem; color: #444; }
.wide { overflow-x: auto; margin: .8rem 0; }
table { border-collapse: collapse; font-size: .85rem; font-variant-numeric: tabular-nums; }
th, td { padding: .15rem .6rem .15rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid #ddd; }
th { border-bottom: 1px solid #555; font-weight: 600; vertical-align: bottom; }
.right { text-align: right; white-space: nowrap; }
ol.moves { columns: 2; column-gap: 1.5rem; padding: 0; font-size: .8rem; line-height: 1.35; }
ol.moves li { break-inside: avoid; margin-left: 2.8rem; }
ol.moves code { color: #555; }
footer { margin-top: 3rem; border-top: 1px solid #999; padding-top: .5rem; overflow-wrap: anywhere; }
@page { margin: 15mm; }
@media print {
  body { margin: 0; padding: 0; max-width: none; font-size: 9.5pt; }
  h2 { break-after: avoid; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  .wide { overflow: visible; }
}
@media (max-width: 40rem) { ol.moves { columns: 1; } }
"""


def page(app: App, title: str, sections: Sequence[Html]) -> str:
    """A whole document in the reader's language; the footer says of which state of the log it tells."""
    head = element(
        "head",
        Html('<meta charset="utf-8">'),
        Html(f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'),
        Html('<meta name="viewport" content="width=device-width, initial-scale=1">'),
        element("title", title),
        Html(f"<style>{_STYLE}</style>"),
    )
    body = element("body", element("main", element("h1", title), *sections), element("footer", _state(app)))
    return str(joined(Html("<!DOCTYPE html>\n"), element("html", head, body, lang=app.lang), "\n"))


def _state(app: App) -> str:
    head = app.ledger.head()
    return app.say("report.state", version=version("kifu"), log=app.log, position=head.position, hash=head.hash.hex())
