"""What answers in words show, and what they leave out."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import engine
from catalog import Catalog, load
from generator.checkers import request_text
from tests.command_answers import lines
from tests.engine import make_vectors
from tests.engine.portable.world import games
from tests.questions import CHECKERS, game_of

PREMISES = {
    "abyss/recruit": {"Cost", "Paid", "Missing", "Surplus", "Pearls before paying", "Nebulis before paying"},
    "abyss/leviathan": {"Levels left"},
    "abyss/plot": {"Empty spaces at court"},
    "abyss/control": {"Keys you have"},
    "abyss/limits": {"Allies in hand", "Limit", "Too many"},
    "abyss/sanctuary": {"Points if you stop now", "Cards in the loot deck"},
}
"""The figures that a refusal may show: what is so before the step, and how far what was meant is from what is right."""
STEP_BY_STEP = "abyss/explore"
"""Of its answers only the refused steps count for nothing (tests/engine/abyss/test_properties_explore.py)."""

OWN = [checker for checker in CHECKERS if game_of(checker) == "abyss"]


def answer_to(checker: str, request: dict[str, Any]) -> dict[str, Any]:
    """Give the engine's answer."""
    return engine.check(checker, request, games())


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    """Give the catalogue."""
    return load()


def said(checker: str, request: dict[str, Any], answer: dict[str, Any]) -> str:
    """The answer in English."""
    return "\n".join(lines(checker, request, answer, "en"))


def refusals(checker: str) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Give the refused requests among a checker's vectors, with their answers."""
    for line in (make_vectors.FOLDER / f"{checker}.jsonl").read_text("utf-8").splitlines():
        request = json.loads(json.loads(line)["request"])
        answer = answer_to(checker, request)
        if answer["kind"] == "verdict" and answer["legal"] is False:
            yield request, answer


@pytest.mark.parametrize("checker", [checker for checker in OWN if checker != STEP_BY_STEP])
def test_a_refusal_shows_no_figure_of_what_was_refused(catalog: Catalog, checker: str) -> None:
    for request, answer in refusals(checker):
        told = said(checker, request, answer)
        labels = {line.strip().partition(":")[0] for line in told.splitlines() if line.startswith("  ") and ":" in line}
        shown = {label for label in labels if not label.startswith(("{", "→", "Space "))}
        chances = {"A leviathan attacks you", "No attack, the space is free"} if checker == "abyss/leviathan" else set()
        assert shown <= PREMISES.get(checker, set()) | chances | offered(catalog, checker, answer), (request, told)


def offered(catalog: Catalog, checker: str, answer: dict[str, Any]) -> set[str]:
    """The labels of what the way out fills in anew: these are no figures of what was refused."""
    fields = catalog.games["abyss"].checkers[checker.partition("/")[2]].fields
    return {str(fields[name].label) for name in answer["instead"] or ()}


def test_the_piles_that_are_free_are_shown_unless_the_choice_is_refused() -> None:
    for take, shown in ((["crab"], True), (["squid"], False)):
        request = {"piles": ["crab", "jellyfish"], "take": take}
        told = said("abyss/council", request, answer_to("abyss/council", request))
        assert ("Piles free to choose" in told) == shown, told


def test_a_reading_says_what_is_known_though_another_point_is_open() -> None:
    request = {"space": 2, "last_space": "yes", "rival_powers": ["highwayman"], "tokens": 1, "sets": ["kraken"]}
    told = said("abyss/threat", request, answer_to("abyss/threat", request)).splitlines()
    (withheld,) = [line for line in told if "(short_tokens: withheld)" in line]
    assert "2 rewards can be had" in withheld
    # Without words of its own a reading is named by its choice.
    players = [{"nebulis": 2, "hand": ["kraken-2"], "kraken_figure": holds} for holds in ("no", "yes")]
    request = {"players": [{"nebulis": 1, "hand": ["kraken-3"]}, *players], "sets": ["kraken"]}
    told = said("abyss/score", request, answer_to("abyss/score", request)).splitlines()
    (online,) = [line for line in told if "(figure_end: online)" in line]
    assert "“As in the online version”" in online


def test_of_two_open_points_one_stands_below_the_reading_that_leaves_it_to_decide() -> None:
    request = {"lords_left": 2, "lord": "traitor", "deck": 4, "target": "reserved"}
    told = said("abyss/refill", request, answer_to("abyss/refill", request)).splitlines()
    assert [line.split(" ")[0] for line in told].count("?") == 2, told  # the headline and the first point
    place = next(number for number, line in enumerate(told) if "(sentinel_powers: allowed)" in line)
    assert "another open point" in told[place]
    below = [line for line in told[place + 1 :] if line.startswith("    ")][:3]
    assert below[0].startswith("    ? No rulebook says")
    assert "(order: power-first)" in below[1]
    assert "the game is about to end" in below[1]
    assert "(order: refill-first)" in below[2]
    assert "the game is about to end" not in below[2]


@pytest.mark.parametrize("checker", OWN)
def test_every_line_of_an_answer_says_something(catalog: Catalog, checker: str) -> None:
    for line in (make_vectors.FOLDER / f"{checker}.jsonl").read_text("utf-8").splitlines():
        request = json.loads(json.loads(line)["request"])
        told = said(checker, request, answer_to(checker, request))
        assert all(shown.strip(" ✓✗?•–→") for shown in told.splitlines()), (request, told)


def test_those_of_whom_one_is_chosen_are_joined_by_or() -> None:
    names = [{"name": "Ann", "nebulis": 3}, {"name": "Bob", "nebulis": 2}, {"name": "Cleo", "nebulis": 2}]
    request: dict[str, Any] = {"players": names, "holder": 1, "events": [{"player": 1, "kind": "spend", "count": 1}]}
    told = said("abyss/nebulis", request, answer_to("abyss/nebulis", request))
    assert told.splitlines()[0].endswith("and chooses who gets it: Bob or Cleo.")
    both = [{"player": 1, "kind": "spend", "receiver": 2}, {"player": 1, "kind": "spend", "receiver": 3}]
    given = {"events": [both[0], {**both[1], "together": "yes"}], "players": [{"nebulis": 2}, *[{"nebulis": 1}] * 2]}
    told = said("abyss/nebulis", given, answer_to("abyss/nebulis", given))
    assert "If all gifts count first, the holder chooses who gets it: Player 2 or Player 3." in told


def test_the_first_of_a_list_is_named_like_the_others() -> None:
    request = {"players": [{"name": "Ann"}, {"name": "Bob", "nebulis": 1}], "events": [{"player": 1, "count": 2}]}
    told = said("abyss/nebulis", request, answer_to("abyss/nebulis", request))
    assert "Who then holds the figure: Ann" in told


def test_what_is_entered_twice_is_told_in_one_sentence() -> None:
    for text in ('{"lord": "slaver", "lord": "elder"}', '{"lord": "slaver", "powers": ["elder", "elder"]}'):
        request, answer = request_text.ask("abyss/recruit", text, games())
        told = said("abyss/recruit", request, answer).splitlines()
        assert len(told) == 2, told
        assert "more than once" in told[1]


def test_the_order_of_ways_to_pay_is_told_where_there_is_a_choice() -> None:
    rich = ["crab-2", "crab-4", "jellyfish-1", "jellyfish-3", "shellfish-3", "shellfish-5", "squid-1", "squid-4"]
    for hand, pearls, is_told in ((rich, 4, True), (["jellyfish-3", "crab-4", "squid-5"], 0, False)):
        request = {"hand": hand, "pearls": pearls, "court": ["jailer"]}
        answer = answer_to("abyss/hand", request)
        assert (len(answer["lords"][0]["alternatives"]) > 1) is is_told
        told = said("abyss/hand", request, answer)
        assert ("The first way loses least" in told) is is_told
