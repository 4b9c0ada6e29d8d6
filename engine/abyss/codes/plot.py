"""``abyss/plot``: why a lord may not come to court now, what is open, what is worth knowing."""

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
    "opportunist-barred": {"lord": "lord"},
}

NOTES = {
    "plot-where": {"count": "integer"},
    "plot-before-action": {},
    "plot-again": {"count": "integer"},
    "recipient-free": {"lord": "lord"},
    "opportunist-swaps": {"lord": "lord"},
    "plot-empties-deck": {},
}

OPEN = {"opportunist-on-reserved": {"lord": "lord"}}

CHOICES = {"opportunist-on-reserved": "sentinel_powers"}

RULES = {
    "plot-after-action": "abyss.plot",
    "plot-pearls-short": "abyss.plot.repeat",
    "plot-with-nebulis": "abyss.nebulis.plot",
    "court-full": "abyss.plot.blocked",
    "court-spaces-short": "abyss.plot.repeat",
    "court-empty": "abyss.plot.powers",
    "lord-deck-empty": "abyss.plot.blocked",
    "lord-deck-short": "abyss.plot.blocked",
    "power-used-up": "abyss.recruit.power.once-per-turn",
    "power-once-a-turn": "abyss.recruit.power.once-per-turn",
    "opportunist-barred": "abyss.sentinels.powers",
    "plot-where": "abyss.plot",
    "plot-before-action": "abyss.turn",
    "plot-again": "abyss.plot.repeat",
    "recipient-free": "abyss.plot.powers",
    "opportunist-swaps": "abyss.plot.powers",
    "plot-empties-deck": "abyss.end.deck",
    "opportunist-on-reserved": "abyss.sentinels.powers",
}

LIMITS = {"pile": "abyss.setup.components"}
"""What a pile is held to."""
