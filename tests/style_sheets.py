"""The style sheets as lists of rules, read from their sources."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
SHEETS = (
    *sorted((ROOT / "generator" / "browser").rglob("*.css")),
    *sorted((ROOT / "generator" / "templates").glob("*/theme.css")),
)
_COMMENTS = re.compile(r"/\*.*?\*/", re.DOTALL)
_PIECES = re.compile(r"(?P<head>[^{};]+)\{|(?P<line>[^{};]*(?:\"[^\"]*\"[^{};]*)*);|\}")


class Rule(NamedTuple):
    """A rule: where it stands, the conditions around it, its selector, and its declarations."""

    sheet: Path
    within: tuple[str, ...]
    selector: str
    declarations: tuple[str, ...]

    @property
    def place(self) -> str:
        """Where it stands, for a message."""
        return f"{self.sheet.relative_to(ROOT)}: {' '.join((*self.within, self.selector))}"


def _read(sheet: Path) -> Iterator[Rule]:
    text = re.sub(r'url\("[^"]*"\)', "url()", _COMMENTS.sub("", sheet.read_text(encoding="utf-8")))
    heads: list[str] = []
    declared: list[list[str]] = [[]]
    for piece in _PIECES.finditer(text):
        if piece["head"]:
            heads.append(" ".join(piece["head"].split()))
            declared.append([])
        elif piece["line"] is not None:
            declared[-1].append(" ".join(piece["line"].split()))
        else:
            head, lines = heads.pop(), declared.pop()
            if lines:
                yield Rule(sheet, tuple(heads), head, tuple(lines))


@cache
def rules() -> tuple[Rule, ...]:
    """All rules of all sheets."""
    return tuple(rule for sheet in SHEETS for rule in _read(sheet))


def classes(text: str) -> set[str]:
    """The classes that a selector names."""
    return set(re.findall(r"\.(-?[a-zA-Z_][\w-]*)", text))
