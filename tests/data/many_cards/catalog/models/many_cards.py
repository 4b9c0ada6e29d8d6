"""The catalogue of Many Cards, a made-up game of any size for benchmarks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from pydantic import Field

from catalog.models.base import Fact, Id, Integer, Refers, Text
from catalog.models.entries import Entry
from catalog.models.game import Collection, DataFile, Facet, GameCatalog, choices_of


class Creature(Entry):
    """A card that lives somewhere."""

    PROPER = True

    colour: Annotated[Id, Refers("colour"), Field(description="its colour")]
    home: Annotated[Id, Refers("place"), Field(description="where it lives")]
    cost: Annotated[Integer, Fact(), Field(ge=0, description="the coins that it costs")]
    strength: Annotated[Integer, Field(ge=0, description="how strong it is")]
    effect: Annotated[Text, Field(description="what it does")]


class Place(Entry):
    """A place on the table."""

    PROPER = True

    value: Annotated[Integer, Field(ge=0, description="the points that it scores")]
    effect: Annotated[Text, Field(description="what it does")]


class Relic(Entry):
    """A thing that a creature carries."""

    PROPER = True

    cost: Annotated[Integer, Field(ge=0, description="the coins that it costs")]
    places: Annotated[tuple[Annotated[Id, Refers("place")], ...], Field(description="where it can be found")]
    effect: Annotated[Text, Field(description="what it does")]


@dataclass(frozen=True)
class ManyCardsCatalog(GameCatalog):
    """The catalogue of Many Cards."""

    FILES: ClassVar[tuple[DataFile, ...]] = (
        *GameCatalog.FILES,
        DataFile("creatures", "creatures.yaml", "creature", Creature, "the creatures"),
        DataFile("places", "places.yaml", "place", Place, "the places"),
        DataFile("relics", "relics.yaml", "relic", Relic, "the relics"),
    )

    creatures: tuple[Creature, ...] = ()
    places: tuple[Place, ...] = ()
    relics: tuple[Relic, ...] = ()

    @property
    def collections(self) -> tuple[Collection, ...]:
        """The three kinds of card."""
        cost = Facet("cost", "Cost", "number", lambda card: card.cost)
        colours = choices_of(self.vocabularies[0].entries)
        creatures = (
            Facet("colour", "Colour", "choice", lambda card: card.colour, colours),
            Facet("home", "Home", "entry", lambda card: f"place:{card.home}"),
            cost,
            Facet("strength", "Strength", "number", lambda card: card.strength),
        )
        found = Facet("places", "Found in", "entries", lambda card: tuple(f"place:{place}" for place in card.places))
        return (
            Collection("creatures", "creature", "Creatures", self.creatures, creatures),
            Collection(
                "places", "place", "Places", self.places, (Facet("value", "Value", "number", lambda card: card.value),)
            ),
            Collection("relics", "relic", "Relics", self.relics, (cost, found)),
        )


CATALOG = ManyCardsCatalog
