"""Positions of The Iron Age for tests: from the words of section 10 to a State, and moves played on it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

import projections.games.iron_age as game
from projections.documents import in_folders
from projections.figures import Step
from projections.games.iron_age.state import Owned, Realm, State
from projections.laws import refuses
from projections.resolve import legal_texts
from projections.seats import seat_of
from projections.setup import setup_from

if TYPE_CHECKING:
    from projections.games.iron_age.setup import Setup

CASES = Path(__file__).parents[3] / "cases" / "iron_age"
TRIAL = {"sheet": "iron_age_sheet_trial_b"}


def table(seats: int = 2, **options: str) -> Setup:
    setup: Setup = setup_from(game, seats=seats, options=options, find=in_folders(CASES))
    return setup


def with_sheet(setup: Setup, **numbers: Any) -> Setup:
    """The same table with other numbers on its sheet."""
    return replace(setup, sheet=replace(setup.sheet, **numbers))


def realm(setup: Setup, **facts: Any) -> Realm:
    """A realm with `facts`; boxes of built provinces and ports, and of completed monuments, are filled to fit.

    `monuments` are points by name, `fill` is boxes by name, `developments` are names.
    """
    sheet = setup.sheet
    start: Realm = game.initial(setup).realms[0]
    provinces, ports = facts.get("provinces", 1), facts.get("ports", 1)
    built = sheet.province_boxes[: provinces - 1]
    monuments, fill = facts.pop("monuments", {}), facts.pop("fill", {})
    boxes = {each.key: each.boxes for each in sheet.monuments}
    given = {
        "province_fill": built + (0,) * (len(sheet.province_boxes) - len(built)),
        "port_population": sheet.port_population * (ports - 1),
        "port_goods": sum(sheet.port_goods[: ports - 1]),
        "monument_fill": tuple(boxes[key] if key in monuments else fill.get(key, 0) for key in boxes),
        "monument_points": tuple(monuments.get(key) for key in boxes),
        **facts,
        "developments": tuple(Owned(name, 1) for name in facts.get("developments", "").split()),
    }
    return replace(start, **given)


def position(setup: Setup, *realms: dict[str, Any], turn: int = 0, **facts: Any) -> State:
    """The turn of `turn` in round 3, before its roll unless `facts` say otherwise; A began."""
    start: State = game.initial(setup)
    seats = tuple(realm(setup, **each) for each in (*realms, *({},) * (setup.seats - len(realms))))
    claims = tuple(
        next((seat for seat, each in enumerate(seats) if each.monument_points[place] == monument.first), None)
        for place, monument in enumerate(setup.sheet.monuments)
    )
    given = {"phase": "roll", "turn": turn, "start_player": 0, "round": 3, "claims": claims, **facts}
    return replace(start, realms=seats, **given)


def building(setup: Setup, *realms: dict[str, Any], population: int = 0, **facts: Any) -> State:
    """Step 4, with so much population left."""
    return position(setup, *realms, phase="build", population=population, empire="FF", fate="N", **facts)


def told(state: State, text: str) -> list[Step]:
    """The steps of the moves of `text`, joined with `;`; an actor holds until the next."""
    history: list[Step] = []
    seat = game.to_act(state)[0]
    for part in text.split(";"):
        actor, colon, said = part.rpartition(":")
        found = seat_of(actor.strip()) if colon else seat
        assert found is not None
        seat = found
        before, move = state, game.read(state, seat, said)
        events = game.decide(state, move)
        for event in events:
            state = game.evolve(state, event)
        history.append(Step(move, events, before, state))
    return history


def after(state: State, text: str) -> State:
    last: State = told(state, text)[-1].after
    return last


def legal(state: State) -> list[str]:
    """As written, without the actor."""
    return [text.partition(": ")[2] for text in legal_texts(game, state)[0]]


def refusal(state: State, text: str, seat: int | None = None) -> str:
    return refuses(game, state, text, seat=game.to_act(state)[0] if seat is None else seat)
