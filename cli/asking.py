"""Asking: the small windows of the full screen: a question to be confirmed, and what the keys do."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

if TYPE_CHECKING:
    from textual.app import ComposeResult
    from textual.binding import BindingType

_WINDOW = """
    align: center middle;
    background: $background 0%;
    Vertical { width: auto; height: auto; max-width: 100%; max-height: 100%; border: round $foreground; padding: 0 1;
               background: $background; overflow-y: auto; }
    Static { width: auto; height: auto; }
"""


class Confirm(ModalScreen[bool]):
    """True where the person agrees with y or Enter."""

    DEFAULT_CSS = f"Confirm {{ {_WINDOW} }}"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,Y,enter", "answer(True)"),
        Binding("n,N,escape,q,ctrl+c", "answer(False)"),
    ]

    def __init__(self, question: str, how: str) -> None:
        super().__init__()
        self.question = question
        self.how = how

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self.question, markup=False)
            yield Static(self.how, markup=False)

    def action_answer(self, agreed: bool) -> None:
        self.dismiss(agreed)


class Keys(ModalScreen[None]):
    """What the keys do, until one of those that leave."""

    DEFAULT_CSS = f"Keys {{ {_WINDOW} }}"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,question_mark,h,f1,enter,space,ctrl+c", "dismiss")]

    def __init__(self, told: str) -> None:
        super().__init__()
        self.told = told

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self.told, markup=False)
