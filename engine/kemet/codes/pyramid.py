"""``kemet/pyramid``: why a pyramid cannot be raised, and what follows from one that is."""

from engine.codes import INT, Code, rules_of

REASONS = (
    Code("at-top", "kemet.pyramids", level=INT),
    Code("beginners-top", "kemet.beginner", level=INT),
    Code("not-higher", "kemet.pyramids.prices", level=INT, start=INT),
    Code("raise-short", "kemet.pyramids.prices", cost=INT, prayer=INT, missing=INT),
)

NOTES = (
    Code("pray-first", "kemet.actions.pray", count=INT, prayer=INT),
    Code("saves-once", "kemet.tiles.savings", tile="tile"),
    Code("goes-on-board", "kemet.pyramids.prices"),
    Code("buys-up-to", "kemet.pyramids.effects", level=INT),
    Code("worth-a-point", "kemet.pyramids.effects"),
)

RULES = rules_of(REASONS, NOTES)
