"""What can be wrong with the facts of Mountain King although every entry has its proper form."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from catalog.findings import Finding, listed

if TYPE_CHECKING:
    from catalog.models.mountain_king import MountainKingCatalog


def counts(game: MountainKingCatalog) -> Iterator[Finding]:
    """What the box holds agrees with what it is made up of."""
    box = game.counts("components")
    kinds = game.counts("workshop-kinds")
    parts = {
        "troll-card": sum(game.counts("troll-cards").values()),
        "starter-troll-card": box["player-mat"] * game.count("starter-trolls"),
        "workshop-tile": len(game.workshops) * kinds["of-each"],
        "pedestal-point-token": len(game.named["clan"]) * len(game.named["layer"]),
        "statue": sum(game.counts("clan-pieces", "statues").values()),
        "pedestal": sum(game.counts("clan-pieces", "pedestals").values()),
    }
    for row, expected in parts.items():
        if box[row] != expected:
            yield game.records["number:components"].finding(
                ("rows", row),
                "not what its parts add up to",
                given=box[row],
                accepted=str(expected),
                hint="correct one of the two",
                code="wrong-count",
            )


def halls(game: MountainKingCatalog) -> Iterator[Finding]:
    """Every hall says what it scores, and none scores less with a statue on its altar than without."""
    table = game.table("hall-honor")
    for hall in game.halls:
        if hall.id not in table.rows:
            yield game.records[f"hall:{hall.id}"].finding(
                ("id",),
                "numbers.yaml does not say what it scores",
                given=hall.id,
                accepted=f"a row of hall-honor: {listed(table.rows)}",
                hint="add a row to hall-honor, null for what is not known",
                code="missing-number",
            )
            continue
        low, high = table.row_cells(hall.id)
        if isinstance(low, int) and isinstance(high, int) and low >= high:
            yield game.records["number:hall-honor"].finding(
                ("rows", hall.id),
                "a statue on the altar never makes a hall score less",
                given=f"{low}, {high}",
                accepted="the smaller number first",
                hint="swap the two, or correct one",
                code="wrong-order",
            )
