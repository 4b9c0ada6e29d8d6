"""``abyss/limits``: why a hand may not stay as it is, what mends it, and what is worth knowing."""

REASONS = {
    "over-commander": {"lord": "lord", "limit": "integer", "extra": "integer"},
    "over-martial-law": {"limit": "integer", "extra": "integer"},
    "nothing-too-many": {},
    "too-many-discarded": {"extra": "integer"},
    "commander-takes-no-pearls": {"lord": "lord"},
    "paid-for-nothing": {"extra": "integer"},
    "nebulis-not-accepted": {},
    "krakens-not-accepted": {"allies": "allies"},
}

FIXES = {
    "discard-more": {"count": "integer"},
    "discard-or-pay": {"count": "integer"},
    "keep-everything": {},
    "keep-allies": {"count": "integer"},
    "keep-krakens": {"allies": "allies"},
    "pay-nothing": {},
}

NOTES = {
    "leviathan-implied": {"ally": "ally"},
    "commander-held-off": {"lord": "lord", "rival": "lord"},
    "checked-after-purchase": {"lord": "lord"},
    "stricter-limit": {"lord": "lord", "limit": "integer", "general": "integer"},
    "limit-online-only": {"limit": "integer"},
    "commander-later": {"lord": "lord", "limit": "integer"},
    "martial-law-later": {"limit": "integer"},
    "no-limit-printed": {"limit": "integer"},
    "commander-krakens": {"lord": "lord", "allies": "allies"},
    "discarded-krakens-bring": {"allies": "allies", "count": "integer"},
    "nebulis-for-hand": {},
}

RULES = {
    "over-commander": "abyss.clarifications.commander",
    "over-martial-law": "abyss.leviathan.martial-law",
    "nothing-too-many": "abyss.support.hand-limit",
    "too-many-discarded": "abyss.support.hand-limit",
    "commander-takes-no-pearls": "abyss.clarifications.commander",
    "paid-for-nothing": "abyss.leviathan.martial-law",
    "nebulis-not-accepted": "abyss.leviathan.martial-law",
    "krakens-not-accepted": "abyss.leviathan.martial-law.kraken",
    "leviathan-implied": "abyss.leviathan.martial-law",
    "commander-held-off": "abyss.clarifications.commander",
    "checked-after-purchase": "abyss.clarifications.commander",
    "stricter-limit": "abyss.clarifications.commander",
    "limit-online-only": "abyss.support.hand-limit",
    "commander-later": "abyss.clarifications.commander",
    "martial-law-later": "abyss.leviathan.martial-law",
    "no-limit-printed": "abyss.support.hand-limit",
    "commander-krakens": "abyss.kraken.allies.nebulis",
    "discarded-krakens-bring": "abyss.leviathan.martial-law.kraken",
    "nebulis-for-hand": "abyss.nebulis",
}
