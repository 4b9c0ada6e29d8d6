"""``abyss/refill``: why the power of a new lord cannot be used, what is open, by which rules it goes on."""

from engine.codes import INT, Code, choices_of, rules_of

REASONS = (
    Code("court-without-lord", "abyss.recruit.refill.order", lord="lord"),
    Code("schemer-without-deck", "abyss.clarifications.traitor-and-schemer", lord="lord"),
    Code("second-lord-unpaid", "abyss.clarifications.corruptor", lord="lord", price=INT, pearls=INT),
    Code("second-lord-reserved", "abyss.sentinels.powers", lord="lord"),
    Code("traitor-barred", "abyss.sentinels.powers", lord="lord"),
)

NOTES = (
    Code("refill-due", "abyss.recruit.refill", pearls=INT, count=INT),
    Code("refill-not-due", "abyss.recruit.refill", count=INT),
    Code("refill-short", "abyss.end.deck", count=INT),
    Code("second-lord-price", "abyss.clarifications.corruptor", lord="lord", count=INT),
    Code("order-online", "abyss.recruit.refill.order", lord="lord"),
    Code("location-last", "abyss.recruit.refill.order"),
    Code("extra-turn-last", "abyss.recruit.refill.order", lord="lord"),
)

OPEN = (
    Code("power-or-refill", "abyss.recruit.refill.order", choice="order", lord="lord"),
    Code("traitor-on-reserved", "abyss.sentinels.powers", choice="sentinel_powers", lord="lord"),
)

RULES = rules_of(REASONS, NOTES, OPEN)
CHOICES = choices_of(OPEN)

LIMITS = {"pile": "abyss.setup.components"}
"""What a pile is held to."""
