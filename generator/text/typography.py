"""How a language sets its texts: what belongs together on a line, where spaces go, in which order names stand."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Literal

from babel.lists import format_list
from markupsafe import Markup

from catalog.placeholders import untagged
from generator.text.languages import LanguageInfo
from generator.text.phrases import DRAWN
from generator.text.scripts import EAST_ASIAN, EAST_ASIAN_LETTERS, HAN_LETTERS

HAN_ORDERS = Path(__file__).with_name("han_orders")
"""Chinese characters in the orders of dictionaries: a file for each."""

NO_BREAK = "\u00a0"
_NUMBER_AND_DRAWN = re.compile(rf"(?<=\d) (?={DRAWN})")
_SUM = re.compile(r"(?<![\w.,])\d{1,3}(?: [+−×=] \d{1,3}){2,4}(?![\w.,]*\d)")
"""A sum that is short enough for one line of a phone: *3 + 2 + 5 = 10*."""

_BESIDE_HAN = re.compile(rf"(?<=[{HAN_LETTERS}])(?=[A-Za-z0-9])|(?<=[A-Za-z0-9])(?=[{HAN_LETTERS}])")
_NUMBER_AND_HAN = re.compile(rf"(?<=\d) (?=[{HAN_LETTERS}])|(?<=第) (?=\d)")
_NUMBER_AND_COUNTER = re.compile(rf"(?<![A-Za-z0-9_.#&/-])[0-9]+[{EAST_ASIAN_LETTERS}]")

_FIRST_LETTER = re.compile(r"^((?:<[^>]*>|[\U000e0000-\U000e007f]|[^\w<])*)([^\W\d_])")
"""The letter that a text begins with, behind tags, quotation marks and the marks of a preview."""

SPACED_SCRIPTS = ("Hant", "Hans")
"""The scripts that put a space between Han characters and Latin letters or digits."""


@cache
def _ties(words: tuple[str, ...]) -> re.Pattern[str]:
    """The space after one of the short words that must not end a line, and that between a number and another word."""
    either = "|".join(re.escape(word) for word in words)
    return re.compile(rf"(?<![^\W_])(?P<word>{either}) |(?<=\d) (?=[^\W\d_])(?!(?:{either})\b)", re.IGNORECASE)


@cache
def _beside_marks(apart: str) -> re.Pattern[str]:
    """The space between a word and one of these marks."""
    opening = "|(?<=«) " if "«" in apart else ""
    return re.compile(f" (?=[{apart.replace('«', '')}]){opening}")


def settled(text: str, info: LanguageInfo) -> str:
    """A line of text with no-break spaces and quotation marks as the language wants them, letter for letter."""
    if " " in text:
        text = _NUMBER_AND_DRAWN.sub(NO_BREAK, text)
        text = _SUM.sub(lambda sum_: sum_[0].replace(" ", NO_BREAK), text)
        if info.script in SPACED_SCRIPTS:
            text = _NUMBER_AND_HAN.sub(NO_BREAK, text)
        if info.set_apart:
            text = _beside_marks(info.set_apart).sub(NO_BREAK, text)
        if info.tied:
            text = _ties(info.tied).sub(rf"\g<word>{NO_BREAK}", text)
    return _quoted(text, info.quotes) if info.quotes and text.count(info.quotes[0]) > 1 else text


def ties_numbers(info: LanguageInfo) -> bool:
    """Whether the language ties a number to the word behind it."""
    return bool(info.tied) or info.script in SPACED_SCRIPTS


def _quoted(text: str, quotes: str) -> str:
    """``text`` with the inner marks for a quotation within another; as it is if its marks do not match."""
    inner = {quotes[0]: quotes[2], quotes[1]: quotes[3]}
    result, depth = [], 0
    for char in text:
        depth -= char == quotes[1]
        result.append(inner.get(char, char) if depth % 2 else char)
        depth += char == quotes[0]
        if depth < 0:
            return text
    return text if depth else "".join(result)


def counted(text: str, info: LanguageInfo) -> str:
    """HTML without tags in which no line breaks between a number and its counter, if there is no space between them."""
    if info.script not in EAST_ASIAN:
        return text
    return _NUMBER_AND_COUNTER.sub(r'<span class="kept">\g<0></span>', text)


_STOPPED = re.compile(r"[!?！？](?:<[^>]*>)*$")


def without_second_stops(pieces: Iterable[str]) -> Iterator[str]:
    """Pieces of a sentence without the full stop behind a name that ends in a mark of its own, as *Charge!* does.

    >>> "".join(without_second_stops(["You have ", "Charge!", ". Play ", "Legion", "."]))
    'You have Charge! Play Legion.'
    """
    before = ""
    for piece in pieces:
        yield piece[1:] if piece[:1] in (".", "。") and _STOPPED.search(before) else piece
        before = piece


def together(pieces: Iterable[str], info: LanguageInfo) -> str:
    """Pieces of a sentence put together: a space comes between a Han character and a Latin letter or digit that meet.

    Only in languages that put one there, and only where two pieces meet: a name that was typed stays as it is.
    """
    pieces = [piece for piece in pieces if piece]
    if info.script not in SPACED_SCRIPTS:
        return "".join(pieces)
    result = ""
    for piece in pieces:
        result += f" {piece}" if _BESIDE_HAN.search(untagged(result)[-1:] + untagged(piece)[:1]) else piece
    return result


def capital(text: str) -> str:
    """A text or HTML that begins a line of its own, with a capital: terms stand in lower case where a language does so.

    >>> capital(Markup('<b>„łup”</b>'))
    Markup('<b>„Łup”</b>')
    """
    return _with_first(text, str.upper)


def small(text: str) -> str:
    """A text or HTML that stands behind a colon, without the capital of a sentence.

    >>> small("Żołnierz.")
    'żołnierz.'
    """
    return _with_first(text, str.lower)


def _with_first(text: str, change: Callable[[str], str]) -> str:
    shown = _FIRST_LETTER.sub(lambda match: match[1] + change(match[2]), str(text), count=1)
    return Markup(shown) if isinstance(text, Markup) else shown


Join = Literal["and", "or", "nor"]
"""How a list is joined: *a, b and c*, *a, b or c*, or under a negation where a language has a word of its own there."""

_JOINING = re.compile(r"[^\W\d_]+")


def joined(texts: Sequence[str], info: LanguageInfo, join: Join = "and") -> str:
    """Several texts as the language joins them. One without a word for *nor* joins there as for *or*."""
    marks = [f"\0{place}\0" for place in range(len(texts))]
    style: Literal["or", "standard"] = "standard" if join == "and" else "or"
    pieces = str(format_list(marks, style=style, locale=info.code)).split("\0") if texts else []
    if join == "nor" and info.nor:
        pieces = [piece if odd % 2 else _JOINING.sub(info.nor, piece) for odd, piece in enumerate(pieces)]
    return together((texts[int(piece)] if odd % 2 else piece for odd, piece in enumerate(pieces)), info)


def amounts_in_words(alternatives: Iterable[Mapping[str, int]], named: Callable[[str], str], info: LanguageInfo) -> str:
    """Amounts with the names of what they are of: *Ruby × 7, Onyx × 3*; alternatives are joined by *or*."""
    each = [info.comma.join(f"{named(one)} × {n}" for one, n in amounts.items()) for amounts in alternatives]
    return joined(each, info, "or")


def labelled(label: str, text: str, info: LanguageInfo) -> str:
    """A value behind its label, with the colon of the language."""
    return f"{label}{info.colon}{text}"


def signed(text: str) -> str:
    """``text`` with a minus sign before its number, not a hyphen."""
    return re.sub(r"(?<![\w-])-(?=\d)", "−", text)


def sort_key(name: str, info: LanguageInfo, reading: str = "") -> tuple[object, ...]:
    """What a name is sorted by: its letters by the alphabet, its reading, or the strokes or pinyin of its characters.

    No library does this for us: icu4py has no collation, PyICU is built against a system's ICU, icukit-pyicu has 65
    MB and nothing for Windows, and pyuca and feruca know the root order only, which puts ł beside l.
    """
    small = name.casefold()
    if info.script == "Jpan":
        return (_kana(reading or small), small)
    if info.han_order:
        places = _han_places(info.han_order)
        return (tuple(places.get(char, len(places) + ord(char)) for char in small), small)
    return (tuple(_place(char, info.alphabet) for char in small if char.isalnum()), small)


@cache
def _han_places(order: str) -> dict[str, int]:
    """The place of each common Chinese character in an order of dictionaries."""
    lines = (HAN_ORDERS / f"{order}.txt").read_text(encoding="utf-8").splitlines()
    return {char: place for place, char in enumerate("".join(line for line in lines if not line.startswith("#")))}


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
