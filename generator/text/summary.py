"""The beginning of a text, for where only so much is shown."""

from __future__ import annotations

import re
import unicodedata
from itertools import accumulate, takewhile

MOST = 200
"""So many columns of a description are shown by nobody's list; a letter of East Asia takes two."""

_SENTENCE = re.compile(r"[.!?…](?=\s)|[。！？]")


def summary(text: str, most: int = MOST) -> str:
    """A text of at most so many columns: in whole sentences if that keeps half of them, else cut behind a word.

    What is not to be seen, such as the marks of a preview, does not count and is not cut off.

    >>> summary("Take it. Then pass it on.", 12), summary("Take one of them all.", 12), summary("貝殼。珍珠很多。", 9)
    ('Take it.', 'Take one of…', '貝殼。')
    """
    seen = [at for at, letter in enumerate(text) if unicodedata.category(letter) != "Cf"]
    shown = "".join(text[at] for at in seen)
    columns = accumulate(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in shown)
    end = sum(1 for _ in takewhile(lambda reached: reached <= most, columns))
    if end == len(shown):
        return text
    sentences = [match.end() for match in _SENTENCE.finditer(shown[: end + 1]) if match.end() <= end]
    in_sentences = bool(sentences) and sentences[-1] >= end / 2
    kept = sentences[-1] if in_sentences else len(_words(shown, end))
    rest = text[seen[kept] :]
    return text[: seen[kept]] + "".join(_unseen(rest)) + ("" if in_sentences else "…")


def _unseen(text: str) -> list[str]:
    """The letters of a text that are not to be seen."""
    return [letter for letter in text if unicodedata.category(letter) == "Cf"]


def _words(text: str, end: int) -> str:
    """The whole words before a place, without the marks behind the last one."""
    is_within_word = not (_apart(text[end - 1]) or _apart(text[end]))
    words = text[:end].rpartition(" ")[0] if is_within_word and " " in text[:end] else text[:end]
    return words.rstrip(" ,;:·、，；：")


def _apart(letter: str) -> bool:
    """Whether a line may break beside a letter: a space, or a letter of a script without spaces."""
    return letter.isspace() or unicodedata.east_asian_width(letter) in "WF"
