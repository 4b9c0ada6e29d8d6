"""``mountain-king/dig``: why a tunnel cannot be paid for, and what follows from one that is."""

CLANS = {"clans": "clan[]", "count": "integer"}

REASONS: dict[str, dict[str, str]] = {
    "minerals-short": {"cost": "good{}", "owned": "good{}", "count": "integer"},
    "hammers-short": {"squares": "integer", "count": "integer"},
    "trade-first": {"give": "good{}", "get": "good{}"},
}

NOTES: dict[str, dict[str, str]] = {
    "earns": {"earned": "integer"},
    "earns-nothing": {},
    "comes-to-light": CLANS,
    "may-place": {"clans": "any-clan[]", "layer": "layer"},
    "may-not-place": {"clans": "any-clan[]", "layer": "layer"},
    "size-without-anchor": {},
    "no-anchor": {},
    "builds-workshops": {"count": "integer"},
    "tiles-run-out": {"spots": "integer", "left": "integer"},
    "must-recruit": {},
    "trade-then-dig": {"give": "good{}", "get": "good{}", "count": "integer"},
    "trades-may-count": {},
}

RULES = {
    "minerals-short": "mountain-king.dig.cost",
    "hammers-short": "mountain-king.dig.rubble",
    "trade-first": "mountain-king.spending.trading",
    "earns": "mountain-king.dig.honor",
    "earns-nothing": "mountain-king.dig.honor",
    "comes-to-light": "mountain-king.dig.buried",
    "may-place": "mountain-king.pedestals",
    "may-not-place": "mountain-king.pedestals.limit",
    "size-without-anchor": "mountain-king.pedestals",
    "no-anchor": "mountain-king.pedestals",
    "builds-workshops": "mountain-king.building",
    "tiles-run-out": "mountain-king.building",
    "must-recruit": "mountain-king.turn.forced",
    "trade-then-dig": "mountain-king.dig.cost",
    "trades-may-count": "mountain-king.turn.forced",
}

LIMITS = {"pedestals": "mountain-king.setup.components"}
"""What is held to the pieces in the box."""
