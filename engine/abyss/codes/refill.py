"""``abyss/refill``: why the power of a new lord cannot be used, what is open, by which rules it goes on."""

REASONS = {
    "court-without-lord": {"lord": "lord"},
    "schemer-without-deck": {"lord": "lord"},
    "second-lord-unpaid": {"lord": "lord", "price": "integer", "pearls": "integer"},
    "second-lord-reserved": {"lord": "lord"},
    "traitor-barred": {"lord": "lord"},
}

NOTES = {
    "refill-due": {"pearls": "integer", "count": "integer"},
    "refill-not-due": {"count": "integer"},
    "refill-short": {"count": "integer"},
    "second-lord-price": {"lord": "lord", "count": "integer"},
    "order-online": {"lord": "lord"},
    "location-last": {},
    "extra-turn-last": {"lord": "lord"},
}

OPEN = {"power-or-refill": {"lord": "lord"}, "traitor-on-reserved": {"lord": "lord"}}

CHOICES = {"power-or-refill": "order", "traitor-on-reserved": "sentinel_powers"}

RULES = {
    "court-without-lord": "abyss.recruit.refill.order",
    "schemer-without-deck": "abyss.clarifications.traitor-and-schemer",
    "second-lord-unpaid": "abyss.clarifications.corruptor",
    "second-lord-reserved": "abyss.sentinels.powers",
    "traitor-barred": "abyss.sentinels.powers",
    "refill-due": "abyss.recruit.refill",
    "refill-not-due": "abyss.recruit.refill",
    "refill-short": "abyss.end.deck",
    "second-lord-price": "abyss.clarifications.corruptor",
    "order-online": "abyss.recruit.refill.order",
    "location-last": "abyss.recruit.refill.order",
    "extra-turn-last": "abyss.recruit.refill.order",
    "power-or-refill": "abyss.recruit.refill.order",
    "traitor-on-reserved": "abyss.sentinels.powers",
}

LIMITS = {"pile": "abyss.setup.components"}
"""What a pile is held to."""
