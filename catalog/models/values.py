"""Values of an answer: where they stand, how they are shown, and the conditions on them."""

from __future__ import annotations

import re
from typing import Annotated, Literal

from pydantic import AfterValidator, BeforeValidator, Field, model_validator

from catalog.findings import RefusedError
from catalog.models.base import CheckerText, Model

_STEP = r"[a-z_]+(\[[a-z_]+=[^\[\]=.]+\])?"
_PATH = re.compile(rf"^[@^]?{_STEP}(\.{_STEP})*$")


def _is_path(path: str) -> str:
    """Refuse what is no path. Raises RefusedError."""
    if path != "." and not _PATH.match(path):
        raise RefusedError(
            "no path to a value of an answer",
            accepted="a path like total, players[rank=1].name, @powers or ^lord",
            hint="write names in small letters and _; behind = may stand all but brackets, full stops and another =",
        )
    return path


Path = Annotated[str, AfterValidator(_is_path)]
"""Where a value stands in an answer.

``a.b`` goes down through mappings and all items of lists; ``a[k=v]`` keeps the items whose ``k`` is ``v``; ``.`` is the
item itself. ``@a`` starts at the request instead of the answer, ``^a`` at the item around this one.
"""


ValueType = Literal[
    "number",
    "size",
    "numbers",
    "count",
    "chance",
    "amount",
    "text",
    "entry",
    "entries",
    "any-entries",
    "item",
    "any-item",
    "counts",
    "pairs",
]
"""How a value is shown.

``size`` is a number without its sign, ``numbers`` are several numbers, ``count`` is the number of values at the path.
``chance`` is a chance, shown as a percentage with one decimal, and ``amount`` a number with at most two; both are exact
in the answer. ``entry`` is an id of a table, named and linked; ``entries`` several of them, ``any-entries`` several of
which one will do; ``item`` an item of a list of the answer, or its place there (a number from 0, or a text with its
number from 1), called by its name or, without one, by its number; ``any-item`` several of which one will do. ``counts``
are numbers by the ids of a table, each with the name of what it counts, in a form of the language as ``{left|acc}``
asks for it; ``pairs`` are such as a row and a column.
"""

OF_TABLE = ("entry", "entries", "any-entries")
"""The types whose values are ids of a table."""

COUNTS = "counts"
"""The type whose values are numbers by the ids of a table."""

PAIRS = "pairs"
"""The type whose values are pairs of numbers, which a text of its own says."""

ITEMS = ("item", "any-item")
"""The types whose values are items of a list."""


class Value(Model):
    """A value of an answer and how it is shown."""

    path: Annotated[Path, Field(description="where the value stands")]
    type: Annotated[ValueType, Field(description="how the value is shown")] = "number"
    of: Annotated[str | None, Field(description="the table of entries and counts, or the list of an item")] = None
    pair: Annotated[
        CheckerText | None, Field(description="how a pair is said, its numbers from 1: row {first}, place {second}")
    ] = None

    @model_validator(mode="after")
    def _entries_say_of_what(self) -> Value:
        if (self.type in (*OF_TABLE, *ITEMS, COUNTS)) != (self.of is not None):
            is_missing = self.of is None
            raise RefusedError(
                f"'of' belongs to the types {', '.join((*OF_TABLE, *ITEMS))} and {COUNTS}, and only to them",
                accepted="a table or a list" if is_missing else "no 'of'",
                hint="say with 'of' what it is a name or a count of" if is_missing else "take 'of' away",
                given=self.of or "nothing",
            )
        if (self.type == PAIRS) != (self.pair is not None):
            raise RefusedError(
                f"'pair' belongs to the type {PAIRS}, and only to it",
                accepted="the text that says a pair" if self.type == PAIRS else "no 'pair'",
                hint="add 'pair: \"row {first}, place {second}\"'" if self.type == PAIRS else "take 'pair' away",
                given=self.pair or "nothing",
            )
        return self


class Condition(Model):
    """True when the path leads to a value that counts, or to that number of them.

    Values count that are neither missing, false, zero nor empty; or else only those that are asked for.
    """

    path: Annotated[Path, Field(description="where the value stands that decides")]
    count: Annotated[int | None, Field(ge=0, description="exactly this number of values")] = None
    at_least: Annotated[int | None, Field(ge=1, description="this number of values or more")] = None
    value: Annotated[str | None, Field(description="only this value counts")] = None
    present: Annotated[
        Literal[True] | None, Field(description="whatever is there counts, be it false, zero or empty")
    ] = None
    above: Annotated[int | None, Field(description="only numbers above this one count")] = None
    below: Annotated[int | None, Field(description="only numbers below this one count")] = None


def _as_several(value: object) -> object:
    return (value,) if isinstance(value, dict) else value


Conditions = Annotated[
    tuple[Condition, ...],
    BeforeValidator(_as_several, json_schema_input_type=Condition | tuple[Condition, ...]),
]
"""Conditions that all have to hold; one alone need not stand in a list."""
