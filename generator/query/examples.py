"""Examples of queries made from what a game declares, for the guide; each finds something."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from generator.query.explaining import explain
from generator.query.matching import matches
from generator.query.parsing import parse
from generator.query.printing import write
from generator.query.vocabulary import KIND, Field, Vocabulary

_RANGE = 2


@dataclass(frozen=True)
class Example:
    """A query as the reader types it and as an address has it, what it means and how many cards it finds."""

    line: str
    state: str
    says: str
    count: int


def examples(vocabulary: Vocabulary, cards: Sequence[dict[str, Any]]) -> Iterator[Example]:
    """One example of each kind that the fields allow; those that find nothing are left out."""
    choices = [
        one for one in vocabulary.fields if one["kind"] == "choice" and one["id"] != KIND and len(one["values"]) > 1
    ]
    numbers = [one for one in vocabulary.fields if one["kind"] == "number"]
    for line in _lines(vocabulary, choices, numbers):
        query = parse(line, vocabulary)
        count = len(matches(query, cards, vocabulary))
        if count and not query.mistakes:
            yield Example(
                write(query, vocabulary, reader=True), write(query, vocabulary), explain(query, vocabulary), count
            )


def _lines(vocabulary: Vocabulary, choices: Sequence[Field], numbers: Sequence[Field]) -> Iterator[str]:
    either = vocabulary.word("or", False)
    order = vocabulary.word("order", False)
    equals = [f"{field['id']}:{field['values'][0]['id']}" for field in choices]
    if choices:
        first, others = choices[0], choices[1:]
        yield equals[0]
        yield f"{first['id']}:{first['values'][0]['id']},{first['values'][1]['id']}"
        yield f"-{equals[-1] if others else equals[0]}"
    if numbers:
        # The number with the most different values tells most.
        field = max(numbers, key=lambda one: int(one["example"]))
        middle = int(field["example"])
        yield f"{field['id']}<={middle}"
        yield f"{field['id']}:{middle - _RANGE}..{middle}"
        yield f"{order}:-{field['id']}"
        if choices:
            yield f"{equals[0]} {field['id']}>{middle - _RANGE}"
            yield f"({equals[0]} {either} {field['id']}<{middle}) -{first['id']}:{first['values'][-1]['id']}"
