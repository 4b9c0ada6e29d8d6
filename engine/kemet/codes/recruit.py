"""``kemet/recruit``: why units cannot be recruited so, and what follows if they can."""

from engine.codes import INT, Code, rules_of

ANY = {"creatures": "any-creature[]", "count": INT}
ALL = {"creatures": "creature[]", "count": INT}

REASONS = (
    Code("reserve-short", "kemet.actions.recruit", units=INT, reserve=INT),
    Code("reserve-at-most", "kemet.board.troops", units=INT, reserve=INT),
    Code("recruit-short", "kemet.actions.recruit", cost=INT, prayer=INT, missing=INT),
    Code("foreign-city", "kemet.actions.recruit", place=INT),
    Code("space-full", "kemet.movement.limit", place=INT, units=INT, limit=INT),
)

NOTES = (
    Code("nobody-recruited", "kemet.actions.recruit"),
    Code("scribe-alone", "kemet.tiles.savings", tile="tile"),
    Code("where", "kemet.actions.recruit", limit=INT),
    Code("recruits-attack", "kemet.actions.recruit", place=INT, units=INT, enemy=INT),
    Code("counts-as-attack", "kemet.actions.recruit"),
    Code("creatures-join", "kemet.creatures.placing", **ALL),
    Code("creature-joins", "kemet.creatures.placing", **ANY),
    Code("no-district-free", "kemet.creatures.placing", **ANY),
    Code("no-district-told", "kemet.creatures.placing", **ANY),
    Code("joins-battle-unsaid", "kemet.creatures.placing"),
)

RULES = rules_of(REASONS, NOTES)

LIMITS = {"troop": "kemet.movement.limit", "units": "kemet.board.troops", "creature": "kemet.tiles"}
"""What districts are held to before the recruitment is judged."""
