"""What follows from a move without anybody choosing, up to the next choice (iron_age 6).

Each function tells the facts of one stretch of the turn and goes on to the next; a step in which nothing but its
"nothing" move would be legal is passed over (iron_age 11.32).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from projections.games.iron_age import battle, powers, reach
from projections.games.iron_age import events as e
from projections.games.iron_age.evolve import evolve
from projections.games.iron_age.moves import builds, purchases
from projections.games.iron_age.outcome import REASONS, conditions
from projections.games.iron_age.sheet import BATTLES, EITHER, GOODS, INNOVATION, SKULL

if TYPE_CHECKING:
    from collections.abc import Callable

    from projections.games.iron_age.state import Phase, Realm, State
    from projections.seats import Seat

ROLLS = 3


class Story:
    """The facts of one move as they come, and the state after them."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.facts: list[Any] = []

    def tell(self, event: Any) -> None:
        self.facts.append(event)
        self.state = evolve(self.state, event)

    def await_in(self, phase: Phase) -> None:
        if self.state.phase != phase:
            self.tell(e.PhaseEntered(self.turn, phase))

    @property
    def turn(self) -> Seat:
        """The player whose turn it is."""
        assert self.state.turn is not None
        return self.state.turn

    @property
    def realm(self) -> Realm:
        return self.state.realms[self.turn]


def follow(story: Story, own: Any) -> None:
    """Tell what follows from `own`, the last fact told."""
    _FOLLOW[type(own)](story, own)


def _nothing(_story: Story, _own: Any) -> None:
    return


def _extra(story: Story, own: e.ExtraChosen) -> None:
    state = story.state
    if own.extra == "port":
        _derive_ports(story)
    else:
        _build_province(story, 2, bonus=state.setup.sheet.extra_province_bonus)
    following = (own.seat + 1) % state.setup.seats
    if following == state.start_player:
        story.tell(e.TurnBegan(following, 1))
    else:
        story.tell(e.PhaseEntered(following, "extra"))


def _rolled(story: Story, _: Any) -> None:
    faces, fate = reach.free_dice(story.state)
    if story.state.rolls == ROLLS or not (faces or fate):
        _portents(story)


def _portents(story: Story, _: Any = None) -> None:
    if reach.may_set(story.state):
        story.await_in("portents")
    else:
        _allocate(story)


def _allocate(story: Story, _: Any = None) -> None:
    if EITHER in story.state.empire:
        story.await_in("allocate")
    else:
        _resolve(story, 0)


def _allocated(story: Story, own: e.DiceAllocated) -> None:
    _resolve(story, own.food)


def _resolve(story: Story, food_dice: int) -> None:
    """From income to the first choice after the disasters; `food_dice` of the either dice give food."""
    story.tell(_income(story.state, story.turn, food_dice))
    eaten = min(story.realm.food, story.realm.provinces)
    story.tell(e.Fed(story.turn, eaten, story.realm.provinces - eaten))
    for disaster in battle.disasters(story.state):
        if disaster in BATTLES:
            _fight(story, disaster)
        else:
            story.tell(e.DisasterStruck(story.turn, disaster, battle.marks(story.state, story.turn, disaster)))
    if reach.may_fight(story.state, story.turn):
        story.await_in("conquest")
    elif reach.is_demand(story.state) and story.state.setup.seats > 1:
        _demand(story)
    else:
        _build(story)


def _income(state: State, seat: Seat, food_dice: int) -> e.Collected:
    """iron_age 6.1.6."""
    sheet, realm, empire = state.setup.sheet, state.realms[seat], state.empire
    fate = sheet.fate(state.fate)
    goods = realm.ports * empire.count(GOODS) + empire.count(SKULL) + fate.goods
    adjust = powers.food_adjust(sheet, realm, fate)
    food = empire.count("F") * max(0, sheet.food_of_food + adjust)
    food += food_dice * max(0, sheet.food_of_either + adjust)
    more = powers.population_adjust(sheet, realm)
    population = empire.count("P") * max(0, sheet.population_of_population + more)
    population += (empire.count(EITHER) - food_dice) * max(0, sheet.population_of_either + more)
    return e.Collected(
        seat,
        goods,
        max(0, realm.goods + goods - sheet.limit[3]),
        food,
        max(0, realm.food + food - sheet.limit[4]),
        population,
        empire.count(INNOVATION) + fate.innovation,
    )


def _fight(story: Story, disaster: Any) -> None:
    sheet = story.state.setup.sheet
    enemy = sheet.barbarian_strength if disaster == "barbarians" else sheet.invasion_strength
    for seat in battle.fighters(story.state, story.turn, disaster):
        told = battle.fought(sheet, story.state.realms[seat], enemy)
        story.tell(e.BattleFought(seat, disaster, *told))


def _demand(story: Story) -> None:
    state = story.state
    sheet = state.setup.sheet
    strength = powers.strength(sheet, story.realm)
    weaker = tuple(
        seat
        for seat in battle.clockwise(state, story.turn)[1:]
        if powers.strength(sheet, state.realms[seat]) < strength
    )
    story.tell(e.TributeDemanded(story.turn, strength, weaker))
    _replies(story)


def _replies(story: Story, _: Any = None) -> None:
    sheet = story.state.setup.sheet
    while story.state.replies:
        seat = story.state.replies[0]
        realm = story.state.realms[seat]
        if realm.goods:
            story.await_in("reply")
            return
        owed = powers.strength(sheet, story.realm) - powers.strength(sheet, realm)
        story.tell(e.TributeTaken(seat, story.turn, owed))
    _build(story)


def _province_filled(story: Story, own: e.ProvinceFilled) -> None:
    boxes = story.state.setup.sheet.province_boxes
    if story.realm.province_fill[own.province - 2] == boxes[own.province - 2]:
        _build_province(story, own.province, bonus=True)
    _build(story)


def _build_province(story: Story, province: int, *, bonus: bool) -> None:
    sheet = story.state.setup.sheet
    armies = min(sheet.province_armies, sheet.limit[2] - story.realm.armies)
    tribute = sheet.province_tribute[province - 2]
    story.tell(e.ProvinceBuilt(story.turn, province, armies if bonus else 0, tribute if bonus else 0))


def _ports_filled(story: Story, _: Any) -> None:
    _derive_ports(story)
    _build(story)


def _derive_ports(story: Story) -> None:
    ports = reach.ports(story.state.setup, story.realm)
    if ports != story.realm.ports:
        story.tell(e.PortsBuilt(story.turn, ports))


def _monument_filled(story: Story, own: e.MonumentFilled) -> None:
    monument = story.state.setup.sheet.monuments[own.place]
    if story.realm.monument_fill[own.place] == monument.boxes:
        first = story.state.claims[own.place] is None
        points = monument.first if first else monument.later
        story.tell(e.MonumentCompleted(own.seat, own.monument, points, first, own.place))
    _build(story)


def _build(story: Story, _: Any = None) -> None:
    if next(builds(story.state, story.turn), None) is not None:
        story.await_in("build")
    else:
        _buy(story)


def _buy(story: Story, _: Any = None) -> None:
    if story.state.population:
        story.tell(e.PopulationLost(story.turn, story.state.population))
    if next(purchases(story.state, story.turn), None) is not None:
        story.await_in("buy")
    else:
        _store(story)


def _store(story: Story, _: Any = None) -> None:
    if reach.wealth(story.state.setup, story.realm) > 0:
        story.await_in("store")
    else:
        _end_turn(story)


def _end_turn(story: Story, _: Any = None) -> None:
    state = story.state
    following = (story.turn + 1) % state.setup.seats
    if following != state.start_player:
        story.tell(e.TurnBegan(following, state.round))
        return
    held = conditions(state)
    if state.round == state.setup.max_rounds:
        story.tell(e.GameEnded((*held, REASONS[-1])))
    elif held and (state.setup.end_round == "current" or state.round == state.last_round):
        story.tell(e.GameEnded(held))
    else:
        if held and state.last_round is None:
            story.tell(e.LastRoundKnown(state.round + 1))
        story.tell(e.TurnBegan(following, state.round + 1))


_FOLLOW: dict[type, Callable[[Story, Any], None]] = {
    e.StartChosen: _nothing,
    e.ExtraChosen: _extra,
    e.Rolled: _rolled,
    e.RerollChosen: _nothing,
    e.Rerolled: _rolled,
    e.DiceKept: _portents,
    e.FinalDiceNoted: _portents,
    e.DieSet: _allocate,
    e.PortentsDeclined: _allocate,
    e.DiceAllocated: _allocated,
    e.ConquestFought: _build,
    e.ConquestDeclined: _build,
    e.GoodPaid: _replies,
    e.TributeYielded: _replies,
    e.ProvinceFilled: _province_filled,
    e.PortPopulationFilled: _ports_filled,
    e.PortGoodsFilled: _ports_filled,
    e.MonumentFilled: _monument_filled,
    e.ArmyRaised: _build,
    e.ShipBuilt: _build,
    e.BuildEnded: _buy,
    e.DevelopmentBought: _store,
    e.DevelopmentSkipped: _store,
    e.WealthStored: _end_turn,
}
