"""Sites with several games: what one of them costs the readers of another, and how the reader knows which one it is."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from generator.search import index
from tests import made_up_games
from tests.documents import Document, documents_of
from tests.made_up_game import GAME
from tests.node import ask_script

pytestmark = pytest.mark.slow

OTHER, LARGE = made_up_games.OTHER, "Rock Rows"
GAMES = ("abyss", GAME, made_up_games.id_of(OTHER))

LISTING = ("", "about", "guides", "offline", "translations")
"""Pages below a language's root that name every game: their parts begin with these folders."""


@pytest.fixture(scope="module")
def fewer(three_games: Path) -> Path:
    """Abyss and two small games."""
    return three_games


@pytest.fixture(scope="module")
def more(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same and a larger game."""
    folder = tmp_path_factory.mktemp("more")
    root = made_up_games.beside_one(folder / "fathom", made_up_games.SMALL, OTHER, LARGE)
    made_up_games.enlarge(root, LARGE, 60)
    made_up_games.for_two(root)
    return made_up_games.build(root, folder / "site")


def files_of(site: Path) -> Iterator[tuple[str, bytes]]:
    """What a reader's browser may fetch, by its path."""
    for file in site.rglob("*"):
        name = file.relative_to(site).as_posix()
        if file.is_file() and not name.startswith((".", "api/", "data/")):
            yield name, file.read_bytes()


@pytest.mark.full
def test_no_page_engine_or_index_of_a_game_grows_with_another_game(fewer: Path, more: Path) -> None:
    after = dict(files_of(more))
    changed = {name for name, content in files_of(fewer) if after[name] != content}
    lists = {"sw.js", "404.html", "offline.json", "en/offline.json", "css/games.css", f"en/{index.COMMON}"}
    naming = {
        name for name in changed if name.startswith("en/") and name.split("/")[1].removesuffix("index.html") in LISTING
    }
    assert changed - lists == naming
    for path in ("", "about/", "offline/", "guides/players/"):
        name = f"en/{path}index.html"
        assert len(after[name]) - (fewer / name).stat().st_size < 1500, name


def test_what_is_kept_of_a_game_is_that_game(fewer: Path) -> None:
    for game in GAMES:
        for folder in (f"engine/{game}", f"en/{game}"):
            files = json.loads((fewer / folder / "offline.json").read_text(encoding="utf-8"))["files"]
            assert {name.split("/")[1].partition(".")[0] for name in files} == {game}
    for folder in (".", "en"):
        files = json.loads((fewer / folder / "offline.json").read_text(encoding="utf-8"))["files"]
        # The home page shows a scene of each.
        assert not [name for name in files if re.search("|".join(GAMES), name) and not name.startswith("scenes/")]


@pytest.fixture(scope="module")
def documents(fewer: Path) -> dict[str, Document]:
    """The pages by their addresses."""
    return documents_of(fewer)


def test_titles_are_distinct_over_the_games(documents: dict[str, Document]) -> None:
    of_games: dict[str, set[str]] = {}
    for address, document in documents.items():
        if address.startswith("en/") and not document.is_redirect:
            of_games.setdefault(document.title, set()).add(address.split("/")[1])
    assert {title: games for title, games in of_games.items() if len(games) > 1} == {}
    assert documents["en/abyss/rules/"].title == "Rules · Abyss · Fathom"
    assert documents[f"en/{GAME}/"].title == "Stone Heaps · Fathom"


def test_the_next_chapter_is_one_of_the_game(fewer: Path) -> None:
    ways = 0
    for game in GAMES:
        for page in sorted((fewer / "en" / game).rglob("index.html")):
            for link in re.findall(r'<a href="([^"]*)" rel="next">', page.read_text(encoding="utf-8")):
                ways += 1
                target = (page.parent / link).resolve()
                assert target.is_relative_to((fewer / "en" / game / "rules").resolve()), (page, link)
    assert ways > 3


def _labels(page: Path, block: str) -> list[str]:
    """The links of a part of the frame."""
    html = page.read_text(encoding="utf-8")
    part = html[html.index(block) :].split("</nav>")[0]
    return re.findall(r"<a [^>]*>\s*(?:<svg.*?</svg>)?(.*?)\s*</a>", part)


def test_the_frame_leads_through_the_games_own_pages_and_out(fewer: Path) -> None:
    page = fewer / "en" / GAME / "index.html"
    assert _labels(page, 'class="top__links"')[0] == "Stone Heaps"
    html = page.read_text(encoding="utf-8")
    menu = html[html.index('id="frame-menu"') : html.index('id="frame-search"')]
    assert "abyss" not in menu
    assert "pebble-piles" not in menu
    assert _labels(page, 'aria-label="Fathom">\n    <h3>') == [
        "All games",
        "Guides",
        "About Fathom",
        "Without a connection",
    ]
    assert _labels(fewer / "en/about/index.html", 'class="top__links"') == ["All games", "Guides"]


def test_the_home_page_has_a_card_for_each_game_in_their_order(fewer: Path) -> None:
    home = (fewer / "en/index.html").read_text(encoding="utf-8")
    games = re.split(r'<li class="game deep" data-game="([^"]+)">', home)
    named = ["abyss", "pebble-piles", "stone-heaps"]
    assert [game for game in games[1::2] if game in named] == named
    assert "2 to 5 players" in home
    assert "2 to 3 players" in home
    cards = {game: card.partition("</section>")[0] for game, card in zip(games[1::2], games[2::2], strict=True)}
    assert "2 players" in cards[made_up_games.id_of(OTHER)]
    for game in GAMES:
        assert f'<h3 id="{game}"><a href="{game}/">' in cards[game]
        assert 1 <= cards[game].count("/check/") <= 3


ASKED = {
    "abyss": {"score": "abyss/", "card": "abyss/", "glossary": "abyss/glossary/", "tie": "abyss/rules/"},
    GAME: {
        "stones": f"{GAME}/",
        "class": f"{GAME}/classes/",
        "glossary": f"{GAME}/glossary/",
        "rules": f"{GAME}/rules/",
        "sources": f"{GAME}/sources/",
        "take": f"{GAME}/check/take/",
        "pebble": f"{GAME}/classes/pebble/",
        "commander": "abyss/",
        "pebble piles rock": "pebble-piles/classes/rock/",
        "abyss glossary": "abyss/glossary/",
    },
}
"""What is asked in each game, and where the first thing found stands."""


def asked(fewer: Path, queries: list[str], game: str = "") -> list[list[dict[str, Any]]]:
    """What the search finds with the rows of all games, one of which may be in hand."""
    given = {"folder": f"{fewer}/en/", "stemmer": "en", "game": game, "games": list(GAMES), "queries": queries}
    [answer] = ask_script("search.mjs", [given])
    found: list[list[dict[str, Any]]] = answer["found"]
    return found


@pytest.mark.parametrize("game", ASKED)
def test_the_game_in_hand_answers_first(fewer: Path, game: str) -> None:
    queries = list(ASKED[game])
    answers = asked(fewer, queries, game)
    found = {query: hits[0]["at"] for query, hits in zip(queries, answers, strict=True)}
    assert {query: place for query, place in found.items() if not place.startswith(ASKED[game][query])} == {}


def test_where_no_game_is_in_hand_every_game_answers(fewer: Path) -> None:
    answers = asked(fewer, ["glossary", "rock", "stone heaps rock"])
    first = [[(hit["at"], hit["label"]) for hit in hits] for hits in answers]
    assert {place.partition("/")[0] for place, _ in first[0][:3]} == set(GAMES)
    assert all(label for _, label in first[0][:3])
    assert {place for place, _ in first[1][:2]} == {f"{GAME}/classes/rock/", "pebble-piles/classes/rock/"}
    assert first[2][0] == (f"{GAME}/classes/rock/", "Stone Heaps · Classes")
