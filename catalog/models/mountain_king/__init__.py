"""The catalogue of In the Hall of the Mountain King: its workshops and halls, and the facts for the engine."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from catalog.findings import Finding
from catalog.models.game import Collection, DataFile, GameCatalog
from catalog.models.mountain_king import checks
from catalog.models.mountain_king.entries import Hall, Workshop
from catalog.models.mountain_king.facets import HALLS_NOTE, WORKSHOP_FACETS, hall_facets


@dataclass(frozen=True)
class MountainKingCatalog(GameCatalog):
    """The catalogue of In the Hall of the Mountain King."""

    FILES: ClassVar[tuple[DataFile, ...]] = (
        *GameCatalog.FILES,
        DataFile("workshops", "workshops.yaml", "workshop", Workshop, "the workshops"),
        DataFile("halls", "halls.yaml", "hall", Hall, "the great halls of which anything is known"),
    )

    QUESTIONS: ClassVar[tuple[str, ...]] = ("spell",)

    workshops: tuple[Workshop, ...] = ()
    halls: tuple[Hall, ...] = ()

    @property
    def collections(self) -> tuple[Collection, ...]:
        """The workshops and the great halls have pages."""
        honor = {altar: self.counts("hall-honor", altar) for altar in ("without", "with")}
        return (
            Collection("workshops", "workshop", "Workshops", self.workshops, WORKSHOP_FACETS),
            Collection("halls", "hall", "Great halls", self.halls, hall_facets(honor), HALLS_NOTE),
        )

    def engine_facts(self) -> dict[str, Any]:
        """What every game has, and how many pieces a clan has."""
        facts = super().engine_facts()
        for clan, pieces in self.counts("clan-pieces", "statues").items():
            facts["tables"]["clan"][clan]["copies"] = pieces
        return facts

    def checks(self) -> Iterator[Finding]:
        """Counts that do not add up, and halls that score upside down."""
        yield from checks.counts(self)
        yield from checks.halls(self)


CATALOG = MountainKingCatalog
