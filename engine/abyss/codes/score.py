"""``abyss/score``: what is worth knowing of a score, and the rules that its parts rest on."""

REASONS: dict[str, dict[str, str]] = {}

FIXES: dict[str, dict[str, str]] = {}

NOTES = {
    "affiliated-from-hand": {"allies": "allies"},
    "krakens-bring-nebulis": {"allies": "allies", "count": "integer"},
    "krakens-cleaned": {"lord": "lord", "allies": "allies"},
    "nothing-to-copy": {"location": "location"},
    "mirror-unused": {"location": "location"},
    "mirror-loot": {"location": "location"},
    "no-loot-entered": {"location": "location"},
    "guilds-disputed": {"location": "location"},
    "ambassador-keys-disputed": {"location": "location"},
    "figure-moves": {"count": "integer"},
    "figure-assumed": {"count": "integer"},
    "figure-not-with-most": {"count": "integer", "most": "integer"},
    "figure-without-nebulis": {},
    "figure-order-open": {"count": "integer"},
    "figure-unclaimed": {"count": "integer"},
    "five-players": {},
    "tie-broken-by-pearls": {"total": "integer", "pearls": "integer"},
    "tie-broken-by-lord": {"lord": "lord", "value": "integer"},
    "victory-shared": {"count": "integer"},
}

RULES = {
    "affiliated-from-hand": "abyss.scoring.final-affiliation",
    "krakens-bring-nebulis": "abyss.kraken.allies.end",
    "krakens-cleaned": "abyss.kraken.allies.end",
    "nothing-to-copy": "abyss.locations.city-of-mirrors",
    "mirror-unused": "abyss.locations.city-of-mirrors",
    "mirror-loot": "abyss.sanctuaries.score",
    "no-loot-entered": "abyss.sanctuaries.score",
    "guilds-disputed": "abyss.locations.scores.lords",
    "ambassador-keys-disputed": "abyss.locations.scores.lords",
    "figure-moves": "abyss.nebulis.figure.gain",
    "figure-assumed": "abyss.nebulis.figure.points",
    "figure-not-with-most": "abyss.nebulis.figure",
    "figure-without-nebulis": "abyss.nebulis.figure.return",
    "figure-order-open": "abyss.kraken.allies.end",
    "figure-unclaimed": "abyss.nebulis.figure.points",
    "five-players": "abyss.leviathan.players",
    "tie-broken-by-pearls": "abyss.scoring.tie-break",
    "tie-broken-by-lord": "abyss.scoring.tie-break",
    "victory-shared": "abyss.scoring.tie-break",
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
