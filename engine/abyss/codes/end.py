"""``abyss/end``: what ends the game, and what is worth knowing of the last turns."""

REASONS: dict[str, dict[str, str]] = {}

FIXES: dict[str, dict[str, str]] = {}

NOTES = {
    "end-came-before": {"player": "player"},
    "seventh-lord": {"player": "player", "count": "integer"},
    "seventh-lord-before": {"player": "player", "count": "integer"},
    "court-not-filled": {"missing": "integer", "count": "integer"},
    "lords-used-up": {"count": "integer"},
    "leviathan-deck-empty": {},
    "monster-pile-empty": {},
    "leviathan-pile-empty": {},
    "court-refilled": {"pearls": "integer", "count": "integer"},
    "no-refill-due": {},
    "online-looks-later": {},
    "piles-without-leviathan": {},
    "piles-not-online": {},
    "piles-at-turn-end": {},
    "further-turn": {"lord": "lord", "player": "player"},
    "further-turn-lost": {"lord": "lord"},
    "no-seventh-lord": {},
    "monsters-in-last-turns": {},
}

OPEN = {
    "invoker-at-end": {"lord": "lord", "player": "player"},
}

CHOICES = {
    "invoker-at-end": "invoker",
}

RULES = {
    "end-came-before": "abyss.end.last-turns",
    "seventh-lord": "abyss.end.seventh-lord",
    "seventh-lord-before": "abyss.end.seventh-lord",
    "court-not-filled": "abyss.end.deck",
    "lords-used-up": "abyss.end.deck",
    "leviathan-deck-empty": "abyss.leviathan.end",
    "monster-pile-empty": "abyss.leviathan.end",
    "leviathan-pile-empty": "abyss.leviathan.end",
    "court-refilled": "abyss.recruit.refill",
    "no-refill-due": "abyss.end.deck",
    "online-looks-later": "abyss.end",
    "piles-without-leviathan": "abyss.leviathan.end",
    "piles-not-online": "abyss.leviathan.end",
    "piles-at-turn-end": "abyss.leviathan.end",
    "further-turn": "abyss.end.invoker",
    "further-turn-lost": "abyss.end.invoker",
    "invoker-at-end": "abyss.end.invoker",
    "no-seventh-lord": "abyss.end",
    "monsters-in-last-turns": "abyss.leviathan.last-turns",
}

LIMITS = {"more-lords": "abyss.setup.components"}
"""Why so many lords cannot be recruited."""
