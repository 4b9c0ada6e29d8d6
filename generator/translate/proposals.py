"""What a new language begins with beside what CLDR says of it outright: forms of names, and words for numbers."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import yaml
from babel import Locale

from generator.text.plurals import NUMBERS, ORDER

_FILE = Path(__file__).with_name("spelled_numbers.yaml")

_CASES = {
    "nom": "nominative",
    "gen": "genitive",
    "dat": "dative",
    "acc": "accusative",
    "ins": "instrumental",
    "loc": "locative",
}
"""What the commonest cases are called in names of forms and in English."""

_HAS_CASES = {
    **dict.fromkeys(("cs", "sk", "sl", "hr", "sr", "bs", "uk", "be", "ru", "lt", "pl"), tuple(_CASES)),
    "lv": ("nom", "gen", "dat", "acc", "loc"),
    **dict.fromkeys(("de", "is"), ("nom", "gen", "dat", "acc")),
    "el": ("nom", "gen", "acc"),
}
"""Languages whose names stand in cases that sentences of these games ask for (CLDR's grammatical features)."""

_ARTICLES = frozenset(["ca", "da", "en", "es", "fr", "gl", "it", "nb", "nl", "nn", "pt", "ro", "sv"])
"""Languages without such cases whose names have articles."""

_FEW_IS_GENITIVE = frozenset({"be", "ru", "uk"})
"""Languages in which a noun behind 2, 3 and 4 stands in the genitive of one."""

_UNSURE = ("0", "1")
"""Numbers whose words often mean something else."""

_BIGGEST = 1000


def forms(locale: Locale) -> tuple[dict[str, str], dict[str, dict[str, str]], str]:
    """The forms of names, which of them stands behind numbers, and which labels several; nothing if names never change.

    They are a proposal, for somebody who speaks the language to correct.
    """
    reached = {locale.plural_form(number) for number in NUMBERS} | {"other"}
    categories = [category for category in ORDER if category in reached]
    if cases := _HAS_CASES.get(locale.language):
        named = {case: _CASES[case] for case in cases}
        named |= {f"{case}-pl": f"{_CASES[case]} of several" for case in cases}
        return named, {case: _behind(locale.language, case, categories) for case in cases}, "nom-pl"
    if len(categories) == 1:
        return {}, {}, ""
    named = {"one": "one of it, without an article", "many": "several, without an article"}
    if locale.language in _ARTICLES:
        named |= {"a": "with the article of what is new", "the": "with its article"}
    behind = {category: "one" if category == "one" else "many" for category in categories}
    return named, {"one": behind}, "many"


def _behind(language: str, case: str, categories: list[str]) -> dict[str, str]:
    """The form of a noun behind a number, by the categories of the number."""
    counted = case in ("nom", "acc")
    few = "gen" if counted and language in _FEW_IS_GENITIVE else f"{case}-pl"
    many = "gen-pl" if counted and "many" in categories else f"{case}-pl"
    chosen = {"one": case, "few": few, "many": many, "other": many if "many" not in categories else "gen"}
    return {category: chosen.get(category, f"{case}-pl") for category in categories}


def number_words(locale: Locale) -> dict[str, dict[str, str]]:
    """The words for numbers by how sure they are; none, if CLDR does not spell numbers in the language."""
    spelled = _spelled().get(locale.language, {})
    words = {str(number): text for number, text in spelled.items() if int(number) <= _BIGGEST}
    unsure = _UNSURE if locale.language not in _HAS_CASES else tuple(words)
    kinds = {
        "unsure": {number: text for number, text in words.items() if number in unsure},
        "sure": {number: text for number, text in words.items() if number not in unsure},
    }
    return {kind: found for kind, found in kinds.items() if found}


@cache
def _spelled() -> dict[str, Any]:
    data: dict[str, Any] = yaml.load(_FILE.read_bytes(), getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return data
