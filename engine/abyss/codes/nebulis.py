"""``abyss/nebulis``: why the Kraken figure moves or stays."""

REASONS: dict[str, dict[str, str]] = {}

FIXES: dict[str, dict[str, str]] = {}

NOTES = {
    "holder-inferred": {"count": "integer"},
    "holder-needed": {"count": "integer"},
    "holder-not-most": {"count": "integer"},
    "holder-without-nebulis": {},
    "events-wait": {"count": "integer"},
    "figure-first": {},
    "figure-gained": {"count": "integer"},
    "figure-received": {"count": "integer"},
    "figure-kept": {},
    "figure-out-of-reach": {"count": "integer"},
    "figure-untouched": {},
    "figure-still-unknown": {},
    "figure-certain": {"count": "integer"},
    "figure-kept-spending": {},
    "figure-passed": {"count": "integer"},
    "figure-choice": {"count": "integer"},
    "figure-chosen": {"count": "integer"},
    "figure-returned": {},
}

RULES = {
    "holder-inferred": "abyss.nebulis.figure",
    "holder-needed": "abyss.nebulis.figure",
    "holder-not-most": "abyss.nebulis.figure",
    "holder-without-nebulis": "abyss.nebulis.figure.return",
    "events-wait": "abyss.nebulis.figure.spend",
    "figure-first": "abyss.nebulis.figure.first",
    "figure-gained": "abyss.nebulis.figure.gain",
    "figure-received": "abyss.nebulis.figure.gain",
    "figure-kept": "abyss.nebulis.figure.gain",
    "figure-out-of-reach": "abyss.nebulis.figure.gain",
    "figure-untouched": "abyss.nebulis.figure.spend",
    "figure-still-unknown": "abyss.nebulis.figure.spend",
    "figure-certain": "abyss.nebulis.figure",
    "figure-kept-spending": "abyss.nebulis.figure.spend",
    "figure-passed": "abyss.nebulis.figure.spend",
    "figure-choice": "abyss.nebulis.figure.spend",
    "figure-chosen": "abyss.nebulis.figure.spend",
    "figure-returned": "abyss.nebulis.figure.return",
}
