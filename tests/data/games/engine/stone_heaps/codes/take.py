"""``stone-heaps/take``: its codes."""

REASONS = {
    "too-few-stones": {"count": "integer", "limit": "integer"},
    "last-stone-loses": {"side": "side"},
}

FIXES = {"take-fewer": {"limit": "integer"}}

NOTES = {"classes-there": {"classes": "class[]"}}

OPEN = {"last-stone": {"side": "side"}}

CHOICES = {"last-stone": "last"}

RULES = {
    "too-few-stones": "stone-heaps.taking",
    "last-stone-loses": "stone-heaps.taking.last",
    "classes-there": "stone-heaps.taking",
    "last-stone": "stone-heaps.taking.last",
}
