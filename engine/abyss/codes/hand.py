"""``abyss/hand``: why a hand can't recruit a lord, and what it lacks."""

REASONS = {
    "hand-reserved": {"lord": "lord"},
    "hand-too-few-races": {"needed": "integer", "held": "integer", "missing": "integer"},
    "hand-compulsory-race-missing": {"race": "race", "lord": "lord"},
    "hand-value-short": {"total": "integer", "cost": "integer", "shortfall": "integer"},
    "hand-price-short": {"lord": "lord", "total": "integer", "price": "integer", "shortfall": "integer"},
}

FIXES = {
    "get-races": {"count": "integer", "races": "any-races"},
    "get-race": {"race": "race"},
    "get-value": {"count": "integer"},
    "get-pearls": {"count": "integer"},
}

NOTES = {
    "hand-nebulis-unused": {"count": "integer", "most": "integer"},
}

RULES = {
    "hand-reserved": "abyss.sentinels.reserved",
    "hand-too-few-races": "abyss.recruit.pay.exact-races",
    "hand-compulsory-race-missing": "abyss.recruit.read-cost.compulsory",
    "hand-value-short": "abyss.recruit.read-cost.value",
    "hand-price-short": "abyss.clarifications.corruptor",
    "hand-nebulis-unused": "abyss.nebulis.one-per-payment",
}
