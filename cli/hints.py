"""Hints: what prompt_toolkit shows while somebody types at the table."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from prompt_toolkit.auto_suggest import AutoSuggest, Suggestion
from prompt_toolkit.completion import Completer, Completion

from cli.candidates import begun_in, common

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from prompt_toolkit.buffer import Buffer
    from prompt_toolkit.completion import CompleteEvent
    from prompt_toolkit.document import Document

    from cli.candidates import Candidates


class Hints(Completer, AutoSuggest):
    """Completes legal moves and orders, and shows behind the cursor how all that fit go on."""

    def __init__(self, candidates: Candidates, orders: Sequence[str]) -> None:
        self.candidates = candidates
        self.orders = orders

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:  # noqa: ARG002
        part, texts = self._fitting(document.text_before_cursor)
        for text in texts:
            yield Completion(text, start_position=-len(part))

    def get_suggestion(self, buffer: Buffer, document: Document) -> Suggestion | None:  # noqa: ARG002
        part, texts = self._fitting(document.text)
        alike = common(texts) if part else ""
        return Suggestion(alike[len(part) :]) if alike.lower().startswith(part.lower()) else None

    def _fitting(self, typed: str) -> tuple[str, list[str]]:
        """The part to be replaced, and what may stand there."""
        if "#" in typed or "＃" in typed:
            return "", []
        order = unicodedata.normalize("NFKC", typed).lower()
        if order.startswith("/") and " " not in order:
            return typed, [text for text in self.orders if text.startswith(order)]
        begun = begun_in(typed)
        if order.startswith("/") and begun.after is None:
            return "", []
        return begun.part, self.candidates.fitting(begun)
