"""The words that languages have for numbers, ``three``, ``trzema``: by ``number_words.yaml`` or their own file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import yaml

from generator.text.languages import LANGUAGES

_FILE = Path(__file__).with_suffix(".yaml")


@dataclass(frozen=True)
class Word:
    """What a word counts. A word that is not ``sure`` often means something else, or says what needs no number."""

    value: str
    sure: bool = True

    @property
    def number(self) -> int | None:
        """The value if it is a whole number."""
        return int(self.value) if self.value.isdecimal() else None


Vocabulary = Mapping[str, Word]
"""Words in small letters, and what they count."""

MULTIPLIERS = (100, 1_000, 1_000_000)
"""The numbers whose words multiply the word before them: two hundred."""


@cache
def vocabulary(lang: str) -> Vocabulary:
    """The number words of a language in all their forms, so that a number without its word is missing; or none."""
    known = _data().get(lang)
    if known is None and lang in LANGUAGES:
        known = LANGUAGES[lang].number_words
    return dict(_words(known or {}))


@cache
def _data() -> dict[str, Any]:
    data: dict[str, Any] = yaml.load(_FILE.read_bytes(), getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return data


def _words(language: Mapping[str, Any]) -> Iterator[tuple[str, Word]]:
    for kind in ("unsure", "sure"):
        for value, words in language.get(kind, {}).items():
            for word in words.split():
                yield word, Word(str(value), kind == "sure")
    for group in language.get("stems", ()):
        endings = ["".join(parts) for parts in product(*(several.split() for several in group["endings"]))]
        for value, stem in group["of"].items():
            for ending in endings:
                yield stem + ending, Word(str(value), group.get("sure", True))
