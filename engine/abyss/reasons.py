"""Every code Abyss answers with: its parameters and their types. Words are made from these elsewhere.

Types: ``integer``; ``lord``, ``location``, ``race``, ``ally`` for an id; ``races``, ``allies`` for a list of ids,
``any-races``, ``any-allies`` where one of them or some will do.
"""

REASONS = {
    # abyss/recruit: why a payment is refused
    "too-few-races": {"needed": "integer", "paid": "integer", "missing": "integer"},
    "too-many-races": {"needed": "integer", "paid": "integer", "extra": "integer"},
    "compulsory-race-missing": {"race": "race", "lord": "lord"},
    "value-short": {"total": "integer", "cost": "integer", "shortfall": "integer"},
    "too-many-pearls": {"pearls": "integer", "needed": "integer", "extra": "integer"},
    "ally-not-needed": {"allies": "any-allies", "surplus": "integer"},
    # abyss/hand: why a lord can't be recruited
    "hand-too-few-races": {"needed": "integer", "held": "integer", "missing": "integer"},
    "hand-compulsory-race-missing": {"race": "race", "lord": "lord"},
    "hand-value-short": {"total": "integer", "cost": "integer", "shortfall": "integer"},
}

FIXES = {
    "add-races": {"count": "integer", "races": "any-races"},
    "drop-races": {"count": "integer", "races": "races", "allies": "allies"},
    "add-race": {"race": "race"},
    "swap-race": {"race": "race", "drop": "race", "allies": "allies"},
    "add-pearls": {"count": "integer"},
    "take-back-pearls": {"count": "integer"},
    "leave-out": {"allies": "allies"},
    "get-races": {"count": "integer", "races": "any-races"},
    "get-race": {"race": "race"},
    "get-value": {"count": "integer"},
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
    # abyss/score: of one player
    "affiliated-from-hand": {"allies": "allies"},
    "nothing-to-copy": {"location": "location"},
    "mirror-unused": {"location": "location"},
    # abyss/score: of the whole game
    "tie-broken-by-pearls": {"total": "integer", "pearls": "integer"},
    "tie-broken-by-lord": {"lord": "lord", "value": "integer"},
    "victory-shared": {"count": "integer"},
}

RULES = {
    "too-few-races": "abyss.recruit.pay.exact-races",
    "too-many-races": "abyss.recruit.pay.exact-races",
    "compulsory-race-missing": "abyss.recruit.read-cost.compulsory",
    "value-short": "abyss.recruit.read-cost.value",
    "too-many-pearls": "abyss.recruit.pay.pearls",
    "ally-not-needed": "abyss.recruit.pay.needless",
    "hand-too-few-races": "abyss.recruit.pay.exact-races",
    "hand-compulsory-race-missing": "abyss.recruit.read-cost.compulsory",
    "hand-value-short": "abyss.recruit.read-cost.value",
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
    "affiliated-from-hand": "abyss.scoring.final-affiliation",
    "nothing-to-copy": "abyss.locations.city-of-mirrors",
    "mirror-unused": "abyss.locations.city-of-mirrors",
    "tie-broken-by-pearls": "abyss.scoring.tie-break",
    "tie-broken-by-lord": "abyss.scoring.tie-break",
    "victory-shared": "abyss.scoring.tie-break",
    # abyss/score: what each part of the breakdown and the order of the players rest on
    "locations": "abyss.scoring.locations",
    "lords": "abyss.scoring.lords",
    "allies": "abyss.scoring.allies",
    "monster_tokens": "abyss.scoring.monster-tokens",
    "tie_break": "abyss.scoring.tie-break",
}
"""The rule section that each code or part of an answer rests on."""
