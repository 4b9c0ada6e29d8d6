"""``abyss/end``: what ends the game, and what is worth knowing of the last turns."""

REASONS: dict[str, dict[str, str]] = {}

FIXES: dict[str, dict[str, str]] = {}

NOTES = {
    "end-came-before": {},
    "seventh-lord": {"count": "integer"},
    "seventh-lord-before": {"count": "integer"},
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
    "further-turn": {"lord": "lord"},
    "monsters-in-last-turns": {},
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
    "further-turn": "abyss.end.last-turns",
    "monsters-in-last-turns": "abyss.leviathan.last-turns",
}
