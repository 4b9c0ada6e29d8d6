"""``kemet/night``: what each of the four steps rests on."""

from engine.codes import INT, Code, rules_of

NOTES = (
    Code("prayer-lost", "kemet.prayer.limit", player="player", count=INT, limit=INT),
    Code("prayer-untold", "kemet.prayer.limit", player="player"),
    Code("vision", "kemet.tiles.rulings", player="player", looks=INT, back=INT),
    Code("vision-first-only", "kemet.tiles.rulings", player="player", count=INT),
    Code("hand-of-god", "kemet.night.tiles", player="player"),
    Code("hand-of-god-done", "kemet.night.tiles", player="player", level=INT),
    Code("highest-level-counts", "kemet.points.temporary", player="player", level=INT),
    Code("reinforcements", "kemet.night.tiles", player="player", count=INT),
    Code("reinforcements-none", "kemet.night.tiles", player="player"),
    Code("tiles-in-turn-order", "kemet.night.tiles", players="player[]"),
    Code("fewest-decides", "kemet.night.order", player="player", points=INT),
    Code("earlier-decides", "kemet.night.order", players="player[]", player="player", points=INT),
    Code("order-untold", "kemet.night.order", players="player[]"),
    Code("first-order-drawn", "kemet.night.order"),
)

RULES = rules_of(NOTES)

LIMITS = {
    "first-prayer": "kemet.setup.steps",
    "first-night": "kemet.setup.steps",
    "beginner": "kemet.beginner",
    "tile": "kemet.tiles",
    "points": "kemet.points",
}
"""Why a night cannot be so."""
