"""A declared default is the default: an answer is the same whether a question tells it or leaves it out."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import engine
from engine.registry import declarations
from tests.engine import make_vectors
from tests.questions import CHECKERS, opened, questions

Declared = list[dict[str, Any]]
Change = Callable[[Declared, dict[str, Any]], dict[str, Any]]

FIELDS: dict[str, Declared] = {
    found["id"]: found["fields"] for game in opened().values() for found in declarations(game)
}


def bare(fields: Declared, given: dict[str, Any]) -> dict[str, Any]:
    """An object without what is as it would be if it were left out."""
    usual = {field["name"]: json.dumps(field["default"]) for field in fields if "default" in field}
    told = _within(bare, fields, given)
    return {name: value for name, value in told.items() if json.dumps(value) != usual.get(name)}


def whole(fields: Declared, given: dict[str, Any]) -> dict[str, Any]:
    """An object with all that it leaves out."""
    usual = {field["name"]: field["default"] for field in fields if "default" in field}
    return usual | _within(whole, fields, given)


def _within(change: Change, fields: Declared, given: dict[str, Any]) -> dict[str, Any]:
    declared = {field["name"]: field for field in fields}
    return {
        name: _changed(change, declared[name], value) if name in declared else value for name, value in given.items()
    }


def _changed(change: Change, field: dict[str, Any], value: Any) -> Any:
    """A value of an input with the objects in it changed."""
    if field["type"] == "group" and isinstance(value, dict):
        return change(field["fields"], value)
    if field["type"] == "tuple" and isinstance(value, list):
        inner = field["fields"] + [{"type": ""}] * len(value)
        return [_changed(change, one, item) for one, item in zip(inner, value, strict=False)]
    if field["type"] == "list" and isinstance(value, list):
        each = field.get("each") or {"type": "group", "fields": field["fields"]}
        return [_changed(change, each, item) for item in value]
    return value


def differing(checker: str, request: dict[str, Any]) -> Iterator[tuple[dict[str, Any], Any, Any]]:
    """The ways to put the same question that get another answer."""
    answer = engine.check(checker, request, opened())
    for change in (bare, whole):
        if (same := change(FIELDS[checker], request)) != request:
            again = engine.check(checker, same, opened())
            if again != answer:
                yield same, answer, again


@pytest.mark.parametrize("checker", CHECKERS)
def test_a_declared_default_is_the_default(checker: str) -> None:
    for request in questions(checker):
        for same, answer, again in differing(checker, request):
            pytest.fail(f"{checker}\n{json.dumps(request)}: {answer}\n{json.dumps(same)}: {again}")


@pytest.mark.slow
@pytest.mark.parametrize("name", make_vectors.names())
def test_a_declared_default_is_the_default_in_whatever_can_be_asked(name: str) -> None:
    for checker, text in make_vectors.requests(name)[::4]:
        request = json.loads(text)
        if checker in FIELDS and isinstance(request, dict):
            for same, answer, again in differing(checker, request):
                pytest.fail(f"{checker}\n{json.dumps(request)}: {answer}\n{json.dumps(same)}: {again}")
