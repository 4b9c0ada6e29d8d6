"""``mountain-king/end``: what ends the game, and which turns follow."""

REASONS: dict[str, dict[str, str]] = {}

NOTES = {
    "nobody-full": {"trolls": "integer"},
    "first-token-taken": {"player": "player", "honor": "integer", "trolls": "integer"},
    "end-triggered": {"player": "player", "honor": "integer", "trolls": "integer"},
    "end-triggered-by-one": {"players": "player[]", "honor": "integer", "trolls": "integer"},
    "two-players-one-token": {"honor": "integer"},
    "round-ends": {"player": "player"},
    "round-goes-on": {"player": "player"},
    "last-turns": {"count": "integer"},
    "turns-in-teams": {},
}

RULES = {
    "nobody-full": "mountain-king.end.tokens",
    "first-token-taken": "mountain-king.end.tokens",
    "end-triggered": "mountain-king.end.tokens",
    "end-triggered-by-one": "mountain-king.end.tokens",
    "two-players-one-token": "mountain-king.end.tokens",
    "round-ends": "mountain-king.end.remaining",
    "round-goes-on": "mountain-king.end.remaining",
    "last-turns": "mountain-king.end.remaining",
    "turns-in-teams": "mountain-king.teams.turns",
}
