"""``taking``: its codes with the types of their parameters, and the rule that each rests on."""

from engine.codes import INT, Code, rules_of

REASONS = (Code("too-many", "new-game.playing.taking", count=INT, limit=INT),)

FIXES = (Code("take-fewer", limit=INT),)

NOTES = (Code("most", "new-game.playing.taking", limit=INT),)

RULES = rules_of(REASONS, NOTES)
