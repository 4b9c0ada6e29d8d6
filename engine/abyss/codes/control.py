"""``abyss/control``: why a payment for a location or the choice of it is refused, and what it leads to."""

REASONS = {
    "keys-short": {"held": "integer", "missing": "integer"},
    "key-tokens-short": {"paid": "integer", "held": "integer"},
    "turned-lord-pays": {"lords": "lord[]"},
    "lord-without-key": {"lords": "lord[]", "count": "integer"},
    "paid-too-few-keys": {"paid": "integer", "missing": "integer"},
    "paid-too-many-keys": {"paid": "integer", "extra": "integer"},
    "ambassador-pays-alone": {"lord": "lord"},
    "ambassador-draws": {"lord": "lord", "count": "integer"},
    "too-few-tiles": {"draw": "integer", "stack": "integer"},
    "location-not-face-up": {"location": "location"},
    "location-not-drawn": {"location": "location"},
    "location-reserved": {"location": "location"},
    "stack-empty": {},
    "nothing-to-take": {},
    "nothing-to-draw": {"lord": "lord"},
    "stack-too-small": {"lord": "lord", "draw": "integer", "stack": "integer"},
}

OPEN = {"power-on-short-stack": {"lord": "lord", "draw": "integer", "stack": "integer"}}

CHOICES = {"power-on-short-stack": "short_stack"}

NOTES = {
    "control-at-once": {"count": "integer"},
    "lords-are-tucked": {"lords": "lord[]", "count": "integer"},
    "tokens-returned": {"count": "integer"},
    "ambassadors-without-keys": {},
    "ambassador-controls": {"lord": "lord"},
    "ambassador-three-keys": {"lord": "lord"},
    "ambassador-short-stack": {"lord": "lord", "count": "integer"},
    "control-again": {"count": "integer"},
    "others-face-up": {"count": "integer"},
    "no-tile-left": {},
    "sentinel-back": {"location": "location"},
    "black-smokers-swap": {"location": "location", "count": "integer"},
    "black-smokers-stuck": {"location": "location"},
    "sanctuary-search": {"location": "location"},
    "payments-cut": {"count": "integer"},
}

RULES = {
    "keys-short": "abyss.locations.when",
    "key-tokens-short": "abyss.locations.spend",
    "turned-lord-pays": "abyss.locations.keys",
    "lord-without-key": "abyss.locations.spend",
    "paid-too-few-keys": "abyss.locations.spend",
    "paid-too-many-keys": "abyss.locations.spend",
    "ambassador-pays-alone": "abyss.locations.ambassadors",
    "ambassador-draws": "abyss.locations.ambassadors",
    "too-few-tiles": "abyss.locations.empty",
    "location-not-face-up": "abyss.locations.choose",
    "location-not-drawn": "abyss.locations.choose",
    "location-reserved": "abyss.sentinels.reserved",
    "stack-empty": "abyss.locations.empty",
    "nothing-to-take": "abyss.locations.empty",
    "nothing-to-draw": "abyss.locations.empty",
    "stack-too-small": "abyss.locations.empty",
    "power-on-short-stack": "abyss.locations.empty",
    "ambassadors-without-keys": "abyss.locations.ambassadors",
    "control-at-once": "abyss.locations.when",
    "lords-are-tucked": "abyss.locations.tuck",
    "tokens-returned": "abyss.locations.spend",
    "ambassador-controls": "abyss.locations.ambassadors",
    "ambassador-three-keys": "abyss.locations.ambassadors",
    "ambassador-short-stack": "abyss.locations.empty",
    "control-again": "abyss.locations.again",
    "others-face-up": "abyss.locations.choose",
    "no-tile-left": "abyss.locations.empty",
    "sentinel-back": "abyss.sentinels.return",
    "black-smokers-swap": "abyss.locations.black-smokers",
    "black-smokers-stuck": "abyss.locations.black-smokers",
    "sanctuary-search": "abyss.sanctuaries.search",
    "payments-cut": "abyss.locations.spend",
}

LIMITS = {"pile": "abyss.setup.components"}
"""What a pile is held to."""
