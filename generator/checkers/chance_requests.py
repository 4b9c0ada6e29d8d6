"""Requests made by chance: of the JSON Schema of a checker, and of requests that are known to be answered.

Whichever kinds of input a checker has, and whichever game it is of. The same ``Random`` makes the same requests.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from random import Random
from typing import Any

FEW = 5
"""How many items a list gets at most, if it may have that many."""

_CHANGED = 0.35
"""How much of a known request is put otherwise."""
_AT_THE_BOUND = 0.4
"""How often a number is the least or the most: where rules change is where they break."""
_STEP = re.compile(r"[^.\[\]]+")


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
        return _items(random, schema)
    if kind == "integer":
        least, most = schema["minimum"], schema["maximum"]
        return random.choice((least, most)) if random.random() < _AT_THE_BOUND else random.randint(least, most)
    if kind == "boolean":
        return random.random() < 0.5
    if "pattern" in schema:
        signs = [sign for sign in map(chr, range(33, 127)) if re.fullmatch(schema["pattern"], sign)]
        return "".join(random.choices(signs, k=random.randint(schema["minLength"], schema["maxLength"])))
    return "Ola"[: schema["maxLength"]] if kind == "string" else None


def _items(random: Random, schema: dict[str, Any]) -> list[Any]:
    least = random.choice(schema.get("anyOf", [schema])).get("minItems", 0)
    none = "anyOf" in schema and not least
    count = 0 if none else random.randint(least, max(least, min(schema["maxItems"], FEW)))
    items = [value(random, schema["items"]) for _ in range(count)]
    if "pattern" in schema["items"]:
        items = [item[: min(map(len, items))] for item in items]
    return (
        [item for place, item in enumerate(items) if item not in items[:place]] if schema.get("uniqueItems") else items
    )


def request(random: Random, schema: dict[str, Any], known: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """A request: one by the schema, or a known one of which some inputs are put otherwise."""
    made: dict[str, Any] = value(random, schema)
    if not known or random.random() < _CHANGED:
        return made
    given, other = random.choice(known), random.choice((made, random.choice(known)))
    names = [name for name in schema["properties"] if name in given or name in other]
    changed = [name for name in names if random.random() < _CHANGED] or [random.choice(names or [""])]
    found = {name: value for name, value in given.items() if name not in changed or name in schema.get("required", ())}
    return found | {name: other[name] for name in changed if name in other}


def mended(random: Random, given: dict[str, Any], problems: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """A request of which what is wrong is put otherwise, or taken out: by its problems, as the engine tells them."""
    found: dict[str, Any] = json.loads(json.dumps(given))
    for problem in problems:
        accepted, path = problem["accepted"], _STEP.findall(problem["field"])
        if problem["code"] == "set-not-in-play" and isinstance(found.get("sets"), list):
            found["sets"] = sorted({*found["sets"], *accepted["ids"]})
        elif path and (inside := _inside(found, path[:-1])) is not None:
            _mend(random, inside, path[-1], accepted)
    return found


def _inside(given: Any, path: Sequence[str]) -> Any:
    """What stands at a path; None where nothing does."""
    for step in path:
        if isinstance(given, list) and step.isdigit() and int(step) < len(given):
            given = given[int(step)]
        elif isinstance(given, dict) and step in given:
            given = given[step]
        else:
            return None
    return given


def _mend(random: Random, inside: Any, step: str, accepted: dict[str, Any]) -> None:
    key: Any = int(step) if isinstance(inside, list) and step.isdigit() else step
    if isinstance(inside, list) and not (isinstance(key, int) and key < len(inside)):
        return
    names = accepted.get("choices") or accepted.get("ids")
    if names and accepted.get("type") not in ("set", "multiset"):
        inside[key] = random.choice(list(names))
    elif accepted.get("type") == "integer" and accepted.get("min", 0) <= accepted.get("max", -1):
        inside[key] = random.randint(accepted["min"], accepted["max"])
    elif isinstance(inside, list) or key in inside:
        del inside[key]
