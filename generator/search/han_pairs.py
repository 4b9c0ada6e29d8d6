"""Writes ``docs/vendor/opencc/han-pairs.js``, the Traditional → Simplified pairs that the search folds, from OpenCC.

Run by a maintainer with the package ``opencc-python-reimplemented`` installed; the build itself doesn't need it::

    python -m generator.search.han_pairs
"""

from __future__ import annotations

import importlib.util
from pathlib import Path

TARGET = Path(__file__).parents[2] / "docs/vendor/opencc/han-pairs.js"
HEADER = """\
// Traditional characters, each followed by its Simplified form. Made from the OpenCC dictionary TSCharacters
// (https://github.com/BYVoid/OpenCC, Apache License 2.0), cut down to the 5,401 common characters of Big5, level 1.
"""
LINE = 100


def is_common(character: str) -> bool:
    """Whether the character is among the common ones of Big5 (level 1, lead bytes A4 to C6)."""
    try:
        code = character.encode("big5")
    except UnicodeEncodeError:
        return False
    return len(code) == 2 and 0xA4 <= code[0] <= 0xC6


def pairs(dictionary: str) -> list[str]:
    """What an OpenCC dictionary (tab-separated text) makes of each common character, as two-character strings."""
    found = []
    for line in dictionary.splitlines():
        traditional, _, simplified = line.partition("\t")
        first = simplified.split(" ")[0]
        if len(traditional) == len(first) == 1 and traditional != first and is_common(traditional):
            found.append(traditional + first)
    return sorted(found)


def script(found: list[str]) -> str:
    """The JavaScript that holds the pairs, in lines of even length."""
    text = "".join(found)
    lines = [f'  "{text[start:start + LINE]}",' for start in range(0, len(text), LINE)]
    return HEADER + "const HAN_PAIRS = Array.from([\n" + "\n".join(lines) + '\n].join(""));\n'


def dictionary() -> str:
    """OpenCC's dictionary of single Traditional characters. Raises SystemExit if the package is missing."""
    spec = importlib.util.find_spec("opencc")
    if spec is None or spec.origin is None:
        raise SystemExit("OpenCC's dictionaries are missing: pip install opencc-python-reimplemented")
    return (Path(spec.origin).parent / "dictionary/TSCharacters.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    TARGET.write_text(script(pairs(dictionary())), encoding="utf-8")
