"""Requests made by chance from a JSON Schema: whichever kinds of input a checker has, and whichever game it is of."""

from __future__ import annotations

import re
from random import Random
from typing import Any

FEW = 5
"""How many items a list gets at most, if it may have that many."""


def value(random: Random, schema: dict[str, Any]) -> Any:
    """A value that the schema accepts; the rules may still refuse what it says.

    >>> value(Random(1), {"type": "object", "required": ["a"], "properties": {"a": {"enum": ["x"]}}})
    {'a': 'x'}
    """
    if "enum" in schema:
        return random.choice(schema["enum"])
    kind = random.choice(schema["type"]) if isinstance(schema["type"], list) else schema["type"]
    if kind == "object":
        required = schema.get("required", ())
        wanted = [name for name in schema["properties"] if name in required or random.random() < 0.5]
        return {name: value(random, schema["properties"][name]) for name in wanted}
    if "prefixItems" in schema:
        return [value(random, item) for item in schema["prefixItems"]]
    if kind == "array":
        least = random.choice(schema.get("anyOf", [schema])).get("minItems", 0)
        none = "anyOf" in schema and not least
        count = 0 if none else random.randint(least, max(least, min(schema["maxItems"], FEW)))
        items = [value(random, schema["items"]) for _ in range(count)]
        if "pattern" in schema["items"]:
            items = [item[: min(map(len, items))] for item in items]
        return (
            [item for place, item in enumerate(items) if item not in items[:place]]
            if schema.get("uniqueItems")
            else items
        )
    if kind == "integer":
        return random.randint(schema["minimum"], schema["maximum"])
    if kind == "boolean":
        return random.random() < 0.5
    if "pattern" in schema:
        signs = [sign for sign in map(chr, range(33, 127)) if re.fullmatch(schema["pattern"], sign)]
        return "".join(random.choices(signs, k=random.randint(schema["minLength"], schema["maxLength"])))
    return "Ola"[: schema["maxLength"]] if kind == "string" else None
