"""Mistakes in inputs that hang on others, and in those within lists, and what their author has to be told."""

from __future__ import annotations

from tests.generator.mistakes import WORDS, Mistake

LAY, LAY_WORDS = "engine/stone_heaps/lay.py", "checkers/lay.yaml"

HANGING = (
    Mistake(
        "a bound that hangs on a value that there is not", LAY, '"rock", 2', '"rok", 2',
        "rok", "unknown-value", "rok", "pebble, rock", "did you mean 'rock'?",
    ),
    Mistake(
        "a bound that hangs on an input that is not beside it", LAY, '(("stone"', '(("ston"',
        "ston\"", "unknown-field", "ston", "stone, height", "did you mean 'stone'?",
    ),
    Mistake(
        "a default of what must be told", LAY, 'Choice("country"', 'Choice("country", required=True',
        'Choice("country"', "unused-default", "required, with the default ford", "either of the two",
        "leave out 'required=True', or the default",
    ),
    Mistake(
        "a board that hangs on a value that there is not", LAY, '("country", "moor"', '("country", "mor"',
        '"mor"', "unknown-value", "mor", "ford, moor", "did you mean 'moor'?",
    ),
    Mistake(
        "a space of what is no board", LAY, '"camp", of="ford"', '"camp", of="class"',
        'of="class", players', "no-board", "class", "ford, moor", "write one of these",
    ),
    Mistake(
        "a board that there is not", LAY, '"moor"),)', '"mooor"),)',
        "mooor", "unknown-fact", "mooor", "ford", "did you mean 'moor'?",
    ),
    Mistake(
        "a number of players that nobody tells", LAY, 'players="players", boards', 'players="player", boards',
        'players="player", boards', "unknown-field", "player", "players", "did you mean 'players'?",
    ),
    Mistake(
        "a shape on no grid", LAY, 'on="ground"', 'on="round"',
        'on="round"', "unknown-field", "round", "ground", "did you mean 'ground'?",
    ),
    Mistake(
        "a grid without rows", LAY, "rows=(1, 6)", "rows=(0, 6)",
        "rows=(0, 6)", "no-room", "(0, 6)", "rows=(least, most)", "write one of these",
    ),
    Mistake(
        "items of what is no input", LAY,
        'List("tokens"', 'List("spare", max_items=2, each="integer"),\n    List("tokens"',
        "spare", "wrong-form", "'integer'", "Field | None", "correct its declaration",
    ),
    Mistake(
        "a grid of one number", LAY, "rows=(1, 6)", "rows=6",
        "rows=6", "wrong-form", "6", "tuple[int, int]", "correct its declaration",
    ),
    Mistake(
        "a kind that there is not", LAY, "Grid(", "Gird(",
        "Gird(", "broken-code", "NameError: ", "code that runs", "correct the line",
    ),
    Mistake(
        "a list of nothing", LAY,
        'List("tokens"', 'List("spare", min_items=2, max_items=2),\n    List("tokens"',
        "spare", "no-items", "spare", "fields, each", "write one of these",
    ),
    Mistake(
        "a square without a character", "vocabularies.yaml", ', sign: "~"', "",
        '"ground", of=', "no-sign", "stream: nothing", "a 'sign'", "add 'sign:'", LAY,
    ),
    Mistake(
        "two squares of one character", "vocabularies.yaml", 'sign: "~"', 'sign: "#"',
        '"ground", of=', "no-sign", "#", "a 'sign'", "add 'sign:'", LAY,
    ),
    Mistake(
        "a number that is never reached", WORDS, "when: [{field: heaps}]", 'when: [{field: heap, one_of: ["6"]}]',
        'one_of: ["6"]', "unknown-value", "6", "1, 2, 3, 4, 5", "",
    ),
    Mistake(
        "items without words", LAY_WORDS, '    "bids[]": {label: Bid}\n', "",
        "fields:", "no-label", "nothing", "'bids[]:' with a label", "add 'bids[]: {label: …}'",
    ),
    Mistake(
        "an input in a place of a list without a label", LAY_WORDS, '    "bids[].stone": {label: Stone}\n', "",
        "fields:", "no-label", "nothing", "'bids[].stone:' with a label", "add 'bids[].stone: {label: …}'",
    ),
    Mistake(
        "a list of numbers that grows without words", LAY_WORDS, "add: Add a token, ", "",
        "tokens:", "no-label", "nothing", "'add:' with a text", "add 'add: …' to 'tokens'",
    ),
)  # fmt: skip
"""Inputs that hang on others, and those within lists."""
