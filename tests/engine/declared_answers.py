"""Answers held to what the engine declares of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.outputs import READING, VERDICT, Output
from generator.render.game_checkers import answers_of
from tests.engine.portable.world import games


def declared(checker: str) -> tuple[Output, ...]:
    return VERDICT + tuple(answers_of(checker).ANSWER)


def readings(checker: str) -> dict[str, tuple[Output, ...]]:
    found: dict[str, tuple[Output, ...]] = getattr(answers_of(checker), "READINGS", {})
    return found


def faults(outputs: tuple[Output, ...], value: Any, checker: str, path: str, seen: set[str]) -> Iterator[str]:
    """What of an object is not as declared; ``seen`` gets the paths of the parts that it has."""
    if not isinstance(value, dict):
        yield f"{path}: no object"
        return
    names = {output.name: output for output in outputs}
    yield from (f"{path}.{name} is not declared" for name in value if name not in names)
    for name, output in names.items():
        place = f"{path}.{name}".lstrip(".")
        if name not in value:
            if not output.optional:
                yield f"{place} is missing"
        elif value[name] is not None:
            seen.add(place)
            items = value[name] if output.several else [value[name]]
            if not isinstance(items, list):
                yield f"{place}: no list"
                continue
            for item in items:
                seen.add(f"{place}={item}" if output.type == "choice" else place)
                yield from _faults(output, item, checker, place, seen)
        elif not output.nullable:
            yield f"{place} is null"


def _faults(output: Output, value: Any, checker: str, path: str, seen: set[str]) -> Iterator[str]:
    kind = output.type
    if kind == "record":
        yield from faults(output.fields, value, checker, path, seen)
    elif kind == "messages" and output.of == "open":
        for reading in value["readings"]:
            own = readings(checker).get(value["code"], ())
            yield from faults(READING + own, reading, checker, f"<{value['code']}>", seen)
    elif kind == "entry":
        if output.of in games()["abyss"].tables and value not in games()["abyss"].tables[output.of]:
            yield f"{path}: {value} is no {output.of}"
    elif kind == "choice":
        if value not in output.choices:
            yield f"{path}: {value!r} is none of {output.choices}"
    else:
        types = {"boolean": bool, "integer": int, "text": str}
        if type(value) is not types.get(kind, dict):
            yield f"{path}: {value!r} is no {kind}"
