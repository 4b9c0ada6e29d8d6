"""``kemet/day-end``: what an end of a day brings, and what cannot be given up for it."""

REASONS: dict[str, dict[str, str]] = {
    "delta-not-held": {"player": "player"},
    "sanctuary-not-held": {"player": "player"},
    "too-few-units": {"player": "player", "units": "integer", "needed": "integer"},
}

NOTES: dict[str, dict[str, str]] = {
    "without-that": {},
    "temple-prayer-lost": {"player": "player", "count": "integer", "limit": "integer"},
    "two-temples": {"player": "player", "temples": "integer", "points": "integer"},
    "one-temple-only": {"player": "player"},
    "delta-given": {"player": "player", "units": "integer", "prayer": "integer"},
    "points-untold": {"players": "player[]"},
    "offered": {"player": "player", "units": "integer", "points": "integer"},
    "may-give-delta": {"player": "player", "units": "integer", "prayer": "integer"},
    "may-offer": {"player": "player", "units": "integer", "points": "integer"},
    "game-over": {"players": "player[]", "points": "integer"},
    "offering-would-end": {"player": "player", "points": "integer"},
}

OPEN = {"delta-last-unit": {"player": "player"}, "delta-units-untold": {"player": "player"}}

CHOICES = {"delta-last-unit": "last_unit", "delta-units-untold": "last_unit"}

RULES = {
    "delta-not-held": "kemet.day.delta",
    "sanctuary-not-held": "kemet.day.offering",
    "too-few-units": "kemet.day.offering",
    "without-that": "kemet.day.award",
    "temple-prayer-lost": "kemet.prayer.limit",
    "two-temples": "kemet.day.two-temples",
    "one-temple-only": "kemet.day.two-temples",
    "delta-given": "kemet.day.delta",
    "delta-units-untold": "kemet.day.delta",
    "delta-last-unit": "kemet.day.delta",
    "points-untold": "kemet.points",
    "offered": "kemet.day.offering",
    "may-give-delta": "kemet.day.delta",
    "may-offer": "kemet.day.offering",
    "game-over": "kemet.end",
    "offering-would-end": "kemet.end",
}

LIMITS = {
    "players": "kemet.setup.players",
    "holder": "kemet.board.control",
    "battle": "kemet.points.permanent",
    "beginner": "kemet.beginner",
    "pyramids": "kemet.pyramids",
    "points": "kemet.points",
    "troop": "kemet.movement.limit",
    "units": "kemet.board.troops",
}
"""What the board is held to before the day ends."""
