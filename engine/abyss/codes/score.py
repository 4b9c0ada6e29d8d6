"""``abyss/score``: what is worth knowing of a score, and the rules that its parts rest on."""

REASONS: dict[str, dict[str, str]] = {}

FIXES: dict[str, dict[str, str]] = {}

NOTES = {
    "affiliated-from-hand": {"allies": "allies"},
    "nothing-to-copy": {"location": "location"},
    "mirror-unused": {"location": "location"},
    "tie-broken-by-pearls": {"total": "integer", "pearls": "integer"},
    "tie-broken-by-lord": {"lord": "lord", "value": "integer"},
    "victory-shared": {"count": "integer"},
}

RULES = {
    "affiliated-from-hand": "abyss.scoring.final-affiliation",
    "nothing-to-copy": "abyss.locations.city-of-mirrors",
    "mirror-unused": "abyss.locations.city-of-mirrors",
    "tie-broken-by-pearls": "abyss.scoring.tie-break",
    "tie-broken-by-lord": "abyss.scoring.tie-break",
    "victory-shared": "abyss.scoring.tie-break",
    "locations": "abyss.scoring.locations",
    "lords": "abyss.scoring.lords",
    "allies": "abyss.scoring.allies",
    "monster_tokens": "abyss.scoring.monster-tokens",
    "tie_break": "abyss.scoring.tie-break",
}
