"""What can be practised of Kemet: the kinds of questions, each in a module of its own."""

from engine.practice import Exercise
from engine.typing_compat import Any


def _exercise(id: str, checker: str, levels: tuple[int, ...], **more: Any) -> Exercise:
    return Exercise(id, f"kemet/{checker}", f"engine.kemet.practice.{id}", levels, **more)


COUNT = {"count": "integer"}

EXERCISES = (
    _exercise("battle", "battle", (1, 2), choices={"attacker": {}, "defender": {}}),
    _exercise("pyramid", "pyramid", (2,), params={"from": "integer", "to": "integer"}, choices={"prayer": COUNT}),
    _exercise("buy", "buy", (1, 2)),
    _exercise("losses", "battle", (2, 3), choices={"units": COUNT}),
    _exercise("actions", "actions", (1, 2)),
    _exercise("recruit", "recruit", (2, 3)),
    _exercise("temples", "day-end", (2,), choices={"prayer": COUNT}),
    _exercise("point", "battle", (1, 2)),
    _exercise("recall", "battle", (1, 2), choices={"prayer": COUNT}),
    _exercise("twice", "buy", (1, 2)),
    _exercise("way", "move", (1, 2, 3)),
    _exercise("permanent", "day-end", (2, 3), choices={"points": COUNT}),
    _exercise("over", "score", (2, 3)),
    _exercise("first", "score", (2, 3), choices={"player": {"player": "player"}}),
    _exercise("winner", "score", (3,), choices={"player": {"player": "player"}}),
)
"""All of them."""
