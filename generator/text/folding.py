"""Text as it is compared where something is searched for; the page's twin is ``generator/browser/kit/folding.js``."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

_PLAIN_LETTERS = {
    "ł": "l",
    "ø": "o",
    "đ": "d",
    "ð": "d",
    "þ": "th",
    "ß": "ss",
    "æ": "ae",
    "œ": "oe",
    "ı": "i",
    "ё": "е",
    "أ": "ا",
    "إ": "ا",
    "آ": "ا",
    "ى": "ي",
}
"""Letters that Unicode does not decompose into a base letter and a mark."""

_SMALL_KANA = dict(zip("ぁぃぅぇぉゎゕゖ", "あいうえおわかけ", strict=True))

_KATAKANA = range(0x30A1, 0x30F7)
_COMBINING = range(0x300, 0x370)
_POINTS = re.compile("[\u0591-\u05c7\u0640\u064b-\u0652]")
"""The vowel points of Arabic and Hebrew."""

_JOINTS = re.compile("[ \u00a0_‐–·・’'-]+")
_REPEATED = re.compile("(.)々")


def drawn(text: str) -> str:
    """A text without what is not drawn, such as a place for a break or the marks of the preview.

    >>> drawn("a\\u200bb")
    'ab'
    """
    return "".join(letter for letter in text if unicodedata.category(letter) != "Cf")


@lru_cache(maxsize=4096)
def fold(text: str) -> str:
    """Text without differences of case, width, diacritics and kana.

    >>> fold("Zabójca"), fold("ŁOWCA"), fold("フィッシュ"), fold("й")
    ('zabojca', 'lowca', 'ふいっしゅ', 'й')
    """
    if text.isascii():
        return text.lower()
    small = unicodedata.normalize("NFKC", text).lower()
    bare = unicodedata.normalize("NFC", "".join(_without_accents(unicodedata.normalize("NFD", small))))
    return _REPEATED.sub(r"\1\1", "".join(map(_folded, _POINTS.sub("", bare))))


def _without_accents(text: str) -> list[str]:
    """The characters without the accents of Latin and Greek letters."""
    kept: list[str] = []
    is_accented = False
    for char in text:
        if ord(char) in _COMBINING:
            if not is_accented:
                kept.append(char)
            continue
        is_accented = unicodedata.name(char, "").startswith(("LATIN ", "GREEK "))
        kept.append(char)
    return kept


def _folded(char: str) -> str:
    if char == "ー":
        return ""
    if ord(char) in _KATAKANA:
        char = chr(ord(char) - 0x60)
    return _SMALL_KANA.get(char) or _PLAIN_LETTERS.get(char) or char


def squashed(text: str) -> str:
    """A name as it is compared, without its spaces and hyphens: *number of races* is ``number-of-races``."""
    return _JOINTS.sub("", fold(text))
