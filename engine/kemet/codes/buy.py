"""``kemet/buy``: why a tile cannot be bought, and what follows from one that is."""

REASONS: dict[str, dict[str, str]] = {
    "owned-already": {"tile": "tile"},
    "none-left": {"tile": "tile"},
    "beyond-beginners": {"level": "integer", "most": "integer"},
    "color-gone": {"tile": "tile", "color": "color"},
    "space-used": {"space": "action-space", "color": "color"},
    "pyramid-low": {"color": "color", "level": "integer", "has": "integer"},
    "tile-short": {"cost": "integer", "prayer": "integer", "missing": "integer"},
}

OPEN: dict[str, dict[str, str]] = {"color-untold": {"tile": "tile", "color": "color"}}

CHOICES = {"color-untold": "gone_color"}

NOTES: dict[str, dict[str, str]] = {
    "not-itself": {"tile": "tile"},
    "free-tile": {"tile": "tile"},
    "creature-comes": {"tile": "tile"},
    "some-color-gone": {"tile": "tile"},
}

RULES = {
    "owned-already": "kemet.tiles.same",
    "none-left": "kemet.tiles",
    "beyond-beginners": "kemet.beginner",
    "color-gone": "kemet.tiles",
    "color-untold": "kemet.tiles",
    "space-used": "kemet.day.spaces",
    "pyramid-low": "kemet.tiles.buying",
    "tile-short": "kemet.tiles.buying",
    "not-itself": "kemet.tiles.savings",
    "free-tile": "kemet.tiles.savings",
    "creature-comes": "kemet.creatures.placing",
    "some-color-gone": "kemet.tiles",
}

LIMITS = {"color": "kemet.tiles", "tile": "kemet.tiles", "beginner": "kemet.beginner"}
"""What a purchase is held to before it is judged."""
