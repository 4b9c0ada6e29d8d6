"""``mountain-king/leftovers``: what is worth knowing of leftover goods."""

REASONS: dict[str, dict[str, str]] = {}

NOTES = {
    "trades-complete-sets": {"sets": "integer", "rate": "integer"},
    "no-trade-helps": {"rate": "integer"},
    "left-over": {"left": "good{}"},
    "sets-score": {"size": "integer", "honor": "integer"},
}

RULES = {
    "trades-complete-sets": "mountain-king.spending.trading",
    "no-trade-helps": "mountain-king.spending.trading",
    "left-over": "mountain-king.scoring.resources",
    "sets-score": "mountain-king.scoring.resources",
}
