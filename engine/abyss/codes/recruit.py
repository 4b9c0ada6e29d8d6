"""``abyss/recruit``: why a payment is refused, what mends it, what is worth knowing; some is said by ``hand`` too."""

REASONS = {
    "too-few-races": {"needed": "integer", "paid": "integer", "missing": "integer"},
    "too-many-races": {"needed": "integer", "paid": "integer", "extra": "integer"},
    "compulsory-race-missing": {"race": "race", "lord": "lord"},
    "value-short": {"total": "integer", "cost": "integer", "shortfall": "integer"},
    "too-many-pearls": {"pearls": "integer", "needed": "integer", "extra": "integer"},
    "ally-not-needed": {"allies": "any-allies", "surplus": "integer"},
}

FIXES = {
    "add-races": {"count": "integer", "races": "any-races"},
    "drop-races": {"count": "integer", "races": "races", "allies": "allies"},
    "add-race": {"race": "race"},
    "swap-race": {"race": "race", "drop": "race", "allies": "allies"},
    "add-pearls": {"count": "integer"},
    "take-back-pearls": {"count": "integer"},
    "leave-out": {"allies": "allies"},
}

NOTES = {
    "cost-lowered": {"lord": "lord", "count": "integer"},
    "cost-raised": {"lord": "lord", "count": "integer"},
    "cost-rise-prevented": {"lord": "lord", "rival": "lord"},
    "compulsory-race-waived": {"lord": "lord", "race": "race"},
    "pearls-are-no-race": {"missing": "integer"},
    "pearls-fill": {"count": "integer"},
    "surplus-lost": {"count": "integer"},
    "affiliate-lowest": {"ally": "ally"},
    "affiliate-tie": {"allies": "allies"},
    "affiliate-any": {"lord": "lord", "allies": "any-allies"},
    "own-power-later": {"lord": "lord"},
}

RULES = {
    "too-few-races": "abyss.recruit.pay.exact-races",
    "too-many-races": "abyss.recruit.pay.exact-races",
    "compulsory-race-missing": "abyss.recruit.read-cost.compulsory",
    "value-short": "abyss.recruit.read-cost.value",
    "too-many-pearls": "abyss.recruit.pay.pearls",
    "ally-not-needed": "abyss.recruit.pay.needless",
    "cost-lowered": "abyss.recruit.cost-changes",
    "cost-raised": "abyss.recruit.cost-changes",
    "cost-rise-prevented": "abyss.recruit.cost-changes",
    "compulsory-race-waived": "abyss.recruit.cost-changes",
    "pearls-are-no-race": "abyss.recruit.pay.pearls",
    "pearls-fill": "abyss.recruit.pay.pearls",
    "surplus-lost": "abyss.recruit.pay.surplus",
    "affiliate-lowest": "abyss.recruit.affiliate.lowest",
    "affiliate-tie": "abyss.recruit.affiliate.tie",
    "affiliate-any": "abyss.clarifications.master-of-magic",
    "own-power-later": "abyss.clarifications.master-of-magic",
}
