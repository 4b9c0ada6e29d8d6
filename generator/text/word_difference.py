"""Two wordings of a text compared word by word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from typing import Literal

Piece = tuple[Literal["same", "gone", "new"], str]
"""A piece of a text: in both wordings, in the earlier one alone, or in the present one alone."""

_WORD = re.compile(r"\{[^{}]*\}|\w+(?:[’'-]\w+)*|\s+|.", re.DOTALL)
_SIGNS = {"gone": "[-{}-]", "new": "{{+{}+}}"}


def difference(before: str, now: str) -> list[Piece]:
    """The pieces of both texts in their order.

    >>> difference("Pay two pearls.", "Pay three pearls.")
    [('same', 'Pay '), ('gone', 'two'), ('new', 'three'), ('same', ' pearls.')]
    """
    old, new = _WORD.findall(before), _WORD.findall(now)
    return list(_pieces(old, new))


def _pieces(old: list[str], new: list[str]) -> Iterator[Piece]:
    matcher = SequenceMatcher(str.isspace, old, new, autojunk=False)
    for kind, start, end, first, last in matcher.get_opcodes():
        if kind == "equal":
            yield "same", "".join(new[first:last])
            continue
        if start < end:
            yield "gone", "".join(old[start:end])
        if first < last:
            yield "new", "".join(new[first:last])


def in_line(before: str, now: str) -> str:
    """The difference in one line, with the signs that ``git diff --word-diff`` has.

    >>> in_line("Pay two pearls.", "Pay three pearls at once.")
    'Pay [-two-]{+three+} pearls{+ at once+}.'
    """
    shown = (_SIGNS.get(kind, "{}").format(text) for kind, text in difference(before, now))
    return "".join(shown).replace("\n", "\\n")
