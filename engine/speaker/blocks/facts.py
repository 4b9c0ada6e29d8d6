"""Labelled values, below one another."""

from engine.speaker.paths import Scope, holds, values_at
from engine.speaker.values import Values
from engine.typing_compat import Any


def node_of(values: Values, block: dict[str, Any], scope: Scope) -> dict[str, Any] | None:
    """``title``, and ``rows`` with ``label``, ``rule``, ``value`` and ``strong``."""
    rows = [row_node(values, row, scope) for row in block["rows"] if is_shown(row, scope)]
    return {"title": values.say(block.get("title")), "rows": rows} if rows else None


def row_node(values: Values, row: dict[str, Any], scope: Scope) -> dict[str, Any]:
    """A labelled value."""
    return {
        "label": values.say(row["label"]),
        "rule": row.get("rule"),
        "value": values.standalone(row["value"], scope),
        "strong": row["strong"],
    }


def is_shown(row: dict[str, Any], scope: Scope) -> bool:
    """Whether a row has something to show; place 0 of a list is its first item, and counts may all be 0."""
    if not holds(row.get("when"), scope):
        return False
    if row["zero"]:
        return True
    kind = row["value"]["type"]
    return any([_says_something(value, kind) for value in values_at(row["value"]["path"], scope)])


def _says_something(value: Any, kind: str) -> bool:
    if kind == "counts":
        return isinstance(value, dict) and any(list(value.values()))
    if value is False or value == "":
        return False
    return isinstance(value, (dict, list)) or value != 0 or kind in ("item", "any-item")
