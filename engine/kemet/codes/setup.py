"""``kemet/setup``: why pyramids and units cannot stand so at the beginning, and by which rules it is laid out."""

REASONS: dict[str, dict[str, str]] = {
    "too-few-levels": {"levels": "integer", "wanted": "integer"},
    "too-many-levels": {"levels": "integer", "wanted": "integer"},
    "one-pyramid-too-high": {"color": "color", "level": "integer", "highest": "integer"},
    "no-pyramid-there": {"color": "color", "units": "integer"},
    "too-many-in-district": {"color": "color", "units": "integer", "limit": "integer"},
    "too-few-units-placed": {"units": "integer", "wanted": "integer"},
    "too-many-units-placed": {"units": "integer", "wanted": "integer"},
}

NOTES: dict[str, dict[str, str]] = {
    "split-chosen": {"count": "integer"},
    "full-districts": {"limit": "integer"},
    "no-sanctuary": {"players": "integer"},
    "bank-closed": {"players": "integer"},
    "order-drawn": {},
    "beginner-tiles": {"level": "integer", "next": "integer"},
}

RULES = {
    "too-few-levels": "kemet.setup.pyramids",
    "too-many-levels": "kemet.setup.pyramids",
    "one-pyramid-too-high": "kemet.setup.pyramids",
    "no-pyramid-there": "kemet.setup.units",
    "too-many-in-district": "kemet.setup.units",
    "too-few-units-placed": "kemet.setup.units",
    "too-many-units-placed": "kemet.setup.units",
    "split-chosen": "kemet.setup.pyramids",
    "full-districts": "kemet.setup.units",
    "no-sanctuary": "kemet.setup.players",
    "bank-closed": "kemet.setup.players",
    "order-drawn": "kemet.setup.steps",
    "beginner-tiles": "kemet.beginner",
}

LIMITS = {"units": "kemet.board.troops"}
"""What a beginning is held to before it is judged."""
