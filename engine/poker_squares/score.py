"""``score``: what do several squares bring, by the hands of their lines?"""

from engine.fields import MAX_NAME
from engine.kinds.choice import Choice
from engine.kinds.group import Group
from engine.kinds.integer import Integer
from engine.kinds.list import List
from engine.kinds.multiset import Multiset
from engine.kinds.text import Text
from engine.poker_squares import lines
from engine.typing_compat import Any

MOST = 8
"""So many squares fit beside one another on a pad; the game knows no limit."""
MOST_POINTS = 500
"""More than five lines can bring, whatever their hands are."""
DIAGONALS = 2
KINDS = ("rows", "columns", "diagonals")

FIELDS = (
    List(
        "squares",
        required=True,
        min_items=1,
        max_items=MOST,
        fields=(
            Text("name", max_length=MAX_NAME, default=""),
            Multiset("rows", of="hand", max_items="side"),
            Multiset("columns", of="hand", max_items="side"),
            Multiset("diagonals", of="hand", max_items=DIAGONALS),
            Group("typed", fields=tuple([Integer(kind, 0, MOST_POINTS) for kind in KINDS])),
        ),
    ),
    Choice("scale", choices=lines.SCALES, default=lines.SCALES[0]),
)


def answer(state: Any, asked: dict[str, Any], problems: Any) -> dict[str, Any]:
    """The points of each square, and who has the most. Hands count before points that are added up by hand."""
    squares = []
    for square in asked["squares"]:
        points = {}
        for kind in KINDS:
            hands = sum([state.points[hand][asked["scale"]] for hand in square[kind]])
            points[kind] = hands or square["typed"][kind] or 0
        squares.append({"name": square["name"], "total": sum(points.values())} | points)
    for square in squares:
        square["rank"] = 1 + len([other for other in squares if other["total"] > square["total"]])
    return {"squares": squares, "first": [n for n, square in enumerate(squares) if square["rank"] == 1]}
