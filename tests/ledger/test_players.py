"""Players and secrets: beside the log, and changeable without touching an event."""

from __future__ import annotations

from uuid import uuid4

import pytest

from ledger import Ledger, new_match_id
from ledger.errors import AmbiguousName, NameTaken, UnknownPlayer, Unstorable
from ledger.player import Player
from ledger.players import put
from tests.ledger.toys import append, played


def test_a_player_is_found_by_any_name_in_any_case_and_width(ledger: Ledger) -> None:
    players = ledger.players
    aki = players.add("  Aki   Tanaka ")
    players.alias(aki, "アキ")
    assert players.get(aki) == Player(aki, "Aki Tanaka", ("アキ",))
    for name in ("aki tanaka", "ＡＫＩ　ＴＡＮＡＫＡ", " AKI  Tanaka", "ｱｷ"):
        assert players.find(name) == players.get(aki)
    assert players.find("Aki") is None and players.find("") is None


def test_a_name_belongs_to_one_player(ledger: Ledger) -> None:
    players = ledger.players
    aki, ben = players.add("Aki"), players.add("Ben")
    players.alias(aki, "Bee")
    for call in (
        lambda: players.add("AKI"),
        lambda: players.add("bee"),
        lambda: players.alias(ben, "aki"),
        lambda: players.rename(ben, "BEE"),
    ):
        with pytest.raises(NameTaken) as refused:
            call()
        assert refused.value.player == aki
    players.alias(aki, "aki")
    assert [player.name for player in players.list()] == ["Aki", "Ben"]
    assert players.get(aki).aliases == ("Bee",)


def test_a_renamed_player_is_found_by_the_new_name_only(ledger: Ledger) -> None:
    players = ledger.players
    aki = players.add("Aki")
    players.alias(aki, "Akiko")
    players.rename(aki, "AKIKO")
    assert players.get(aki) == Player(aki, "AKIKO") == players.find("akiko")
    assert players.find("Aki") is None
    assert players.add("Aki") != aki


def test_a_merged_player_is_the_other_from_now_on(ledger: Ledger) -> None:
    players = ledger.players
    a, b, c = map(players.add, ("Ben", "Benny", "Benjamin"))
    players.merge(a, b)
    players.merge(b, c)
    assert players.find("ben") == players.get(c) == Player(c, "Benjamin", ("Ben", "Benny"))
    assert players.get(a).merged_into == b
    assert players.names([a, b, c, uuid4()]) == dict.fromkeys((a, b, c), "Benjamin")
    assert [player.id for player in players.list()] == [c]
    players.merge(c, a)
    assert players.get(c).merged_into is None
    assert players.names([]) == {}


def test_a_merge_can_be_taken_back_and_each_has_the_names_he_had(ledger: Ledger) -> None:
    players = ledger.players
    a, b, c = map(players.add, ("Ben", "Benny", "Benjamin"))
    players.alias(a, "B")
    players.merge(a, b)
    players.merge(b, c)
    assert players.find("b") == players.get(c) == Player(c, "Benjamin", ("B", "Ben", "Benny"))
    assert players.unmerge(b) == Player(b, "Benny", ("B", "Ben"))
    assert players.unmerge(a) == Player(a, "Ben", ("B",))
    assert players.unmerge(a) == Player(a, "Ben", ("B",))
    assert players.list() == [Player(a, "Ben", ("B",)), Player(c, "Benjamin"), Player(b, "Benny")]


def test_whose_name_was_taken_meanwhile_gets_a_number_behind_it(ledger: Ledger) -> None:
    players = ledger.players
    aki, namesake = players.add("Aki"), new_match_id()
    with ledger.batch() as batch:
        batch.put(Player(namesake, "AKI", ("aki", "A"), merged_into=aki))
    assert players.find("a") == Player(aki, "Aki", ("A",))
    assert players.unmerge(namesake) == Player(namesake, "AKI (2)", ("A",))
    assert players.find("aki") == Player(aki, "Aki")


def test_who_somebody_is_today_is_told_by_id(ledger: Ledger) -> None:
    players = ledger.players
    a, b, nobody = players.add("Ben"), players.add("Benny"), uuid4()
    players.merge(a, b)
    assert players.survivors([a, b, nobody]) == {a: b, b: b, nobody: nobody}


def test_names_can_be_asked_for_many_at_once(sqlite_url: str) -> None:
    with Ledger.open(sqlite_url) as ledger:
        ids = {new_match_id(): f"Player {n}" for n in range(1_200)}
        with ledger.store.writing("main") as writing:
            for player, name in ids.items():
                put(writing.connection, "main", Player(player, name))
        assert ledger.players.names(ids) == ids


def test_a_forgotten_player_leaves_a_pseudonym_and_every_event(ledger: Ledger) -> None:
    players = ledger.players
    aki, also = players.add("Aki"), players.add("Aki T")
    players.alias(aki, "A-chan")
    players.merge(also, aki)
    append(ledger, new_match_id(), played(1))
    before = ledger.follow()
    players.forget(also)
    assert all(players.find(name) is None for name in ("Aki", "Aki T", "A-chan"))
    told = [players.get(aki), players.get(also)]
    assert all(player.forgotten and player.name.startswith("anon-") and not player.aliases for player in told)
    assert players.names([also]) == {also: told[0].name}
    assert ledger.follow() == before and ledger.verify().ok
    assert players.add("Aki") not in (aki, also)


def test_an_unknown_player_is_told(ledger: Ledger) -> None:
    players, aki, nobody = ledger.players, ledger.players.add("Aki"), uuid4()
    for call in (
        lambda: players.get(nobody),
        lambda: players.rename(nobody, "x"),
        lambda: players.alias(nobody, "x"),
        lambda: players.merge(aki, nobody),
        lambda: players.merge(nobody, aki),
        lambda: players.forget(nobody),
    ):
        with pytest.raises(UnknownPlayer) as refused:
            call()
        assert refused.value.player == nobody
    assert players.list() == [Player(aki, "Aki")]


@pytest.mark.parametrize("name", ["", "  ", "a\0b", "\x1b[31m", "x" * 201, "\ud800"])
def test_what_is_no_name_is_refused(ledger: Ledger, name: str) -> None:
    with pytest.raises(Unstorable):
        ledger.players.add(name)
    assert ledger.players.list() == []


def test_two_of_one_name_must_be_told_apart_by_hand(ledger: Ledger) -> None:
    aki, namesake = ledger.players.add("Aki"), new_match_id()
    with ledger.store.writing("main") as writing:
        put(writing.connection, "main", Player(namesake, "AKI"))
    with pytest.raises(AmbiguousName) as refused:
        ledger.players.find("aki")
    assert set(refused.value.players) == {aki, namesake}
    ledger.players.merge(namesake, aki)
    assert ledger.players.find("aki") == Player(aki, "Aki")


def test_a_secret_is_kept_until_it_is_dropped(ledger: Ledger) -> None:
    match, other = new_match_id(), new_match_id()
    assert ledger.secrets.get(match) is None
    ledger.secrets.keep(match, b"\x00seed")
    ledger.secrets.keep(other, b"other")
    ledger.secrets.keep(match, b"seed")
    assert (ledger.secrets.get(match), ledger.secrets.get(other)) == (b"seed", b"other")
    ledger.secrets.drop(match)
    ledger.secrets.drop(match)
    assert (ledger.secrets.get(match), ledger.secrets.get(other)) == (None, b"other")


def test_what_nobody_sees_is_no_part_of_a_name(ledger: Ledger) -> None:
    players = ledger.players
    aki = players.add("\u2068Aki\u2069\u200b")
    assert players.get(aki).name == "Aki"
    assert players.find("\u202eaki") == players.find("\ufeffAKI") == players.get(aki)
    for name in ("\u200b", "\ufeff \u202e", "\u00ad"):
        with pytest.raises(Unstorable):
            players.add(name)
    family = players.add("👨\u200d👩\u200d👧")
    assert players.get(family).name == "👨\u200d👩\u200d👧"
