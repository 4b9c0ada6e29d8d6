"""``mountain-king/recruit``: why a troll cannot be recruited, and by which rules it goes on."""

from engine.codes import INT, Code, rules_of

REASONS = (
    Code("ten-trolls", "mountain-king.recruit.limit", trolls=INT),
    Code("bribes-unpaid", "mountain-king.recruit.bribes", cost="good{}", missing="good{}"),
    Code("bribes-after-trade", "mountain-king.spending.trading", cost="good{}", missing="good{}", give="good{}"),
)

NOTES = (
    Code("free-troll", "mountain-king.recruit.bribes"),
    Code("goods-on-card", "mountain-king.recruit.take", goods="good{}"),
    Code("trolls-retire", "mountain-king.recruit.retire", count=INT, pieces=INT),
    Code("retires-at-once", "mountain-king.recruit.retire"),
    Code("pedestal-of-retired", "mountain-king.recruit.retire"),
    Code("pedestal-from-card", "mountain-king.recruit.take"),
    Code("pedestal-chosen", "mountain-king.recruit.take"),
    Code("refilled", "mountain-king.recruit.refill", level=INT),
    Code("refilled-top", "mountain-king.recruit.refill", level=INT, lower=INT),
    Code("then-cascade", "mountain-king.cascade", count=INT),
)

RULES = rules_of(REASONS, NOTES)
