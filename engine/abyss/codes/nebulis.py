"""``abyss/nebulis``: why the Kraken figure moves or stays, and what the rules leave open about it."""

REASONS: dict[str, dict[str, str]] = {}

FIXES: dict[str, dict[str, str]] = {}

NOTES = {
    "holder-inferred": {"player": "player", "count": "integer"},
    "holder-has-most": {"player": "player", "count": "integer"},
    "nobody-has-nebulis": {},
    "events-wait": {"count": "integer"},
    "fence-gives": {"lord": "lord", "player": "player"},
    "fence-gives-few": {"lord": "lord", "player": "player", "count": "integer"},
    "online-elsewhere": {"players": "any-player[]"},
    "figure-first": {"player": "player"},
    "figure-gained": {"player": "player", "count": "integer"},
    "figure-kept": {"player": "player"},
    "figure-out-of-reach": {"player": "player", "count": "integer"},
    "figure-untouched": {"player": "player"},
    "figure-still-unknown": {},
    "figure-reading": {},
    "figure-by-choice": {},
    "figure-certain": {"player": "player", "count": "integer"},
    "figure-kept-spending": {"player": "player"},
    "figure-passed": {"player": "player", "receiver": "player", "count": "integer"},
    "figure-choice": {"player": "player", "players": "any-player[]", "count": "integer"},
    "figure-chosen": {"player": "player", "receiver": "player", "count": "integer"},
    "figure-returned": {},
    "figure-online": {"player": "player", "count": "integer"},
}

OPEN = {
    "holder-unsaid": {"players": "player[]", "count": "integer"},
    "figure-between-receivers": {"players": "any-player[]", "count": "integer"},
}

CHOICES = {
    "holder-unsaid": "holder",
    "figure-between-receivers": "receivers",
}

RULES = {
    "holder-inferred": "abyss.nebulis.figure",
    "holder-has-most": "abyss.nebulis.figure",
    "nobody-has-nebulis": "abyss.nebulis.figure.return",
    "events-wait": "abyss.nebulis.figure.spend",
    "fence-gives": "abyss.nebulis.lords",
    "fence-gives-few": "abyss.nebulis.lords",
    "online-elsewhere": "abyss.nebulis.figure.online",
    "figure-first": "abyss.nebulis.figure.first",
    "figure-gained": "abyss.nebulis.figure.gain",
    "figure-kept": "abyss.nebulis.figure.gain",
    "figure-out-of-reach": "abyss.nebulis.figure.gain",
    "figure-untouched": "abyss.nebulis.figure.spend",
    "figure-still-unknown": "abyss.nebulis.figure",
    "figure-reading": "abyss.nebulis.figure.several",
    "figure-by-choice": "abyss.nebulis.figure.spend",
    "figure-certain": "abyss.nebulis.figure",
    "figure-kept-spending": "abyss.nebulis.figure.spend",
    "figure-passed": "abyss.nebulis.figure.spend",
    "figure-choice": "abyss.nebulis.figure.spend",
    "figure-chosen": "abyss.nebulis.figure.spend",
    "figure-returned": "abyss.nebulis.figure.return",
    "figure-online": "abyss.nebulis.figure.online",
    "holder-unsaid": "abyss.nebulis.figure",
    "figure-between-receivers": "abyss.nebulis.figure.several",
}

LIMITS = {
    "holder-not-most": "abyss.nebulis.figure",
    "holder-without-nebulis": "abyss.nebulis.figure.return",
}
"""Why somebody cannot hold the figure."""
