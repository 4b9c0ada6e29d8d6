"""What can be practised of In the Hall of the Mountain King: the kinds of questions, each in a module of its own."""

from engine.practice import Exercise
from engine.typing_compat import Any


def _exercise(id: str, checker: str, levels: tuple[int, ...], **more: Any) -> Exercise:
    return Exercise(id, f"mountain-king/{checker}", f"engine.mountain_king.practice.{id}", levels, **more)


COUNT = {"count": "integer"}

EXERCISES = (
    _exercise("dig", "dig", (1, 2)),
    _exercise("tunnel", "dig", (1,), choices={"honor": COUNT}),
    _exercise("leftovers", "leftovers", (1, 2), choices={"honor": COUNT}),
    _exercise("recruit", "recruit", (1, 2)),
    _exercise("cascade", "cascade", (2, 3), choices={"pieces": COUNT}),
    _exercise("reach", "reach", (2, 3)),
    _exercise("entrances", "reach", (1, 2), hidden=("workshops.activations",)),
    _exercise("statues", "statues", (2, 3), choices={"honor": COUNT}),
    _exercise("goal", "statues", (1, 2), choices={"tunnel": {"tunnel": "network-square"}}),
    _exercise("placement", "placement", (1, 2, 3)),
    _exercise("pedestal", "dig", (1, 2)),
    _exercise("altar", "score", (2, 3), choices={"honor": COUNT}),
    _exercise("end", "end", (1, 2)),
    _exercise("winner", "score", (3,), choices={"player": {"player": "player"}}),
)
"""All of them."""
