"""What is drawn is what was counted: the artists' data against the statistics."""

from __future__ import annotations

from importlib import import_module
from math import log
from typing import TYPE_CHECKING

import numpy as np
import pandas as pd
import pytest
from matplotlib.colors import to_hex

from analytics import frames
from analytics.course import course
from analytics.errors import NoRunningScore, TooLittle
from analytics.plots import OF_MATCH, OF_MATCHES, canvas, style
from analytics.plots.luck import agreement
from analytics.rates import wins_of
from analytics.seating import seat_rates
from tests.analytics.conftest import played, reported
from tests.analytics.plots.conftest import SEATS, Club, lines

if TYPE_CHECKING:
    from ledger import Ledger


@pytest.mark.parametrize("game", SEATS)
def test_score_draws_the_points_of_each_side_and_marks_its_course(club: Club, game: str) -> None:
    match = club.match(game)
    found = course(match)
    drawn = lines(canvas.drawn(OF_MATCH["score"](match, "en")))
    for side, line in enumerate(drawn[: len(found.sides)]):
        assert line.get_ydata().tolist() == [points[side] for points in found.points]
        assert list(line.get_xdata()) == list(range(len(found.points)))
    marks = {line.get_marker(): line for line in drawn[len(found.sides) :] if line.get_marker() in ("v", "o")}
    assert found.swing is not None
    assert any(list(line.get_xdata()) == [found.swing.move] for line in drawn)
    if found.lead_changes:
        assert list(marks["v"].get_xdata()) == list(found.lead_changes)
    if found.decided:
        assert any(list(line.get_xdata()) == [found.decided, found.decided] for line in drawn)


def test_a_game_that_tells_no_points_has_no_score_plot(sqlite_ledger: Ledger) -> None:
    from projections import Match

    match = Match(sqlite_ledger, played(sqlite_ledger))
    with pytest.raises(NoRunningScore):
        OF_MATCH["score"](match, "en")


@pytest.mark.parametrize("game", SEATS)
def test_sources_of_a_match_add_up_to_its_scores(club: Club, game: str) -> None:
    match = club.match(game)
    assert match.outcome is not None
    figure = canvas.drawn(OF_MATCH["sources"](match, "en"))
    totals = dict.fromkeys(range(SEATS[game]), 0.0)
    for bar in figure.axes[0].patches:
        seat = round(bar.get_y() + bar.get_height() / 2)
        totals[seat] += bar.get_width()
        assert bar.get_width() * (bar.get_x() + bar.get_width() / 2) > 0, "gains to the right, losses to the left"
    assert list(totals.values()) == list(match.outcome.scores)


def test_sources_of_a_game_are_the_means_of_winners_and_of_others(club: Club) -> None:
    told = club.of("kingsburg")
    rows = OF_MATCHES["sources"](told, "en").rows
    assert rows["who"].tolist() == ["winners", "others"]
    seats = told.seats
    for who, won in (("winners", True), ("others", False)):
        own = seats[seats["won"] == won]
        row = rows[rows["who"] == who].iloc[0]
        assert row["n"] == len(own)
        assert row.drop(["who", "n"]).sum() == pytest.approx(own["score"].mean())
    assert (
        rows.set_index("who").drop(columns="n").sum(axis=1)["winners"] > rows.drop(columns=["who", "n"]).iloc[1].sum()
    )


def test_seats_stand_beside_the_share_of_equal_players(club: Club) -> None:
    rates = seat_rates(club.told.seats, club.told.matches)
    figure = canvas.drawn(OF_MATCHES["seats"](club.told, "en"))
    bases = [line.get_xdata()[0] for line in lines(figure) if line.get_linestyle() == "--"]
    groups = rates.groupby(["game", "players"])["base"].first()
    assert sorted(bases) == pytest.approx(sorted(groups))
    assert 1 / 3 in [pytest.approx(base) for base in bases]
    spans = {tuple(line.get_xdata()) for line in lines(figure) if len(line.get_xdata()) == 2}
    assert all((row.low, row.high) in spans for row in rates.itertuples())


def test_wins_are_drawn_above_what_equal_players_would_win(club: Club) -> None:
    rates = wins_of(club.told).set_index("player")
    figure = canvas.drawn(OF_MATCHES["wins"](club.told, "en"))
    points = {
        label.get_text(): line
        for label, line in zip(
            figure.axes[0].get_yticklabels(),
            sorted(
                (line for line in lines(figure) if len(line.get_xdata()) == 1), key=lambda line: line.get_ydata()[0]
            ),
            strict=True,
        )
    }
    aki = points["Aki"]
    assert aki.get_xdata()[0] == pytest.approx(100 * (rates.loc["Aki", "rate"] - rates.loc["Aki", "base"]))
    assert (rates.loc["Aki", "verdict"], aki.get_marker()) == ("more", ">")
    assert {points[name].get_marker() for name in ("P0", "P1")} == {
        {"few": "d", "open": "o"}[rates.loc["P0", "verdict"]]
    }


def test_versus_has_a_square_for_each_pair_that_met_and_frames_what_is_clear(club: Club) -> None:
    rows = OF_MATCHES["versus"](club.told, "en").rows
    figure = canvas.drawn(OF_MATCHES["versus"](club.told, "en"))
    axes = figure.axes[0]
    names = [label.get_text() for label in axes.get_yticklabels()]
    cells = {tuple(map(round, text.get_position())): text.get_text() for text in axes.texts}
    assert len(cells) == len(rows)
    assert not any(column == row for column, row in cells)
    pair = rows[(rows["player"] == "Aki") & (rows["other"] == "_Ben")].iloc[0]
    assert cells[names.index("_Ben"), names.index("Aki")] == f"{pair['rate']:.0%}\n{pair['n']}"
    assert len(axes.patches) == rows["verdict"].isin(["more", "less"]).sum()


def test_features_are_compared_by_one_standard_deviation(club: Club) -> None:
    told = club.of("kingsburg")
    rows = OF_MATCHES["features"](told, "en").rows
    finite = rows[np.isfinite(rows["odds"]) & (rows["odds"] > 0)]
    for row in finite.head(5).itertuples():
        spread = float(told.features[row.figure].astype(float).std(ddof=0))
        assert log(row.scaled) == pytest.approx(log(row.odds) * spread)
    figure = canvas.drawn(OF_MATCHES["features"](told, "en"))
    assert all(1 / 70 < x < 70 for line in lines(figure) for x in line.get_xdata()), "what is beyond stands at the edge"


def test_length_draws_the_quartiles_and_each_match_of_a_small_group(club: Club) -> None:
    picture = OF_MATCHES["length"](club.of("kingsburg"), "en")
    (row,) = picture.rows.itertuples()
    figure = canvas.drawn(picture)
    dots = next(line for line in lines(figure) if line.get_marker() == ".")
    assert sorted(dots.get_xdata()) == sorted(club.of("kingsburg").matches["moves"])
    median = [line for line in lines(figure) if list(line.get_xdata()) == [row.median] * 2]
    assert median


def test_ratings_end_where_the_table_of_ratings_is(club: Club) -> None:
    picture = OF_MATCHES["ratings"](club.told, "en")
    ratings = club.told.ratings
    everything = ratings[ratings["game"].isna()].set_index("player_id")["mu"]
    last = picture.rows.groupby("player_id").tail(1).set_index("player_id")["mu"]
    pd.testing.assert_series_equal(last.sort_index(), everything.sort_index())
    figure = canvas.drawn(picture)
    ends = [line.get_ydata()[-1] for line in lines(figure) if line.get_drawstyle() == "steps-post"]
    assert len(ends) == 8
    assert set(ends) <= set(everything)
    assert "The 8 of 10 people" in picture.caption


def test_ratings_of_one_day_are_drawn_match_by_match(sqlite_ledger: Ledger) -> None:
    for ranks in ({"Aki": 1, "Ben": 2}, {"Aki": 2, "Ben": 1}, {"Aki": 1, "Ben": 2}):
        reported(sqlite_ledger, ranks, date="2026-05-02")
    figure = canvas.drawn(OF_MATCHES["ratings"](frames(sqlite_ledger), "en"))
    assert figure.axes[0].get_xlabel() == "match"
    assert list(lines(figure)[0].get_xdata()) == [1, 2, 3, 3]
    assert len(figure.axes[0].collections) == 2, "bands of two people"


def test_luck_is_a_seats_less_the_mean_of_the_others(club: Club) -> None:
    told = club.of("kingsburg")
    rows = OF_MATCHES["luck"](told, "en").rows
    assert len(rows) == 9
    first = rows.iloc[0]
    match = told.features[told.features["match"] == first["match"]].set_index("seat")["roll_luck"].astype(float)
    assert first["luck"] == pytest.approx(match[first["seat"]] - match.drop(first["seat"]).mean())
    assert rows.groupby("match")["points"].sum().abs().max() < 1e-9
    figure = canvas.drawn(OF_MATCHES["luck"](told, "en"))
    won, others = lines(figure)[:2]
    assert len(won.get_xdata()) == rows["won"].sum()
    assert len(won.get_xdata()) + len(others.get_xdata()) == 9


def test_very_many_marks_are_one_image_inside_the_picture(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    picture = OF_MATCHES["luck"](club.of("kingsburg"), "en")
    assert "data:image/png;base64," not in canvas.inline(picture)
    monkeypatch.setattr(import_module("analytics.plots.luck"), "_MANY", 5)
    assert canvas.inline(picture).count("data:image/png;base64,") == 1


def test_a_game_without_luck_has_no_luck_plot(club: Club) -> None:
    with pytest.raises(TooLittle):
        OF_MATCHES["luck"](club.of("claim2"), "en")


def test_the_interval_of_a_correlation_is_fishers() -> None:
    found = agreement(pd.Series([1.0, 2.0, 3.0, 4.0]), pd.Series([1.0, 3.0, 2.0, 4.0]), 28)
    assert found is not None
    assert found.r == pytest.approx(0.8)
    assert (found.low, found.high) == (pytest.approx(0.6086, abs=1e-3), pytest.approx(0.9034, abs=1e-3))
    flat = pd.Series([1.0, 1.0])
    assert agreement(flat, pd.Series([1.0, 2.0]), 28) is None
    assert agreement(pd.Series([1.0, 2.0]), pd.Series([1.0, 2.0]), 3) is None


def test_no_two_looks_differ_by_colour_alone() -> None:
    assert len({(str(stroke.dashes), stroke.marker) for stroke in style.STROKES}) == len(style.STROKES)
    assert len({stroke.marker for stroke in style.STROKES}) == len(style.STROKES)
    looks = style.fillings([str(part) for part in range(16)])
    assert len(set(looks.values())) == 16
    assert len({look.hatch for look in list(looks.values())[:8]}) == 8
    okabe_ito = {"#000000", "#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7"}
    greys = {"#666666", "#d9d9d9"}
    used = [stroke.colour for stroke in style.STROKES] + [look.colour for look in looks.values()]
    assert {to_hex(colour) for colour in used} <= okabe_ito | greys
