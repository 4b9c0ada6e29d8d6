"""``mountain-king/reach``: what is worth knowing of a way to some goods."""

REASONS: dict[str, dict[str, str]] = {}

NOTES: dict[str, dict[str, str]] = {
    "held-already": {},
    "out-of-reach": {"missing": "good{}", "count": "integer", "rate": "integer"},
    "one-workshop": {"workshop": "workshop", "count": "integer"},
    "works-back": {"workshop": "workshop"},
    "works-back-either": {"workshop": "workshop"},
    "no-workshop-better": {},
    "trades": {"rate": "integer"},
    "clan-carts-barred": {},
    "clan-carts-wanted": {},
    "clan-carts-given": {},
}

RULES = {
    "held-already": "mountain-king.spending",
    "out-of-reach": "mountain-king.spending.trading",
    "one-workshop": "mountain-king.workshops.activations",
    "works-back": "mountain-king.workshops.reverse",
    "works-back-either": "mountain-king.workshops.reverse",
    "no-workshop-better": "mountain-king.workshops.list",
    "trades": "mountain-king.spending.trading",
    "clan-carts-barred": "mountain-king.spending.carts",
    "clan-carts-wanted": "mountain-king.spending.carts",
    "clan-carts-given": "mountain-king.spending.carts",
}
