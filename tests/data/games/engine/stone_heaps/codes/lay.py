"""``stone-heaps/lay``: its codes."""

REASONS = {"not-meadow": {"count": "integer", "squares": "squares"}}

NOTES = {"squares-covered": {"count": "integer"}, "stones-there": {"stones": "class{}"}}

RULES = {
    "not-meadow": "stone-heaps.taking",
    "squares-covered": "stone-heaps.taking",
    "stones-there": "stone-heaps.taking",
}
