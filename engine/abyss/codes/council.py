"""``abyss/council``: why a Council pile may not be taken, what is open, what is worth knowing."""

REASONS = {
    "council-empty": {},
    "council-empty-for-power": {"lord": "lord"},
    "only-reserved-left": {"race": "race"},
    "pile-is-empty": {"races": "race[]", "count": "integer"},
    "pile-reserved": {"race": "race"},
    "oracle-barred": {"lord": "lord", "race": "race"},
    "too-many-piles": {"taken": "integer", "limit": "integer"},
    "second-pile-due": {"lord": "lord"},
}

NOTES = {
    "pile-unseen": {},
    "support-ends-turn": {},
    "pile-by-power": {"lord": "lord"},
    "pile-discarded": {"lord": "lord"},
    "two-piles": {"lord": "lord"},
    "only-one-pile-left": {"lord": "lord"},
    "pile-sentinel-back": {"race": "race"},
    "commander-limits": {"lord": "lord", "limit": "integer"},
    "shaman-frees-limit": {"lord": "lord", "rival": "lord"},
    "martial-law-limits": {"limit": "integer", "price": "integer"},
}

OPEN = {"oracle-on-reserved": {"lord": "lord", "race": "race"}}

CHOICES = {"oracle-on-reserved": "sentinel_powers"}

RULES = {
    "council-empty": "abyss.turn.run-out",
    "council-empty-for-power": "abyss.support.lords",
    "only-reserved-left": "abyss.sentinels.reserved",
    "pile-is-empty": "abyss.support.piles",
    "pile-reserved": "abyss.sentinels.reserved",
    "oracle-barred": "abyss.sentinels.powers",
    "too-many-piles": "abyss.support",
    "second-pile-due": "abyss.support.lords",
    "pile-unseen": "abyss.support",
    "support-ends-turn": "abyss.support",
    "pile-by-power": "abyss.support.lords",
    "pile-discarded": "abyss.support.lords",
    "two-piles": "abyss.support.lords",
    "only-one-pile-left": "abyss.support.lords",
    "pile-sentinel-back": "abyss.sentinels.return",
    "commander-limits": "abyss.clarifications.commander",
    "shaman-frees-limit": "abyss.clarifications.shaman",
    "martial-law-limits": "abyss.leviathan.martial-law",
    "oracle-on-reserved": "abyss.sentinels.powers",
}
