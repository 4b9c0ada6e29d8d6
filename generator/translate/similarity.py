"""Finding the text most like another one among many, in a time that does not grow with the square of their number."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from heapq import nlargest
from typing import Generic, TypeVar

from rapidfuzz import fuzz, process

T = TypeVar("T", bound=Hashable)

ALL = 1000
"""Up to how many texts every one is compared."""

_LENGTH = 4
_PIECES = 24
_LONGEST = 100
_NEAREST = 50


class SimilarTexts(Generic[T]):
    """Texts by their keys, to be asked for the one most like a given text.

    Few texts are all compared. Of many, only those that share the rarest pieces of four letters with the given text:
    a text that is 70 % like another shares some of them, unless it is very short.
    """

    def __init__(self, texts: Mapping[T, str]) -> None:
        self._texts = texts
        self._by_piece: dict[str, list[T]] = {}
        if len(texts) > ALL:
            for key, text in texts.items():
                for piece in _pieces(text):
                    self._by_piece.setdefault(piece, []).append(key)

    def best(self, text: str, at_least: float) -> T | None:
        """The key of the text most like ``text``, the first of several equals; None if none is ``at_least`` so."""
        choices = self._near(text) if self._by_piece else self._texts
        nearest = process.extractOne(text, choices, scorer=fuzz.ratio, score_cutoff=at_least)
        return nearest[2] if nearest else None

    def _near(self, text: str) -> dict[T, str]:
        lists = [self._by_piece[piece] for piece in _pieces(text) if piece in self._by_piece]
        scores: dict[T, float] = {}
        for keys in sorted(lists, key=len)[:_PIECES]:
            # A piece that very many texts have says little of each; it is asked only where there is nothing better.
            if len(keys) > _LONGEST and scores:
                break
            for key in keys[:_LONGEST]:
                scores[key] = scores.get(key, 0.0) + 1 / len(keys)
        return {key: self._texts[key] for key in nlargest(_NEAREST, scores, key=scores.__getitem__)}


def _pieces(text: str) -> dict[str, None]:
    """Every run of four letters once, in order; the whole text if it is shorter."""
    return dict.fromkeys(text[start : start + _LENGTH] for start in range(max(len(text) - _LENGTH + 1, 1)))
