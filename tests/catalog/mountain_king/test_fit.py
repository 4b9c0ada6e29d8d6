"""What only the facts of Mountain King can get wrong, and what its facets say of workshops."""

from __future__ import annotations

from pathlib import Path

import pytest

from catalog import load
from catalog.models.mountain_king import MountainKingCatalog
from catalog.models.mountain_king.facets import made, taken
from tests.catalog.broken_copies import Breakage, Copy, expect

BROKEN = [
    Breakage(
        "a count that its parts do not add up to",
        "numbers.yaml",
        "    troll-card: 55\n",
        "    troll-card: 54\n",
        at="troll-card: 54",
        field="rows.troll-card",
        given="54",
        accepted="55",
        hint="correct one of the two",
        message="not what its parts add up to",
        code="wrong-count",
    ),
    Breakage(
        "a hall that scores less with a statue",
        "numbers.yaml",
        "treasure-hall: [6, 15]",
        "treasure-hall: [15, 6]",
        at="treasure-hall: [15, 6]",
        field="rows.treasure-hall",
        given="15, 6",
        accepted="the smaller number first",
        hint="swap the two",
        message="a statue on the altar never makes a hall score less",
        code="wrong-order",
    ),
    Breakage(
        "a hall without its numbers",
        "halls.yaml",
        "- id: treasure-hall",
        "- id: hall-of-treasures",
        at="- id: hall-of-treasures",
        field="id",
        given="hall-of-treasures",
        accepted="treasure-hall",
        hint="add a row to hall-honor",
        message="numbers.yaml does not say what it scores",
        code="missing-number",
    ),
]


@pytest.mark.slow
@pytest.mark.parametrize("case", BROKEN, ids=lambda case: case.name)
def test_a_wrong_fact_is_told(case: Breakage, tmp_path: Path) -> None:
    expect(Copy(tmp_path, "mountain-king"), case)


def test_facets_tell_both_directions_of_a_workshop() -> None:
    game = load().games["mountain-king"]
    assert isinstance(game, MountainKingCatalog)
    workshops = {workshop.id: workshop for workshop in game.workshops}
    assert taken(workshops["rune-works"]) == made(workshops["rune-works"]) == ("good:stone", "good:iron", "good:rune")
    assert len(taken(workshops["chain-forge"])) == len(game.named["good"])
    assert made(workshops["chain-forge"]) == ("good:hammer",)
    assert made(workshops["depot"]) == ()
