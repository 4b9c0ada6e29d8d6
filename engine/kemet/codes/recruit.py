"""``kemet/recruit``: why units cannot be recruited so, and what follows if they can."""

CREATURES = {"creatures": "any-creature[]", "count": "integer"}

REASONS: dict[str, dict[str, str]] = {
    "reserve-short": {"units": "integer", "reserve": "integer"},
    "recruit-short": {"cost": "integer", "prayer": "integer", "missing": "integer"},
    "foreign-city": {"place": "integer"},
    "space-full": {"place": "integer", "units": "integer", "limit": "integer"},
}

NOTES: dict[str, dict[str, str]] = {
    "scribe-alone": {"tile": "tile"},
    "where": {"limit": "integer"},
    "recruits-attack": {"place": "integer", "units": "integer", "enemy": "integer"},
    "counts-as-attack": {},
    "creature-joins": CREATURES,
    "no-district-free": CREATURES,
    "joins-battle-unsaid": {},
}

RULES = {
    "reserve-short": "kemet.actions.recruit",
    "recruit-short": "kemet.actions.recruit",
    "foreign-city": "kemet.actions.recruit",
    "space-full": "kemet.movement.limit",
    "scribe-alone": "kemet.tiles.savings",
    "where": "kemet.actions.recruit",
    "recruits-attack": "kemet.actions.recruit",
    "counts-as-attack": "kemet.actions.recruit",
    "creature-joins": "kemet.creatures.placing",
    "no-district-free": "kemet.creatures.placing",
    "joins-battle-unsaid": "kemet.creatures.placing",
}
