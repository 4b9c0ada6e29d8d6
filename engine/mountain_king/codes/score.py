"""``mountain-king/score``: what is worth knowing of a final score."""

REASONS: dict[str, dict[str, str]] = {}

NOTES: dict[str, dict[str, str]] = {
    "lower-levels-win": {"players": "player[]", "player": "player", "levels": "integer"},
    "tie-stays": {"players": "player[]", "levels": "integer"},
    "troll-levels-missing": {"players": "player[]"},
    "team-is-one": {},
    "team-tie": {},
    "coronation-twice": {"players": "player[]", "honor": "integer"},
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
    "coronation-twice": "mountain-king.end.tokens",
    "pedestal-tokens-typed": "mountain-king.scoring.pedestal-tokens",
    "resources-typed": "mountain-king.scoring.resources",
    "halls-typed": "mountain-king.scoring.halls",
    "statues-typed": "mountain-king.scoring.statues",
    "entered-twice": "mountain-king.scoring",
}
