"""Mistakes in the questions to practise with, and what whoever adds a game has to be told of each."""

from __future__ import annotations

from tests.generator.mistakes import Mistake

WORDS = "practice.yaml"
PACKAGE = "engine/stone_heaps/practice/__init__.py"
LEFT, TAKING = "engine/stone_heaps/practice/left.py", "engine/stone_heaps/practice/taking.py"

WRONG_PRACTICE = (
    Mistake(
        "words for no exercise", WORDS, "left:\n",
        "lift:\n  title: Lift\n  asks: Lift?\n  rule: stone-heaps.taking\nleft:\n",
        "lift:", "no-checker", "lift", "taking, left", "did you mean 'left'?",
    ),
    Mistake(
        "an exercise without words", PACKAGE, '"left",', '"lefd",',
        "lefd", "no-words", "nothing", "'lefd:' in practice.yaml", "did you mean 'left'?",
    ),
    Mistake(
        "an exercise for no checker", PACKAGE, '"stone-heaps/take", "engine.stone_heaps.practice.taking"',
        '"stone-heaps/tkae", "engine.stone_heaps.practice.taking"',
        "tkae", "unknown-checker", "stone-heaps/tkae", "stone-heaps/take, ", "did you mean 'stone-heaps/take'?",
    ),
    Mistake(
        "a hidden input that there is not", PACKAGE, 'hidden=("count", "heap")', 'hidden=("cuont", "heap")',
        "cuont", "unknown-field", "cuont", "heaps, heap, count", "did you mean 'count'?",
    ),
    Mistake(
        "a parameter of no table", PACKAGE, 'choices={"stones": {"count": "integer"}}',
        'choices={"stones": {"count": "clas"}}',
        "clas", "unknown-table", "clas", "class", "did you mean 'class'?",
    ),
    Mistake(
        "a level that there is not", PACKAGE, "(2, 3),", "(2, 5),",
        "left", "unknown-value", "5", "1, 2, 3", "write one of these",
    ),
    Mistake(
        "a choice without words", WORDS, "    stones:\n", "    stone:\n",
        "choices:", "no-words", "stone", "'stones:' with a text", "did you mean 'stone'?",
    ),
    Mistake(
        "a rule that there is not", WORDS, "rule: stone-heaps.taking\nleft", "rule: stone-heaps.takin\nleft",
        "rule:", "dangling-reference", "stone-heaps.takin", "stone-heaps.", "did you mean 'stone-heaps.taking'?",
    ),
    Mistake(
        "a drawing for an input that there is not", WORDS, "left:\n",
        "  shows: [{fields: [heap, heeps], drawn: {block: track, card: [stones]}}]\nleft:\n",
        "heeps", "unknown-field", "heeps", "heaps, heap, count", "did you mean 'heaps'?",
    ),
    Mistake(
        "a card of a track that no item has", WORDS, "left:\n",
        "  shows: [{fields: [heaps], drawn: {block: track, card: [stone]}}]\nleft:\n",
        "card: [stone]", "unknown-field", "stone", "stones", "did you mean 'stones'?",
    ),
    Mistake(
        "a mark of an input that the drawing does not stand for", WORDS, "left:\n",
        "  shows: [{fields: [heaps, heap], drawn: {block: laid, marks: [{field: haep, says: Yours}]}}]\nleft:\n",
        "haep", "unknown-field", "haep", "heap", "did you mean 'heap'?",
    ),
    Mistake(
        "a place that is no choice", WORDS, "left:\n",
        "  shows: [{fields: [heap, count], drawn: {block: zones, chosen: count, symbol: stone, says: Here, "
        "zones: [{field: heap, symbol: stone}, {field: heap, symbol: stone}]}}]\nleft:\n",
        "field: heap", "unknown-value", "heap", "none", "",
    ),
    Mistake(
        "a painted position of a checker without a drawing", WORDS, "left:\n",
        "  shows: [{fields: [heaps], drawn: {block: painted}}]\nleft:\n",
        "fields: [heaps]", "wrong-input", "heaps", "none: its checker has no drawing",
        "name all lists that the drawing of the checker stands for",
    ),
    Mistake(
        "what is touched is no choice", WORDS, "left:\n", "  touched: [heap, count]\nleft:\n",
        "touched", "no-choice", "heap, count", "yes, no", "name one input for each choice",
    ),
    Mistake(
        "a question with a parameter that nobody fills in", WORDS, "take {count} stone?", "take {number} stone?",
        "{number}", "unknown-parameter", "{number}", "{count}", "write one of these, or let the engine give it",
    ),
    Mistake(
        "a module without what it needs", LEFT, "make = taking.make\n", "deal = taking.make\n",
        "How many stones", "no-part", "nothing", "make(dice, table, level)", "write make",
    ),
    Mistake(
        "an exercise that finds no position", TAKING, "return yes_or_no(dice, verdict)", "return None",
        "May these stones", "broken-code", "RuntimeError: taking finds no position", "code that runs",
        "deal other positions",
    ),
)  # fmt: skip
