"""People: whom the persons of a play log are here.

A person with an id there gets a player whose id follows from it, so that the same person is the same player in every
file; where a name finds a player already, that one is merged into him, and unmerging takes the match of names back.
Nobody is guessed: two ids of one file are two people whatever they are called, and a person known by a name that
several players have is refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from uuid import NAMESPACE_URL, UUID, uuid5

from ledger.errors import Unstorable
from ledger.ids import new_match_id
from ledger.naming import survivors
from ledger.player import MOST_CHARACTERS, Player, cleaned, folded, numbered
from projections.errors import BadPlay

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ledger.batch import Batch
    from projections.imports.play import Person, Source

_PEOPLE = uuid5(NAMESPACE_URL, "kifu:person")


class People:
    """The players of a log, and what an import adds to them."""

    def __init__(self, everybody: Sequence[Player], *, ours: Mapping[str, str]) -> None:
        """`ours`: our name for a folded name, id or account of theirs, where a person has said so."""
        self._ours = ours
        self._today = survivors(everybody)
        self.forgotten = frozenset(player.id for player in everybody if player.forgotten)
        self._named: dict[str, set[UUID]] = {}
        self._with_account: set[UUID] = set()
        self._claimed: set[UUID] = set()  # players for whom an id of the file stands
        self._found: dict[Person, UUID] = {}
        self._new: list[Player] = []
        self._aliases: list[tuple[UUID, str]] = []
        self._moved: list[tuple[UUID, UUID]] = []
        for player in everybody:
            self._remember(player)

    def claim(self, source: Source, people: Iterable[Person]) -> None:
        """Those whose ids are known are taken: a name alone makes nobody else of the file one of them."""
        known = [person for person in people if player_id(source, person) in self._today]
        self._claimed |= {self.of(source, person) for person in known}
        self._claimed = {self._today[player] for player in self._claimed}

    def today(self, player: UUID) -> UUID:
        return self._today.get(player, player)

    def of(self, source: Source, person: Person) -> UUID:
        """The player that `person` is, noted as new where there is none. Raises BadPlay."""
        if person not in self._found:
            self._found[person] = self._by_id(source, person) if person.id else self._by_name(person)
        return self._found[person]

    def sits(self, player: UUID, source: Source, person: Person) -> bool:
        """Whether `player` may be `person`: he is, or is forgotten, or `person` is a name that finds nobody now."""
        if player in self.forgotten:
            return True
        if person.id:
            return self.today(player_id(source, person)) == self.today(player)
        found = {self._by_account(person)} - {None} or self._candidates(person)
        return not found or self.today(player) in found

    def add_to(self, batch: Batch) -> None:
        """Store what was noted."""
        for player in self._new:
            batch.put(player)
        for player_with_account, account in self._aliases:
            batch.alias(player_with_account, account)
        for player_moved, into in self._moved:
            batch.merge(player_moved, into)

    def _by_id(self, source: Source, person: Person) -> UUID:
        """Known from another import, or whom his names find, or new."""
        known = player_id(source, person)
        asked = self._asked(person)
        if known in self._today:
            if asked is not None and self._today[known] != asked:
                self._moved.append((known, asked))
                self._today[known] = asked
            return known
        into = asked or self._by_account(person) or self._alone(self._candidates(person) - self._claimed)
        name = _cleaned(person.name)
        accounts = tuple(handle for handle in person.handles if folded(handle) not in self._named)
        name = name if into else numbered(name, lambda text: folded(text) in self._named)
        self._note(Player(known, name, accounts, merged_into=into))
        self._claimed.add(self._today[known])
        return known

    def _by_name(self, person: Person) -> UUID:
        asked = self._asked(person) or self._by_account(person)
        if asked is not None:
            return asked
        candidates = self._candidates(person)
        if len(candidates) > 1:
            raise BadPlay("play_name_of_several", met=person.name)
        if not candidates:
            name = numbered(_cleaned(person.name), lambda text: folded(text) in self._named)
            return self._note(Player(new_match_id(), name, person.handles))
        (found,) = candidates
        for handle in person.handles:
            if folded(handle) in self._named:
                continue  # of several players: whose it is nobody can tell
            self._aliases.append((found, handle))
            self._named.setdefault(folded(handle), set()).add(found)
            self._with_account.add(found)
        return found

    def _asked(self, person: Person) -> UUID | None:
        """Whom the list of players names, a new one where nobody is called so."""
        accounts = (handle.partition(":")[2] for handle in person.handles)
        for key in (person.id, *person.handles, *accounts, person.name):
            ours = self._ours.get(folded(key)) if key else None
            if ours is None:
                continue
            found = self._named.get(folded(ours), set())
            if len(found) > 1:
                raise BadPlay("play_name_of_several", met=ours)
            return next(iter(found)) if found else self._note(Player(new_match_id(), _cleaned(ours)))
        return None

    def _by_account(self, person: Person) -> UUID | None:
        found = [self._named.get(folded(handle), set()) for handle in person.handles]
        return self._alone(set().union(*found))

    def _candidates(self, person: Person) -> set[UUID]:
        """Who goes by the person's name, and is nobody with another account."""
        named = set() if person.anonymous else self._named.get(folded(person.name), set())
        return named - self._with_account if person.handles else set(named)

    def _alone(self, found: set[UUID]) -> UUID | None:
        return next(iter(found)) if len(found) == 1 else None

    def _note(self, player: Player) -> UUID:
        self._today[player.id] = self._today[player.merged_into] if player.merged_into else player.id
        self._remember(player)
        self._new.append(player)
        return player.id

    def _remember(self, player: Player) -> None:
        same = self._today[player.id]
        for name in (player.name, *player.aliases):
            self._named.setdefault(folded(name), set()).add(same)
            if name.startswith("bgg:"):
                self._with_account.add(same)


def player_id(source: Source, person: Person) -> UUID:
    """Of a person with an id there."""
    return uuid5(_PEOPLE, f"{source}:{person.id}")


def _cleaned(name: str) -> str:
    try:
        return cleaned(name)
    except Unstorable as error:
        raise BadPlay("play_name", met=name[:60], most=MOST_CHARACTERS) from error
