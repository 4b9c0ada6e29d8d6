"""``abyss/council``: why a Council pile may not be taken, what mends it, what is worth knowing."""

REASONS = {
    "no-pile-to-take": {},
    "pile-is-empty": {"races": "races"},
    "pile-reserved": {"race": "race"},
    "too-many-piles": {"taken": "integer", "limit": "integer"},
    "second-pile-due": {"lord": "lord"},
}

FIXES = {
    "take-piles": {"races": "races"},
    "take-pile-of": {"races": "any-races"},
    "take-also": {"races": "any-races"},
}

NOTES = {
    "pile-unseen": {},
    "support-ends-turn": {},
    "pile-by-power": {"lord": "lord"},
    "pile-discarded": {"lord": "lord"},
    "reserved-discard-open": {"lord": "lord"},
    "only-one-pile-left": {"lord": "lord"},
    "pile-sentinel-back": {"race": "race"},
    "commander-limits": {"lord": "lord", "limit": "integer"},
    "shaman-frees-limit": {"lord": "lord", "rival": "lord"},
    "martial-law-limits": {"limit": "integer"},
}

RULES = {
    "no-pile-to-take": "abyss.support",
    "pile-is-empty": "abyss.support.piles",
    "pile-reserved": "abyss.sentinels.reserved",
    "too-many-piles": "abyss.support",
    "second-pile-due": "abyss.support.lords",
    "pile-unseen": "abyss.support",
    "support-ends-turn": "abyss.support",
    "pile-by-power": "abyss.support.lords",
    "pile-discarded": "abyss.support.lords",
    "reserved-discard-open": "abyss.sentinels.reserved",
    "only-one-pile-left": "abyss.support.lords",
    "pile-sentinel-back": "abyss.sentinels.return",
    "commander-limits": "abyss.clarifications.commander",
    "shaman-frees-limit": "abyss.clarifications.commander",
    "martial-law-limits": "abyss.leviathan.martial-law",
}
