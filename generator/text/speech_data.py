"""A language as ``engine/speaker/language.py`` speaks it: which form goes with a number, what joins a list, how numbers
are written. The engine has no library of languages, so that it gets these as data."""

from __future__ import annotations

import re
from decimal import Decimal
from functools import cache
from typing import Any

from babel import Locale

from generator.text.languages import SOURCE_LANGUAGE, language
from generator.text.typography import NO_BREAK, joined

_WHOLE = range(200)
"""The numbers whose plural categories are told: from 100 on the last two digits decide, in all languages that count
things in their thousands as in their hundreds."""
_LETTERS = re.compile(r"[^\W\d_]+")


@cache
def grammar(code: str) -> dict[str, Any]:
    """The data of a language, and the plural rule of English beside its own, for stand-ins count by that."""
    info = language(code)
    locale = Locale.parse(code)
    tags = {info.tag: locale, language(SOURCE_LANGUAGE).tag: Locale.parse(SOURCE_LANGUAGE)}
    return {
        "plurals": {tag: plural_rule(of) for tag, of in tags.items()},
        "lists": {join: _between(code, join) for join in ("and", "or", "nor")},
        "decimal": str(locale.number_symbols["latn"]["decimal"]),
        "percent": locale.percent_formats[None].apply(Decimal(0), locale),
        "capitals": {letter: letter.upper() for letter in info.alphabet or "" if letter > "\x7f"},
    }


def plural_rule(locale: Locale) -> dict[str, Any]:
    """The plural categories of a language by ``names``: of each ``whole`` number up to 199 the place of its name, and
    of numbers with a ``part`` by the whole number before it. At the end of each, what follows is all alike.

    >>> plural_rule(Locale.parse("en"))
    {'names': ['other', 'one'], 'whole': '010', 'part': '0'}
    """
    form = locale.plural_form
    names = ["other", *sorted({form(number) for number in _WHOLE} - {"other"})]
    whole = "".join(str(names.index(form(number))) for number in _WHOLE)
    part = "".join(str(names.index(form(Decimal(number) + Decimal("0.5")))) for number in range(10))
    return {"names": names, "whole": _cut(whole), "part": _cut(part)}


def _cut(places: str) -> str:
    """A row without all but the first of the equal ones at its end."""
    return places.rstrip(places[-1]) + places[-1]


def _between(code: str, join: Any) -> list[str]:
    """What stands between the items of a list of two, and of more: behind the first, within, before the last."""
    info = language(code)
    two, four = (joined([f"\0{place}\0" for place in range(count)], info, join) for count in (2, 4))
    between = [two.split("\0")[2], *(four.split("\0")[place] for place in (2, 4, 6))]
    return [
        f"{piece[:-1]}{NO_BREAK}" if piece.strip() in info.tied and piece.endswith(" ") else piece for piece in between
    ]
