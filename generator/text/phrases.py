"""Where a line of Japanese may break: between phrases, never inside a word or between a number and what it counts."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from generator.text.scripts import HAN_LETTERS

if TYPE_CHECKING:
    from budoux import Parser

DRAWN = "\ufffc"
"""Stands in a text for what is drawn, filled in later, or in another language."""

_KANA = r"\u3040-\u30ff\u31f0-\u31ff"
_KATAKANA = r"\u30a1-\u30fa\u30fc\u31f0-\u31ff"
_DIGITS = "0-9０-９"
_SMALL = "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶーゝゞ々"
_CLOSING = "、。，．：；！？!?,.:;)）」』】〉》”’…‥・〜～%％"
_OPENING = "(（「『【〈《“‘"

_JAPANESE = re.compile(rf"[{_KANA}{HAN_LETTERS}]")
_TOGETHER = re.compile(
    rf"[{HAN_LETTERS}]{{2}}|[{_KATAKANA}]{{2}}|[{_DIGITS}−+＋±].|.[{_CLOSING}{_SMALL}]|[{_OPENING}].|[!-~]{{2}}|\s.|.\s"
)
"""Two letters with no break between them. Compounds of Han characters are one word; a line may end where kana do."""

_WHOLE = re.compile(
    rf"&#?\w+;|[{_DIGITS}{DRAWN}](?:つ|[^\W\d_ぁ-ん]{{1,3}})目?"
    r"(?:から|まで|なら|より|以上|以下|未満|以内|ごと|ずつ|だけ|しか|ほど|など|の|を|が|は|に|で|と|も|や|へ)?"
    r"|に(?:よ[っらりる]|ついて|とって|対し|おいて|より)|と(?:して|する|した)"
    rf"|(?<![{HAN_LETTERS}])[{HAN_LETTERS}][いきしちみりえけせてねべめれ][{HAN_LETTERS}]"
)
"""What is whole: an escaped letter; a number with its counter and the particle behind that; a particle of several
words; a word like 捨て札, whose kana look like the end of a phrase."""


_WITHIN = re.compile("(?<=なければ)(?=な)")
"""A place for a break within a phrase, which would be too long for a phone."""


@cache
def _parser() -> Parser:
    from budoux import load_default_japanese_parser

    return load_default_japanese_parser()


def breaks(text: str) -> tuple[int, ...]:
    """The places in ``text`` at which a phrase begins.

    >>> text = "真珠を3枚目から払う場合は"
    >>> [text[start:end] for start, end in zip((0, *breaks(text)), (*breaks(text), None))]
    ['真珠を', '3枚目から', '払う', '場合は']
    """
    if not _JAPANESE.search(text):
        return ()
    inside = {at for match in _WHOLE.finditer(text) for at in range(match.start() + 1, match.end())}
    result, start, at = [], 0, 0
    for phrase in _parser().parse(text.replace(DRAWN, "石")):  # a noun, for all that the words around it tell
        if at - start > 1 and at not in inside and not _TOGETHER.match(text, at - 1, at + 1):
            result.append(at)
            start = at
        at += len(phrase)
    return tuple(sorted({*result, *(match.start() for match in _WITHIN.finditer(text))}))
