"""The catalogue of the game: its pieces. What the engine gets of them is marked as Fact."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from pydantic import Field

from catalog.models.base import Fact, Integer, SetId, Text
from catalog.models.entries import Entry
from catalog.models.game import Collection, DataFile, Facet, GameCatalog


class Piece(Entry):
    """A piece. [write: what all pieces have, a field for each fact]"""

    copies: Annotated[Integer, Fact(), Field(ge=1, description="how many of it there are")]
    text: Annotated[Text, Field(description="what it does")]
    set: Annotated[SetId, Field(description="the set that brings it")] = "base"


@dataclass(frozen=True)
class NewGameCatalog(GameCatalog):
    """The catalogue of the game."""

    FILES: ClassVar[tuple[DataFile, ...]] = (
        *GameCatalog.FILES,
        DataFile("pieces", "pieces.yaml", "piece", Piece, "the pieces"),
    )

    pieces: tuple[Piece, ...] = ()

    @property
    def collections(self) -> tuple[Collection, ...]:
        """The kinds of entries that have pages of their own, each with what it is sorted and filtered by."""
        copies = Facet("copies", "Copies", "number", lambda piece: piece.copies)
        return (Collection("pieces", "piece", "Pieces", self.pieces, (copies,)),)


CATALOG = NewGameCatalog
