"""By what the cards and tiles of Kemet are sorted and filtered."""

from __future__ import annotations

from catalog.models.game import Choice, Facet

USES = (
    Choice("battle", "Battle"),
    Choice("move", "Movement"),
    Choice("troop", "Troops"),
    Choice("action", "Actions"),
    Choice("payment", "Payments"),
    Choice("night", "Night"),
    Choice("points", "Victory points"),
    Choice("creature", "Creature"),
)

TILE_FACETS = (
    Facet("color", "Colour", "entries", lambda tile: tuple(f"color:{color}" for color in tile.colors)),
    Facet("level", "Level", "number", lambda tile: tile.level),
    Facet("use", "Helps with", "choice", lambda tile: tile.use, USES),
    Facet("copies", "Copies", "number", lambda tile: tile.copies * len(tile.colors)),
)

CREATURE_FACETS = tuple(
    Facet(name, label, "number", lambda creature, name=name: getattr(creature, name), better="more")  # type: ignore[misc]
    for name, label in (
        ("move", "Movement"),
        ("strength", "Strength"),
        ("damage", "Damage"),
        ("protection", "Protection"),
    )
)

INTERVENTION_FACETS = (
    Facet("timing", "When", "entries", lambda card: (f"timing:{card.timing}",)),
    Facet("cost", "Cost", "number", lambda card: card.cost, better="less"),
    Facet("copies", "Copies", "number", lambda card: card.copies),
)

BATTLE_CARD_FACETS = CREATURE_FACETS[1:]
