"""Tables that are too wide for a phone: there each row becomes a small list of its own, with a label for each cell."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import zip_longest

from markupsafe import Markup, escape

from generator.render.markup import text_only
from generator.text.scripts import EAST_ASIAN_LETTERS

ROOM = 27
"""How many letters of text stand side by side on a narrow phone, and how much of that takes each further column."""
BETWEEN = 2
FIGURE = 3
"""As wide as a figure of a table may be."""
SMALL = 0.85
"""How large the letters of a heading are beside those of a cell."""
SYMBOL = "oo"
"""As wide as a symbol."""
LONG = 70
"""A text of so many letters wants more than a third of a phone."""

_TABLE = re.compile(r"(?P<opening><table [^>]*\bplain\b[^>]*>)(?P<inside>.*?)</table>", re.DOTALL)
_HEAD = re.compile(r"<thead>(.*?)</thead>", re.DOTALL)
_ROW = re.compile(r"<tr\b.*?</tr>", re.DOTALL)
_CELL = re.compile(r"<t(?P<kind>[hd])\b(?P<attributes>[^>]*)>(?P<shown>.*?)</t(?P=kind)>", re.DOTALL)
_PIECE = re.compile(rf"[{EAST_ASIAN_LETTERS}]{{1,6}}|[^\s{EAST_ASIAN_LETTERS}]+")
_SPOKEN = re.compile(r'<span class="spoken">.*?</span>', re.DOTALL)
_EAST_ASIAN = re.compile(f"[{EAST_ASIAN_LETTERS}]")
_SPANNING = re.compile(r"\b(?:row|col)span=")


def stacked(html: str) -> Markup:
    """HTML in which tables that are too wide for a phone say so by their class, and their cells what they are."""
    return Markup(_TABLE.sub(_table, html))


def _table(match: re.Match[str]) -> str:
    head = _HEAD.search(match["inside"])
    if head is None or len(_ROW.findall(head[1])) != 1 or _SPANNING.search(head[1]):
        return match[0]
    labels = [text_only(cell["shown"]).strip() for cell in _CELL.finditer(head[1])]
    rows = [[_seen(cell["shown"]) for cell in _CELL.finditer(row)] for row in _ROW.findall(match["inside"])]
    if not is_wide(rows):
        return match[0]
    body = _ROW.sub(lambda row: _labelled(row[0], labels), match["inside"][head.end() :])
    opening = match["opening"].replace("plain", "plain plain--stack", 1)
    return f"{opening}{match['inside'][: head.end()]}{body}</table>"


def _seen(html: str) -> str:
    """The text that takes room: a symbol that stands for a word is two letters wide, whatever it is read out as."""
    return text_only(_SPOKEN.sub(SYMBOL, html)).strip()


def _labelled(row: str, labels: Sequence[str]) -> str:
    """A row with the label of its column on each cell but the first, which names the row."""
    left = iter(labels)

    def cell(match: re.Match[str]) -> str:
        label = next(left, "")
        own = f' data-label="{escape(label)}"' if label and match.start() else ""
        return match[0].replace(f"<t{match['kind']}", f"<t{match['kind']}{own}", 1)

    start = row.index(">") + 1
    return row[:start] + _CELL.sub(cell, row[start:].lstrip())


def is_wide(rows: Sequence[Sequence[str]]) -> bool:
    """Whether the texts of these rows stand badly side by side on a phone: by their longest words, and by their length.

    >>> is_wide([["Players", "Cards"], ["2", "12"]])
    False
    >>> is_wide([["Component", "Number", "Made up of"], ["Exploration cards", "71", "65 allies and 6 monsters"]])
    True

    Of figures alone one wants to see rows and columns at once, and their headings are small:

    >>> is_wide([["From level", "To level 1", "To level 2", "To level 3", "To level 4"], ["0", "1", "3", "6", "10"]])
    False
    """
    columns = list(zip_longest(*rows, fillvalue=""))
    words = sum(max(max(map(_width, _PIECE.findall(cell)), default=0) for cell in column) for column in columns)
    longest = max((_width(cell) for row in rows for cell in row), default=0)
    if all(_width(cell) <= FIGURE for row in rows[1:] for cell in row):
        return words * SMALL + len(columns) > ROOM
    return words + BETWEEN * len(columns) > ROOM or (len(columns) > 2 and longest > LONG)


def _width(text: str) -> int:
    """The width of a text in Latin letters."""
    return len(text) + len(_EAST_ASIAN.findall(text))
