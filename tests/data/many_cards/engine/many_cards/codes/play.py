"""``many-cards/play``: its codes."""

REASONS = {"too-few-coins": {"cost": "integer", "coins": "integer"}}

NOTES = {"coins-left": {"coins": "integer"}}

RULES = {"too-few-coins": "many-cards.play", "coins-left": "many-cards.play"}
