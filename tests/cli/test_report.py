"""`kifu report`: one page that fetches nothing and takes no name for markup, of little and of much."""

from __future__ import annotations

import re
import shutil
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from analytics.plots import fonts
from cli.main import main
from cli.report.html import Html, element, joined
from ledger import Ledger
from projections import Recorder
from projections.labels import LANGS
from tests.cli.conftest import CLAIM2, IRON_AGE, Kifu

HOSTILE = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "'; DROP TABLE players; --",
    "</style></svg><b>Bob",
    "$x_1$ &amp; _{y}",
    "{0} %s {name}",
]
VOID = {"meta"}
MARKUP = {  # all that our pages are made of
    *("html", "head", "meta", "title", "style", "body", "main", "footer", "section", "h1", "h2", "p", "div", "code"),
    *("dl", "dt", "dd", "ol", "li", "table", "thead", "tbody", "tr", "th", "td", "figure", "figcaption"),
    *("svg", "defs", "g", "path", "use", "text", "tspan", "clippath", "rect", "pattern", "image"),
}


class Page(HTMLParser):
    """The elements of a page, its texts, and whether each element is closed."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.elements: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.words: list[str] = []
        self.open: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(tag)
        self.attributes += attrs
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(tag)
        self.attributes += attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    @property
    def told(self) -> str:
        return "\n".join(self.words)


def page(text: str) -> Page:
    """Read, and asserted to be whole and to ask for nothing."""
    assert text.startswith("<!DOCTYPE html>\n<html")
    found = Page(text)
    assert not found.open
    assert set(found.elements) <= MARKUP
    names = {name for name, _ in found.attributes}
    assert not {name for name in names if name.startswith("on")}
    assert not names & {"src", "action", "srcset", "formaction"}
    for name, value in found.attributes:
        if name.endswith("href"):
            assert value is not None
            assert value.startswith(("#", "data:image/png;base64,"))
    outside = re.findall(r"(?:https?:)?//[\w.]+", re.sub(r'xmlns(:\w+)?="[^"]*"', "", text))
    assert not outside
    assert "default-src 'none'" in text
    for svg in re.findall(r"<svg.*?</svg>", text, flags=re.DOTALL):
        ElementTree.fromstring(svg)
    return found


@pytest.fixture(scope="session")
def played(empty_database: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Matches of bots, two records, and results of people with awkward names."""
    path = Path(shutil.copy(empty_database, tmp_path_factory.mktemp("played") / "games.db"))
    assert main(["simulate", "kingsburg", "-n", "3", "--bots", "random,random", "--seed", "1", "--db", str(path)]) == 0
    with Ledger.open(f"sqlite:///{path}") as ledger:
        for number in range(6):
            people = [HOSTILE[(number + place) % len(HOSTILE)] for place in range(3)]
            Recorder(ledger).report(
                "A <b>game</b>",
                seats=people,
                ranks=[1, 2, 2],
                scores=[5, 3, 3],
                tags=["<i>cup</i>"],
                place="<u>here</u>",
            )
    assert main(["import", str(IRON_AGE), str(CLAIM2), "--db", str(path)]) == 0
    assert main(["stats", "wins", "--db", str(path)]) == 0, "counted once for all tests"
    return path


@pytest.fixture
def club(kifu: Kifu, played: Path) -> Kifu:
    shutil.copy(played, kifu.db)
    return kifu


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    "about",
    [
        [],
        ["--game", "Kingsburg"],
        ["--game", "A <b>game</b>"],
        ["--match", "@"],
        ["--player", "random A"],
        ["--player", HOSTILE[1]],
        ["--tag", "<i>cup</i>", "--place", "<u>here</u>", "--players", "3", "--mode", "observed"],
    ],
    ids=" ".join,
)
def test_every_report_is_a_whole_page_that_asks_for_nothing(club: Kifu, about: list[str], lang: str) -> None:
    said = club("report", *about, "--lang", lang)
    found = page(said.out)
    assert ("lang", lang) in found.attributes
    assert bool(re.search(r"[\u3040-\u30ff]", "".join(found.words))) == (lang == "ja")


def test_names_places_tags_and_games_stand_as_they_were_written(club: Kifu) -> None:
    found = page(club("report").out)
    for name in HOSTILE:
        assert name in found.words
    assert "A <b>game</b>" in found.told
    chosen = page(club("report", "--tag", "<i>cup</i>", "--place", "<u>here</u>").out)
    assert {"<i>cup</i>", "<u>here</u>"} <= set(chosen.words)


def test_a_note_on_a_move_stands_beside_it_as_it_was_written(club: Kifu) -> None:
    club("note", "@", "<b>why?</b> & how", "--at", "5")
    club("note", "@", "<script>1</script>")
    club("retag", "@", "--place", "<i>home</i>")
    found = page(club("report", "--match", "@").out)
    assert "# <b>why?</b> & how" in found.words
    assert "<script>1</script>" in found.words
    assert "<i>home</i>" in found.words


def test_the_report_of_all_has_tables_with_n_interval_and_base_and_says_where_n_is_too_small(club: Kifu) -> None:
    found = page(club("report").out)
    headings = {"n", "95 % interval", "by chance", "what it says"}
    assert headings <= set(found.words)
    row = club.json("stats", "wins")[0]
    assert f"{row['rate']:.1%}" in found.words
    assert "None can be told from chance." in found.told
    assert "too few matches (under 20) to tell" in found.told
    assert found.elements.count("figure") == 5
    assert "matches with nobody to win against" in found.told.lower() or "Solo and co-operative matches" in found.words


def test_who_wins_more_than_by_chance_is_said_in_words(kifu: Kifu) -> None:
    with Ledger.open(f"sqlite:///{kifu.db}") as ledger:
        for number in range(24):
            ranks = [1, 2] if number else [2, 1]
            Recorder(ledger).report("Chess", seats=["Aki", "Ben"], ranks=ranks, scores=[None, None])
    found = page(kifu("report").out)
    assert "More wins than by chance: Aki. Fewer wins than by chance: Ben." in found.words
    one = page(kifu("report", "--player", "ben").out)
    assert "Ben: matches and strength" in one.words
    assert "Fewer wins than by chance: Chess." in one.words
    assert one.words.count("2 of 2") == 23


def test_a_game_has_its_sources_figures_openings_and_luck(club: Kifu) -> None:
    found = page(club("report", "--game", "kingsburg").out)
    titles = {"Where the points come from", "What goes with winning", "Luck", "First moves", "How long matches take"}
    assert titles <= set(found.words)
    assert "points for buildings put up" in found.words
    assert found.elements.count("figure") == 8
    other = page(club("report", "--game", "A <b>game</b>").out)
    assert not titles - {"How long matches take"} & set(other.words)


def test_a_match_has_its_moves_in_words_and_as_they_are_written(club: Kifu) -> None:
    found = page(club("report", "--match", "@").out)
    last = club.json("show", "@")
    assert found.elements.count("li") == last["moves"]
    assert last["match"] in found.words
    assert found.elements.count("figure") == 2
    assert "B: I9" in found.words or "A: I9" in found.words
    assert any(word.startswith("result: ") for word in found.words)


def test_a_dealt_match_that_goes_on_shows_what_a_spectator_knows(kifu: Kifu) -> None:
    kifu.new("claim2", "--mode", "dealt")
    found = page(kifu("report", "--match", "@").out)
    assert "*: deal A ?13" in found.words
    assert "Where the points come from" not in found.words


def test_a_result_without_moves_is_reported_without_them(club: Kifu) -> None:
    match = next(each["match"] for each in club.json("list") if each["game"] == "A <b>game</b>")
    found = page(club("report", "--match", match).out)
    assert "Moves" not in found.words
    assert "figure" not in found.elements
    assert {"5", "3"} <= set(found.words)


def test_a_person_who_has_played_nothing_chosen_has_an_empty_report(club: Kifu) -> None:
    found = page(club("report", "--player", "random A", "--until", "1999").out)
    assert "nothing to show" in found.words
    assert "figure" not in found.elements


def test_the_page_says_of_which_state_of_the_log_it_tells(club: Kifu) -> None:
    digest = club.json("digest")
    assert f"{digest['position']}:{digest['hash']}" in page(club("report", "--match", "@").out).told


def test_a_page_goes_to_a_file_or_into_json(club: Kifu, tmp_path: Path) -> None:
    target = tmp_path / "report.html"
    said = club("report", "--match", "@", "-o", target)
    assert said.out == ""
    page(target.read_text(encoding="utf-8"))
    told = club.json("report", "--match", "@", "-o", target)
    assert told["file"] == str(target)
    assert told["title"].startswith("Claim 2, ")
    page(club.json("report", "--match", "@")["html"])


def test_what_cannot_be_reported_is_refused(club: Kifu) -> None:
    assert club.json("report", "--player", "nobody", code=3)["code"] == "no_player"
    assert club.json("report", "--game", "chess", code=3)["code"] == "nothing_found"
    assert club.json("report", "--match", "zzz", code=3)["code"] == "no_match"
    assert club.json("report", "--match", "@", "--player", "random A", code=2)["code"] == "plot.either"


def test_without_a_japanese_font_only_the_pictures_are_english(club: Kifu, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "drawable", lambda _: "en")
    said = club("report", "--lang", "ja")
    assert said.err.count("fonts-noto-cjk") == 1
    found = page(said.out)
    assert "勝率" in found.words
    captions = re.findall(r"<figcaption>(.*?)</figcaption>", said.out)
    assert all("局" in caption for caption in captions)
    assert "percentage points above the expected win rate, 95 % interval" in found.words


def test_only_an_element_makes_markup() -> None:
    assert element("p", "<b>", Html("<i>"), class_='"x"') == '<p class="&quot;x&quot;">&lt;b&gt;<i></p>'
    assert joined("&", element("b", "'")) == "&amp;<b>&#x27;</b>"
    assert element("p", str(Html("<b>")) + "") == "<p>&lt;b&gt;</p>", "what was changed is text again"
