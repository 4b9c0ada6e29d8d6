"""The catalogue of Stone Heaps, a made-up game that tests break."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

from pydantic import Field

from catalog.models.base import Fact, Integer, Text
from catalog.models.entries import Entry
from catalog.models.game import Collection, DataFile, Facet, GameCatalog


class StoneClass(Entry):
    """A class of stones."""

    weight: Annotated[Integer, Fact(), Field(ge=1, description="what one of them weighs")]
    copies: Annotated[Integer, Fact(), Field(ge=1, description="how many there are")]
    rules_text: Annotated[Text, Field(description="what it is good for")]


@dataclass(frozen=True)
class StoneHeapsCatalog(GameCatalog):
    """The catalogue of Stone Heaps."""

    FILES: ClassVar[tuple[DataFile, ...]] = (
        *GameCatalog.FILES,
        DataFile("classes", "classes.yaml", "class", StoneClass, "the classes of stones"),
    )

    classes: tuple[StoneClass, ...] = ()

    @property
    def collections(self) -> tuple[Collection, ...]:
        """The classes have pages."""
        says = {"<=": "weigh {n} or less"}
        facet = Facet("weight", "Weight", "number", lambda entry: entry.weight, aliases="mass, stone", says=says)
        return (Collection("classes", "class", "Classes", self.classes, (facet,)),)

    def engine_facts(self) -> dict[str, Any]:
        """The sides of the table, which are no entries."""
        facts = super().engine_facts()
        facts["tables"]["side"] = {"near": {"hand": "own"}, "far": {"hand": "other"}}
        return facts


CATALOG = StoneHeapsCatalog
