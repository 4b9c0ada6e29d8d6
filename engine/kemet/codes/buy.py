"""``kemet/buy``: why a tile cannot be bought, and what follows from one that is."""

from engine.codes import INT, Code, choices_of, rules_of

REASONS = (
    Code("owned-already", "kemet.tiles.same", tile="tile"),
    Code("none-left", "kemet.tiles", tile="tile"),
    Code("beyond-beginners", "kemet.beginner", level=INT, most=INT),
    Code("color-gone", "kemet.tiles", tile="tile", color="color"),
    Code("space-used", "kemet.day.spaces", space="action-space", color="color"),
    Code("pyramid-low", "kemet.tiles.buying", color="color", level=INT, has=INT),
    Code("tile-short", "kemet.tiles.buying", cost=INT, prayer=INT, missing=INT),
)

OPEN = (Code("color-untold", "kemet.tiles", choice="gone_color", tile="tile", color="color"),)

NOTES = (
    Code("not-itself", "kemet.tiles.savings", tile="tile"),
    Code("free-tile", "kemet.tiles.savings", tile="tile"),
    Code("creature-comes", "kemet.creatures.placing", tile="tile"),
    Code("some-color-gone", "kemet.tiles", tile="tile"),
)

RULES = rules_of(REASONS, NOTES, OPEN)
CHOICES = choices_of(OPEN)

LIMITS = {"color": "kemet.tiles", "tile": "kemet.tiles", "beginner": "kemet.beginner"}
"""What a purchase is held to before it is judged."""
