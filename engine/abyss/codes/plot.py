"""``abyss/plot``: why a lord may not come to court now, what is open, what is worth knowing."""

from engine.codes import INT, Code, choices_of, rules_of

REASONS = (
    Code("plot-after-action", "abyss.plot"),
    Code("plot-pearls-short", "abyss.plot.repeat", pearls=INT, needed=INT),
    Code("plot-with-nebulis", "abyss.nebulis.plot", count=INT),
    Code("court-full", "abyss.plot.blocked"),
    Code("court-spaces-short", "abyss.plot.repeat", times=INT, spaces=INT),
    Code("court-empty", "abyss.plot.powers", lord="lord"),
    Code("lord-deck-empty", "abyss.plot.blocked"),
    Code("lord-deck-short", "abyss.plot.blocked", times=INT, deck=INT),
    Code("power-used-up", "abyss.recruit.power.once-per-turn", lord="lord"),
    Code("power-once-a-turn", "abyss.recruit.power.once-per-turn", lord="lord", times=INT),
    Code("opportunist-barred", "abyss.sentinels.powers", lord="lord"),
)

NOTES = (
    Code("plot-where", "abyss.plot", count=INT),
    Code("plot-before-action", "abyss.turn"),
    Code("plot-again", "abyss.plot.repeat", count=INT),
    Code("recipient-free", "abyss.plot.powers", lord="lord"),
    Code("opportunist-swaps", "abyss.plot.powers", lord="lord"),
    Code("plot-empties-deck", "abyss.end.deck"),
)

OPEN = (Code("opportunist-on-reserved", "abyss.sentinels.powers", choice="sentinel_powers", lord="lord"),)

RULES = rules_of(REASONS, NOTES, OPEN)
CHOICES = choices_of(OPEN)

LIMITS = {"pile": "abyss.setup.components"}
"""What a pile is held to."""
