"""``kemet/odds``: what its answers count and take for granted, and what is open where nobody is left to fight."""

from engine.kemet.codes.sides import LIMITS as LIMITS  # which the page cites beside RULES

REASONS: dict[str, dict[str, str]] = {}

NOTES = {
    "counts-win": {},
    "counts-points": {},
    "counts-units": {},
    "struck-first": {"tile": "tile", "count": "integer"},
    "nobody-to-fight": {"tile": "tile", "count": "integer"},
    "strength-decides": {},
    "best-play": {},
    "card-seen": {"tile": "tile", "side": "side", "other": "side"},
    "tie-to-defender": {},
    "no-survivor": {},
    "creature-absent": {"side": "side", "creature": "creature", "snake": "creature"},
    "card-unpaid": {"side": "side", "intervention": "intervention"},
    "this-battle": {},
}

OPEN: dict[str, dict[str, str]] = {"point-without-battle": {}}

CHOICES = {"point-without-battle": "unfought"}

RULES = {
    "counts-win": "kemet.battle.choosing",
    "counts-points": "kemet.battle.points",
    "counts-units": "kemet.battle.losses",
    "struck-first": "kemet.battle.before",
    "nobody-to-fight": "kemet.battle.no-defender",
    "strength-decides": "kemet.battle.strength",
    "best-play": "kemet.battle.choosing",
    "card-seen": "kemet.battle.choosing",
    "tie-to-defender": "kemet.battle.strength",
    "no-survivor": "kemet.battle.points",
    "creature-absent": "kemet.creatures.fighting",
    "card-unpaid": "kemet.battle.interventions",
    "this-battle": "kemet.battle.cards",
    "point-without-battle": "kemet.battle.no-defender",
}
