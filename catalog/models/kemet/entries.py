"""What a power tile, a creature, a divine intervention and a battle card of Kemet hold."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field

from catalog.models.base import Fact, Id, Integer, Refers, SetId, Text
from catalog.models.entries import Entry
from catalog.models.faces import Signed

Confidence = Annotated[
    Literal["certain", "likely", "uncertain"],
    Field(description="how far the sources agree on its figures; what is not certain is said on its page"),
]
Remark = Annotated[
    Text | None, Field(description="what a reader should know beside its text, such as which sources differ")
]
Bonus = Annotated[Integer, Fact(), Field(ge=0, description="how much of it is added in a battle")]


class Tile(Signed):
    """A power tile, which costs its level; a tile of several colours is there in each of them."""

    PROPER: ClassVar[bool] = True

    colors: Annotated[
        tuple[Annotated[Id, Refers("color")], ...],
        Fact(),
        Field(min_length=1, description="the colours in which it is there"),
    ]
    level: Annotated[Integer, Fact(), Field(ge=1, le=4, description="its level, which is its cost in prayer points")]
    copies: Annotated[Integer, Fact(), Field(ge=1, description="how many there are in each of its colours")]
    use: Annotated[
        Literal["battle", "move", "troop", "points", "action", "payment", "night", "creature"],
        Fact(),
        Field(description="what it helps with"),
    ]
    remark: Remark = None
    creature: Annotated[Id | None, Refers("creature"), Field(description="the creature that it brings")] = None
    set: Annotated[SetId, Field(description="the set that brings it")] = "base"

    def facts(self) -> dict[str, Any]:
        """The copies of all its colours together."""
        return super().facts() | {"copies": self.copies * len(self.colors)}


class Creature(Entry):
    """A creature, and what it adds to the troop that it goes with. Its tile has the same id."""

    PROPER: ClassVar[bool] = True

    move: Annotated[Integer, Fact(), Field(ge=0, description="spaces that its troop may move further")]
    strength: Bonus
    damage: Bonus
    protection: Bonus
    effect: Annotated[Text, Field(description="what it does for its troop and its owner, in a sentence or two")]
    set: Annotated[SetId, Field(description="the set that brings it")] = "base"


class Intervention(Signed):
    """A divine intervention. No document prints how many there are: ``confidence`` is that of ``copies``."""

    PROPER: ClassVar[bool] = True

    cost: Annotated[Integer, Fact(), Field(ge=0, description="prayer points that it costs")]
    timing: Annotated[Id, Refers("timing"), Fact(), Field(description="when it may be played")]
    copies: Annotated[Integer, Fact(), Field(ge=1, description="how many there are")]
    confidence: Confidence
    strength: Bonus = 0
    damage: Bonus = 0
    protection: Bonus = 0
    remark: Remark = None
    set: Annotated[SetId, Field(description="the set that brings it")] = "base"

    def facts(self) -> dict[str, Any]:
        """Whether it is for battles, by which forms offer it."""
        return super().facts() | {"fights": "yes" if self.timing == "battle" else "no"}


class BattleCard(Entry):
    """A battle card, called by its three figures: strength, damage, protection."""

    PROPER: ClassVar[bool] = True

    strength: Bonus
    damage: Bonus
    protection: Bonus
    tile: Annotated[
        Id | None, Refers("tile"), Fact(), Field(description="the tile that brings it; none: everybody has it")
    ] = None
    confidence: Confidence
    remark: Remark = None
    set: Annotated[SetId, Field(description="the set that brings it")] = "base"

    def facts(self) -> dict[str, Any]:
        """A card that everybody has is brought by no tile: an empty text."""
        return super().facts() | {"tile": self.tile or ""}
