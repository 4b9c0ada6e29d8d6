"""The numbers in a text, however its language writes them: 3, ３, 三, trzy, three."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter

_ARABIC = re.compile(r"\d+(?:[.,]\d+)?")
_CJK = re.compile(r"[〇零一二兩両两三四五六七八九十百]+")
_DIGITS = {char: value for value, char in enumerate("〇一二三四五六七八九")} | {"零": 0, "兩": 2, "両": 2, "两": 2}

_ENGLISH = {
    word: value
    for value, words in {
        0: "zero no none", 1: "one once first single a an", 2: "two twice second both pair double half",
        3: "three third",
        4: "four fourth quarter", 5: "five fifth", 6: "six sixth", 7: "seven seventh", 8: "eight eighth",
        9: "nine ninth", 10: "ten tenth", 11: "eleven", 12: "twelve", 20: "twenty",
    }.items()
    for word in words.split()
}  # fmt: skip
_POLISH = {
    word: value
    for value, words in {
        0: "zero zera", 1: "jeden jedna jedno jednego jednej jednemu jedną jednym pierwszy pierwsza pierwsze raz",
        2: "dwa dwie dwoje dwóch dwu dwóm dwoma dwiema drugi druga drugie drugiego drugiej dwukrotnie",
        3: "trzy troje trzech trzem trzema trzeci trzecia trzecie trzeciego trzeciej trzykrotnie",
        4: "cztery czworo czterech czterem czterema czwarty czwarta czwarte czwartego czwartej",
        5: "pięć pięciu pięcioma pięcioro piąty piąta piąte piątego piątej",
        6: "sześć sześciu sześcioma szósty szósta szóste szóstego szóstej",
        7: "siedem siedmiu siedmioma siódmy siódma siódme siódmego siódmej siódmym",
        8: "osiem ośmiu ośmioma ósmy ósma ósme ósmego ósmej",
        9: "dziewięć dziewięciu dziewięcioma dziewiąty dziewiąta dziewiąte",
        10: "dziesięć dziesięciu dziesięcioma dziesiąty dziesiąta dziesiąte",
        11: "jedenaście jedenastu", 12: "dwanaście dwunastu", 20: "dwadzieścia dwudziestu",
    }.items()
    for word in words.split()
}  # fmt: skip
_WORD = re.compile(r"[^\W\d_]+")


def digits(text: str) -> Counter[str]:
    """The numbers written with Arabic digits, full-width ones as plain ones; ``1,5`` is ``1.5``."""
    return Counter(_plain(found[0]) for found in _ARABIC.finditer(text))


def _plain(number: str) -> str:
    """A number in ASCII digits, without leading zeros."""
    ascii_digits = unicodedata.normalize("NFKC", number).replace(",", ".")
    return ascii_digits if "." in ascii_digits else str(int(ascii_digits))


def written(text: str, lang: str) -> Counter[str]:
    """The numbers that ``text`` writes in words or Han numerals of ``lang`` (``en``, ``pl``, or a CJK language)."""
    words = {"en": _ENGLISH, "pl": _POLISH}.get(lang)
    if words is not None:
        found = (words.get(word.lower()) for word in _WORD.findall(text))
        return Counter(str(value) for value in found if value is not None)
    numbers: Counter[str] = Counter()
    for run in _CJK.findall(text):
        numbers.update(str(value) for value in _han(run))
    return numbers


def _han(run: str) -> list[int]:
    """A run of Han numerals as a number: 二十三 is 23; 三四 or 二〇 is read digit by digit and as a whole."""
    if not any(char in "十百" for char in run):
        values = [_DIGITS[char] for char in run]
        return values if len(values) == 1 else [*values, int("".join(map(str, values)))]
    total, digit = 0, None
    for char in run:
        if char in "十百":
            total += (1 if digit is None else digit) * (10 if char == "十" else 100)
            digit = None
        else:
            digit = _DIGITS[char]
    return [total + (digit or 0)]
