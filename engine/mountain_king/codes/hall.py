"""``mountain-king/hall``: why a hall may not lie there, and what it leads to."""

SQUARES = {"squares": "squares", "count": "integer"}
CLANS = {"clans": "clan[]", "count": "integer"}

REASONS: dict[str, dict[str, str]] = {
    "hall-off-tunnels": SQUARES,
    "hall-on-gate": SQUARES,
    "hall-on-workshop": SQUARES,
    "hall-on-hall": SQUARES,
}

NOTES: dict[str, dict[str, str]] = {
    "costs-nothing": {},
    "pedestals-removed": CLANS,
    "statues-stay": CLANS,
    "loss-at-most": {},
    "parts-stand-alone": {"count": "integer"},
    "on-altar-already": {"clan": "clan"},
    "altar-decides": {},
    "hall-fits-nowhere": {},
    "halls-together": {},
}

RULES = {
    "hall-off-tunnels": "mountain-king.halls.placement",
    "hall-on-gate": "mountain-king.halls.placement",
    "hall-on-workshop": "mountain-king.halls.placement",
    "hall-on-hall": "mountain-king.halls.placement",
    "costs-nothing": "mountain-king.halls",
    "pedestals-removed": "mountain-king.halls.covered",
    "statues-stay": "mountain-king.halls.covered",
    "loss-at-most": "mountain-king.scoring.statues",
    "parts-stand-alone": "mountain-king.halls.covered",
    "on-altar-already": "mountain-king.halls.altar",
    "altar-decides": "mountain-king.scoring.halls",
    "hall-fits-nowhere": "mountain-king.halls.placement",
    "halls-together": "mountain-king.halls.placement",
}

LIMITS = {
    "one-pedestal": "mountain-king.pedestals.limit",
    "largest": "mountain-king.dig.cost",
}
"""What is held to the tiles and to the mountain."""
