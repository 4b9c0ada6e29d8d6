"""``stone-heaps/lay``: may stones be laid on these squares? It is asked with lists, spaces, a grid and a shape."""

from engine.stone_heaps.codes.lay import RULES

from engine.kinds.choice import Choice
from engine.kinds.counts import Counts
from engine.kinds.entry import Entry
from engine.kinds.grid import Grid
from engine.kinds.group import Group
from engine.kinds.integer import Integer
from engine.kinds.list import List
from engine.kinds.shape import Shape
from engine.kinds.space import Space
from engine.kinds.spaces import Spaces
from engine.kinds.tuple import Tuple
from engine.ruling import Ruling
from engine.typing_compat import Any

HEAP = (Counts("stones", of="class", high=6),)
BID = (Entry("stone", of="class"), Integer("height", high=5, highs=(("stone", "rock", 2),)))

FIELDS = (
    Choice("players", choices=("2", "3"), default="2"),
    Choice("country", choices=("ford", "moor"), default="ford"),
    Space("camp", of="ford", players="players", boards=(("country", "moor", "moor"),)),
    Spaces("way", of="ford", players="players", max_items=3),
    List("tokens", max_items=4, each=Integer("", 1, 6)),
    List("bids", max_items=3, each=Tuple("", fields=BID)),
    Tuple(
        "heaps",
        fields=(
            List("near", min_items=2, max_items=2, each=Group("", fields=HEAP)),
            List("far", min_items=1, max_items=1, each=Group("", nullable=True, fields=HEAP)),
        ),
    ),
    Grid("ground", of="ground", required=True, rows=(1, 6), columns=(2, 6)),
    Shape("tile", on="ground", joined=True, required=True, min_items=1, max_items=4, rows=(0, 6), columns=(0, 6)),
    Shape("wall", max_items=9, rows=(0, 3), columns=(0, 3)),
    Grid("cover", of="ground", rows=(3, 3), columns=(3, 3)),
)


def judge(asked: dict[str, Any]) -> Ruling:
    """Whether all squares are meadow."""
    ruling = Ruling(RULES)
    wrong = [square for square in asked["tile"] if asked["ground"][square[0]][square[1]] != "."]
    if wrong:
        ruling.refuse("not-meadow", count=len(wrong), squares=wrong)
    ruling.note("squares-covered", count=len(asked["tile"]))
    return ruling


def answer(state: Any, asked: dict[str, Any], problems: Any) -> dict[str, Any]:
    """The verdict, and what the other inputs come to."""
    ruling = judge(asked)
    ruling.find_instead(_moved(asked), judge, asked)
    heaps = [heap for heaps in asked["heaps"] for heap in heaps if heap is not None]
    stones = sum([sum(heap["stones"].values()) for heap in heaps])
    there = {id_: sum([heap["stones"].get(id_, 0) for heap in heaps]) for id_ in state.tables["class"]}
    ruling.note("stones-there", stones={id_: there[id_] for id_ in there if there[id_]})
    free = [[row, column] for row in range(3) for column in range(3) if [row, column] not in asked["wall"]]
    red = [square for square in free if state.wall[square[0]][square[1]] == "r"]
    found = {"sum": sum(asked["tokens"]), "stones": stones, "way": asked["way"], "red": red}
    return ruling.verdict(found)


def _moved(asked: dict[str, Any]) -> list[dict[str, Any]]:
    """The same shape everywhere else on the ground, nearest first."""
    height, width = len(asked["ground"]), len(asked["ground"][0])
    moves = [(down, right) for down in range(-height, height + 1) for right in range(-width, width + 1)]
    moves.sort(key=lambda move: (abs(move[0]) + abs(move[1]), move))
    tiles = [[[square[0] + down, square[1] + right] for square in asked["tile"]] for down, right in moves]
    return [{"tile": tile} for tile in tiles if _is_inside(tile, height, width)]


def _is_inside(tile: list[list[int]], height: int, width: int) -> bool:
    return not [square for square in tile if not (0 <= square[0] < height and 0 <= square[1] < width)]
