"""``abyss/plot``: why a lord may not come to court now, what mends it, what is worth knowing."""

REASONS = {
    "plot-after-action": {},
    "plot-pearls-short": {"pearls": "integer", "needed": "integer"},
    "plot-with-nebulis": {"count": "integer"},
    "court-full": {},
    "court-spaces-short": {"times": "integer", "spaces": "integer"},
    "court-empty": {"lord": "lord"},
    "lord-deck-empty": {},
    "lord-deck-short": {"times": "integer", "deck": "integer"},
    "power-used-up": {"lord": "lord"},
    "power-once-a-turn": {"lord": "lord", "times": "integer"},
}

FIXES = {
    "wait-for-next-turn": {},
    "plot-times": {"count": "integer"},
    "plot-get-pearls": {"count": "integer"},
    "plot-pay-pearls": {"count": "integer"},
}

NOTES = {
    "plot-where": {"count": "integer"},
    "plot-before-action": {},
    "plot-again": {"count": "integer"},
    "recipient-free": {"lord": "lord"},
    "opportunist-swaps": {"lord": "lord"},
    "opportunist-sentinel": {"lord": "lord"},
    "plot-empties-deck": {},
}

RULES = {
    "plot-after-action": "abyss.plot",
    "plot-pearls-short": "abyss.plot.repeat",
    "plot-with-nebulis": "abyss.nebulis.plot",
    "court-full": "abyss.plot.blocked",
    "court-spaces-short": "abyss.plot.repeat",
    "court-empty": "abyss.recruit.power.once-per-turn",
    "lord-deck-empty": "abyss.plot.blocked",
    "lord-deck-short": "abyss.plot.repeat",
    "power-used-up": "abyss.recruit.power.once-per-turn",
    "power-once-a-turn": "abyss.recruit.power.once-per-turn",
    "plot-where": "abyss.plot",
    "plot-before-action": "abyss.turn",
    "plot-again": "abyss.plot.repeat",
    "recipient-free": "abyss.kraken.lords",
    "opportunist-swaps": "abyss.recruit.power.once-per-turn",
    "opportunist-sentinel": "abyss.sentinels.reserved",
    "plot-empties-deck": "abyss.end.deck",
}
