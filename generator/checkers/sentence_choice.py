"""Which sentence the words of a checker say for the numbers that stand in for others in the documentation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from catalog.models.wording import Counted, OrNone, Words
from generator.text.words import Phrase
from generator.text.words import Words as Language


def phrase(language: Language, domain: str, words: Words, values: Mapping[str, Any]) -> Phrase:
    """The sentence in a language, from the PO ``domain``; its parameters stay to be filled in.

    A number that is not told counts as several.
    """
    if isinstance(words, OrNone):
        return phrase(language, domain, words.zero if _number(values, words.by) == 0 else words.text, values)
    if isinstance(words, Counted):
        return language.count(domain, words.one, words.other, int(_number(values, words.by) or 0))
    return language.text(domain, words)


def _number(values: Mapping[str, Any], name: str) -> Any:
    """The number in a parameter; None if it holds none."""
    value = values.get(name)
    return value if isinstance(value, int) else getattr(value, "number", None)
