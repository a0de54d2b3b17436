"""Completing: what a shell offers for a half-typed argument; silent where the log cannot be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from click.shell_completion import CompletionItem

if TYPE_CHECKING:
    import click


def complete_match(ctx: click.Context, _: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The ids that begin so, latest first, and `@`."""
    from cli.app import LAST, App

    app = ctx.obj if isinstance(ctx.obj, App) else App("en")
    app.db = app.db or (ctx.find_root().params.get("db"))
    try:
        found = app.ledger.matches(prefix="" if incomplete == LAST else incomplete)
    except Exception:  # noqa: BLE001  # a shell that completes must never show an error
        return []
    items = [CompletionItem(str(each.match)) for each in reversed(found[-50:])]
    return [CompletionItem(LAST), *items] if LAST.startswith(incomplete) else items


def complete_game(_: click.Context, __: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from projections import registry

    return [CompletionItem(name) for name in registry.ids() if name.startswith(incomplete)]
