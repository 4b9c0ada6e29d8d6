"""``abyss/limits``: why a hand may not stay as it is, what is worth knowing, and what the rules leave open."""

REASONS = {
    "over-commander": {"lord": "lord", "limit": "integer", "extra": "integer"},
    "over-martial-law": {"limit": "integer", "extra": "integer", "price": "integer"},
    "nothing-too-many": {},
    "nothing-too-many-martial-law": {"limit": "integer"},
    "too-many-discarded": {"extra": "integer"},
    "too-many-discarded-martial-law": {"extra": "integer"},
    "commander-takes-no-pearls": {"lord": "lord"},
    "paid-for-nothing": {"extra": "integer"},
    "law-pearls-not-owned": {"pearls": "integer", "owned": "integer"},
    "nebulis-not-accepted": {},
    "krakens-not-accepted": {"allies": "ally[]"},
}

FIXES: dict[str, dict[str, str]] = {}

NOTES = {
    "no-limit": {"lord": "lord"},
    "within-martial-law": {"limit": "integer"},
    "within-commander": {"lord": "lord", "limit": "integer"},
    "settled-by-martial-law": {"limit": "integer", "price": "integer"},
    "settled-for-commander": {"lord": "lord", "limit": "integer"},
    "commander-held-off": {"lord": "lord", "rival": "lord"},
    "checked-after-purchase": {"lord": "lord"},
    "stricter-limit": {"lord": "lord", "limit": "integer", "general": "integer"},
    "limit-online-only": {"limit": "integer"},
    "commander-later": {"lord": "lord", "limit": "integer"},
    "martial-law-later": {"limit": "integer", "price": "integer"},
    "no-limit-printed": {"limit": "integer"},
    "commander-krakens": {"lord": "lord", "allies": "ally[]"},
    "discarded-krakens-bring": {"allies": "ally[]", "count": "integer"},
}

OPEN: dict[str, dict[str, str]] = {
    "nebulis-for-hand": {},
}

CHOICES = {
    "nebulis-for-hand": "nebulis_for_hand",
}

RULES = {
    "over-commander": "abyss.clarifications.commander",
    "over-martial-law": "abyss.leviathan.martial-law",
    "nothing-too-many": "abyss.support.hand-limit",
    "nothing-too-many-martial-law": "abyss.leviathan.martial-law",
    "too-many-discarded": "abyss.clarifications.commander",
    "too-many-discarded-martial-law": "abyss.leviathan.martial-law",
    "commander-takes-no-pearls": "abyss.clarifications.commander",
    "paid-for-nothing": "abyss.leviathan.martial-law",
    "law-pearls-not-owned": "abyss.leviathan.martial-law",
    "nebulis-not-accepted": "abyss.leviathan.martial-law.nebulis",
    "krakens-not-accepted": "abyss.leviathan.martial-law.kraken",
    "no-limit": "abyss.support.hand-limit",
    "within-martial-law": "abyss.leviathan.martial-law",
    "within-commander": "abyss.clarifications.commander",
    "settled-by-martial-law": "abyss.leviathan.martial-law",
    "settled-for-commander": "abyss.clarifications.commander",
    "commander-held-off": "abyss.clarifications.shaman",
    "checked-after-purchase": "abyss.clarifications.commander",
    "stricter-limit": "abyss.leviathan.martial-law",
    "limit-online-only": "abyss.support.hand-limit",
    "commander-later": "abyss.clarifications.commander",
    "martial-law-later": "abyss.leviathan.martial-law",
    "no-limit-printed": "abyss.support.hand-limit",
    "commander-krakens": "abyss.kraken.allies.nebulis",
    "discarded-krakens-bring": "abyss.leviathan.martial-law.kraken",
    "nebulis-for-hand": "abyss.leviathan.martial-law.nebulis",
}
