"""``mountain-king/score``: what is worth knowing of a final score."""

REASONS: dict[str, dict[str, str]] = {}

NOTES: dict[str, dict[str, str]] = {
    "lower-levels-win": {"players": "player[]", "player": "player", "levels": "integer"},
    "tie-stays": {"players": "player[]", "levels": "integer"},
    "troll-levels-missing": {"players": "player[]"},
    "team-is-one": {},
    "team-tie": {},
    "score-untold": {"players": "player[]"},
    "halls-untold": {"players": "player[]"},
    "second-token-untold": {},
    "statues-apart": {"players": "player[]"},
    "best-statue": {},
    "both-tokens": {},
    "adds-up": {},
    "pedestal-tokens-typed": {},
    "resources-typed": {},
    "halls-typed": {},
    "statues-typed": {},
    "entered-twice": {},
}

RULES = {
    "lower-levels-win": "mountain-king.ties",
    "tie-stays": "mountain-king.ties",
    "troll-levels-missing": "mountain-king.ties",
    "team-is-one": "mountain-king.teams.scoring",
    "team-tie": "mountain-king.teams.scoring",
    "score-untold": "mountain-king.scoring",
    "halls-untold": "mountain-king.scoring.halls",
    "second-token-untold": "mountain-king.end.tokens",
    "statues-apart": "mountain-king.scoring.statues",
    "best-statue": "mountain-king.scoring.statues",
    "both-tokens": "mountain-king.teams.scoring",
    "adds-up": "mountain-king.scoring",
    "pedestal-tokens-typed": "mountain-king.scoring.pedestal-tokens",
    "resources-typed": "mountain-king.scoring.resources",
    "halls-typed": "mountain-king.scoring.halls",
    "statues-typed": "mountain-king.scoring.statues",
    "entered-twice": "mountain-king.scoring",
}

LIMITS = {
    "two-teams": "mountain-king.teams",
    "tokens": "mountain-king.end.tokens",
    "levels": "mountain-king.ties",
    "high": "mountain-king.scoring.halls",
    "pedestal_tokens": "mountain-king.pedestals.tokens",
    "halls": "mountain-king.halls.known",
    "statues": "mountain-king.setup.components",
    "doubled": "mountain-king.pedestals.limit",
}
"""What a score is held to before it is added up."""
