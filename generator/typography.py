"""How a language sets its texts: what belongs together on a line, where spaces go, in which order names stand."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache
from typing import Literal

from babel.lists import format_list
from markupsafe import Markup

from generator.locale.languages import LanguageInfo
from generator.locale.scripts import EAST_ASIAN, EAST_ASIAN_LETTERS, HAN_LETTERS

NO_BREAK = "\u00a0"
_AFTER_NUMBER = re.compile(r"^ (?=[^\W\d_])")
_NUMBER_AT_END = re.compile(r"(?<=\d) $")
_NUMBER_AND_WORD = re.compile(r"(?<=\d) (?=[^\W\d_])")
_BESIDE_HAN = re.compile(rf"(?<=[{HAN_LETTERS}])(?=[A-Za-z0-9])|(?<=[A-Za-z0-9])(?=[{HAN_LETTERS}])")

_NUMBER_AND_COUNTER = re.compile(rf"(?<![A-Za-z0-9_.#&/-])[0-9]+ ?[{EAST_ASIAN_LETTERS}](?![^<>]*>)")
"""Digits and the first letter behind them, not inside of a tag."""

SPACED_SCRIPTS = ("Hant", "Hans")
"""The scripts that put a space between Han characters and Latin letters or digits."""


@cache
def _tied(words: tuple[str, ...]) -> re.Pattern[str]:
    """The space after one of the short words that must not end a line, and after several of them in a row."""
    either = "|".join(re.escape(word) for word in words)
    return re.compile(rf"(?<![^\W_])((?:{either})) ", re.IGNORECASE)


def tied(text: str, info: LanguageInfo, after_number: bool = False) -> str:
    """A piece of a text for a page, with no-break spaces where the language wants them.

    What follows the piece is a placeholder, so a number at its end belongs to that; ``after_number`` says that a number
    stands right before the piece.
    """
    text = _NUMBER_AT_END.sub(NO_BREAK, text)
    if not info.tied:
        return text
    text = _NUMBER_AND_WORD.sub(NO_BREAK, _tied(info.tied).sub(rf"\1{NO_BREAK}", text))
    return _AFTER_NUMBER.sub(NO_BREAK, text) if after_number else text


def counted_together(html: Markup, info: LanguageInfo) -> Markup:
    """HTML in which no line breaks between a number and its counter, if the language writes them without a space."""
    if info.script not in EAST_ASIAN:
        return html
    return Markup(_NUMBER_AND_COUNTER.sub(r'<span class="kept">\g<0></span>', str(html)))


def spaced(text: str, info: LanguageInfo) -> str:
    """``text`` with a space between Han characters and Latin letters or digits, if the language puts one there."""
    return _BESIDE_HAN.sub(" ", text) if info.script in SPACED_SCRIPTS else text


def joined(texts: Sequence[str], info: LanguageInfo, alternatives: bool = False) -> str:
    """Several texts as the language joins them: *a, b and c*, or alternatives: *a, b or c*."""
    style: Literal["or", "standard"] = "or" if alternatives else "standard"
    return spaced(str(format_list(list(texts), style=style, locale=info.code)), info) if texts else ""


def labelled(label: str, text: str, info: LanguageInfo) -> str:
    """A value behind its label, with the colon of the language."""
    return f"{label}：{text}" if info.script in EAST_ASIAN else f"{label}: {text}"


def signed(text: str) -> str:
    """``text`` with a minus sign before its number, not a hyphen."""
    return re.sub(r"(?<![\w-])-(?=\d)", "−", text)


def sort_key(name: str, info: LanguageInfo, reading: str = "") -> tuple[object, ...]:
    """What a name is sorted by: its letters by the alphabet, its reading, or the radicals of its characters.

    The unified ideographs stand in Unicode by radicals and strokes, so that their own order will do.
    """
    small = name.casefold()
    if info.script == "Jpan":
        return (_kana(reading or small), small)
    if info.script in SPACED_SCRIPTS:
        return (small,)
    return (tuple(_place(char, info.alphabet) for char in small if char.isalnum()), small)


def _place(char: str, alphabet: str) -> tuple[int, str]:
    """Where a letter stands in the alphabet; one from elsewhere stands where the letter it is made of does."""
    for one in (char, unicodedata.normalize("NFD", char)[0]):
        if one in alphabet:
            return (alphabet.index(one) + 1, char if one != char else "")
    base = unicodedata.normalize("NFKD", char)[0]
    return (0, base) if not alphabet else (len(alphabet) + 1, base)


def _kana(reading: str) -> tuple[str, str]:
    """A reading in the order of the fifty sounds: first without the marks of voice, size and length, then with them."""
    hiragana = "".join(chr(ord(char) - 0x60) if "ァ" <= char <= "ヶ" else char for char in reading)
    plain = unicodedata.normalize("NFD", hiragana).replace("\u3099", "").replace("\u309a", "").replace("ー", "")
    return plain.translate(_SMALL_KANA), hiragana


_SMALL_KANA = str.maketrans("ぁぃぅぇぉっゃゅょゎ", "あいうえおつやゆよわ")


def is_kana(text: str) -> bool:
    """Whether a text is written in kana alone, so that it is its own reading."""
    return bool(text) and all("ぁ" <= char <= "ゖ" or "ァ" <= char <= "ヺ" or char in "ー・ 　" for char in text)
