"""``mountain-king/placement``: may a tunnel go there, and where may a tile go at all?"""

from engine.kinds.choice import Choice
from engine.kinds.grid import Grid
from engine.kinds.shape import Shape
from engine.mountain_king.codes.placement import CHOICES, RULES
from engine.mountain_king.mountain import (
    HEART,
    NOBODY,
    OFF,
    OWN,
    PARTNER,
    RIVAL,
    SPOT,
    WORKSHOP,
    Mountain,
    edges,
    nearest,
    pairs,
)
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

SIDE = 12
SQUARES = 5
MOST_DRAWN = 24

FIELDS = (
    Grid("grid", of="ground", required=True, rows=(1, SIDE), columns=(1, SIDE)),
    Shape("tile", on="grid", joined=True, min_items=2, max_items=SQUARES, rows=(0, SIDE), columns=(0, SIDE)),
    Shape("shape", joined=True, min_items=2, max_items=SQUARES, rows=(0, SQUARES), columns=(0, SQUARES)),
    Choice("spots", choices=("open", "free", "closed"), default="open"),
)

NOTHING: dict[str, Any] = {
    "rubble": 0,
    "covers": {"goods": 0, "statues": 0},
    "touches_workshops": [],
    "touches_spots": [],
    "connects": [],
    "joins": [],
}


def judge(mountain: Mountain, asked: dict[str, Any]) -> Ruling:
    """All that speaks against a tile; without one, whether the shape has a place at all."""
    ruling = Ruling(RULES, CHOICES)
    if asked["tile"]:
        _lay(mountain, asked, ruling)
    elif not mountain.placements(asked["shape"], asked["spots"] == "free"):
        if asked["spots"] == "open" and mountain.placements(asked["shape"], True):
            ruling.leave_open("only-on-spots", ("free", "closed"))
        else:
            ruling.refuse("no-place")
    ruling.settle(lambda changed: judge(mountain, changed), asked)
    return ruling


def _lay(mountain: Mountain, asked: dict[str, Any], ruling: Ruling) -> None:
    tile = asked["tile"]
    around = edges(tile)
    for code, signs in (("off-board", OFF), ("on-tunnel", OWN + RIVAL + NOBODY + PARTNER), ("on-workshop", WORKSHOP)):
        squares = mountain.found(tile, signs)
        if squares:
            ruling.refuse(code, squares=pairs(squares), count=len(squares))
    if mountain.found(tile, HEART):
        ruling.refuse("on-heart", squares=pairs(mountain.found(tile, HEART)))
    rivals = mountain.found(around, RIVAL)
    if rivals:
        ruling.refuse("touches-rival", squares=pairs(rivals), count=len(rivals))
    if not mountain.found(around, OWN):
        partner = mountain.found(around, PARTNER)
        if partner:
            ruling.refuse("touches-partner", squares=pairs(partner), count=len(partner))
        else:
            ruling.refuse("touches-nothing" if not mountain.found(around, NOBODY) else "touches-nobody")
    spots = mountain.found(tile, SPOT)
    if spots and asked["spots"] == "open":
        ruling.leave_open("spot-covered", ("free", "closed"), squares=pairs(spots), count=len(spots))
    elif spots and asked["spots"] == "closed":
        ruling.refuse("on-spot", squares=pairs(spots), count=len(spots))


def _worth(option: dict[str, Any]) -> Any:
    """What places one placement before another."""
    touched = len(option["touches_workshops"]) + len(option["touches_spots"])
    covers = option["covers"]
    return -covers["statues"], -covers["goods"], option["rubble"], -touched, -len(option["connects"]), option["tile"]


def options(mountain: Mountain, asked: dict[str, Any]) -> list[dict[str, Any]]:
    """The placements of the shape, best first."""
    if not asked["shape"]:
        return []
    found = mountain.placements(asked["shape"], asked["spots"] == "free")
    return sorted(
        [{"tile": [list(square) for square in squares]} | mountain.brings(squares) for squares in found], key=_worth
    )


def answer(state: Any, asked: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Judge where a tile lies; of a shape, list all placements, turned and flipped.

    Placements that unearth the most statues come first, then those with the most goods, the least rubble, the most
    workshops and empty spots touched, the most tunnels of nobody connected; then by their squares in reading order.
    ``instead`` is the same tile, turned or flipped if need be, where it keeps most of its squares and moves least.
    """
    if not asked["tile"] and not asked["shape"]:
        problems.add("missing-field", "tile", None, {"needs": "shape"})
        return {}
    mountain = Mountain(asked["grid"])
    ruling = judge(mountain, asked)
    if asked["tile"]:
        others = nearest(asked["tile"], mountain.placements(asked["tile"], asked["spots"] == "free"))
        ruling.find_instead([{"tile": tile} for tile in others], lambda changed: judge(mountain, changed), asked)
    listed = options(mountain, asked)
    if asked["tile"]:
        _note_nobody(mountain, asked, ruling)
    laid = mountain.brings(asked["tile"]) if asked["tile"] and ruling.legal else NOTHING
    if asked["tile"] and ruling.legal:
        _note_outcome(mountain, asked["tile"], laid, ruling)
    if listed:
        ruling.note("may-be-turned")
    if asked["shape"] and asked["spots"] == "open":
        more = len(mountain.placements(asked["shape"], True)) - len(listed)
        if more and listed:
            ruling.note("more-on-spots", count=more)
    if len(listed) > MOST_DRAWN:
        ruling.note("best-are-drawn", count=MOST_DRAWN)
    places = [option["tile"] for option in listed]
    rest = {"placements": places, "options": listed[:MOST_DRAWN], "count": len(listed)}
    if asked["tile"] and ruling.legal is False and ruling.instead is None:
        ruling.note("fits-nowhere")
    return ruling.verdict(rest | laid)


def _note_nobody(mountain: Mountain, asked: dict[str, Any], ruling: Ruling) -> None:
    """Why tunnels that were painted as nobody's count as a rival's."""
    beside = mountain.found(edges(asked["tile"]), RIVAL)
    taken = [square for square in beside if asked["grid"][square[0]][square[1]] == NOBODY]
    if taken:
        ruling.note("nobody-is-rivals", squares=pairs(taken), count=len(taken))


def _note_outcome(mountain: Mountain, tile: Any, laid: dict[str, Any], ruling: Ruling) -> None:
    """What a legal placement leads to."""
    ruling.note("lies-well")
    if laid["rubble"]:
        ruling.note("costs-hammers", count=laid["rubble"])
    if laid["covers"]["goods"]:
        ruling.note("takes-goods", count=laid["covers"]["goods"])
    if laid["covers"]["statues"]:
        ruling.note("unearths", count=laid["covers"]["statues"])
    if laid["connects"]:
        ruling.note("connects", count=len(laid["connects"]), squares=laid["connects"])
    if laid["joins"]:
        ruling.note("joins-partner", count=len(laid["joins"]), squares=laid["joins"])
    if laid["touches_spots"]:
        ruling.note("may-build", count=len(laid["touches_spots"]), squares=laid["touches_spots"])
    if laid["touches_workshops"]:
        ruling.note("touches-workshop", count=len(laid["touches_workshops"]), squares=laid["touches_workshops"])
    corners = [(row + down, column + right) for row, column in tile for down in (-1, 1) for right in (-1, 1)]
    if mountain.found(corners, RIVAL):
        ruling.note("corner-is-allowed")
