"""``mountain-king/recruit``: why a troll cannot be recruited, and by which rules it goes on."""

REASONS = {
    "ten-trolls": {"trolls": "integer"},
    "bribes-unpaid": {"cost": "good{}", "missing": "good{}"},
    "bribes-after-trade": {"cost": "good{}", "missing": "good{}", "give": "good{}"},
}

NOTES = {
    "free-troll": {},
    "goods-on-card": {"goods": "good{}"},
    "trolls-retire": {"count": "integer", "pieces": "integer"},
    "retires-at-once": {},
    "pedestal-of-retired": {},
    "pedestal-from-card": {},
    "pedestal-chosen": {},
    "refilled": {"level": "integer"},
    "refilled-top": {"level": "integer", "lower": "integer"},
    "then-cascade": {"count": "integer"},
}

RULES = {
    "ten-trolls": "mountain-king.recruit.limit",
    "bribes-unpaid": "mountain-king.recruit.bribes",
    "bribes-after-trade": "mountain-king.spending.trading",
    "free-troll": "mountain-king.recruit.bribes",
    "goods-on-card": "mountain-king.recruit.take",
    "trolls-retire": "mountain-king.recruit.retire",
    "retires-at-once": "mountain-king.recruit.retire",
    "pedestal-of-retired": "mountain-king.recruit.retire",
    "pedestal-from-card": "mountain-king.recruit.take",
    "pedestal-chosen": "mountain-king.recruit.take",
    "refilled": "mountain-king.recruit.refill",
    "refilled-top": "mountain-king.recruit.refill",
    "then-cascade": "mountain-king.cascade",
}
