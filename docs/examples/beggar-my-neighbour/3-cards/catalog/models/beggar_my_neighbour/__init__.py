"""The catalogue of the game: its pay cards, and the facts for the engine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from catalog.models.entries import Entry
from catalog.models.game import Collection, DataFile, Facet, GameCatalog


class PayCard(Entry):
    """A card that has to be paid for, in any suit; what is paid for it stands in numbers.yaml."""


@dataclass(frozen=True)
class BeggarMyNeighbourCatalog(GameCatalog):
    """The catalogue of the game."""

    FILES: ClassVar[tuple[DataFile, ...]] = (
        *GameCatalog.FILES,
        DataFile("pay_cards", "pay-cards.yaml", "pay-card", PayCard, "the pay cards"),
    )

    pay_cards: tuple[PayCard, ...] = ()

    @property
    def collections(self) -> tuple[Collection, ...]:
        """The kinds of entries that have pages of their own, each with what it is sorted and filtered by."""
        payment = Facet("payment", "Payment", "number", lambda card: self.counts("payment")[card.id])
        return (Collection("pay-cards", "pay-card", "Pay cards", self.pay_cards, (payment,)),)

    def engine_facts(self) -> dict[str, Any]:
        """What every game has, and the pay cards with what the engine needs of them: nothing but their ids."""
        facts = super().engine_facts()
        facts["tables"]["pay-card"] = {card.id: {} for card in self.pay_cards}
        facts["order"]["pay-card"] = [card.id for card in self.pay_cards]
        return facts


CATALOG = BeggarMyNeighbourCatalog
