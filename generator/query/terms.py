"""What the terms of a query mean, and what is wrong with them. The page's twin is ``browser/query/terms.js``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from generator.query.vocabulary import ABSENT, NAME, PRESENT, Field, Vocabulary
from generator.text.folding import fold, squashed

if TYPE_CHECKING:
    from generator.query.nodes import Node, Piece

_NUMBER = re.compile(r"([-−]?)([0-9]{1,6})")
_FIGURES = re.compile(r"[0-9]+")
_COMPARED = frozenset({"<", "<=", ">", ">="})


def numbers(text: str, vocabulary: Vocabulary) -> list[int] | None:
    """The ends of a range, ``6..8``, or twice the same number; None for what is neither."""
    first = _NUMBER.match(text)
    if first is None:
        return None
    low, rest = _number(first), text[first.end() :]
    if not rest:
        return [low, low]
    mark = next((mark for mark in vocabulary.grammar["ranges"] if rest.startswith(mark)), None)
    second = _NUMBER.fullmatch(rest, len(mark)) if mark else None
    return sorted([low, _number(second)]) if second else None


def amount(text: str, vocabulary: Vocabulary) -> tuple[str, list[int]] | None:
    """A number or range, and the operator that a word attached to it stands for, as in ``8max``; None for neither."""
    found = numbers(text, vocabulary)
    if found is not None:
        return "=", found
    first = _NUMBER.match(text)
    rest = fold(text[first.end() :]) if first else ""
    sign = next((sign for words, sign in vocabulary.bounds if words == rest), None)
    return (sign, [_number(first)] * 2) if first and sign else None


def attached(text: str, vocabulary: Vocabulary) -> tuple[Field | None, str]:
    """The field of numbers with which a word begins, and the number behind it: ``cost8``."""
    for figures in _FIGURES.finditer(text):
        field = vocabulary.number_field(text[: figures.start()])
        if field is not None:
            return field, text[figures.start() :]
    return None, ""


def _number(match: re.Match[str]) -> int:
    return -int(match[2]) if match[1] and int(match[2]) else int(match[2])


class Found:
    """What was found in a line besides its tree: mistakes and the order."""

    def __init__(self, vocabulary: Vocabulary, line: str) -> None:
        self.vocabulary = vocabulary
        self.line = line
        self.mistakes: list[dict[str, Any]] = []
        self._order: list[dict[str, Any]] = []
        self._descending = False

    def mistake(
        self,
        code: str,
        at: Sequence[int],
        *,
        fix: str | Sequence[Any],
        field: str = "",
        accepted: Sequence[str] = (),
        count: int = 0,
    ) -> None:
        """Note a mistake; a ``fix`` that is a text alone stands in the place of what is wrong."""
        self.mistakes.append(
            {
                "code": code,
                "at": list(at),
                "given": self.line[at[0] : at[1]],
                "field": field,
                "accepted": list(accepted),
                "count": count,
                "fix": [at[0], at[1], fix] if isinstance(fix, str) else list(fix),
            }
        )

    def unclosed(self, start: int, end: int, closing: str) -> None:
        """A quotation that goes on to the end of the line."""
        self.mistake("unclosed-quote", [start, start + 1], fix=[end, end, closing])

    def without_field(self, operator: Piece) -> None:
        """A comparison before which no field stands."""
        number = next((field["word"] for field in self.vocabulary.fields if field["kind"] == "number"), "")
        start, end = operator.at
        fix = [start, start, number] if number and operator.text in _COMPARED else [start, end, ""]
        self.mistake("missing-field", operator.at, fix=fix, accepted=self._fields())

    def ordered(self) -> list[dict[str, Any]]:
        """The order that the line asks for: each field once, the first first."""
        order = self._order or ([{"field": NAME, "down": False}] if self._descending else [])
        if self._descending:
            order = [{**order[0], "down": True}, *order[1:]]
        first: dict[str, dict[str, Any]] = {}
        for part in order:
            first.setdefault(part["field"], part)
        return list(first.values())

    def term(
        self, name: Piece, operator: Piece, values: Sequence[Piece], at: Sequence[int]
    ) -> tuple[Node | None, bool]:
        """A field compared with values, and whether it was understood; the order is no part of the tree."""
        words, folded = self.vocabulary.words, fold(name.text)
        if folded in words["order"] or folded in words["direction"]:
            return None, self._ordering(folded in words["direction"], at[0] != name.at[0], operator, values)
        field = self.vocabulary.named(name.text)
        if field is None:
            self._unknown_field(name, values, at)
        elif operator.text not in self.vocabulary.grammar["kinds"][field["kind"]]:
            accepted = self.vocabulary.grammar["kinds"][field["kind"]]
            self.mistake("wrong-operator", operator.at, fix=":", field=field["word"], accepted=accepted)
        elif not all(value.text for value in values) or not values:
            end = [operator.at[1], at[1], self._example(field)]
            code = "missing-number" if field["kind"] == "number" else "missing-value"
            self.mistake(code, [name.at[0], operator.at[1]], fix=end, field=field["word"], accepted=_accepted(field))
        elif (understood := self._given(field, operator, values)) is not None:
            sign, given = understood
            return {"field": field["id"], "is": sign, "values": given, "at": list(at)}, True
        return None, False

    def _given(self, field: Field, operator: Piece, values: Sequence[Piece]) -> tuple[str, list[Any]] | None:
        """The operator and the values of a term; None if one is wrong."""
        if field["kind"] == "text":
            return operator.text, [value.text for value in values]
        sign = "=" if operator.text == ":" else operator.text
        if field["kind"] == "number" and len(values) == 1 and sign == "=":
            bound = amount(values[0].text, self.vocabulary)
            if bound is not None and bound[0] != "=":
                return bound[0], [bound[1][0]]
        is_number = field["kind"] == "number"
        given: list[Any] = [
            self._number(field, value, sign) if is_number else self._choice(field, value) for value in values
        ]
        if any(value is None for value in given):
            return None
        if operator.text in _COMPARED:
            if len(given) > 1 or given[0][0] != given[0][1]:
                place = [values[0].at[0], values[-1].at[1]]
                self.mistake("one-number", place, fix=str(given[0][0]), field=field["word"])
                return None
            return sign, [given[0][0]]
        return sign, [value for number, value in enumerate(given) if value not in given[:number]]

    def _number(self, field: Field, value: Piece, sign: str) -> list[int] | str | None:
        number = numbers(value.text, self.vocabulary)
        special = None if sign in _COMPARED else self._special(fold(value.text))
        if number is None and special is None:
            self.mistake("not-a-number", value.at, fix=self._example(field), field=field["word"])
        return special if number is None else number

    def _special(self, folded: str) -> str | None:
        """The value that a word for none or for any stands for."""
        words = self.vocabulary.words
        return ABSENT if folded in words["none"] else PRESENT if folded in words["any"] else None

    def _choice(self, field: Field, value: Piece) -> str | None:
        """The value of a choice that is meant: by a name of it, or by the beginning that only its names have."""
        wanted = squashed(value.text)
        exact = next((one["id"] for one in field["values"] if wanted in one["names"]), None)
        if exact is not None:
            return str(exact)
        special = self._special(fold(value.text))
        if special is not None:
            return special
        begun = [one for one in field["values"] if wanted and any(name.startswith(wanted) for name in one["names"])]
        if len(begun) == 1:
            return str(begun[0]["id"])
        likely = begun[0]["id"] if begun else None
        likely = likely or self.vocabulary.closest(value.text, ((one["id"], one["names"]) for one in field["values"]))
        accepted = [one["word"] for one in begun] or _accepted(field)
        code = "ambiguous-value" if begun else "unknown-value"
        fix = self.vocabulary.value_word(field, likely) if likely else self._example(field)
        self.mistake(code, value.at, fix=fix, field=field["word"], accepted=accepted)
        return None

    def _unknown_field(self, name: Piece, values: Sequence[Piece], at: Sequence[int]) -> None:
        likely = self.vocabulary.closest(name.text, ((one["id"], one["names"]) for one in self.vocabulary.fields))
        alone = self.line[values[0].at[0] : values[-1].at[1]] if values else self.line[name.at[0] : name.at[1]]
        word = self.vocabulary.by_id[likely]["word"] if likely else ""
        fix = [*name.at, word] if word else [name.at[0], at[1], alone]
        self.mistake("unknown-field", name.at, fix=fix, accepted=self._fields())

    def _ordering(self, is_direction: bool, negated: bool, operator: Piece, values: Sequence[Piece]) -> bool:
        before = len(self.mistakes)
        if operator.text not in (":", "="):
            self.mistake("wrong-operator", operator.at, fix=":", accepted=[":", "="])
        elif not values:
            down = self.vocabulary.word("descending", True)
            fix = [operator.at[1], operator.at[1], down if is_direction else self._sortable()[0]["word"]]
            self.mistake("missing-order", operator.at, fix=fix, accepted=[one["word"] for one in self._sortable()])
        for value in values if len(self.mistakes) == before else ():
            if is_direction:
                self._direction(value)
            else:
                self._order_by(value, negated)
        return len(self.mistakes) == before

    def _direction(self, value: Piece) -> None:
        folded = fold(value.text)
        if folded in self.vocabulary.words["descending"]:
            self._descending = True
        elif folded not in self.vocabulary.words["ascending"]:
            accepted = [self.vocabulary.word(name, True) for name in ("ascending", "descending")]
            self.mistake("unknown-direction", value.at, fix=accepted[1], accepted=accepted)

    def _order_by(self, value: Piece, negated: bool) -> None:
        text = value.text.lstrip(self.vocabulary.grammar["minus"])
        down = (text != value.text) != negated if value.down is None else value.down
        field = self.vocabulary.named(text)
        if field is None:
            field, down = self._turned(text, down)
        if field is not None and (field["kind"] != "text" or field["id"] == NAME):
            self._order.append({"field": field["id"], "down": down})
            return
        sortable = self._sortable()
        likely = self.vocabulary.closest(text, ((one["word"], one["names"]) for one in sortable))
        accepted = [one["word"] for one in sortable]
        self.mistake("unknown-order", value.at, fix=likely or sortable[0]["word"], accepted=accepted)

    def _turned(self, text: str, down: bool) -> tuple[Field | None, bool]:
        """The field of a word to which its direction is attached, as in ``コスト降順``, and that direction."""
        for ending, is_down in self.vocabulary.directions:
            name = squashed(text)
            if name.endswith(ending) and (field := self.vocabulary.named(name[: -len(ending)])) is not None:
                return field, is_down
        return None, down

    def _sortable(self) -> list[Field]:
        """The fields that cards are put in order by; the name is one always."""
        return [field for field in self.vocabulary.fields if field["kind"] != "text" or field["id"] == NAME]

    def _fields(self) -> list[str]:
        return [str(field["word"]) for field in self.vocabulary.fields]

    def _example(self, field: Field) -> str:
        """A value of a field as the reader types it."""
        return self.vocabulary.value_word(field, str(field["example"]))


def _accepted(field: Field) -> list[str]:
    return [str(value["word"]) for value in field["values"]] if field["kind"] == "choice" else []
