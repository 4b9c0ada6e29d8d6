"""``kemet/actions``: why tokens cannot lie so, what the sources leave open, and what is worth knowing."""

from engine.codes import INT, Code, choices_of, rules_of

REASONS = (
    Code("space-taken", "kemet.day.tokens", space="action-space"),
    Code("gold-closed", "kemet.day.extra", space="action-space"),
    Code("gold-alone", "kemet.day.extra"),
    Code("silver-alone", "kemet.day.extra"),
    Code("too-few-left", "kemet.day.rows", rows=INT, left=INT),
    Code("row-empty", "kemet.day.rows", row=INT, spaces="any-action-space[]"),
)

OPEN = (Code("extra-fills", "kemet.day.rows", choice="extra"),)

NOTES = (
    Code("every-token-counts", "kemet.day.rows", count=INT),
    Code("may-decline", "kemet.actions.decline"),
    Code("only-if-extra-fills", "kemet.day.rows", spaces="any-action-space[]"),
    Code("silver-beside", "kemet.day.extra"),
    Code("gold-beside", "kemet.day.extra"),
    Code("silver-too-late", "kemet.day.extra"),
    Code("gold-too-late", "kemet.day.extra"),
    Code("gold-in-no-row", "kemet.day.rows"),
)

RULES = rules_of(REASONS, NOTES, OPEN)
CHOICES = choices_of(OPEN)

LIMITS = {"beginner": "kemet.beginner"}
"""What the tokens are held to before they are judged."""
