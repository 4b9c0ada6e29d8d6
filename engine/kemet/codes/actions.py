"""``kemet/actions``: why tokens cannot lie so, what the sources leave open, and what is worth knowing."""

REASONS: dict[str, dict[str, str]] = {
    "space-taken": {"space": "action-space"},
    "gold-closed": {"space": "action-space"},
    "gold-alone": {},
    "silver-alone": {},
    "too-few-left": {"rows": "integer", "left": "integer"},
    "row-empty": {"row": "integer", "spaces": "any-action-space[]"},
}

OPEN: dict[str, dict[str, str]] = {"extra-fills": {}}

CHOICES = {"extra-fills": "extra"}

NOTES: dict[str, dict[str, str]] = {
    "every-token-counts": {"count": "integer"},
    "may-decline": {},
    "only-if-extra-fills": {"spaces": "any-action-space[]"},
    "silver-beside": {},
    "gold-beside": {},
    "silver-too-late": {},
    "gold-too-late": {},
    "gold-in-no-row": {},
}

RULES = {
    "space-taken": "kemet.day.tokens",
    "gold-closed": "kemet.day.extra",
    "gold-alone": "kemet.day.extra",
    "silver-alone": "kemet.day.extra",
    "too-few-left": "kemet.day.rows",
    "row-empty": "kemet.day.rows",
    "extra-fills": "kemet.day.rows",
    "every-token-counts": "kemet.day.rows",
    "may-decline": "kemet.actions.decline",
    "only-if-extra-fills": "kemet.day.rows",
    "silver-beside": "kemet.day.extra",
    "gold-beside": "kemet.day.extra",
    "silver-too-late": "kemet.day.extra",
    "gold-too-late": "kemet.day.extra",
    "gold-in-no-row": "kemet.day.rows",
}

LIMITS = {"beginner": "kemet.beginner"}
"""What the tokens are held to before they are judged."""
