"""The numbers of the facts decide: whoever changes one there changes every answer that rests on it."""

from __future__ import annotations

import copy
import re
from pathlib import Path
from typing import Any

import pytest

import engine
from engine.abyss import ids
from tests.engine.reference_rules import facts

ABYSS = Path(__file__).parents[2] / "engine" / "abyss"

CASES: tuple[tuple[tuple[str, ...], Any, str, dict[str, Any], str, Any], ...] = (
    (("treasurer_discount",), 3, "recruit", {"lord": "slaver", "powers": ["treasurer"]}, "cost", 5),
    (("recruiter_surcharge",), 4, "recruit", {"lord": "slaver", "rival_powers": ["recruiter"]}, "cost", 12),
    (("commander_hand_limit",), 5, "limits", {"hand": ["crab-1"], "rival_powers": ["commander"]}, "limit", 5),
    (("leviathan", "hand_limit_pearls"), 2, "limits", {"sets": ["leviathan"]}, "price", 2),
    (("alchemist_piles",), 1, "council", {"piles": ["crab", "squid"], "powers": ["alchemist"]}, "limit", 1),
    (("ambassador_draws", "sage"), 3, "control", {"lords": ["sage"], "pay_lords": ["sage"], "draw": 3}, "legal", True),
    (("court_spaces",), 5, "plot", {"court": 4, "pearls": 3}, "spaces", 1),
)


@pytest.mark.parametrize(("path", "value", "checker", "request_", "field", "expected"), CASES)
def test_an_answer_follows_the_facts(
    path: tuple[str, ...], value: Any, checker: str, request_: dict[str, Any], field: str, expected: Any
) -> None:
    known = copy.deepcopy(facts())
    before = engine.check(f"abyss/{checker}", request_, {"abyss": engine.open_game("abyss", facts())})
    assert before["kind"] == "verdict", before
    place = known["supply"]
    for name in path[:-1]:
        place = place[name]
    place[path[-1]] = value
    after = engine.check(f"abyss/{checker}", request_, {"abyss": engine.open_game("abyss", known)})
    assert after[field] == expected
    assert before[field] != expected


def test_the_bounds_of_what_is_asked_follow_the_facts() -> None:
    known = copy.deepcopy(facts())
    known["supply"]["court_spaces"] = 5
    known["supply"]["leviathan"]["players_max"] = 6
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


def test_no_count_of_cards_is_written_in_the_engine() -> None:
    """A list takes as many as the facts have; the one that is written is no fact of the game."""
    typed = [
        f"{path.stem}: {found}"
        for path in sorted(ABYSS.glob("*.py"))
        for found in re.findall(r"max_items=(?:\d+|[A-Z_]+)", path.read_text("utf-8"))
    ]
    assert typed == ["nebulis: max_items=20"]


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
