"""``kemet/setup``: why pyramids and units cannot stand so at the beginning, and by which rules it is laid out."""

from engine.codes import INT, Code, rules_of

REASONS = (
    Code("too-few-levels", "kemet.setup.pyramids", levels=INT, wanted=INT),
    Code("too-many-levels", "kemet.setup.pyramids", levels=INT, wanted=INT),
    Code("one-pyramid-too-high", "kemet.setup.pyramids", color="color", level=INT, highest=INT),
    Code("no-pyramid-there", "kemet.setup.units", color="color", units=INT),
    Code("too-many-in-district", "kemet.setup.units", color="color", units=INT, limit=INT),
    Code("too-few-units-placed", "kemet.setup.units", units=INT, wanted=INT),
    Code("too-many-units-placed", "kemet.setup.units", units=INT, wanted=INT),
)

NOTES = (
    Code("split-chosen", "kemet.setup.pyramids", count=INT),
    Code("full-districts", "kemet.setup.units", limit=INT),
    Code("no-sanctuary", "kemet.setup.players", players=INT),
    Code("bank-closed", "kemet.setup.players", players=INT),
    Code("order-drawn", "kemet.setup.steps"),
    Code("beginner-tiles", "kemet.beginner", level=INT, next=INT),
)

RULES = rules_of(REASONS, NOTES)

LIMITS = {"units": "kemet.board.troops"}
"""What a beginning is held to before it is judged."""
