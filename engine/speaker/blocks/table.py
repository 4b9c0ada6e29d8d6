"""A table with a column for each item of a list, such as players."""

from engine.speaker.blocks.facts import is_shown
from engine.speaker.paths import Scope, holds, values_at
from engine.speaker.values import Values
from engine.typing_compat import Any


def node_of(values: Values, block: dict[str, Any], scope: Scope) -> dict[str, Any] | None:
    """``title``, the ``heads`` of the columns, whether each is the ``best``, and ``rows`` with ``label`` and ``cells``.

    A cell is None where the row does not go for the column. ``ends`` are what ranked columns come to.
    """
    columns = [scope.inside(item) for item in values_at(block["path"], scope)]
    if not columns:
        return None
    rows = [row for row in block["rows"] if any([is_shown(row, column) for column in columns])]
    is_ranked = "best" in block and len(columns) > 1
    return {
        "title": values.say(block["title"]),
        "heads": [values.standalone(block["head"], column) for column in columns],
        "best": [is_ranked and values_at(block["best"], column)[:1] == [1] for column in columns],
        "rows": [
            {
                "label": values.say(row["label"]),
                "rule": row.get("rule"),
                "strong": row["strong"],
                "cells": [_cell(values, row, column) for column in columns],
            }
            for row in rows
        ],
        "ends": [_end(values, block["rows"], column) for column in columns] if is_ranked else [],
    }


def _cell(values: Values, row: dict[str, Any], column: Scope) -> list[Any] | None:
    """A value in a table; what nobody has told is no 0."""
    if not holds(row.get("when"), column):
        return None
    return values.standalone(row["value"], column) if values_at(row["value"]["path"], column) else ["–"]


def _end(values: Values, rows: list[dict[str, Any]], column: Scope) -> list[Any]:
    """What a column comes to: its first row that stands out."""
    strong = next((row for row in rows if row["strong"] and is_shown(row, column)), None)
    return values.standalone(strong["value"], column) if strong else []
