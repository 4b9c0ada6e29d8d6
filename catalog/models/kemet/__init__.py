"""The catalogue of Kemet: its tiles, creatures, interventions and battle cards, and the facts for its engine."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from catalog.findings import Finding
from catalog.models.game import Collection, DataFile, GameCatalog
from catalog.models.kemet import checks
from catalog.models.kemet.entries import BattleCard, Creature, Intervention, Tile
from catalog.models.kemet.facets import (
    BATTLE_CARD_FACETS,
    BATTLE_CARDS_NOTE,
    INTERVENTION_FACETS,
    INTERVENTIONS_NOTE,
    TILE_FACETS,
    TILES_NOTE,
    creature_facets,
)


@dataclass(frozen=True)
class KemetCatalog(GameCatalog):
    """The catalogue of Kemet."""

    FILES: ClassVar[tuple[DataFile, ...]] = (
        *GameCatalog.FILES,
        DataFile("tiles", "tiles.yaml", "tile", Tile, "the power tiles"),
        DataFile("creatures", "creatures.yaml", "creature", Creature, "the creatures"),
        DataFile("interventions", "interventions.yaml", "intervention", Intervention, "the divine interventions"),
        DataFile("battle_cards", "battle-cards.yaml", "battle-card", BattleCard, "the battle cards"),
    )

    tiles: tuple[Tile, ...] = ()
    creatures: tuple[Creature, ...] = ()
    interventions: tuple[Intervention, ...] = ()
    battle_cards: tuple[BattleCard, ...] = ()

    @property
    def collections(self) -> tuple[Collection, ...]:
        """Tiles, creatures, interventions and battle cards have pages."""
        return (
            Collection("tiles", "tile", "Power tiles", self.tiles, TILE_FACETS, TILES_NOTE),
            Collection("creatures", "creature", "Creatures", self.creatures, creature_facets(self.tiles)),
            Collection(
                "interventions",
                "intervention",
                "Divine interventions",
                self.interventions,
                INTERVENTION_FACETS,
                INTERVENTIONS_NOTE,
            ),
            Collection(
                "battle-cards", "battle-card", "Battle cards", self.battle_cards, BATTLE_CARD_FACETS, BATTLE_CARDS_NOTE
            ),
        )

    def checks(self) -> Iterator[Finding]:
        """Counts that do not add up, figures that the texts do not bear out, creatures without their tiles."""
        yield from checks.counts(self)
        yield from checks.spread(self)
        yield from checks.creatures(self)
        yield from checks.bonuses(self)
        yield from checks.battle_cards(self)


CATALOG = KemetCatalog
