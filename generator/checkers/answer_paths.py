"""Reading an answer by paths and conditions, as generator/browser/words/paths.js does in the browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from catalog.models.values import Condition

_SEGMENT = re.compile(r"([a-z_]+)(?:\[([a-z_]+)=([^\]]+)\])?")


@dataclass(frozen=True)
class Scope:
    """Where a path starts: an item of the answer, the item around it, the request and the whole answer."""

    item: Any
    around: Any
    request: Any
    answer: Any

    def inside(self, item: Any) -> Scope:
        """The scope of an item of a list of this one."""
        return Scope(item, self.item, self.request, self.answer)


def values_at(path: str, scope: Scope) -> list[Any]:
    """All values at a path; none where the answer has nothing there."""
    if path == ".":
        return [scope.item]
    start = {"@": scope.request, "^": scope.around}.get(path[0], scope.item)
    values = [start]
    for name, key, wanted in _SEGMENT.findall(path.lstrip("@^")):
        values = _flat([value.get(name) if isinstance(value, dict) else None for value in values])
        if key:
            values = [value for value in values if isinstance(value, dict) and _text(value.get(key)) == wanted]
    return values


def _flat(values: list[Any]) -> list[Any]:
    flat: list[Any] = []
    for value in values:
        flat.extend(value if isinstance(value, list) else [value])
    return [value for value in flat if value is not None]


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def holds(conditions: tuple[Condition, ...], scope: Scope) -> bool:
    """Whether all conditions hold."""
    return all(_holds(condition, scope) for condition in conditions)


def _holds(condition: Condition, scope: Scope) -> bool:
    count = len(_matching(condition, values_at(condition.path, scope)))
    return count == condition.count if condition.count is not None else count >= (condition.at_least or 1)


def _matching(condition: Condition, values: list[Any]) -> list[Any]:
    """The values that count for a condition."""
    if condition.value is not None:
        return [value for value in values if _text(value) == condition.value]
    if condition.above is not None:
        return [value for value in values if value > condition.above]
    if condition.below is not None:
        return [value for value in values if value < condition.below]
    return values if condition.present else counting(values)


def alone(points: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The open points without those that stand below a reading of an earlier one."""
    shown: list[dict[str, Any]] = []
    below: set[str] = set()
    for point in points:
        if point["code"] not in below:
            shown.append(point)
            below |= set(_below(point))
    return shown


def _below(point: dict[str, Any]) -> Iterator[str]:
    for reading in point["readings"]:
        for inner in reading.get("open", []):
            yield inner["code"]
            yield from _below(inner)


def counting(values: list[Any]) -> list[Any]:
    """The values that are neither false, zero nor empty."""
    return [value for value in values if value not in (False, 0, "", {})]


def pairs(values: list[Any]) -> Iterator[dict[str, int]]:
    """Pairs of numbers such as row and column, counted from 1; a path that leads to one alone has its two numbers.

    >>> [*pairs([[0, 1], [2, 0]])], [*pairs([2, 0])]
    ([{'first': 1, 'second': 2}, {'first': 3, 'second': 1}], [{'first': 3, 'second': 1}])
    """
    numbers = [number for value in values for number in (value if isinstance(value, list) else [value])]
    for first, second in zip(numbers[::2], numbers[1::2], strict=True):
        yield {"first": first + 1, "second": second + 1}
