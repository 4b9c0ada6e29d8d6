"""``abyss/sanctuary``: why no loot card can be drawn, and what is worth knowing before drawing one."""

from engine.codes import Code, rules_of

REASONS = (Code("loot-deck-empty", "abyss.sanctuaries.search"),)

NOTES = (
    Code("loot-first-card", "abyss.sanctuaries.search"),
    Code("loot-double-certain", "abyss.sanctuaries.double"),
    Code("loot-double-impossible", "abyss.sanctuaries.double"),
    Code("loot-rewards-stay", "abyss.sanctuaries.double"),
    Code("loot-token-worth", "abyss.sanctuaries.rewards", worth="amount"),
    Code("loot-monster-threat", "abyss.sanctuaries.rewards"),
    Code("loot-monster-border", "abyss.border.loot"),
)

RULES = rules_of(REASONS, NOTES)
