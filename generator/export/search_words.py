"""The words by which full-text search finds a text: SQLite knows none where a language sets no spaces."""

from __future__ import annotations

import re
from collections.abc import Iterator

from generator.text.folding import fold
from generator.text.scripts import EAST_ASIAN_LETTERS, HAN_LETTERS

LONGEST = 4
"""The most letters of a word that is found wherever it stands in a run of Han characters and kana; of katakana alone,
which foreign names are written in, any part of a run is."""

_RUN = re.compile(f"[{EAST_ASIAN_LETTERS}]+")
_KATAKANA = re.compile("[\u30a1-\u30fa\u30fc-\u30ff]+")
_HAN = re.compile(f"[{HAN_LETTERS}]+")

_STROKED = re.compile(r"\w*[łøđðþßæœıŁØĐÐÞẞÆŒ]\w*")
"""A word with a letter that SQLite, which knows only marks that Unicode takes off, does not find without its stroke."""


def searched(text: str) -> str:
    """What the index holds of a text: the text, with the words of East Asian languages and letters without strokes.

    >>> searched("Perła")
    'Perła perla'
    >>> searched("真珠を。")
    '真珠を。 真 珠 を 真珠 珠を 真珠を'
    >>> searched("リヴァイアサン").split()[-1]
    'リヴァイアサン'
    """
    if text.isascii():
        return text
    words: dict[str, None] = {}
    for run in _RUN.findall(text):
        words |= dict.fromkeys(_parts(run, 1, LONGEST))
        words |= dict.fromkeys(name for name in _HAN.findall(run) if len(name) > LONGEST)
        for name in _KATAKANA.findall(run):
            words |= dict.fromkeys(_parts(name, LONGEST + 1, len(name)))
    return " ".join([text, *words, *dict.fromkeys(map(fold, _STROKED.findall(text)))])


def _parts(run: str, shortest: int, longest: int) -> Iterator[str]:
    """All parts of a run that have so many letters."""
    for length in range(shortest, longest + 1):
        for start in range(len(run) - length + 1):
            yield run[start : start + length]
