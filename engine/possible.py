"""Can this be? A position is held to the pieces and the players of its game before it is judged.

What cannot be is a problem of the request, with the code ``impossible``: it names the input, what could stand there
instead, and the rule by which that is so; no verdict is given. These are the questions that games ask of positions.
Their rules stand as ``LIMITS`` in the module of a checker's codes.
"""

from engine.problems import Problems
from engine.typing_compat import Any

IMPOSSIBLE = "impossible"


def at_most(problems: Problems, rule: str, most: int, found: list[tuple[str, Any, int]]) -> None:
    """Hold all together to what there is: ``found`` has the place of each, what is given there, and how many it is.

    The first of them fit in; told are those from which on there are too many.
    """
    left = most
    for path, given, count in found:
        left -= count
        if count and left < 0:
            problems.add(IMPOSSIBLE, path, given, {"together": most}, rule)


def once(problems: Problems, rule: str, found: list[tuple[Any, str, Any]]) -> None:
    """Hold each thing to being there once: ``found`` has the thing, its place in the request, and what is given."""
    first: dict[Any, str] = {}
    for thing, path, given in found:
        if thing in first:
            problems.add(IMPOSSIBLE, path, given, {"with": first[thing]}, rule)
        else:
            first[thing] = path


def between(problems: Problems, rule: str, path: str, given: int | None, low: int, high: int) -> None:
    """Hold a number to the bounds that follow from what stands beside it; None is a number that nobody has told."""
    if given is not None and not low <= given <= high:
        problems.add(IMPOSSIBLE, path, given, {"type": "integer", "min": low, "max": high}, rule)


def one_of(problems: Problems, rule: str, path: str, given: str | None, choices: list[str]) -> None:
    """Hold a choice to those that the values beside it leave; None is one that nobody has made."""
    if given is not None and given not in choices:
        problems.add(IMPOSSIBLE, path, given, {"type": "choice", "choices": choices}, rule)
