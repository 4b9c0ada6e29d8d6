"""Examples of queries made from what a game declares, for the guide; each finds something."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from generator.query.declared import KIND
from generator.query.evaluate import CardQueries

_RANGE = 2


@dataclass(frozen=True)
class Example:
    """A query as the reader types it and as an address has it, what it means and how many cards it finds."""

    line: str
    state: str
    says: str
    count: int


def examples(queries: CardQueries) -> Iterator[Example]:
    """One example of each kind that the fields allow; those that find nothing are left out."""
    for line in _lines(queries.schema):
        answer = queries.evaluate(line)
        if answer["found"] and not answer["mistakes"]:
            yield Example(answer["reader"], answer["line"], answer["explained"], len(answer["found"]))


def _lines(schema: dict[str, Any]) -> Iterator[str]:
    either, order = schema["english"]["or"], schema["english"]["order"]
    fields: Sequence[dict[str, Any]] = schema["fields"]
    choices = [one for one in fields if one["kind"] == "choice" and one["id"] != KIND and len(one["values"]) > 1]
    numbers = [one for one in fields if one["kind"] == "number"]
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
