"""Frames: every column as documented, in every state of a match, in words, and as files that programs open."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pandas as pd
import pytest

from analytics import columns, frames
from analytics.labelled import labelled
from analytics.saving import save
from projections import Recorder, registry
from tests.analytics.conftest import played, reported

if TYPE_CHECKING:
    from pathlib import Path

    from ledger import Ledger

DOCUMENTED = {
    "matches": columns.MATCHES,
    "seats": columns.SEATS,
    "moves": columns.MOVES,
    "chance": columns.CHANCE,
    "scores": columns.SCORES,
    "players": columns.PLAYERS,
    "ratings": columns.RATINGS,
}


def dtypes(frame: pd.DataFrame) -> dict[str, str]:
    return {str(name): str(dtype) for name, dtype in frame.dtypes.items()}


@pytest.mark.parametrize("name", DOCUMENTED)
def test_a_frame_has_its_columns_and_types_with_and_without_rows(sqlite_ledger: Ledger, name: str) -> None:
    assert dtypes(getattr(frames(sqlite_ledger), name)) == DOCUMENTED[name]
    played(sqlite_ledger)
    found = getattr(frames(sqlite_ledger), name)
    assert len(found)
    assert dtypes(found) == DOCUMENTED[name]


@pytest.mark.parametrize("game", ["claim2", "conspiracy", "iron_age", "kingsburg", "metz", "parity"])
def test_features_have_what_the_game_declares_in_its_types(sqlite_ledger: Ledger, game: str) -> None:
    rules = registry.game(game)
    empty = frames(sqlite_ledger, game=game)
    played(sqlite_ledger, game)
    for found in (empty, frames(sqlite_ledger, game=game)):
        for scope, frame, keys in (
            ("seat", found.features, columns.FEATURES),
            ("match", found.match_features, columns.MATCH_FEATURES),
        ):
            declared = {each.id: columns.OF_TYPE[each.type] for each in rules.STATS if each.scope == scope}
            assert dtypes(frame) == {**keys, **declared}
    assert len(frames(sqlite_ledger, game=game).features) == 2
    assert len(frames(sqlite_ledger, game=game).match_features) == 1


def test_the_page_of_columns_names_every_column() -> None:
    told = set(re.findall(r"[a-z_]+", columns.__doc__ or ""))
    for dtypes_of in DOCUMENTED.values():
        assert dtypes_of.keys() <= told


def test_seats_share_a_win_and_say_what_was_to_be_expected(ledger: Ledger) -> None:
    reported(ledger, {"Aki": 1, "Ben": 1, "Chie": 3}, scores=[7, 7, 2])
    found = frames(ledger).seats
    assert found["win_share"].tolist() == [0.5, 0.5, 0.0]
    assert found["won"].tolist() == [True, True, False]
    assert found["expected_win"].round(6).tolist() == [0.333333] * 3
    assert found["score"].tolist() == [7, 7, 2]


def test_partners_have_their_teams_result(ledger: Ledger) -> None:
    reported(ledger, {"Aki": 1, "Ben": 3, "Chie": 1, "Dan": 3}, teams=["x", "y", "x", "y"])
    found = frames(ledger).seats
    assert found["side"].tolist() == [0, 1, 0, 1]
    assert found["win_share"].tolist() == [1.0, 0.0, 1.0, 0.0]
    assert found["expected_win"].tolist() == [0.5] * 4


def test_a_match_that_goes_on_has_seats_but_no_result(ledger: Ledger) -> None:
    match = Recorder(ledger).new("parity", seats=["Aki", "Ben"], mode="dealt", date="2026-05-01T20:00+09:00")
    found = frames(ledger)
    (row,) = found.matches.itertuples()
    assert (row.finished, row.day, pd.isna(row.reason), pd.isna(row.winners)) == (False, "2026-05-01", True, True)
    assert found.seats["rank"].isna().all()
    assert found.features.empty
    assert found.openings["opening"].tolist() == [[]]
    assert "?" in found.moves["text"].iloc[0], "a spectator does not see the deal"
    match.close("abandoned")
    assert "?" not in frames(ledger).moves["text"].iloc[0]
    assert frames(ledger).seats["rank"].isna().all(), "nobody is ranked"


def test_people_are_who_they_are_today(ledger: Ledger) -> None:
    reported(ledger, {"Aki": 1, "Ben": 2})
    reported(ledger, {"Akiko": 1, "Ben": 2})
    people = ledger.players
    aki, akiko, ben = (people.find(name) for name in ("Aki", "Akiko", "Ben"))
    assert aki
    assert akiko
    assert ben
    found = frames(ledger)
    assert sorted(found.players["player"]) == ["Aki", "Akiko", "Ben"]
    people.merge(akiko.id, aki.id)
    people.rename(ben.id, "Benno")
    found = frames(ledger)
    assert found.players[["player", "matches"]].values.tolist() == [["Aki", 2], ["Benno", 2]]
    assert found.seats["player_id"].nunique() == 2
    people.forget(aki.id)
    assert "Aki" not in set(frames(ledger).seats["player"])


def test_matches_are_chosen_by_what_their_header_says_now(ledger: Ledger) -> None:
    duel = reported(ledger, {"Aki": 1, "Ben": 2}, date="2026-02-28", place="Osaka", tags=["league", "autumn"])
    reported(ledger, {"Aki": 1, "Ben": 2, "Chie": 3}, date="2025-12-31")
    played(ledger)

    def count(**choice: object) -> int:
        return len(frames(ledger, **choice).matches)  # type: ignore[call-overload]

    assert count() == 3
    assert (count(game="duel"), count(game="parity"), count(game="go")) == (2, 1, 0)
    assert (count(mode="simulated"), count(players=3), count(place="Osaka")) == (1, 1, 1)
    assert (count(tag="league"), count(tag="leagu"), count(tag="autumn")) == (1, 0, 1)
    assert (count(until="2025"), count(until="2026-02"), count(until="2026-02-27")) == (1, 2, 1)
    assert (count(since="2026-02", until="2026-02"), count(since="2026-03")) == (1, 1)
    duel.retag(place="Kyoto")
    assert (count(place="Osaka"), count(place="Kyoto")) == (0, 1)
    assert set(frames(ledger, place="Kyoto").seats["player"]) == {"Aki", "Ben"}


def test_a_game_that_is_not_installed_has_its_matches_and_seats(
    sqlite_ledger: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(sqlite_ledger)
    from projections.errors import UnknownGame

    known = registry.game

    def without(name: str) -> object:
        if name == "parity":
            raise UnknownGame(name, ())
        return known(name)

    monkeypatch.setattr(registry, "game", without)
    found = frames(sqlite_ledger)
    (row,) = found.matches.itertuples()
    assert (row.game, row.finished, pd.isna(row.moves)) == ("parity", True, True)
    assert found.seats["player"].tolist() == ["Aki", "Ben"]
    assert found.seats["rank"].isna().all()
    assert found.features.empty
    assert found.moves.empty


def test_words_of_a_language_stand_for_columns_and_values(sqlite_ledger: Ledger) -> None:
    played(sqlite_ledger, "kingsburg", seats=["Aki", "Ben"])
    plain, japanese = frames(sqlite_ledger), frames(sqlite_ledger, labels="ja")
    assert japanese.matches["ゲーム"].tolist() == ["キングスバーグ"]
    assert japanese.matches["モード"].tolist() == ["模擬"]
    assert japanese.seats["対局者"].tolist() == ["Aki", "Ben"]
    assert "建設で得た点" in set(japanese.scores["得点源"])
    rules = registry.game("kingsburg")
    first = plain.features["first_building"].iloc[0]
    assert japanese.features["最初の建物"].iloc[0] == rules.LABELS[first].ja
    assert len(set(japanese.features.columns)) == len(plain.features.columns)
    english = labelled(plain.features, "en")
    assert english["first building"].iloc[0] == rules.LABELS[first].en


@pytest.mark.parametrize("labels", [None, "ja"])
def test_files_come_back_as_they_were(sqlite_ledger: Ledger, tmp_path: Path, labels: None) -> None:
    played(sqlite_ledger, seats=["秋子", "Ben"])
    reported(sqlite_ledger, {"秋子": 1, "Ben": 2}, place="大阪, 日本橋", date="2026-05-01")
    plain = frames(sqlite_ledger)
    written = save(plain, tmp_path / "out", labels=labels)
    assert {path.stem for path in written} == {*DOCUMENTED, "features_parity", "match_features_parity"}
    for name in DOCUMENTED:
        wanted = getattr(plain, name) if labels is None else labelled(getattr(plain, name), labels)
        kept = pd.read_parquet(tmp_path / "out" / f"{name}.parquet")
        assert list(kept.columns) == list(wanted.columns)
        assert kept.astype(object).where(kept.notna(), None).equals(wanted.astype(object).where(wanted.notna(), None))
        raw = (tmp_path / "out" / f"{name}.csv").read_bytes()
        assert raw.startswith(b"\xef\xbb\xbf"), "a spreadsheet takes it for UTF-8"
        text = pd.read_csv(tmp_path / "out" / f"{name}.csv")
        assert list(text.columns) == list(wanted.columns)
        assert len(text) == len(wanted)
    if labels is None:
        assert pd.read_csv(tmp_path / "out" / "matches.csv")["place"].dropna().tolist() == ["大阪, 日本橋"]
