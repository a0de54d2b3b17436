"""BoardGameGeek's XML: pages of plays, and what is no page or not safe to read."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from projections.errors import BadLog
from projections.imports import bgg
from projections.imports.play import Person, Play
from projections.imports.result import result
from projections.marks import Conflict, Told

SUBTYPES = '<subtypes><subtype value="boardgame"/></subtypes>'
ITEM = f'<item name="Some game" objecttype="thing" objectid="4711">{SUBTYPES}</item>'
A_V = '<player username="a_v" userid="7" name="A. V." startposition="1" color="Red" score="20" new="0" win="1"/>'
B_W = '<player username="" userid="0" name="B. W." startposition="" color="" score="about ten" new="1" win="0"/>'
PLAYERS = f"<players>{A_V}{B_W}</players>"
PLAY = f"""<play id="101" date="2025-02-08" quantity="1" length="90" incomplete="0" nowinstats="0" location="Club">
{ITEM}<comments>a close
one</comments>{PLAYERS}</play>"""


def page(*plays: str, total: int = 0, number: int = 1) -> bytes:
    head = f'<plays username="a_v" userid="7" total="{total or len(plays)}" page="{number}" termsofuse="…">'
    return f'<?xml version="1.0" encoding="utf-8"?>{head}{"".join(plays)}</plays>'.encode()


def one(play: str) -> Play:
    (found,) = bgg.read(page(play)).plays
    return found


def test_a_play_tells_what_the_site_keeps() -> None:
    play = one(PLAY)
    assert (play.source, play.id, play.game, play.bgg) == ("bgg", "101", "Some game", 4711)
    assert (play.date, play.time, play.place, play.minutes) == ("2025-02-08", None, "Club", 90)
    assert (play.comment, play.plays, play.counted) == ("a close one", 1, True)
    assert [seat.person for seat in play.seats] == [Person("A. V.", handles=("bgg:a_v",)), Person("B. W.")]
    assert play.seats[0].told == Told(score="20", winner=True, starts=True, position="1", role="Red")
    assert play.seats[1].told == Told(score="about ten", new=True)
    assert result(play, (0, 1)) == ((1, 2), (20, None), (Conflict("score_unreadable", 1, "about ten"),))


def test_without_a_tick_nobody_knows_who_won() -> None:
    play = one(PLAY.replace('win="1"', 'win="0"').replace("about ten", "10"))
    assert result(play, (0, 1)) == ((), (20, 10), ())


def test_several_plays_of_one_entry_are_a_count() -> None:
    assert one(PLAY.replace('quantity="1"', 'quantity="3"')).plays == 3


@pytest.mark.parametrize("name", ["nowinstats", "incomplete"])
def test_what_the_site_leaves_out_of_statistics_is_not_counted(name: str) -> None:
    assert not one(PLAY.replace(f'{name}="0"', f'{name}="1"')).counted


def test_a_play_without_players_is_its_owner_s_and_not_counted() -> None:
    play = one(PLAY.replace(PLAYERS, ""))
    assert [seat.person for seat in play.seats] == [Person("a_v", handles=("bgg:a_v",))]
    assert (play.counted, play.conflicts) == (False, (Conflict("players_unknown"),))


def test_an_unknown_day_and_length_stay_unknown() -> None:
    play = one(PLAY.replace("2025-02-08", "0000-00-00").replace('length="90"', 'length="0"'))
    assert (play.date, play.minutes, play.conflicts) == (None, None, ())
    assert one(PLAY.replace("2025-02-08", "8.2.25")).conflicts == (Conflict("date_unreadable", told="8.2.25"),)


def test_a_page_says_which_it_is() -> None:
    assert bgg.read(page(PLAY, total=250, number=2)).page == (2, 1, 250)


@pytest.mark.parametrize(
    ("old", "new", "rule"),
    [
        (ITEM, "", "play_without_game"),
        ('name="Some game"', 'name=" "', "play_without_game"),
        ('id="101"', "", "play_unreadable"),
        ('quantity="1"', 'quantity="0"', "play_unreadable"),
        ('quantity="1"', 'quantity="-2"', "play_unreadable"),
        ('quantity="1"', 'quantity="99999999"', "play_unreadable"),
        ('name="B. W."', "", "play_without_player"),
        (PLAYERS, "<players>" + '<player name="x"/>' * 27 + "</players>", "play_seats"),
    ],
)
def test_a_broken_play_is_refused_and_the_others_are_kept(old: str, new: str, rule: str) -> None:
    found = bgg.read(page(PLAY.replace(old, new), PLAY.replace("101", "102")))
    assert [(each.where, each.refusal.rule) for each in found.refused] == [("play[0]", rule)]
    assert [play.id for play in found.plays] == ["102"]


ENTITIES = '<!ENTITY a "aaaaaaaaaa">' + "".join(
    f'<!ENTITY {name} "{f"&{former};" * 10}">' for former, name in zip("abcdefgh", "bcdefghi", strict=True)
)


@pytest.mark.parametrize(
    ("raw", "rule"),
    [
        (b"<plays", "log_no_xml"),
        (b"<plays><play></plays>", "log_no_xml"),
        (page(PLAY)[:-30], "log_no_xml"),
        (b"<plays>\x00</plays>", "log_no_xml"),
        (b'<?xml version="1.0" encoding="klingon"?><plays/>', "log_no_xml"),
        (b"<html><body/></html>", "log_no_plays"),
        (f'<?xml version="1.0"?><!DOCTYPE plays [{ENTITIES}]><plays username="&i;"/>'.encode(), "log_with_entities"),
        (b'<!DOCTYPE plays [<!ENTITY x SYSTEM "file:///etc/hostname">]><plays>&x;</plays>', "log_with_entities"),
        (b'<!DOCTYPE plays SYSTEM "http://localhost/x.dtd"><plays/>', "log_with_entities"),
        (b"<plays>" + b"<a>" * 300_000, "log_too_deep"),
        (b"<plays>" + b"<a/>" * 2_000_001, "log_too_large"),
    ],
    ids=range(11),
)
def test_what_is_no_page_or_not_safe_is_refused_whole(raw: bytes, rule: str) -> None:
    with pytest.raises(BadLog) as refused:
        bgg.read(raw)
    assert refused.value.rule == rule


@settings(max_examples=150)
@given(st.integers(0, 900), st.binary(max_size=3))
def test_bytes_changed_anywhere_break_nothing(place: int, junk: bytes) -> None:
    raw = page(PLAY)
    try:
        found = bgg.read(raw[:place] + junk + raw[place + len(junk) :])
    except BadLog as refused:
        assert refused.rule.startswith("log_")
        return
    for play in found.plays:
        result(play, tuple(range(len(play.seats))))
