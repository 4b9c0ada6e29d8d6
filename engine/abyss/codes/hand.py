"""``abyss/hand``: why a hand can't recruit a lord, and what it lacks."""

REASONS = {
    "hand-reserved": {"lord": "lord"},
    "hand-too-few-races": {"needed": "integer", "held": "integer", "missing": "integer", "races": "race[]"},
    "hand-compulsory-race-missing": {"race": "race", "lord": "lord"},
    "hand-value-short": {"total": "integer", "cost": "integer", "count": "integer"},
    "hand-price-short": {"lord": "lord", "total": "integer", "price": "integer", "count": "integer"},
}

FIXES: dict[str, dict[str, str]] = {}

OPEN = {
    "hand-corruptor-nebulis": {"lord": "lord"},
    "hand-needless-krakens-open": {},
}

CHOICES = {
    "hand-corruptor-nebulis": "corruptor_nebulis",
    "hand-needless-krakens-open": "needless_krakens",
}

NOTES = {
    "hand-nebulis-unused": {"count": "integer", "most": "integer"},
    "hand-court-empty": {},
    "hand-affiliates-lowest": {},
    "hand-affiliates-any": {"lord": "lord"},
    "hand-krakens-never": {},
    "hand-needless-krakens": {},
    "hand-redundant-left-out": {},
}

RULES = {
    "hand-reserved": "abyss.sentinels.reserved",
    "hand-too-few-races": "abyss.recruit.pay.exact-races",
    "hand-compulsory-race-missing": "abyss.recruit.read-cost.compulsory",
    "hand-value-short": "abyss.recruit.read-cost.value",
    "hand-price-short": "abyss.clarifications.corruptor",
    "hand-corruptor-nebulis": "abyss.clarifications.corruptor",
    "hand-nebulis-unused": "abyss.nebulis.one-per-payment",
    "hand-court-empty": "abyss.recruit",
    "hand-affiliates-lowest": "abyss.recruit.affiliate.lowest",
    "hand-affiliates-any": "abyss.clarifications.master-of-magic",
    "hand-krakens-never": "abyss.kraken.allies.affiliate",
    "hand-needless-krakens-open": "abyss.recruit.pay.needless",
    "hand-needless-krakens": "abyss.recruit.pay.needless",
    "hand-redundant-left-out": "abyss.recruit.pay.needless",
}
