"""Whether a value conforms to one of the JSON Schemas that the site publishes."""

from __future__ import annotations

import re
from typing import Any


def conforms(value: Any, rule: dict[str, Any], root: dict[str, Any]) -> bool:
    """Whether a value conforms to a schema, as far as these schemas go."""
    if "$ref" in rule:
        return conforms(value, root["$defs"][rule["$ref"].rpartition("/")[2]], root)
    if "oneOf" in rule and sum(conforms(value, one, root) for one in rule["oneOf"]) != 1:
        return False
    if "anyOf" in rule and not any(conforms(value, one, root) for one in rule["anyOf"]):
        return False
    if any(
        conforms(value, one["if"], root) and not conforms(value, one["then"], root) for one in rule.get("allOf", [])
    ):
        return False
    if ("const" in rule and value != rule["const"]) or ("enum" in rule and value not in rule["enum"]):
        return False
    kinds = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool, "null": type(None)}
    wanted = rule.get("type", [])
    if wanted and not isinstance(
        value, tuple(kinds[kind] for kind in ([wanted] if isinstance(wanted, str) else wanted))
    ):
        return False
    if isinstance(value, dict):
        known = rule.get("properties", {})
        if set(rule.get("required", [])) - set(value) or (
            rule.get("additionalProperties") is False and set(value) - set(known)
        ):
            return False
        return all(conforms(item, known[key], root) for key, item in value.items() if key in known)
    if isinstance(value, list):
        if not rule.get("minItems", 0) <= len(value) <= rule.get("maxItems", len(value)):
            return False
        return all(conforms(item, one, root) for item, one in zip(value, items_of(rule, len(value)), strict=False))
    if isinstance(value, int):
        return bool(rule.get("minimum", value) <= value <= rule.get("maximum", value))
    if isinstance(value, str):
        bounds = rule.get("minLength", 0) <= len(value) <= rule.get("maxLength", len(value))
        return bounds and bool(re.fullmatch(rule.get("pattern", "(?s:.*)"), value))
    return True


def items_of(rule: dict[str, Any], count: int) -> list[dict[str, Any]]:
    """The schema of each item of a list."""
    return list(rule.get("prefixItems", [rule.get("items", {})] * count))
