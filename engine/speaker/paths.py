"""Paths and conditions, by which words read an answer.

A path such as ``a.b`` goes down, through all items of lists; ``a[k=v]`` keeps the items whose ``k`` is ``v``; ``.`` is
the item itself. ``@a`` starts at the question, ``^a`` at the item around this one.
"""

from engine.typing_compat import Any

_STEPS: dict[str, list[tuple[str, str, str]]] = {}


class Scope:
    """Where paths start: an item of the answer, the item around it, the question, and the whole answer."""

    def __init__(self, item: Any, around: Any, request: Any, answer: Any) -> None:
        self.item = item
        self.around = around
        self.request = request
        self.answer = answer

    def inside(self, item: Any) -> "Scope":
        """The scope of an item of a list of this one."""
        return Scope(item, self.item, self.request, self.answer)

    def start(self, path: str) -> Any:
        """Where a path starts."""
        return self.request if path[0] == "@" else self.around if path[0] == "^" else self.item


def values_at(path: str, scope: Scope) -> list[Any]:
    """All values at a path, with the items of lists in place of the lists; none where there is nothing."""
    if path == ".":
        return present([scope.item])
    steps = _steps(path)
    start = scope.start(path)
    if len(steps) == 1 and not steps[0][1]:  # most paths by far
        return present([start.get(steps[0][0])]) if isinstance(start, dict) else []
    values = [start]
    for name, key, wanted in steps:
        values = present([value.get(name) if isinstance(value, dict) else None for value in values])
        if key:
            values = [value for value in values if isinstance(value, dict) and as_text(value.get(key)) == wanted]
    return values


def raw_at(path: str, scope: Scope) -> Any:
    """The value at a path as it stands: a list stays a list. For handing it on in another question."""
    value = scope.start(path)
    if path != ".":
        for name, _key, _wanted in _steps(path):
            value = value.get(name) if isinstance(value, dict) else None
    return value


def _steps(path: str) -> list[tuple[str, str, str]]:
    """The steps of a path: the name of each, with the key and the value by which it keeps items."""
    if path not in _STEPS:
        steps = []
        for step in path.lstrip("@^").split("."):
            name, _bracket, rest = step.partition("[")
            key, _equals, wanted = rest.rstrip("]").partition("=")
            steps.append((name, key, wanted))
        _STEPS[path] = steps
    return _STEPS[path]


def present(values: list[Any]) -> list[Any]:
    """The values that are there, with the items of lists in place of the lists."""
    flat: list[Any] = []
    for value in values:
        if isinstance(value, list):
            flat += [item for item in value if item is not None]
        elif value is not None:
            flat.append(value)
    return flat


def as_text(value: Any) -> str:
    """A value as conditions name it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def holds(conditions: Any, scope: Scope) -> bool:
    """Whether all conditions hold; none may be told."""
    for condition in conditions or ():
        count = 0
        for value in values_at(condition["path"], scope):
            if _counts(value, condition):
                count += 1
        if "count" in condition:
            if count != condition["count"]:
                return False
        elif count < condition.get("at_least", 1):
            return False
    return True


def _counts(value: Any, condition: dict[str, Any]) -> bool:
    """Whether a value counts for a condition: one that it asks for, or else any that says something."""
    if "value" in condition:
        return bool(as_text(value) == condition["value"])
    if "above" in condition:
        return bool(value > condition["above"])
    if "below" in condition:
        return bool(value < condition["below"])
    return bool(condition.get("present")) or value not in (False, 0, "", {})


def pairs(values: list[Any]) -> list[dict[str, int]]:
    """Pairs of numbers such as row and column, counted from 1; a path that leads to one alone has its two numbers.

    >>> pairs([[0, 1], [2, 0]]), pairs([2, 0])
    ([{'first': 1, 'second': 2}, {'first': 3, 'second': 1}], [{'first': 3, 'second': 1}])
    """
    numbers: list[int] = []
    for value in values:
        numbers += value if isinstance(value, list) else [value]
    return [{"first": numbers[at] + 1, "second": numbers[at + 1] + 1} for at in range(0, len(numbers) - 1, 2)]
