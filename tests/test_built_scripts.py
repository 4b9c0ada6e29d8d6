"""The scripts with what the built site gives them, without a browser: what checkers say, and what the search finds."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from engine.speaker import Speaker
from generator.text.languages import LANGUAGES
from tests import command_answers
from tests.bench.search import answers
from tests.full import rest_in_full
from tests.node import ask_script
from tests.queries import HOME, PARTS, asked_games, labelled, tallies
from tests.questions import CHECKERS, place

pytestmark = pytest.mark.slow

LEAST = (0.92, 0.97, 0.9)
"""What share of queries the first hit, and one of the first three, has to answer, and what share of the nonsense has
to find nothing, in a game with no expansion in play."""

AT_HOME = (0.85, 0.95, 0.9)
"""The same where all games answer."""

REACHED: dict[tuple[str, str], dict[str, tuple[float, float, float]]] = {
    ("abyss", "holdout"): {
        "en": (0.91, 0.97, 0.9),
    },
    ("mountain-king", "tuning"): {
        "ja": (0.89, 0.97, 0.9),
    },
    ("mountain-king", "holdout"): {
        "en": (0.86, 0.96, 0.9),
        "ja": (0.85, 0.92, 0.9),
        "pl": (0.88, 0.96, 0.9),
    },
    ("kemet", "tuning"): {
        "ja": (0.9, 0.97, 0.9),
    },
    ("kemet", "holdout"): {
        "zh_Hant": (0.87, 0.96, 0.9),
        "zh_Hans": (0.87, 0.96, 0.9),
        "pl": (0.9, 0.97, 0.9),
    },
    ("home", "tuning"): {
        "ja": (*AT_HOME[:2], 0.84),
        "pl": (*AT_HOME[:2], 0.83),
    },
    ("home", "holdout"): {
        "ja": (*AT_HOME[:2], 0.78),
        "pl": (*AT_HOME[:2], 0.87),
    },
}
"""The same where that is not reached yet, by the game and the part: there it must not fall."""


_WORDS = re.compile(r'<script type="?application/json"? id="?checker-words"?>(.*?)</script>', re.DOTALL)


def words_in(page: Path) -> dict[str, Any]:
    """The words that a built page of a checker brings."""
    found = _WORDS.search(page.read_text(encoding="utf-8"))
    assert found
    words: dict[str, Any] = json.loads(found[1])
    return words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_of_a_checker_draws_what_the_command_line_prints(site_dir: Path, lang: str) -> None:
    pages = site_dir / command_answers.tag(lang)
    asked = []
    given = []
    for checker in CHECKERS:
        words = words_in(pages / place(checker) / "index.html")
        speaker = Speaker(words)
        # A form that is not filled in yet asks for the rest in its own words.
        of_it = [(ask, answer) for ask, answer in command_answers.answered(checker) if answer["kind"] == "verdict"]
        asked += [(checker, *each) for each in of_it]
        given.append({"words": words, "cases": [speaker.answer(*each) for each in of_it]})
    told = [case for cases in ask_script("draw.mjs", given) for case in cases]
    for (checker, request, answer), shown in zip(asked, told, strict=True):
        lines = command_answers.lines(checker, request, answer, lang)
        assert command_answers.unset(shown["headline"]) == command_answers.unset(command_answers.headline(lines)), (
            checker,
            request,
        )
        assert not command_answers.missing(lines, shown["text"]), (checker, request)


@pytest.mark.parametrize("part", rest_in_full(PARTS, lambda part: part == "holdout"))
@pytest.mark.parametrize("game", [*asked_games(), HOME], ids=lambda game: game or "home")
@pytest.mark.parametrize("lang", rest_in_full(LANGUAGES, ("en", "ja", "pl", "zh_Hant").__contains__))
def test_the_search_finds_what_is_asked(site_dir: Path, lang: str, game: str, part: str) -> None:
    """What it was tuned with, and what it was not, in each game and where all answer; nonsense finds nothing."""
    queries = labelled(lang, part, game)
    found = tallies(queries, answers(site_dir, lang, queries, game)["found"])
    told = "\n".join(line for tally in found.values() for line in tally.missed) if part == "tuning" else ""
    first, three, sense = REACHED.get((game or "home", part), {}).get(lang, LEAST if game else AT_HOME)
    assert found["all"].first >= first * found["all"].asked, told
    assert found["all"].three >= three * found["all"].asked, told
    assert found["nonsense"].first >= sense * found["nonsense"].asked, told
    assert found["all"].asked + found["nonsense"].asked >= 60
