"""``mountain-king/setup``: why it cannot be set up so, and by which rules it is."""

REASONS = {"teams-of-two": {"players": "integer", "wanted": "integer"}}

NOTES = {
    "tiles-laid-out": {"count": "integer", "players": "integer"},
    "one-coronation-token": {"honor": "integer"},
    "any-equal-spots": {},
    "numbered-spots": {"count": "integer"},
    "gates-of-partners": {"count": "integer"},
    "team-pieces": {},
    "no-seat-bonus-in-teams": {},
    "goods-to-team-storage": {},
    "team-order": {},
    "goods-of-placed": {"cards": "integer"},
    "goods-and-hand": {"cards": "integer"},
    "goods-hand-and-deck": {"cards": "integer"},
    "hand-not-taken": {},
    "deck-not-taken": {},
}

RULES = {
    "teams-of-two": "mountain-king.teams",
    "tiles-laid-out": "mountain-king.setup.board",
    "one-coronation-token": "mountain-king.end.tokens",
    "any-equal-spots": "mountain-king.setup.gates",
    "numbered-spots": "mountain-king.setup.gates",
    "gates-of-partners": "mountain-king.teams.setup",
    "team-pieces": "mountain-king.teams.setup",
    "no-seat-bonus-in-teams": "mountain-king.teams.setup",
    "goods-to-team-storage": "mountain-king.teams.setup",
    "team-order": "mountain-king.teams.turns",
    "goods-of-placed": "mountain-king.setup.starters",
    "goods-and-hand": "mountain-king.setup.seats",
    "goods-hand-and-deck": "mountain-king.setup.seats",
    "hand-not-taken": "mountain-king.setup.seats",
    "deck-not-taken": "mountain-king.setup.seats",
}
