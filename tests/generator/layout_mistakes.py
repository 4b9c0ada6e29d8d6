"""Mistakes in how an answer is laid out, and what whoever adds a game has to be told of each."""

from __future__ import annotations

from tests.generator.mistakes import Mistake

DUEL = "checkers/duel.yaml"

WRONG_LAYOUTS = (
    Mistake(
        "an input that shares no entry with one that there is not", DUEL, "{label: Your stones,",
        "{label: Your stones, apart: [thers],",
        "thers", "unknown-field", "thers", "theirs", "did you mean 'theirs'?",
    ),
    Mistake(
        "an input that picks first from one of another table", DUEL, "{label: Your stones,",
        "{label: Your stones, among: split,",
        "split", "unknown-field", "split", "theirs", "write one of these",
    ),
    Mistake(
        "a gauge below no input", DUEL, "below: own", "below: owns",
        "below: owns", "unknown-field", "owns", "own, ", "did you mean 'own'?",
    ),
    Mistake(
        "a gauge of what is no number", DUEL, "goal: weight", "goal: first",
        "goal: first", "unknown-output", "integer", "entry class", "take one of these",
    ),
    Mistake(
        "a gauge of entries that have no number", DUEL, 'path: "@handicap", symbol: stones', 'path: "@own", of: class',
        "of: class", "unknown-table", "class", "nothing", "take it away",
    ),
    Mistake(
        "a gauge with a symbol without a drawing", DUEL, "symbol: stones}]", "symbol: stonez}]",
        "stonez", "no-drawing", "stonez", "stones", "did you mean 'stones'?",
    ),
    Mistake(
        "a matrix whose columns stand nowhere", DUEL, 'path: "@theirs"', 'path: "@their"',
        "@their", "unknown-output", "their", "own, ", "did you mean 'theirs'?",
    ),
    Mistake(
        "a cell that never is as it is asked for", DUEL, "value: own}", "value: mine}",
        "mine", "unknown-output", "mine", "own, theirs, nobody", "take one of these",
    ),
    Mistake(
        "the item of a row that is not there", DUEL, "path: ^stone", "path: ^stones",
        "^stones", "unknown-output", "stones", "stone", "did you mean 'stone'?",
    ),
    Mistake(
        "a sum of what is no number", DUEL, "total: weight", "total: first",
        "total: first", "unknown-output", "integer", "entry class", "take one of these",
    ),
    Mistake(
        "a factor that is not there", DUEL, "times: each", "times: eech",
        "eech", "unknown-output", "eech", "count, each", "did you mean 'each'?",
    ),
    Mistake(
        "a chance that is none", DUEL, "chance: chance", "chance: dominated",
        "chance: dominated", "unknown-output", "chance", "boolean", "take one of these",
    ),
    Mistake(
        "a button for no input", DUEL, "{own: own}", "{owns: own}",
        "owns", "unknown-output", "owns", "own, ", "did you mean 'own'?",
    ),
    Mistake(
        "counts of another table", DUEL, "path: got, type: counts, of: class", "path: got, type: counts, of: side",
        "path: got", "unknown-output", "counts side", "counts class", "take one of these",
    ),
    Mistake(
        "a pair that is said by other numbers", DUEL, "row {first}", "row {frist}",
        "frist", "unknown-parameter", "{frist}", "{first}", "did you mean 'first'?",
    ),
    Mistake(
        "a pair without its text", DUEL, ', pair: "row {first}, place {second}"', "",
        "type: pairs", "refused", "nothing", "the text that says a pair", "add 'pair:",
    ),
    Mistake(
        "a mix of more than all", "engine/stone_heaps/duel.py", "1 if is_best else 0, best", "1, best",
        "mix: true", "wrong-shape", "2", "1", "correct the answer", DUEL,
    ),
    Mistake(
        "a matrix with a column too few", "engine/stone_heaps/duel.py", "in theirs] for one", "in theirs[1:]] for one",
        "path: cells", "wrong-shape", "[1, 1]", "2 rows of 2 cells", "correct the answer", DUEL,
    ),
)  # fmt: skip
