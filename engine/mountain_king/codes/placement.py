"""``mountain-king/placement``: why a tunnel may not go there, what is open, and what it leads to."""

SQUARES = {"squares": "squares", "count": "integer"}

REASONS: dict[str, dict[str, str]] = {
    "off-board": SQUARES,
    "on-tunnel": SQUARES,
    "on-workshop": SQUARES,
    "on-heart": {"squares": "squares"},
    "on-spot": SQUARES,
    "touches-rival": SQUARES,
    "touches-nothing": {},
    "touches-nobody": {},
    "touches-partner": SQUARES,
    "no-place": {},
}

NOTES: dict[str, dict[str, str]] = {
    "lies-well": {},
    "may-be-turned": {},
    "costs-hammers": {"count": "integer"},
    "takes-goods": {"count": "integer"},
    "unearths": {"count": "integer"},
    "connects": SQUARES,
    "joins-partner": SQUARES,
    "nobody-is-rivals": SQUARES,
    "may-build": SQUARES,
    "touches-workshop": SQUARES,
    "corner-is-allowed": {},
    "more-on-spots": {"count": "integer"},
    "best-are-drawn": {"count": "integer"},
    "fits-nowhere": {},
}

OPEN: dict[str, dict[str, str]] = {"spot-covered": SQUARES, "only-on-spots": {}}

CHOICES = {"spot-covered": "spots", "only-on-spots": "spots"}

RULES = {
    "off-board": "mountain-king.dig.placement",
    "on-tunnel": "mountain-king.dig.placement",
    "on-workshop": "mountain-king.dig.placement",
    "on-heart": "mountain-king.dig.placement",
    "on-spot": "mountain-king.dig.placement",
    "touches-rival": "mountain-king.network.rivals",
    "touches-nothing": "mountain-king.dig.placement",
    "touches-nobody": "mountain-king.network.nobody",
    "touches-partner": "mountain-king.teams.network",
    "no-place": "mountain-king.dig.placement",
    "lies-well": "mountain-king.dig.placement",
    "may-be-turned": "mountain-king.dig.placement",
    "costs-hammers": "mountain-king.dig.rubble",
    "takes-goods": "mountain-king.dig.buried",
    "unearths": "mountain-king.dig.buried",
    "connects": "mountain-king.network.nobody",
    "joins-partner": "mountain-king.teams.network",
    "nobody-is-rivals": "mountain-king.network.nobody",
    "may-build": "mountain-king.building",
    "touches-workshop": "mountain-king.workshops",
    "corner-is-allowed": "mountain-king.network.rivals",
    "more-on-spots": "mountain-king.dig.placement",
    "best-are-drawn": "mountain-king.dig.placement",
    "fits-nowhere": "mountain-king.dig.placement",
    "spot-covered": "mountain-king.dig.placement",
    "only-on-spots": "mountain-king.dig.placement",
}
