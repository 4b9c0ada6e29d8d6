"""What a schema says, in the form in which it is looked up. The page's twin is ``browser/query/vocabulary.js``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from rapidfuzz.distance import OSA

from generator.text.folding import fold, squashed

Field = dict[str, Any]
_Said = TypeVar("_Said")
NAME = "name"
KIND = "kind"
WORDS = ""
"""The field of words that stand alone: whatever is written on a card."""

ABSENT = ""
PRESENT = "*"
"""The values of a choice that stand for none and for any."""


class Vocabulary:
    """A schema, to be asked."""

    def __init__(self, schema: dict[str, Any]) -> None:
        self.schema = schema
        self.grammar: dict[str, Any] = schema["grammar"]
        self.fields: list[Field] = schema["fields"]
        self.by_id: dict[str, Field] = {field["id"]: field for field in self.fields}
        self.by_name: dict[str, Field] = {name: field for field in reversed(self.fields) for name in field["names"]}
        signs = ((sign, name) for name, signs in self.grammar["operators"].items() for sign in signs)
        self.operators = sorted(signs, key=lambda pair: -len(pair[0]))
        self.words = {name: frozenset(words) for name, words in schema["words"].items()}
        self.special = frozenset(
            "".join([*self.grammar["quotes"], self.grammar["spaces"], self.grammar["commas"], "()"])
        )
        signs_of = (("most", "<="), ("least", ">="))
        self.bounds = _longest((word, sign) for name, sign in signs_of for word in schema["words"][name])
        turns = (("descending", True), ("ascending", False))
        self.directions = _longest((squashed(word), down) for name, down in turns for word in schema["words"][name])
        self._haystacks: dict[int, str] = {}

    def named(self, name: str) -> Field | None:
        """The field of a name, or of a beginning that only its names have."""
        wanted = squashed(name)
        if wanted in self.by_name:
            return self.by_name[wanted]
        begun = [field for field in self.fields if wanted and any(one.startswith(wanted) for one in field["names"])]
        return begun[0] if len(begun) == 1 else None

    def number_field(self, name: str) -> Field | None:
        """The field of numbers that has exactly this name, before a number without an operator."""
        field = self.by_name.get(squashed(name))
        return field if field is not None and field["kind"] == "number" else None

    def presence(self, text: str) -> tuple[Field, str] | None:
        """The field of numbers that a text asks for or against, *has key* or *鍵あり*, with PRESENT or ABSENT."""
        wanted = squashed(text)
        for name, value in (("with", PRESENT), ("any", PRESENT), ("without", ABSENT), ("none", ABSENT)):
            for word in map(squashed, self.words[name]):
                for rest in (wanted.removeprefix(word), wanted.removesuffix(word)):
                    field = self.by_name.get(rest) if rest != wanted else None
                    if field is not None and field["kind"] == "number":
                        return field, value
        field = self.number_field(text)
        return None if field is None else (field, PRESENT)

    def word(self, name: str, reader: bool) -> str:
        """A word of the language itself, as the reader writes it or in English."""
        written: str = self.schema["written"][name]
        return written if reader else self.schema["english"][name]

    def is_reserved(self, word: str) -> bool:
        """Whether a word that stands alone joins terms."""
        folded = fold(word)
        return folded in self.words["or"] or folded in self.words["and"]

    def direction(self, word: str) -> bool | None:
        """Whether a word says that the highest come first; None for one that is no direction."""
        folded = fold(word)
        return True if folded in self.words["descending"] else False if folded in self.words["ascending"] else None

    def value(self, field: Field, id_: str) -> dict[str, Any]:
        """One of the values of a choice."""
        return next((value for value in field["values"] if value["id"] == id_), {"id": id_, "label": id_})

    def value_word(self, field: Field, id_: str) -> str:
        """A value of a field as the reader types it."""
        value = self.value(field, id_) if field["kind"] == "choice" else {}
        return str(value.get("word", id_))

    def labels(self, field: Field, ids: Iterable[str]) -> list[str]:
        """What values are called."""
        return [str(self.value(field, id_)["label"]) for id_ in ids]

    def haystack(self, card: dict[str, Any]) -> str:
        """All that is written on a card, folded."""
        key = id(card)
        if key not in self._haystacks:
            texts = [*card["names"], card["text"]]
            for field in self.fields:
                if field["kind"] == "choice":
                    texts += self.labels(field, several(card["values"].get(field["id"])))
            self._haystacks[key] = fold("\n".join(texts))
        return self._haystacks[key]

    def closest(self, word: str, candidates: Iterable[tuple[str, Sequence[str]]]) -> str | None:
        """Of candidates, each with its names, the one that is likely meant by a mistyped word."""
        wanted = squashed(word)
        best, least = None, 2 if len(wanted) < 5 else 3
        for candidate, names in candidates:
            for name in names:
                if abs(len(name) - len(wanted)) < least and (found := OSA.distance(wanted, name)) < least:
                    best, least = candidate, found
        return best


def _longest(pairs: Iterable[tuple[str, _Said]]) -> list[tuple[str, _Said]]:
    """Words with what they say, those first that others begin or end with."""
    return sorted(pairs, key=lambda pair: (-len(pair[0]), pair[0]))


def several(value: Any) -> list[Any]:
    """The values of a field of a card."""
    return value if isinstance(value, list) else [] if value is None else [value]


def collapsed(text: str, spaces: str) -> str:
    """A text with single spaces, and none around it."""
    for space in spaces:
        text = text.replace(space, " ")
    return " ".join(part for part in text.split(" ") if part)
