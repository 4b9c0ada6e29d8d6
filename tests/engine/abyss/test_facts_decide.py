"""The numbers of the facts decide: whoever changes one there changes every answer that rests on it."""

from __future__ import annotations

import ast
import copy
import re
from pathlib import Path
from typing import Any

import pytest

import engine
from engine.abyss import ids
from tests.engine.abyss.reference_rules import facts

ABYSS = Path(__file__).parents[3] / "engine" / "abyss"

CASES: tuple[tuple[tuple[str, ...], Any, str, dict[str, Any], str, Any], ...] = (
    (("treasurer-discount",), 3, "recruit", {"lord": "slaver", "powers": ["treasurer"]}, "cost", 5),
    (("recruiter-surcharge",), 4, "recruit", {"lord": "slaver", "rival_powers": ["recruiter"]}, "cost", 12),
    (("commander-hand-limit",), 5, "limits", {"hand": ["crab-1"], "rival_powers": ["commander"]}, "limit", 5),
    (("hand-limit-pearls",), 2, "limits", {"sets": ["leviathan"]}, "price", 2),
    (("alchemist-piles",), 1, "council", {"piles": ["crab", "squid"], "powers": ["alchemist"]}, "limit", 1),
    (("ambassador-draws", "sage"), 3, "control", {"lords": ["sage"], "pay_lords": ["sage"], "draw": 3}, "legal", True),
    (("court-spaces",), 5, "plot", {"court": 4, "pearls": 3}, "spaces", 1),
)


@pytest.mark.parametrize(("path", "value", "checker", "request_", "field", "expected"), CASES)
def test_an_answer_follows_the_facts(
    path: tuple[str, ...], value: Any, checker: str, request_: dict[str, Any], field: str, expected: Any
) -> None:
    known = copy.deepcopy(facts())
    before = engine.check(f"abyss/{checker}", request_, {"abyss": engine.open_game("abyss", facts())})
    assert before["kind"] == "verdict", before
    place = known["numbers"]
    for name in path[:-1]:
        place = place[name]
    place[path[-1]] = value
    after = engine.check(f"abyss/{checker}", request_, {"abyss": engine.open_game("abyss", known)})
    assert after[field] == expected
    assert before[field] != expected


def test_the_bounds_of_what_is_asked_follow_the_facts() -> None:
    known = copy.deepcopy(facts())
    known["numbers"]["court-spaces"] = 5
    known["numbers"]["leviathan-players-max"] = 6
    known["tables"]["lord"].pop("breeder")
    for changed, lords, left, players in ((facts(), 63, 5, 5), (known, 62, 4, 6), (facts(), 63, 5, 5)):
        declared = {found["id"]: found for found in engine.declarations(engine.open_game("abyss", changed))}
        fields = {
            checker: {field["name"]: field for field in declared[f"abyss/{checker}"]["fields"]}
            for checker in ("refill", "score", "recruit")
        }
        assert fields["refill"]["lords_left"]["max"] == left
        assert fields["refill"]["deck"]["max"] == lords - left - 1
        assert fields["score"]["players"]["max_items"] == players
        assert fields["recruit"]["powers"]["max_items"] == lords


def test_the_dice_are_those_of_the_facts() -> None:
    known = copy.deepcopy(facts())
    known["numbers"]["die-faces"] = 4
    request = {"leviathan": "leviathan-1", "hand": ["crab-1"]}
    for changed, faces in ((facts(), 6), (known, 4)):
        answer = engine.check("abyss/leviathan", request, {"abyss": engine.open_game("abyss", changed)})
        rolls = [(roll["die"], roll["chance"]["fraction"]) for roll in answer["attack"]["rolls"]]
        assert rolls == [(number + 1, f"1/{faces}") for number in range(faces)]


WRITTEN = {
    "explore": {9},  # nebulis in one payment: what the form offers, more than any price
    "hand": {5, 24, 50},  # payments listed: for whoever asks; cards of a hand whose payments are compared
    "keys": {40},  # payments listed at most
    "leviathan": {12},  # allies of which a plan is made
    "nebulis": {20},  # events that are followed
    "listing": {3, 4, 8},  # the states of a race and the flags
    "cards": {100},  # hundredths
    "sanctuary": {20},  # points that a reward is worth at most
}
"""The numbers above 2 that modules of the rules have and that are no facts of the game, each with what it is."""


def test_no_number_of_the_game_is_written_in_the_engine() -> None:
    """Prices, limits, counts and dice stand in the facts, with their sources; so a number there stands once."""
    written: dict[str, set[int]] = {}
    for path in sorted(ABYSS.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and type(node.value) is int and node.value > 2:
                written.setdefault(path.stem, set()).add(node.value)
            # A two is a fact only where it is named or bounds something; elsewhere it is two of a pair.
            value = node.value if isinstance(node, ast.Assign | ast.keyword) else None
            if isinstance(value, ast.Constant) and value.value == 2:
                written.setdefault(path.stem, set()).add(2)
    assert written == WRITTEN


def test_ids_stand_in_one_module_and_in_the_facts() -> None:
    tables = facts()["tables"]
    known = {entry for table in ("lord", "location", "set") for entry in tables[table]}
    known |= {row["guild"] for row in tables["lord"].values()}
    named = {value for name, value in vars(ids).items() if name.isupper()}
    assert named <= known
    elsewhere = [
        f"{path.stem}: {name}"
        for path in sorted(ABYSS.glob("*.py"))
        for name, value in re.findall(r'^([A-Z_]+) = "([a-z-]+)"$', path.read_text("utf-8"), re.MULTILINE)
        if value in known and path.stem != "ids"
    ]
    assert elsewhere == []
