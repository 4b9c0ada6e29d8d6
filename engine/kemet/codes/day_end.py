"""``kemet/day-end``: what an end of a day brings, and what cannot be given up for it."""

from engine.codes import INT, Code, choices_of, rules_of

REASONS = (
    Code("delta-not-held", "kemet.day.delta", player="player"),
    Code("sanctuary-not-held", "kemet.day.offering", player="player"),
    Code("too-few-units", "kemet.day.offering", player="player", units=INT, needed=INT),
)

NOTES = (
    Code("without-that", "kemet.day.award"),
    Code("temple-prayer-lost", "kemet.prayer.limit", player="player", count=INT, limit=INT),
    Code("two-temples", "kemet.day.two-temples", player="player", temples=INT, points=INT),
    Code("one-temple-only", "kemet.day.two-temples", player="player"),
    Code("delta-given", "kemet.day.delta", player="player", units=INT, prayer=INT),
    Code("points-untold", "kemet.points", players="player[]"),
    Code("offered", "kemet.day.offering", player="player", units=INT, points=INT),
    Code("may-give-delta", "kemet.day.delta", player="player", units=INT, prayer=INT),
    Code("may-offer", "kemet.day.offering", player="player", units=INT, points=INT),
    Code("game-over", "kemet.end", players="player[]", points=INT),
    Code("offering-would-end", "kemet.end", player="player", points=INT),
)

OPEN = (
    Code("delta-last-unit", "kemet.day.delta", choice="last_unit", player="player"),
    Code("delta-units-untold", "kemet.day.delta", choice="last_unit", player="player"),
)

RULES = rules_of(REASONS, NOTES, OPEN)
CHOICES = choices_of(OPEN)

LIMITS = {
    "players": "kemet.setup.players",
    "holder": "kemet.board.control",
    "battle": "kemet.points.permanent",
    "beginner": "kemet.beginner",
    "pyramids": "kemet.pyramids",
    "points": "kemet.points",
    "troop": "kemet.movement.limit",
    "units": "kemet.board.troops",
}
"""What the board is held to before the day ends."""
