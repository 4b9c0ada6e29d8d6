"""``kemet/pyramid``: why a pyramid cannot be raised, and what follows from one that is."""

REASONS: dict[str, dict[str, str]] = {
    "at-top": {"level": "integer"},
    "beginners-top": {"level": "integer"},
    "not-higher": {"level": "integer", "start": "integer"},
    "raise-short": {"cost": "integer", "prayer": "integer", "missing": "integer"},
}

NOTES: dict[str, dict[str, str]] = {
    "pray-first": {"count": "integer", "prayer": "integer"},
    "saves-once": {"tile": "tile"},
    "goes-on-board": {},
    "buys-up-to": {"level": "integer"},
    "worth-a-point": {},
}

RULES = {
    "at-top": "kemet.pyramids",
    "beginners-top": "kemet.beginner",
    "not-higher": "kemet.pyramids.prices",
    "raise-short": "kemet.pyramids.prices",
    "pray-first": "kemet.actions.pray",
    "saves-once": "kemet.tiles.savings",
    "goes-on-board": "kemet.pyramids.prices",
    "buys-up-to": "kemet.pyramids.effects",
    "worth-a-point": "kemet.pyramids.effects",
}
