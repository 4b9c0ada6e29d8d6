"""``many-cards/play``: its codes."""

from engine.codes import INT, Code, rules_of

REASONS = (Code("too-few-coins", "many-cards.play", cost=INT, coins=INT),)

NOTES = (Code("coins-left", "many-cards.play", coins=INT),)

RULES = rules_of(REASONS, NOTES)
