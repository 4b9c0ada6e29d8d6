"""What some answers of Abyss say, word for word."""

from __future__ import annotations

import re
from typing import Any

import pytest

import engine
from catalog import load
from generator.checkers.spoken import plain
from generator.pages.checker_pages import _codes
from generator.render import game_checkers
from generator.render.page import PageInfo
from generator.render.page_context import PageContext
from generator.render.site_context import SiteContext
from tests.questions import opened


def answer_to(checker: str, request: Any) -> dict[str, Any]:
    return engine.check(checker, request, opened())


def test_a_refusal_is_told_with_its_rule_and_what_helps() -> None:
    request = {"lord": "slaver", "allies": ["crab-1", "crab-2", "squid-3"], "pearls": 9}
    told = plain(load(), "abyss/recruit", request, answer_to("abyss/recruit", request), "en")
    assert told.splitlines()[0] == "✗ No, this payment does not recruit the Slaver."
    assert "✗ You must pay exactly 1 race, and you pay 2. [abyss.recruit.pay.exact-races]" in told
    assert "→ Take back Crab 1, Crab 2, and Squid 3.\n→ Add Shellfish 1, if you hold it.\n→ Pay 7 pearls." in told


def test_a_problem_is_told_with_its_place_and_what_is_accepted() -> None:
    request = {"players": [{"lords": ["slaver"]}, {"lords": ["slaver"], "pearls": 100}]}
    told = plain(load(), "abyss/score", request, answer_to("abyss/score", request), "en")
    assert "✗ Player 2 › Pearls: 100 is out of range. [players[1].pearls]" in told
    assert "Accepted is a whole number from 0 to 99." in told


@pytest.mark.parametrize("lang", ["en", "ja", "pl", "zh_Hant"])
def test_a_number_below_zero_has_a_minus_and_no_hyphen(lang: str) -> None:
    request = {"lord": "slaver", "pearls": -1}
    told = plain(load(), "abyss/recruit", request, answer_to("abyss/recruit", request), lang)
    assert "−1" in told
    assert "-1" not in told


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["A rival’s sentinel lies on [the lord]: only", "pay [N] nebulis", "so you could leave out [Ally, …]."]),
        ("pl", ["Na [lordzie] leży", "[N] pereł"]),
    ],
)
def test_the_documentation_shows_what_parameters_are_in_their_forms(lang: str, said: list[str]) -> None:
    questions = game_checkers.of_game(load().games["abyss"])
    found = questions.find("recruit")
    ctx = PageContext(SiteContext(load(), lang), PageInfo("abyss/check/recruit/", game="abyss"))
    codes = [one for group in ("reasons", "notes", "open") for one in _codes(ctx, questions, found, group)]
    text = " ".join(re.sub(r"<[^>]+>|\u2060", "", str(one.sentence)) for one in codes).replace("\xa0", " ")
    assert "{" not in text
    assert [part for part in said if part not in text] == []


def test_a_condition_may_ask_for_a_number() -> None:
    request = {"piles": ["crab", "squid", "shellfish"], "powers": ["alchemist"]}
    told = plain(load(), "abyss/council", request, answer_to("abyss/council", request), "en")
    assert told.splitlines()[0].startswith("✓ You must take two piles")
