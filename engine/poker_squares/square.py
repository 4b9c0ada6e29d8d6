"""``square``: what do the lines of a square bring?"""

from engine.kinds.choice import Choice
from engine.kinds.grid import Grid
from engine.poker_squares import lines
from engine.poker_squares.codes.square import RULES
from engine.ruling import Ruling, fix
from engine.typing_compat import Any

SIDE = 5
SIDES = range(SIDE)
PLACES = [(row, column) for row in SIDES for column in SIDES]
LINES = {
    "rows": [[(row, column) for column in SIDES] for row in SIDES],
    "columns": [[(row, column) for row in SIDES] for column in SIDES],
    "diagonals": [[(n, n) for n in SIDES], [(SIDE - 1 - n, n) for n in SIDES]],
}
"""The places of each line."""

FIELDS = (
    Grid("ranks", of="rank", rows=(SIDE, SIDE), columns=(SIDE, SIDE), required=True),
    Grid("suits", of="suit", rows=(SIDE, SIDE), columns=(SIDE, SIDE), required=True),
    Choice("scale", choices=lines.SCALES, default=lines.SCALES[0]),
    Choice("diagonals", choices=("no", "yes"), default="no"),
    Choice("aces", choices=lines.ACES, default=lines.ACES[0]),
)


def signs(asked: dict[str, Any], place: tuple[int, int]) -> tuple[str, str]:
    """The signs of rank and suit on a place."""
    row, column = place
    return asked["ranks"][row][column], asked["suits"][row][column]


def laid(state: Any, asked: dict[str, Any]) -> dict[Any, str]:
    """The cards by their places; where only a rank or a suit is told, none lies."""
    return {place: state.by_signs[signs(asked, place)] for place in PLACES if signs(asked, place) in state.by_signs}


def judge(state: Any, asked: dict[str, Any]) -> Ruling:
    """Whether such a square can be laid: no card is there twice."""
    ruling = Ruling(RULES)
    cards = laid(state, asked)
    there = list(cards.values())
    for card in sorted({card for card in there if there.count(card) > 1}):
        places = pairs([place for place in PLACES if cards.get(place) == card])
        ruling.refuse("card-twice", fix=fix("clear-squares", {"squares": places[1:]}), card=card, squares=places)
    half = pairs([place for place in PLACES if place not in cards and signs(asked, place) != (".", ".")])
    if half:
        ruling.note("half-a-card", count=len(half), squares=half)
    return ruling


def answer(state: Any, asked: dict[str, Any], problems: Any) -> dict[str, Any]:
    """The verdict and what each line brings; the way out of a refusal keeps the first of equal cards."""
    ruling = judge(state, asked)
    wrong = [square for reason in ruling.reasons for square in reason["fix"]["params"]["squares"]]
    cleared = {name: without(asked[name], wrong) for name in ("ranks", "suits")}
    ruling.find_instead([cleared], lambda request: judge(state, request), asked, ordered=("ranks", "suits"))
    cards = laid(state, asked)
    names = [name for name in LINES if name != "diagonals" or asked["diagonals"] == "yes"]
    found = {
        name: [{"number": n} | _line(state, asked, cards, places) for n, places in enumerate(LINES[name], 1)]
        for name in names
    }
    every = [line for name in names for line in found[name]]
    total = sum([line["points"] for line in every])
    _note(state, asked, ruling, every, total)
    return ruling.verdict({"diagonals": []} | found | {"laid": len(cards), "total": total})


def _line(state: Any, asked: dict[str, Any], cards: dict[Any, str], places: list[Any]) -> dict[str, Any]:
    """What a line makes; nothing as long as one of its places is free."""
    there = [state.cards[cards[place]] for place in places if place in cards]
    hand = lines.best(there, asked["aces"]) if len(there) == len(places) else None
    points = state.points[hand][asked["scale"]] if hand else 0
    return {"hand": hand, "points": points, "open": len(places) - len(there)}


def _note(state: Any, asked: dict[str, Any], ruling: Ruling, every: list[Any], total: int) -> None:
    """What is still open; or whether it is won, for which the points are known by both scales without diagonals."""
    left = len([line for line in every if line["open"]])
    goal = state.numbers["goal"][asked["scale"]]
    if asked["diagonals"] == "yes":
        ruling.note("diagonals-count", count=len(every))
    if left:
        ruling.note("lines-open", count=left)
    elif asked["diagonals"] == "no" and total >= goal:
        ruling.note("won", scale=asked["scale"], goal=goal)
    elif asked["diagonals"] == "no":
        ruling.note("not-won", scale=asked["scale"], goal=goal, missing=goal - total)


def pairs(places: list[Any]) -> list[list[int]]:
    """Places as an answer gives them."""
    return [list(place) for place in places]


def without(rows: list[str], squares: list[Any]) -> list[str]:
    """The rows, with some squares free."""
    return ["".join(["." if [row, column] in squares else rows[row][column] for column in SIDES]) for row in SIDES]
