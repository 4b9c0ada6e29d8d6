"""Whether a value conforms to one of the JSON Schemas that the site publishes."""

from __future__ import annotations

from typing import Any

from jsonschema import Draft202012Validator

_MADE: dict[int, tuple[dict[str, Any], Draft202012Validator]] = {}
"""The validators of schemas by the numbers of these; a schema that is kept keeps its number to itself."""


def conforms(value: Any, schema: dict[str, Any]) -> bool:
    """Whether a value conforms to a schema."""
    if id(schema) not in _MADE:
        _MADE[id(schema)] = schema, Draft202012Validator(schema)
    return bool(_MADE[id(schema)][1].is_valid(value))
