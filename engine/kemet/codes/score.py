"""``kemet/score``: what is worth knowing of a score."""

REASONS: dict[str, dict[str, str]] = {}

NOTES: dict[str, dict[str, str]] = {
    "reached": {"players": "player[]", "points": "integer"},
    "not-reached": {"points": "integer"},
    "battle-points-decide": {"players": "player[]", "player": "player", "points": "integer"},
    "order-decides": {"players": "player[]", "player": "player", "place": "integer"},
    "order-missing": {"players": "player[]"},
    "battle-missing": {"players": "player[]"},
    "untold": {"players": "player[]"},
}

RULES = {
    "reached": "kemet.end",
    "not-reached": "kemet.end",
    "battle-points-decide": "kemet.end.ties",
    "order-decides": "kemet.end.ties",
    "order-missing": "kemet.end.ties",
    "battle-missing": "kemet.end.ties",
    "untold": "kemet.points",
}

LIMITS = {
    "points": "kemet.points",
    "tiles": "kemet.tiles",
    "sphinx": "kemet.tiles",
    "temples": "kemet.setup.players",
    "pyramids4": "kemet.pyramids",
    "sanctuary": "kemet.setup.players",
    "order": "kemet.night.order",
    "beginner": "kemet.beginner",
}
"""What the players are held to before their points are added up."""
