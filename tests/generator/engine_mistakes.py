"""Mistakes in an engine that only a browser or a certain question shows, and what has to be told of each."""

from __future__ import annotations

from tests.generator.mistakes import TAKE, Mistake

LAY, LAY_WORDS, WEIGH = "engine/stone_heaps/lay.py", "checkers/lay.yaml", "engine/stone_heaps/weigh.py"

NOT_PORTABLE = (
    Mistake(
        "a module that MicroPython has not", TAKE, "from engine.typing_compat", "from dataclasses import dataclass\n"
        "from engine.typing_compat",
        "dataclasses", "not-in-micropython", "dataclasses", "modules of engine/", "write a class with an __init__",
    ),
    Mistake(
        "a module that MicroPython has not, imported where it is needed", TAKE, "    ruling = judge(asked)\n",
        "    import itertools\n    ruling = judge(asked)\n",
        "import itertools", "not-in-micropython", "itertools", "modules of engine/", "write what you need of it",
    ),
    Mistake(
        "what a module has only elsewhere", TAKE, "from engine.typing_compat", "from math import comb\n"
        "from engine.typing_compat",
        "import comb", "not-in-micropython", "math.comb", "acos, ", "write what you need of it",
    ),
    Mistake(
        "a mapping put together in a way that MicroPython does not know", TAKE,
        'more | {"total": sum([heap["stones"] for heap in left])}',
        '{**more, "total": sum([heap["stones"] for heap in left])}',
        "**more", "not-in-micropython", "**more", "Python that MicroPython understands", "say a | {…}",
    ),
    Mistake(
        "what texts can do only elsewhere", TAKE, '"".join(["h"', '" ".removesuffix(" ").join(["h"',
        "removesuffix", "not-in-micropython", ".removesuffix", "what MicroPython has", "write it with what there is",
    ),
    Mistake(
        "a name that is there only elsewhere", TAKE, "    if stones:\n", "    if stones and ascii(stones):\n",
        "ascii(", "not-in-micropython", "ascii", "what MicroPython has", "write it with what there is",
    ),
)  # fmt: skip
"""What CPython runs and the browser does not."""

ASKED = (
    Mistake(
        "an endless loop where no example asks", TAKE, "    left = [",
        '    while asked["heap"] == 5:\n        asked["count"] += 0\n    left = [',
        "while asked", "endless", 'while asked["heap"] == 5:', "an end within", "let it end",
    ),
    Mistake(
        "a crash where no example asks", TAKE, "    left = [",
        '    if asked["last"] == "lose":\n        asked["heaps"]["none"]\n    left = [',
        'asked["heaps"]["none"]', "broken-code", "TypeError: ", "code that runs", "a checker answers whatever",
    ),
    Mistake(
        "a part of an answer that is missing where no example asks", LAY,
        "    return ruling.verdict(found)",
        '    if asked["country"] == "moor" and ruling.legal:\n        del found["way"]\n'
        "    return ruling.verdict(found)",
        "def answer", "undeclared-answer", "way: is missing", "what ANSWER", "correct the answer",
    ),
    Mistake(
        "a number that is a text where no example asks", WEIGH, '"stones": stones,',
        '"stones": stones if stones < 90 else "many",',
        '"stones": stones', "undeclared-answer", "players.stones: is no integer: 'many'", "what ANSWER", "correct",
    ),
    Mistake(
        "a verdict without a rule where no example asks", LAY, '    ruling.note("stones-there"',
        '    if asked["country"] == "moor":\n        ruling.notes.clear()\n'
        '        return ruling.verdict({"sum": 0, "stones": 0, "way": [], "red": []})\n    ruling.note("stones-there"',
        "def answer", "uncited-answer", "verdict", "a reason, a note", "note what it rests on",
    ),
    Mistake(
        "a way out that leads nowhere", TAKE, '["params"]["limit"]}], judge, asked)',
        '["params"]["limit"]}], judge, asked)\n        ruling.instead = {"count": 8}',
        "def answer", "contradiction", "instead: {'count': 8}", "a way out with which it is legal", "ruling.settle",
    ),
    Mistake(
        "a code that is worked out and that there is not", TAKE, 'ruling.refuse("last-stone-loses"',
        'ruling.refuse(f"last-stone-{asked[\'side\']}"',
        "last-stone-{", "unknown-code", "last-stone-near", "last-stone, last-stone-loses", "did you mean",
    ),
)  # fmt: skip
"""What only a question shows that nobody wrote down."""

SPOKEN = (
    Mistake(
        "a code that nobody declares", TAKE, 'refuse("last-stone-loses"', 'refuse("last-stone-losses"',
        "losses", "unknown-code", "last-stone-losses", "too-few-stones, last-stone-loses", "did you mean 'last-stone-l",
    ),
    Mistake(
        "a parameter that is not given", TAKE, "count=asked[\"count\"], limit=", "limit=",
        "ruling.refuse(\"too-few", "other-parameters", "limit", "count, limit", "give count too",
    ),
    Mistake(
        "a parameter of a way out with another name", TAKE, '{"limit": len(stones)}', '{"limits": len(stones)}',
        "limits", "other-parameters", "limits", "limit", "did you mean 'limit'?",
    ),
)  # fmt: skip
"""Codes that stand in the rules."""

OTHERS = (
    Mistake(
        "rules that fail at what an exercise deals", TAKE, "    left = [",
        '    if len(asked["heaps"]) == 2:\n        asked["heaps"]["none"]\n    left = [',
        'asked["heaps"]["none"]', "broken-code", "TypeError: ", "code that runs", "correct the line: a checker answers",
    ),
    Mistake(
        "entries that are laid out in vain", LAY_WORDS, "tokens: {label:", "tokens: {laid_out: true, label:",
        "tokens:", "wrong-input", "list", "an input of the kind entry or set", "take 'laid_out' away",
    ),
    Mistake(
        "a case of a headline that no answer has", LAY_WORDS, "- when: {path: reasons}\n          text", "- text",
        '- text: "Yes, you may."', "unused-headline", "good: Yes, you may.", "a case that holds where none",
        "questions/lay.json",
    ),
    Mistake(
        "a case of a headline whose tone hides it", LAY_WORDS, 'No, you may not."\n          tone: bad',
        'No, you may not."\n          tone: open',
        "- when: {path: reasons}", "unused-headline", "open: No, you may not.", "a case that holds where none",
        "questions/lay.json",
    ),
    Mistake(
        "questions that are no JSON", "questions/lay.json", "[\n", "[\n,",
        ",", "not-json", "Expecting value", "a JSON list of requests", "correct the file",
    ),
)  # fmt: skip
"""What shows when questions are asked, beside the code of checkers."""
