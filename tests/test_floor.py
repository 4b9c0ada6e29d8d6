"""What is shipped keeps to the floor: the browsers that the README names."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from generator.publish.assets import with_parts
from generator.publish.lowered_css import lowered
from generator.render.scripts import BROWSER
from generator.text.floor import FLOOR
from generator.text.languages import ROOT

LACKING = {
    "a look-behind": r"\(\?<[=!]",
    "sorting into a new list": r"\.to(?:Sorted|Reversed|Spliced)\(",
    "grouping": r"\b(?:Object|Map)\.groupBy\b",
    "sets compared": r"\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(",
    "helpers of iterators": r"\.(?:values|keys|entries)\(\)\.(?:map|filter|some|every|find|reduce|flatMap|toArray)\(",
    "promises from outside": r"\bPromise\.(?:withResolvers|try)\b",
    "new static functions": r"\b(?:URL\.canParse|Array\.fromAsync|AbortSignal\.any|RegExp\.escape)\b",
    "views in transition": r"\bstartViewTransition\b",
}
"""What a browser of the floor lacks, or one that is little older, by what it looks like in a script."""

SCRIPTS = [path for path in sorted(BROWSER.rglob("*.js")) if path.parent.name != "preview"]
SHEETS = sorted(BROWSER.glob("*.css"))


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: str(path.relative_to(BROWSER)))
def test_no_script_needs_more_than_the_floor_has(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert [what for what, seen in LACKING.items() if re.search(seen, text)] == []


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_style_sheets_are_lowered(sheet: Path) -> None:
    text = lowered(with_parts(sheet))
    assert "light-dark(" not in text
    for name in ("user-select", "text-size-adjust", "box-decoration-break"):
        assert len(re.findall(rf"[;{{]{name}:", text)) == text.count(f"-webkit-{name}:")
    assert not re.search(r"text-decoration:[^;}]*(?:dotted|wavy)", text), "WebKit takes these one by one"


STATE = re.compile(r":has\([^{}]*?(?::(?:checked|focus|hover|active|disabled|open|target|placeholder|invalid)|\[aria-)")
"""A selector by what somebody has chosen, or is at, in something that an element holds."""


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_no_state_is_marked_by_has_alone(sheet: Path) -> None:
    """Firefox before 121 does not know ``:has()``: there the selector that follows asks for the marks of a script."""
    found = re.findall(r"([^{};@]+)\{([^{}]*)\}", lowered(with_parts(sheet)))
    alone = [
        selector
        for (selector, declared), (plain, again) in pairwise([*found, ("", "")])
        if STATE.search(selector) and not (declared == again and "[data-has-" in plain and ":has(" not in plain)
    ]
    assert not alone, "write it as one of those that generator/publish/lowered_css.py knows"


def test_the_readme_names_the_floor() -> None:
    text = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    assert f"Safari and iOS {FLOOR['safari']}, Firefox {FLOOR['firefox']} and Chrome {FLOOR['chrome']}" in text
