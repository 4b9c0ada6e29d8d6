"""``abyss/score``: what is worth knowing of a score, and the rules that its parts rest on."""

REASONS: dict[str, dict[str, str]] = {}

FIXES: dict[str, dict[str, str]] = {}

NOTES = {
    "affiliated-from-hand": {"allies": "ally[]"},
    "krakens-bring-nebulis": {"allies": "ally[]", "count": "integer"},
    "krakens-cleaned": {"lord": "lord", "allies": "ally[]"},
    "nothing-to-copy": {"location": "location"},
    "mirror-unused": {"location": "location"},
    "no-loot-entered": {"location": "location"},
    "guilds-disputed": {"location": "location"},
    "ambassador-keys-disputed": {"location": "location"},
    "figure-moves": {"player": "player", "count": "integer"},
    "figure-assumed": {"player": "player", "count": "integer"},
    "figure-chosen-end": {"player": "player", "count": "integer"},
    "figure-choice-unused": {"player": "player"},
    "tie-broken-by-pearls": {"players": "player[]", "player": "player", "total": "integer", "pearls": "integer"},
    "tie-broken-by-lord": {"players": "player[]", "player": "player", "lord": "lord", "value": "integer"},
    "victory-shared": {"players": "player[]"},
    "tie-broken-by-points": {"players": "player[]", "player": "player", "value": "integer"},
    "score-untold": {"players": "player[]"},
    "tie-not-checked": {"players": "player[]"},
    "locations-typed": {},
    "lords-typed": {},
    "allies-typed": {},
    "monster-tokens-typed": {},
    "lords-quick": {},
    "allies-quick": {},
    "locations-quick": {"locations": "location[]"},
    "locations-unknown": {"locations": "location[]"},
    "count-differs": {"location": "location", "told": "integer", "count": "integer"},
    "entered-twice": {},
}

OPEN = {
    "figure-order-open": {"players": "any-player[]", "count": "integer"},
    "figure-unclaimed": {"players": "player[]", "count": "integer"},
    "mirror-loot": {"location": "location"},
    "mirror-below-zero": {"location": "location"},
}

CHOICES = {
    "figure-order-open": "figure_end",
    "figure-unclaimed": "figure_end",
    "mirror-loot": "mirror_loot",
    "mirror-below-zero": "mirror_floor",
}

RULES = {
    "affiliated-from-hand": "abyss.scoring.final-affiliation",
    "krakens-bring-nebulis": "abyss.kraken.allies.end",
    "krakens-cleaned": "abyss.kraken.allies.end",
    "nothing-to-copy": "abyss.locations.city-of-mirrors",
    "mirror-unused": "abyss.locations.city-of-mirrors",
    "mirror-loot": "abyss.sanctuaries.score",
    "mirror-below-zero": "abyss.locations.city-of-mirrors",
    "no-loot-entered": "abyss.sanctuaries.score",
    "guilds-disputed": "abyss.locations.scores.lords",
    "ambassador-keys-disputed": "abyss.locations.scores.lords",
    "figure-moves": "abyss.nebulis.figure.end",
    "figure-assumed": "abyss.nebulis.figure.points",
    "figure-chosen-end": "abyss.nebulis.figure.end",
    "figure-choice-unused": "abyss.nebulis.figure.end",
    "figure-order-open": "abyss.nebulis.figure.end",
    "figure-unclaimed": "abyss.nebulis.figure.points",
    "tie-broken-by-pearls": "abyss.scoring.tie-break",
    "tie-broken-by-lord": "abyss.scoring.tie-break",
    "victory-shared": "abyss.scoring.tie-break",
    "tie-broken-by-points": "abyss.scoring.tie-break",
    "score-untold": "abyss.scoring",
    "tie-not-checked": "abyss.scoring.tie-break",
    "locations-typed": "abyss.scoring.locations",
    "lords-typed": "abyss.scoring.lords",
    "allies-typed": "abyss.scoring.allies",
    "monster-tokens-typed": "abyss.scoring.monster-tokens",
    "lords-quick": "abyss.scoring.lords",
    "allies-quick": "abyss.scoring.allies",
    "locations-quick": "abyss.locations.scores",
    "locations-unknown": "abyss.locations.scores",
    "count-differs": "abyss.locations.scores",
    "entered-twice": "abyss.scoring",
    "locations": "abyss.scoring.locations",
    "lords": "abyss.scoring.lords",
    "allies": "abyss.scoring.allies",
    "monster_tokens": "abyss.scoring.monster-tokens",
    "nebulis": "abyss.nebulis.points",
    "kraken_figure": "abyss.nebulis.figure.points",
    "wounds": "abyss.leviathan.scoring.wounds",
    "scourge": "abyss.leviathan.scoring.scourge",
    "tie_break": "abyss.scoring.tie-break",
}

LIMITS = {
    "holder-not-most": "abyss.nebulis.figure",
    "holder-without-nebulis": "abyss.nebulis.figure.return",
    "copies": "abyss.setup.components",
}
"""Why somebody cannot hold the Kraken figure, and why players cannot have more of a kind together than there are."""
