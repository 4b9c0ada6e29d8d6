"""Names in Latin letters, as people type them who have no Chinese or Japanese keyboard at hand: pinyin and romaji."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from itertools import islice, product
from pathlib import Path
from typing import TYPE_CHECKING, Any

from generator.text.typography import is_kana

if TYPE_CHECKING:
    from generator.text.languages import LanguageInfo

PINYIN = Path(__file__).with_name("pinyin.tsv")
"""Readings of characters: a reading, those that are mostly read so, and those that are read so as well."""

MOST = 4
"""So many readings of a name are written at most, where characters have several."""

_SYLLABLES = """
    あ:a い:i う:u え:e お:o か:ka き:ki く:ku け:ke こ:ko が:ga ぎ:gi ぐ:gu げ:ge ご:go さ:sa し:shi す:su せ:se
    そ:so ざ:za じ:ji ず:zu ぜ:ze ぞ:zo た:ta ち:chi つ:tsu て:te と:to だ:da ぢ:ji づ:zu で:de ど:do な:na に:ni
    ぬ:nu ね:ne の:no は:ha ひ:hi ふ:fu へ:he ほ:ho ば:ba び:bi ぶ:bu べ:be ぼ:bo ぱ:pa ぴ:pi ぷ:pu ぺ:pe ぽ:po
    ま:ma み:mi む:mu め:me も:mo や:ya ゆ:yu よ:yo ら:ra り:ri る:ru れ:re ろ:ro わ:wa を:o ん:n ゔ:vu ぁ:a ぃ:i
    ぅ:u ぇ:e ぉ:o しゃ:sha しゅ:shu しょ:sho しぇ:she ちゃ:cha ちゅ:chu ちょ:cho ちぇ:che じゃ:ja じゅ:ju じょ:jo
    じぇ:je てぃ:ti でぃ:di とぅ:tu どぅ:du ふぁ:fa ふぃ:fi ふぇ:fe ふぉ:fo うぃ:wi うぇ:we うぉ:wo ゔぁ:va ゔぃ:vi
    ゔぇ:ve ゔぉ:vo つぁ:tsa
"""
_KANA = dict(part.split(":") for part in _SYLLABLES.split())
_SMALL = {"ゃ": "ya", "ゅ": "yu", "ょ": "yo"}
_LONG = re.compile(r"([aeiou])ー")


def romanized(name: str, reading: str, info: LanguageInfo) -> tuple[str, ...]:
    """How a name of a language is typed in Latin letters; nothing in a language that is written in other letters."""
    if info.readings:
        return romaji(reading or name)
    return pinyin(name) if info.script in {"Hant", "Hans"} else ()


def romaji(reading: str) -> tuple[str, ...]:
    """A reading in kana in Hepburn's spelling; long vowels are also written short.

    >>> romaji("しんじゅ"), romaji("けんじゃ")
    (('shinju',), ('kenja',))
    >>> romaji("まほうつかい")
    ('mahoutsukai', 'mahotsukai')
    >>> romaji("ロッジ")
    ('rojji', 'roji')
    >>> romaji("真珠")
    ()
    """
    kana = "".join(
        _hiragana(one) for one in unicodedata.normalize("NFKC", reading) if not one.isspace() and one != "・"
    )
    if not kana or not is_kana(kana.replace("ー", "")):
        return ()
    whole = _LONG.sub(r"\1\1", _syllables(kana)).replace("ー", "")
    short = re.sub(r"([aeiou])\1", r"\1", whole.replace("ou", "o"))
    return tuple(dict.fromkeys((whole, short, re.sub(r"(?<=[a-z])([bcdfghjkmprstvz])\1", r"\1", short))))[:MOST]


def kana(text: str) -> str:
    """How a Japanese text is read aloud, in hiragana, by a dictionary; "" where some of it is in no dictionary.

    >>> kana("戦闘の得点")
    'せんとうのとくてん'
    """
    readings = [token.reading for token in _dictionary().tokenize(text)]
    return "" if "*" in readings else "".join(map(_hiragana, "".join(readings)))


@cache
def _dictionary() -> Any:
    """The dictionary, which takes a second to load and is of use to one language alone."""
    from janome.tokenizer import Tokenizer

    return Tokenizer()


def _hiragana(character: str) -> str:
    return chr(ord(character) - 0x60) if "ァ" <= character <= "ヴ" else character


def _syllables(kana: str) -> str:
    result = ""
    doubled = False
    place = 0
    while place < len(kana):
        pair = kana[place : place + 2]
        if kana[place] == "っ":
            doubled, place = True, place + 1
            continue
        if pair in _KANA:
            syllable, step = _KANA[pair], 2
        elif len(pair) == 2 and pair[1] in _SMALL and pair[0] in _KANA:
            syllable, step = _KANA[pair[0]][:-1] + _SMALL[pair[1]], 2
        else:
            syllable, step = _KANA.get(kana[place], kana[place]), 1
        result += ("t" if syllable.startswith("ch") else syllable[:1]) + syllable if doubled else syllable
        doubled, place = False, place + step
    return result


def pinyin(name: str) -> tuple[str, ...]:
    """A Chinese name in pinyin without tones, in one word.

    >>> pinyin("珍珠")
    ('zhenzhu',)
    >>> pinyin("長老")
    ('zhanglao', 'changlao')
    >>> pinyin("Kraken")
    ()
    """
    readings = _readings()
    syllables = [readings.get(one, (one.lower(),)) for one in name if one.isalnum()]
    if not any(one in readings for one in name):
        return ()
    return tuple(map("".join, islice(product(*syllables), MOST)))


def sounds(names: Iterable[str]) -> dict[str, str]:
    """The characters that sound as those of Chinese ``names`` do, by how they sound.

    Who types by sound may pick any of them.


    >>> "可" in sounds(["刺客"])["ke"]
    True
    """
    readings = _readings()
    heard = {readings[one][0] for name in names for one in name if one in readings}
    alike: dict[str, str] = {}
    for one, (reading, *_) in readings.items():
        if reading in heard:
            alike[reading] = alike.get(reading, "") + one
    return alike


@cache
def _readings() -> dict[str, tuple[str, ...]]:
    """The readings of each character, the usual one first."""
    first: dict[str, str] = {}
    second: dict[str, str] = {}
    for line in PINYIN.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        reading, mostly, *also = line.split("\t")
        first.update(dict.fromkeys(mostly, reading))
        for more in also:
            second.update(dict.fromkeys(more, reading))
    return {one: (reading, second[one]) if one in second else (reading,) for one, reading in first.items()}
