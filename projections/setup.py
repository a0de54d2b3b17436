"""Setup: how many sit down, and the options of the table, from text to a game's own Setup.

A game declares OPTIONS in the order of its page's table and a `Setup` Struct with a field `seats` and one field for
each option, named as the option. A shorthand, an option that stands for values of others, has no field: it is read, and
never written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from projections.documents import Documents, chosen, nothing
from projections.errors import BadSetup

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from projections.documents import Find
    from projections.game import Game


class Option(Struct, frozen=True):
    """One row of a game's option table. Its words are `option.NAME` in LABELS."""

    name: str
    default: str | Callable[[int], str]  # canonical text; or by number of seats
    values: tuple[str, ...] = ()  # allowed canonical texts; empty where `read` decides
    read: Callable[[str, int], Any] | None = None  # (text, seats) → value; raises ValueError(what is allowed)
    write: Callable[[Any], str] | None = None  # the inverse, canonical; None: `true`/`false`, else str
    documents: Documents | None = None  # where the value names one of these; `write` then gives its name as written
    excludes: tuple[str, ...] = ()  # may not be named, at any value, beside this one off its default
    changeable: bool = False  # in a running observed match; then only `moves` and `decide` may look at it
    stands_for: Mapping[str, Mapping[str, str]] | None = None  # a shorthand's values → texts of the options they set

    def default_text(self, seats: int) -> str:
        return self.default(seats) if callable(self.default) else self.default


def setup_from(game: Game, *, seats: int, options: Mapping[str, str], find: Find = nothing) -> Any:
    """The game's Setup for `seats` and option texts (names and values in any case). Raises BadSetup.

    `find` gives the documents that an option may name beside those that the game brings along.
    """
    if seats not in game.SEATS:
        raise BadSetup("bad_seats", count=seats, least=game.SEATS[0], most=game.SEATS[-1])
    known = {option.name: option for option in game.OPTIONS}
    given = {name.lower(): text.strip() for name, text in options.items()}
    for name in given:
        if name not in known:
            raise BadSetup("unknown_option", name=name, allowed=", ".join(known) or "–")
    for option in game.OPTIONS:
        if option.stands_for is not None:
            value = _value(option, given.pop(option.name, "") or option.default_text(seats), seats, find)
            given = {**option.stands_for.get(value, {}), **given}
    values = {
        option.name: _value(option, given.get(option.name) or option.default_text(seats), seats, find)
        for option in _stored(game)
    }
    setup = game.Setup(seats=seats, **values)
    _refuse_excluded(game, given, seats)
    game.check(setup)
    return setup


def option_texts(game: Game, setup: Any) -> dict[str, str]:
    """Canonical texts of the options that are not at their default, in the order of the game's table."""
    texts = {option.name: _text(option, getattr(setup, option.name)) for option in _stored(game)}
    return {
        option.name: texts[option.name]
        for option in _stored(game)
        if texts[option.name] != option.default_text(setup.seats)
    }


def _stored(game: Game) -> list[Option]:
    """The options that a Setup has a field for: all but shorthands."""
    return [option for option in game.OPTIONS if option.stands_for is None]


def _refuse_excluded(game: Game, given: Mapping[str, str], seats: int) -> None:
    for option in game.OPTIONS:
        off_default = given.get(option.name, "").lower() not in ("", option.default_text(seats).lower())
        for other in option.excludes if off_default else ():
            if other in given:
                raise BadSetup("option_excluded", name=other, other=option.name, value=given[option.name])


def _value(option: Option, text: str, seats: int, find: Find) -> Any:
    if option.documents is not None:
        return chosen(option.documents, text, option=option.name, find=find)
    if option.read is not None:
        try:
            return option.read(text, seats)
        except ValueError as error:
            raise BadSetup("bad_option", name=option.name, value=text, allowed=str(error)) from error
    found = {value.lower(): value for value in option.values}.get(text.lower())
    if found is None:
        raise BadSetup("bad_option", name=option.name, value=text, allowed=", ".join(option.values))
    if set(option.values) <= {"true", "false"}:
        return found == "true"
    return int(found) if all(value.lstrip("-").isdigit() for value in option.values) else found


def _text(option: Option, value: Any) -> str:
    if option.write is not None:
        return option.write(value)
    return str(value).lower() if isinstance(value, bool) else str(value)
