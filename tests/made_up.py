"""A made-up checker with inputs of every kind, for tests of what no game has yet: it answers with what it read."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import engine
from engine.fields import Field

TABLES: dict[str, Any] = {
    "set": {},
    "good": {"iron": {"copies": 9}, "stone": {"copies": 9}},
    "tile": {"legion": {}, "sphinx": {}},
}

FIELDS = (
    Field(
        "players",
        "list",
        required=True,
        min_items=1,
        max_items=3,
        fields=(
            Field("name", "text", max_length=10),
            Field(
                "halls",
                "list",
                max_items=4,
                fields=(
                    Field("low", "integer", high=9, default=0),
                    Field("altar", "choice", choices=("empty", "statue"), default="empty"),
                    Field("niches", "list", max_items=2, fields=(Field("deep", "integer", high=3, default=0),)),
                ),
            ),
        ),
    ),
)


def asked(request: Any, fields: tuple[Field, ...] = FIELDS) -> dict[str, Any]:
    """The answer to a request: ``read`` has the values as they were read."""
    checker = SimpleNamespace(
        id="made-up/form", set="", fields=fields, answer=lambda _state, values, _problems: {"read": values}
    )
    game: Any = SimpleNamespace(tables=TABLES, numbers={}, state=None, checkers={checker.id: checker})
    return engine.check(checker.id, request, {"made-up": game})


def declared(fields: tuple[Field, ...] = FIELDS) -> list[dict[str, Any]]:
    """The declarations of the fields."""
    for field in fields:
        field.fit(TABLES, {})
    return [field.declaration() for field in fields]
