"""The scripts with what the built site gives them, without a browser: what checkers say, and what the search finds."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.text.languages import LANGUAGES
from tests import command_answers
from tests.node import ask_script
from tests.queries import labelled, misses
from tests.questions import CHECKERS, place

pytestmark = pytest.mark.slow

RECALL = 0.95


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_of_a_checker_says_what_the_command_line_says(site_dir: Path, lang: str) -> None:
    pages = site_dir / command_answers.tag(lang)
    asked = [
        (checker, request, answer) for checker in CHECKERS for request, answer in command_answers.answered(checker)
    ]
    given = [
        {
            "page": str(pages / place(checker) / "index.html"),
            "cases": [{"request": request, "answer": answer} for request, answer in command_answers.answered(checker)],
        }
        for checker in CHECKERS
    ]
    told = [case for cases in ask_script("say.mjs", given) for case in cases]
    for (checker, request, answer), shown in zip(asked, told, strict=True):
        lines = command_answers.lines(checker, request, answer, lang)
        assert command_answers.unset(shown["headline"]) == command_answers.unset(command_answers.headline(lines)), (
            checker,
            request,
        )
        assert not command_answers.missing(lines, shown["text"]), (checker, request)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_labelled_queries_find_their_places(site_dir: Path, lang: str) -> None:
    entries = labelled(lang)
    folder = f"{site_dir / command_answers.tag(lang)}/"
    stemmer = LANGUAGES[lang].stemmer or ""
    queries = [entry["query"] for entry in entries]
    [answers] = ask_script("search.mjs", [{"folder": folder, "stemmer": stemmer, "queries": queries}])
    missed = misses(entries, answers)
    assert len(missed) <= (1 - RECALL) * len(entries), "\n".join(missed)
