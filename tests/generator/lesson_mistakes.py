"""Mistakes on the page that teaches a game, and what whoever writes it has to be told of each."""

from __future__ import annotations

from tests.generator.mistakes import Mistake

LEARN = "learn.yaml"
SHORE = "generator/templates/stone-heaps/shore.svg"

WRONG_LESSONS = (
    Mistake(
        "a statement on a rule that there is not", LEARN, "taking.last", "taking.lst",
        "taking.lst", "dangling-reference", "stone-heaps.taking.lst", "stone-heaps.taking", "did you mean",
    ),
    Mistake(
        "a figure that there is not", LEARN, "figure: ground", "figure: grund",
        "figure: grund", "dangling-reference", "grund", "taking, ground", "did you mean 'ground'?",
    ),
    Mistake(
        "an example that there is not", LEARN, "example: two-of-three", "example: two-of-tree",
        "two-of-tree", "dangling-reference", "two-of-tree", "two-of-three", "did you mean 'two-of-three'?",
    ),
    Mistake(
        "a question to a checker that there is not", LEARN, "- {checker: take", "- {checker: tke",
        "tke", "dangling-reference", "tke", "take", "did you mean 'take'?",
    ),
    Mistake(
        "a question that the checker answers otherwise", LEARN, "{legal: false}", "{legal: true}",
        "count: 2}, expected", "wrong-example", "true", "false", "correct the step",
    ),
    Mistake(
        "a question that the checker does not take", LEARN, "heap: 1, count: 2}", "heap: 1, cuont: 2}",
        "cuont", "invalid-example", "cuont", "count", "did you mean 'count'?",
    ),
    Mistake(
        "points that stand nowhere in the answer", LEARN, "points: weight", "points: wieght",
        "wieght", "unknown-output", "wieght", "one number", "did you mean 'weight'?",
    ),
    Mistake(
        "what scores is in no table", LEARN, "of: class, entries", "of: clas, entries",
        "of: clas,", "unknown-table", "clas", "class", "did you mean 'class'?",
    ),
    Mistake(
        "a symbol without a drawing", LEARN, "name: Stones, symbol: stones", "name: Stones, symbol: stonez",
        "stonez", "no-drawing", "stonez", "stones", "did you mean 'stones'?",
    ),
    Mistake(
        "a ground that turns twice", LEARN, "What it all comes to", "What it all comes to\n  deep: true # again",
        "# again", "turned-twice", "deep: true", "in one step", "take one of the two away",
    ),
    Mistake(
        "a shore with a style of its own", SHORE, 'fill="currentColor"', 'style="fill: red"',
        "name: Stone Heaps", "bad-drawing", "the attribute style", "an SVG with a viewBox", "draw it so", "game.yaml",
    ),
    Mistake(
        "a player without a name", LEARN, "[Ann, Ben, Cleo]", "[Ann, Ben]",
        "names: [Ann, Ben]", "no-layout", "2", "3 names", "add names",
    ),
    Mistake(
        "a table of which nobody has a part", LEARN, "layout: {figure: laid-out", "layout: {figure: places",
        "figure: places", "no-layout", "places", "two panels", "add a panel",
    ),
)  # fmt: skip
