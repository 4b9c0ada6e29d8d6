"""``mountain-king/cascade``: why a troll cannot go there, and by which rules it brings what it does."""

REASONS = {
    "trollmoot-full": {"trolls": "integer"},
    "row-closed": {"row": "integer"},
    "place-taken": {"row": "integer", "place": "integer"},
    "place-unsupported": {"row": "integer", "place": "integer", "missing": "integer"},
}

NOTES = {
    "place-open": {"count": "integer"},
    "goods-on-trolls": {},
    "covered-symbols": {},
    "more-than-printed": {},
    "last-place": {"trolls": "integer"},
}

RULES = {
    "trollmoot-full": "mountain-king.recruit.limit",
    "row-closed": "mountain-king.cascade.place",
    "place-taken": "mountain-king.cascade.place",
    "place-unsupported": "mountain-king.cascade.place",
    "place-open": "mountain-king.cascade.place",
    "goods-on-trolls": "mountain-king.cascade.covered",
    "covered-symbols": "mountain-king.cascade.covered",
    "more-than-printed": "mountain-king.cascade.covered",
    "last-place": "mountain-king.recruit.limit",
}
