"""Writes ``docs/vendor/opencc/han-pairs.js``, the pairs of characters that the search folds, from OpenCC.

They lead from Traditional forms to Simplified ones, and there from those of Japanese, the old ones too: to the search
戰, 戦 and 战 are one.

Run by a maintainer; the build takes the file as it is::

    python -m generator.search.han_pairs
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

from opencc import OpenCC

TARGET = Path(__file__).parents[2] / "docs/vendor/opencc/han-pairs.js"
HEADER = """\
// Traditional and Japanese characters, each followed by its Simplified form. Made with OpenCC's conversions t2s, t2jp
// and jp2t (https://github.com/BYVoid/OpenCC, Apache License 2.0), cut down to the 5,401 common characters of Big5,
// level 1, and the common ones of Japanese (JIS X 0208, level 1) with their old forms.
"""
LINE = 100
_LEAD_BYTES = range(0xA4, 0xC7)
_SECOND_LEVEL = 0x50
_TRAIL_BYTES = (*range(0x40, 0x7F), *range(0xA1, 0xFF))


@cache
def _converter(name: str) -> OpenCC:
    return OpenCC(name)


def common() -> Iterable[str]:
    """The common characters of Big5: its level 1."""
    for lead in _LEAD_BYTES:
        for trail in _TRAIL_BYTES:
            try:
                yield bytes((lead, trail)).decode("big5")
            except UnicodeDecodeError:
                continue


def japanese() -> Iterable[str]:
    """The characters of JIS X 0208 that are not common in Chinese: those of level 1, and old forms of such."""
    modern = _converter("t2jp").convert
    chinese = set(common())
    for row in range(0x30, 0x75):
        for cell in range(0x21, 0x7F):
            try:
                character = bytes((row + 0x80, cell + 0x80)).decode("euc_jp")
            except UnicodeDecodeError:
                continue
            if character not in chinese and (row < _SECOND_LEVEL or modern(character) != character):
                yield character


def simplified(character: str) -> str:
    """The Simplified form of a Japanese character, old or new."""
    return str(_converter("t2s").convert(_converter("jp2t").convert(_converter("t2jp").convert(character))))


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
    return script([*pairs(common(), _converter("t2s").convert), *pairs(japanese(), simplified)])


if __name__ == "__main__":
    TARGET.write_text(content(), encoding="utf-8")
