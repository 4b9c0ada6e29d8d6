"""Writes ``docs/vendor/opencc/han-pairs.js``, the Traditional → Simplified pairs that the search folds, from OpenCC.

Run by a maintainer; the build takes the file as it is::

    python -m generator.search.han_pairs
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from opencc import OpenCC

TARGET = Path(__file__).parents[2] / "docs/vendor/opencc/han-pairs.js"
HEADER = """\
// Traditional characters, each followed by its Simplified form. Made with OpenCC's conversion t2s
// (https://github.com/BYVoid/OpenCC, Apache License 2.0), cut down to the 5,401 common characters of Big5, level 1.
"""
LINE = 100
_LEAD_BYTES = range(0xA4, 0xC7)
_TRAIL_BYTES = (*range(0x40, 0x7F), *range(0xA1, 0xFF))


def common() -> Iterable[str]:
    """The common characters of Big5: its level 1."""
    for lead in _LEAD_BYTES:
        for trail in _TRAIL_BYTES:
            try:
                yield bytes((lead, trail)).decode("big5")
            except UnicodeDecodeError:
                continue


def pairs(characters: Iterable[str], convert: Callable[[str], str]) -> list[str]:
    """Each character that ``convert`` makes another single character of, followed by that one."""
    result = []
    for traditional in characters:
        simplified = convert(traditional)
        if simplified != traditional and len(simplified) == 1:
            result.append(traditional + simplified)
    return sorted(result)


def script(folded: list[str]) -> str:
    """The JavaScript that holds the pairs, in lines of even length."""
    text = "".join(folded)
    lines = [f'  "{text[start : start + LINE]}",' for start in range(0, len(text), LINE)]
    return HEADER + "const HAN_PAIRS = Array.from([\n" + "\n".join(lines) + '\n].join(""));\n'


def content() -> str:
    """The whole file as the installed OpenCC makes it."""
    return script(pairs(common(), OpenCC("t2s").convert))


if __name__ == "__main__":
    TARGET.write_text(content(), encoding="utf-8")
