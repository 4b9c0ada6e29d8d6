"""``kemet/night``: what each of the four steps rests on."""

REASONS: dict[str, dict[str, str]] = {}

NOTES: dict[str, dict[str, str]] = {
    "prayer-lost": {"player": "player", "count": "integer", "limit": "integer"},
    "prayer-untold": {"player": "player"},
    "vision": {"player": "player", "looks": "integer", "back": "integer"},
    "vision-first-only": {"player": "player", "count": "integer"},
    "hand-of-god": {"player": "player"},
    "hand-of-god-done": {"player": "player", "level": "integer"},
    "highest-level-counts": {"player": "player", "level": "integer"},
    "reinforcements": {"player": "player", "count": "integer"},
    "reinforcements-none": {"player": "player"},
    "tiles-in-turn-order": {"players": "player[]"},
    "fewest-decides": {"player": "player", "points": "integer"},
    "earlier-decides": {"players": "player[]", "player": "player", "points": "integer"},
    "order-untold": {"players": "player[]"},
    "first-order-drawn": {},
}

RULES = {
    "prayer-lost": "kemet.prayer.limit",
    "prayer-untold": "kemet.prayer.limit",
    "vision": "kemet.tiles.rulings",
    "vision-first-only": "kemet.tiles.rulings",
    "hand-of-god": "kemet.night.tiles",
    "hand-of-god-done": "kemet.night.tiles",
    "highest-level-counts": "kemet.points.temporary",
    "reinforcements": "kemet.night.tiles",
    "reinforcements-none": "kemet.night.tiles",
    "tiles-in-turn-order": "kemet.night.tiles",
    "fewest-decides": "kemet.night.order",
    "earlier-decides": "kemet.night.order",
    "order-untold": "kemet.night.order",
    "first-order-drawn": "kemet.night.order",
}

LIMITS = {
    "first-prayer": "kemet.setup.steps",
    "first-night": "kemet.setup.steps",
    "beginner": "kemet.beginner",
    "tile": "kemet.tiles",
    "points": "kemet.points",
}
"""Why a night cannot be so."""
