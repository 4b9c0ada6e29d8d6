"""``taking``: its codes with the types of their parameters, and the rule that each rests on."""

REASONS = {"too-many": {"count": "integer", "limit": "integer"}}

FIXES = {"take-fewer": {"limit": "integer"}}

NOTES = {"most": {"limit": "integer"}}

RULES = {
    "too-many": "new-game.playing.taking",
    "most": "new-game.playing.taking",
}
