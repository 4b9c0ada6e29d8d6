"""``mountain-king/statues``: why a statue cannot get somewhere, and what is worth knowing."""

REASONS = {
    "statue-buried": {"clan": "clan"},
    "statue-outside": {"clan": "clan"},
    "target-workshop": {},
    "target-plain": {},
    "no-way": {"clan": "clan"},
    "way-through-workshop": {"clan": "clan"},
    "carts-short": {"clan": "clan", "moves": "integer", "most": "integer"},
    "square-taken": {"clan": "clan"},
}

FIXES: dict[str, dict[str, str]] = {}

NOTES = {
    "one-cart-a-move": {},
    "not-proven": {},
    "buried-stay": {"count": "integer"},
    "outside-stay": {"count": "integer"},
    "clan-carts-first": {},
    "trade-for-cart": {"rate": "integer"},
    "one-scores": {},
    "halls-by-altar": {},
    "no-gate-entered": {},
    "other-clans-carts": {"clan": "clan"},
    "pieces-to-carts": {"count": "integer", "rate": "integer"},
    "clan-carts-traded": {},
    "no-double-there": {"clan": "clan"},
}

OPEN: dict[str, dict[str, str]] = {}

CHOICES: dict[str, str] = {}

RULES = {
    "statue-buried": "mountain-king.statues.limits",
    "statue-outside": "mountain-king.statues.limits",
    "target-workshop": "mountain-king.statues.limits",
    "target-plain": "mountain-king.pedestals",
    "no-way": "mountain-king.statues.moves",
    "way-through-workshop": "mountain-king.statues.limits",
    "carts-short": "mountain-king.statues.carts",
    "square-taken": "mountain-king.statues.limits",
    "one-cart-a-move": "mountain-king.statues.moves",
    "not-proven": "mountain-king.statues.limits",
    "buried-stay": "mountain-king.statues.limits",
    "outside-stay": "mountain-king.statues.limits",
    "clan-carts-first": "mountain-king.statues.carts",
    "trade-for-cart": "mountain-king.spending.trading",
    "one-scores": "mountain-king.scoring.statues",
    "halls-by-altar": "mountain-king.scoring.halls",
    "no-gate-entered": "mountain-king.network",
    "other-clans-carts": "mountain-king.statues.carts",
    "pieces-to-carts": "mountain-king.spending.trading",
    "clan-carts-traded": "mountain-king.spending.carts",
    "no-double-there": "mountain-king.scoring.statues",
}

LIMITS = {
    "largest": "mountain-king.dig.cost",
    "anchored": "mountain-king.pedestals",
    "pedestal-layer": "mountain-king.pedestals.limit",
    "one-pedestal": "mountain-king.pedestals.limit",
    "gates": "mountain-king.network",
    "halls": "mountain-king.halls.known",
    "statue-layer": "mountain-king.scoring.statues",
}
"""What a network is held to before its statues are moved."""
