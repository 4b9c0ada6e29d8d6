"""``stone-heaps/lay``: its codes."""

REASONS = {"not-meadow": {"count": "integer"}}

NOTES = {"squares-covered": {"count": "integer"}}

RULES = {"not-meadow": "stone-heaps.taking", "squares-covered": "stone-heaps.taking"}
