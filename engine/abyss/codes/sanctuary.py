"""``abyss/sanctuary``: why no loot card can be drawn, and what is worth knowing before drawing one."""

REASONS: dict[str, dict[str, str]] = {
    "loot-deck-empty": {},
}

FIXES: dict[str, dict[str, str]] = {}

NOTES: dict[str, dict[str, str]] = {
    "loot-first-card": {},
    "loot-double-certain": {},
    "loot-double-impossible": {},
    "loot-rewards-stay": {},
    "loot-token-worth": {"worth": "amount"},
    "loot-monster-threat": {},
    "loot-monster-border": {},
}

RULES = {
    "loot-deck-empty": "abyss.sanctuaries.search",
    "loot-first-card": "abyss.sanctuaries.search",
    "loot-double-certain": "abyss.sanctuaries.double",
    "loot-double-impossible": "abyss.sanctuaries.double",
    "loot-rewards-stay": "abyss.sanctuaries.double",
    "loot-token-worth": "abyss.sanctuaries.rewards",
    "loot-monster-threat": "abyss.sanctuaries.rewards",
    "loot-monster-border": "abyss.border.loot",
}
