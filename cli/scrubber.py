"""Scrubber: a match on the full screen, moved through with the arrow keys."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, ClassVar

import textual.app
from textual.binding import Binding
from textual.containers import Horizontal, ScrollableContainer
from textual.reactive import reactive
from textual.widgets import OptionList, Static

from cli import captions, timeline
from cli.asking import Confirm, Keys
from cli.drawing import drawn, least_width, natural_width
from cli.failures import failure_of
from cli.sentences import short_id
from projections.eyes import seen

if TYPE_CHECKING:
    from textual.app import ComposeResult
    from textual.timer import Timer

    from cli.app import App
    from projections import Match
    from projections.eyes import Everything
    from projections.figures import Step
    from projections.seats import Seat

SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0)  # moves a second
LIST_WIDTH = range(22, 45)  # columns of the list of moves
NARROW = 16  # where the table would be cut otherwise


def scrub(app: App, match: Match, viewer: Seat | Everything | None, at: int) -> None:
    """Show `match` until the person leaves; then say what was forked."""
    if app.no_color:
        os.environ["NO_COLOR"] = "1"  # the only way in which textual is told
    scrubber = Scrubber(app, match, viewer, at)
    for line in scrubber.run() or ():
        app.print(line)
    if scrubber._exception is not None:
        raise scrubber._exception


class Scrubber(textual.app.App[list[str]]):
    """`at` is the number of moves made, from 0; comes back with what is to be said afterwards."""

    AUTO_FOCUS = None
    ENABLE_COMMAND_PALETTE = False
    CSS = """
        #middle { height: 1fr; }
        #table { width: 1fr; scrollbar-size: 1 1; }
        #picture { height: auto; }
        #moves { height: 100%; border: none; border-left: solid $foreground 40%; padding: 0; scrollbar-size: 0 0; }
        #moves { text-wrap: nowrap; text-overflow: ellipsis; }
        #moves > .option-list--option-highlighted { background: ansi_blue; color: ansi_bright_white; text-style: bold; }
        #head { height: 1; }
        #head, #place { text-style: bold; }
        #head, #move, #note, #place, #help { width: 100%; }
        #move, #note, #place { height: auto; max-height: 2; }
        #help { height: 1; color: $foreground 70%; }
    """
    BINDINGS: ClassVar[list[Any]] = [
        Binding("left", "step(-1)"),
        Binding("right", "step(1)"),
        Binding("home", "jump(0)"),
        Binding("end", "end"),
        Binding("left_square_bracket,shift+left", "stop('turns', -1)"),
        Binding("right_square_bracket,shift+right", "stop('turns', 1)"),
        Binding("left_curly_bracket", "stop('rounds', -1)"),
        Binding("right_curly_bracket", "stop('rounds', 1)"),
        Binding("n", "stop('notes', 1)"),
        Binding("N,shift+n", "stop('notes', -1)"),
        Binding("up", "scroll(-1)"),
        Binding("down", "scroll(1)"),
        Binding("pageup", "scroll(-10)"),
        Binding("pagedown", "scroll(10)"),
        Binding("v", "look(1)"),
        Binding("V,shift+v", "look(-1)"),
        Binding("g", "number('')"),
        *(Binding(digit, f"number('{digit}')") for digit in "0123456789"),
        Binding("backspace", "rub_out"),
        Binding("enter", "go"),
        Binding("f", "fork"),
        Binding("space", "play"),
        Binding("plus,equals_sign", "speed(1)"),
        Binding("minus", "speed(-1)"),
        Binding("m", "moves"),
        Binding("question_mark,h,f1", "keys"),
        Binding("q,escape,ctrl+c,ctrl+d", "leave"),
    ]

    at: reactive[int] = reactive(0, init=False)

    def __init__(self, app: App, match: Match, viewer: Seat | Everything | None, at: int) -> None:
        super().__init__()
        self.kifu = app
        self.match = match
        self.viewers = timeline.viewers(match, viewer)
        self.viewer = viewer
        self.last = len(match.turns)
        self.stops = {
            "turns": timeline.turns(match),
            "rounds": timeline.rounds(match),
            "notes": [*timeline.notes(match)],
        }
        self.notes = timeline.notes(match)
        self.steps: list[Step] = match.seen(viewer)  # as the viewer knows them
        self.speed = SPEEDS.index(1.0)
        self.playing: Timer | None = None
        self.natural = self.least = 0  # columns of the table
        self.number: str | None = None  # digits typed so far, while a number is typed
        self.said: list[str] = []
        self.set_reactive(Scrubber.at, at)

    def compose(self) -> ComposeResult:
        yield Static(id="head", markup=False)
        with Horizontal(id="middle"):
            with ScrollableContainer(id="table", can_focus=False):
                yield Static(id="picture", markup=False)
            moves = OptionList(id="moves", markup=False, compact=True)
            moves.can_focus = False
            yield moves
        yield Static(id="move", markup=False)
        yield Static(id="note", markup=False)
        yield Static(id="place", markup=False)
        yield Static(id="help", markup=False)

    def on_mount(self) -> None:
        self.theme = "ansi-dark"
        self._draw_help()
        self._look(self.viewer)

    def on_resize(self) -> None:
        self._draw()

    def watch_at(self) -> None:
        self._draw()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.action_jump(event.option_index)

    def action_step(self, moves: int) -> None:
        self._be_still()
        self.at = min(max(self.at + moves, 0), self.last)

    def action_jump(self, moves: int) -> None:
        self._be_still()
        self.at = moves

    def action_end(self) -> None:
        self.action_jump(self.last)

    def action_stop(self, kind: str, way: int) -> None:
        """Go to the next, or the last, place of a kind."""
        found = (timeline.after if way > 0 else timeline.before)(self.stops[kind], self.at)
        if found is not None:
            self.action_jump(found)
        else:
            self.notify(self._say(f"replay.no_{kind}"))

    def action_scroll(self, lines: int) -> None:
        self.query_one("#table").scroll_relative(y=lines, animate=False)

    def action_look(self, way: int) -> None:
        """Through the eyes of the next viewer."""
        if len(self.viewers) == 1:
            self.notify(self._say("replay.one_view"))
        index = (self.viewers.index(self.viewer) + way) % len(self.viewers)
        self._look(self.viewers[index])

    def action_number(self, digit: str) -> None:
        """A digit of the move to go to."""
        self._stop_playing()
        self.number = (self.number or "") + digit
        self._draw_help()

    def action_rub_out(self) -> None:
        self.number = self.number[:-1] if self.number else None
        self._draw_help()

    def action_go(self) -> None:
        """To the move whose number was typed."""
        number, self.number = self.number, None
        self._draw_help()
        if number and int(number) <= self.last:
            self.action_jump(int(number))
        elif number:
            self.notify(self._say("replay.no_number", most=self.last), severity="warning")

    def action_fork(self) -> None:
        self._be_still()
        question = self._say("replay.fork", moves=self.at)
        self.push_screen(Confirm(question, self._say("replay.yes_no")), self._fork)

    def action_play(self) -> None:
        """Start to play by itself, from the start again at the end; or stop."""
        if self.playing is not None:
            self._stop_playing()
        else:
            self.at = 0 if self.at == self.last else self.at
            self._start_playing()
        self._draw_place()

    def action_speed(self, faster: int) -> None:
        self.speed = min(max(self.speed + faster, 0), len(SPEEDS) - 1)
        if self.playing is not None:
            self._stop_playing()
            self._start_playing()
        self._draw_place()

    def action_moves(self) -> None:
        """Show or hide the list of moves."""
        moves = self.query_one("#moves")
        moves.display = not moves.display
        self._draw()

    def action_keys(self) -> None:
        self._be_still()
        self.push_screen(Keys(self._say("replay.keys")))

    def action_leave(self) -> None:
        if self.number is None:
            self.exit(self.said)
        self.number = None
        self._draw_help()

    def _fork(self, agreed: bool | None) -> None:
        if not agreed:
            return
        try:
            fork = self.kifu.recorder.fork(self.match, moves=self.at)
        except Exception as error:  # noqa: BLE001  # a refusal ends no replay
            self.notify(failure_of(self.kifu, error).message, severity="error")
            return
        told = self._say("forked", match=short_id(fork.id), origin=short_id(self.match.id), moves=self.at)
        self.said.append(f"{told} · kifu record {short_id(fork.id)}")
        self.notify(told)

    def _look(self, viewer: Seat | Everything | None) -> None:
        """Through the eyes of `viewer` from now on."""
        self.viewer = viewer
        self.steps = self.match.seen(viewer)
        moves = self.query_one("#moves", OptionList)
        moves.clear_options()
        moves.add_options([f"  0  {self._say('replay.start')}"])
        rows = enumerate(self.steps, start=1)
        moves.add_options(captions.listed(self.match, n, step, noted=n in self.notes) for n, step in rows)
        self._draw()

    def _draw(self) -> None:
        state = seen(self.match.game, self.match.at(self.at).state, self.viewer)
        parts = self.match.game.draw(state, self.match.names, self.kifu.lang)
        # The widest so far, so that the line beside the list stands still.
        self.natural, self.least = max(self.natural, natural_width(parts)), max(self.least, least_width(parts))
        width = self._lay_out()
        self.query_one("#picture", Static).update(drawn(self.console, parts, width))
        self.query_one("#head", Static).update(captions.head(self.kifu, self.match, self.viewer))
        self.query_one("#move", Static).update(captions.made(self.kifu, self.match, self.steps, self.at))
        note = self.query_one("#note", Static)
        note.update("\n".join(f"# {text}" for text in self.notes.get(self.at, ())))
        note.display = self.at in self.notes
        moves = self.query_one("#moves", OptionList)
        moves.highlighted = self.at
        self.call_after_refresh(self._centre)
        self._draw_place()

    def _centre(self) -> None:
        """The move made last in the middle of the list."""
        moves = self.query_one("#moves")
        moves.scroll_to(y=self.at - moves.size.height // 2, animate=False)

    def _lay_out(self) -> int:
        """The list gets what the table leaves; a table that is too wide for the rest is scrolled sideways.

        Comes back with the columns of the table.
        """
        moves, picture = self.query_one("#moves"), self.query_one("#picture")
        room = self.size.width - 1  # the bar that scrolls the table
        width = min(max(room - self.natural, LIST_WIDTH.start), LIST_WIDTH.stop - 1)
        width = min(width, max(room - self.least, NARROW)) if moves.display else 0
        moves.styles.width = width
        table = max(room - width, self.least)
        picture.styles.width = table
        return table

    def _draw_place(self) -> None:
        speed = "" if self.playing is None else f"▶ {SPEEDS[self.speed]:g}/s · "
        self.query_one("#place", Static).update(speed + captions.place(self.kifu, self.match, self.viewer, self.at))

    def _draw_help(self) -> None:
        typing = self.number is not None
        told = self._say("replay.number", met=self.number, most=self.last) if typing else self._say("replay.keys_line")
        self.query_one("#help", Static).update(told)

    def _start_playing(self) -> None:
        self.playing = self.set_interval(1 / SPEEDS[self.speed], self._play_on)

    def _play_on(self) -> None:
        if self.at < self.last:
            self.at += 1
        if self.at == self.last:
            self._stop_playing()
            self._draw_place()

    def _be_still(self) -> None:
        """Play no further, and forget a number that was begun."""
        self._stop_playing()
        self.number = None
        self._draw_help()

    def _stop_playing(self) -> None:
        if self.playing is not None:
            self.playing.stop()
            self.playing = None

    def _fatal_error(self) -> None:
        """Leave. Textual itself would print every local value, hidden cards among them."""
        self._close_messages_no_wait()

    def _say(self, key: str, **facts: Any) -> str:
        return self.kifu.say(key, **facts)
