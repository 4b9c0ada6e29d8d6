"""The catalogue of the game: its cards and hands. What the engine gets of them is marked as Fact."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from pydantic import Field

from catalog.models.base import Amount, Fact, Id, Refers, Text
from catalog.models.entries import Entry
from catalog.models.game import Collection, DataFile, Facet, GameCatalog

ScaleId = Annotated[Id, Refers("scale")]
"""The id of one of the two scales."""


class Card(Entry):
    """A card of the pack, called by its rank and its suit."""

    rank: Annotated[Id, Refers("rank"), Fact(), Field(description="its rank")]
    suit: Annotated[Id, Refers("suit"), Fact(), Field(description="its suit")]


class Hand(Entry):
    """What five cards make together."""

    makes: Annotated[Text, Field(description="of which cards it is made")]
    points: Annotated[dict[ScaleId, Amount], Fact(), Field(description="what it brings, by each scale")]


@dataclass(frozen=True)
class PokerSquaresCatalog(GameCatalog):
    """The catalogue of the game."""

    FILES: ClassVar[tuple[DataFile, ...]] = (
        *GameCatalog.FILES,
        DataFile("cards", "cards.yaml", "card", Card, "the cards"),
        DataFile("hands", "hands.yaml", "hand", Hand, "the hands"),
    )

    cards: tuple[Card, ...] = ()
    hands: tuple[Hand, ...] = ()

    @property
    def collections(self) -> tuple[Collection, ...]:
        """The kinds of entries that have pages of their own, each with what it is sorted and filtered by."""
        points = Facet(
            "points",
            "Points",
            "counts",
            lambda hand: {f"scale:{scale}": points for scale, points in hand.points.items()},
            says={
                "==": "bring {n} points: {values}",
                "<=": "bring {n} points or less: {values}",
                ">=": "bring {n} points or more: {values}",
            },
        )
        rank = Facet("rank", "Rank", "entry", lambda card: f"rank:{card.rank}")
        suit = Facet("suit", "Suit", "entry", lambda card: f"suit:{card.suit}")
        return (
            Collection("hands", "hand", "Hands", self.hands, (points,)),
            Collection("cards", "card", "Cards", self.cards, (rank, suit)),
        )


CATALOG = PokerSquaresCatalog
