"""Mistakes in a score pad, and what whoever adds a game has to be told of each."""

from __future__ import annotations

from tests.generator.mistakes import GAME, Mistake

PAD = "pad.yaml"

WRONG_PADS = (
    Mistake(
        "a pad over no checker", PAD, "checker: weigh", "checker: wiegh",
        "wiegh", "dangling-reference", "wiegh", "weigh", "did you mean 'weigh'?",
    ),
    Mistake(
        "a pad without a list of players", PAD, "players: players", "players: player",
        "players: player", "unknown-field", "player", "players", "did you mean 'players'?",
    ),
    Mistake(
        "a name that is no text", PAD, "name: name", "name: stones",
        "name: stones", "unknown-field", "stones", "name", "write one of these",
    ),
    Mistake(
        "a score that no answer has", PAD, "total: total", "total: totel",
        "totel", "unknown-output", "totel", "name, stones", "did you mean 'total'?",
    ),
    Mistake(
        "a rank that is no number", PAD, "rank: rank", "rank: name",
        "rank: name", "other-type", "text", "integer", "write what is accepted",
    ),
    Mistake(
        "a total for no input", PAD, "total: typed.stones", "total: typed.stone",
        "typed.stone", "unknown-field", "typed.stone", "typed.stones", "did you mean 'typed.stones'?",
    ),
    Mistake(
        "a tally of what is no list", PAD, "field: weights", "field: stones",
        "field: stones", "unknown-field", "stones", "weights", "write one of these",
    ),
    Mistake(
        "counts of what is no list", PAD, "counts: counts", "counts: kept",
        "counts: kept", "unknown-field", "kept", "counts", "write one of these",
    ),
    Mistake(
        "counts in a list of something else", PAD, "counts: counts", "counts: weights",
        "counts: weights", "other-type", "no objects", "entry, integer", "write what is accepted",
    ),
    Mistake(
        "points of an entry that stand nowhere", PAD, "items: kept", "items: keept",
        "keept", "unknown-output", "keept", "kept", "did you mean 'kept'?",
    ),
    Mistake(
        "an exact input that there is not", PAD, "exact: [stones]", "exact: [stonez]",
        "stonez", "unknown-field", "stonez", "stones", "did you mean 'stones'?",
    ),
    Mistake(
        "a row that cannot be entered", PAD, "    exact: [kept]",
        "    exact: [kept]\n  - {id: more, label: More, symbol: stones}",
        "id: more", "no-way", "none", "'total'", "write what is accepted",
    ),
    Mistake(
        "a row twice", PAD, "id: kept", "id: stones  # twice",
        "# twice", "duplicate-id", "stones", "an id of its own", "write what is accepted",
    ),
    Mistake(
        "a row with a symbol without a drawing", PAD, "symbol: stones\n    points", "symbol: stonez\n    points",
        "stonez", "no-drawing", "stonez", "stones", "did you mean 'stones'?",
    ),
    Mistake(
        "the best of what is no grid", PAD, "{way: tally, field: weights, low: 1, high: 6,", "{way: best, field: kept,",
        "way: best", "no-grid", "class", "a table with 'rows'", "write what is accepted",
    ),
    Mistake(
        "an offer of a pad that there is not", GAME, "- checker: take\n", "- checker: take\n    pad: true\n",
        "pad: true", "no-pad", "take", "weigh", "take 'pad' away",
    ),
)  # fmt: skip
