"""``kemet/recruit``: why units cannot be recruited so, and what follows if they can."""

ANY = {"creatures": "any-creature[]", "count": "integer"}
ALL = {"creatures": "creature[]", "count": "integer"}

REASONS: dict[str, dict[str, str]] = {
    "reserve-short": {"units": "integer", "reserve": "integer"},
    "recruit-short": {"cost": "integer", "prayer": "integer", "missing": "integer"},
    "foreign-city": {"place": "integer"},
    "space-full": {"place": "integer", "units": "integer", "limit": "integer"},
}

NOTES: dict[str, dict[str, str]] = {
    "nobody-recruited": {},
    "scribe-alone": {"tile": "tile"},
    "where": {"limit": "integer"},
    "recruits-attack": {"place": "integer", "units": "integer", "enemy": "integer"},
    "counts-as-attack": {},
    "creatures-join": ALL,
    "creature-joins": ANY,
    "no-district-free": ANY,
    "no-district-told": ANY,
    "joins-battle-unsaid": {},
}

RULES = {
    "reserve-short": "kemet.actions.recruit",
    "recruit-short": "kemet.actions.recruit",
    "foreign-city": "kemet.actions.recruit",
    "space-full": "kemet.movement.limit",
    "nobody-recruited": "kemet.actions.recruit",
    "scribe-alone": "kemet.tiles.savings",
    "where": "kemet.actions.recruit",
    "recruits-attack": "kemet.actions.recruit",
    "counts-as-attack": "kemet.actions.recruit",
    "creatures-join": "kemet.creatures.placing",
    "creature-joins": "kemet.creatures.placing",
    "no-district-told": "kemet.creatures.placing",
    "no-district-free": "kemet.creatures.placing",
    "joins-battle-unsaid": "kemet.creatures.placing",
}

LIMITS = {"troop": "kemet.movement.limit", "units": "kemet.board.troops", "creature": "kemet.tiles"}
"""What districts are held to before the recruitment is judged."""
