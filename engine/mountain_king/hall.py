"""``mountain-king/hall``: may a great hall go there, what does it cover, and what does it score?"""

from engine.kinds.choice import Choice
from engine.kinds.entry import Entry
from engine.kinds.grid import Grid
from engine.kinds.integer import Integer
from engine.kinds.list import List
from engine.kinds.multiset import Multiset
from engine.kinds.shape import Shape
from engine.mountain_king.codes.hall import LIMITS, RULES
from engine.mountain_king.mountain import beside, fitting, nearest, pairs
from engine.possible import at_most, once
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

SIDE = 12
MOST_SQUARES = 16
LARGEST = 5
"""The most squares of a tunnel tile (mountain-king.dig.cost)."""
TUNNELS = "abcdefgh"
GATE = "k"
HALL = "l"
WORKSHOP = "w"

STATUE = (
    Entry("clan", of="clan", required=True),
    Entry("layer", of="layer", required=True),
    Choice("pedestal", choices=("no", "yes"), default="no"),
    Choice("altar", choices=("no", "yes"), default="no"),
)

FIELDS = (
    Grid("grid", of="network-square", rows=(1, SIDE), columns=(1, SIDE)),
    Shape("hall", on="grid", joined=True, min_items=2, max_items=MOST_SQUARES, rows=(0, SIDE), columns=(0, SIDE)),
    Integer("low", 0, 40),
    Integer("high", 0, 40),
    Multiset("pedestals", of="clan", max_items=6),
    List("statues", max_items=6, fields=STATUE),
)


def squares_of(grid: list[str]) -> dict[tuple[int, int], str]:
    """What lies on each square."""
    return {(row, column): sign for row, line in enumerate(grid) for column, sign in enumerate(line)}


def judge(asked: dict[str, Any]) -> Ruling:
    """Whether the hall lies wholly on the tunnels of its owner."""
    ruling = Ruling(RULES)
    at = squares_of(asked["grid"])
    for code, signs in (("hall-on-gate", GATE), ("hall-on-workshop", WORKSHOP), ("hall-on-hall", HALL)):
        wrong = [square for square in asked["hall"] if at[square[0], square[1]] in signs]
        if wrong:
            ruling.refuse(code, squares=pairs(wrong), count=len(wrong))
    known = TUNNELS + GATE + WORKSHOP + HALL
    wrong = [square for square in asked["hall"] if at[square[0], square[1]] not in known]
    if wrong:
        ruling.refuse("hall-off-tunnels", squares=pairs(wrong), count=len(wrong))
    return ruling


def candidates(asked: dict[str, Any]) -> list[dict[str, Any]]:
    """The hall moved elsewhere, as it lies: nobody says whether it may be turned or flipped."""
    at = squares_of(asked["grid"])
    top = min([square[0] for square in asked["hall"]])
    left = min([square[1] for square in asked["hall"]])
    laid = [(square[0] - top, square[1] - left) for square in asked["hall"]]

    def fits(squares: list[tuple[int, int]]) -> bool:
        return not [square for square in squares if at[square] not in TUNNELS]

    return [{"hall": hall} for hall in nearest(asked["hall"], fitting(asked["grid"], [laid], fits))]


def covered(asked: dict[str, Any]) -> list[dict[str, Any]]:
    """Each tunnel under the hall: its squares that are covered, and the parts of it that stick out."""
    at = squares_of(asked["grid"])
    under = {(square[0], square[1]) for square in asked["hall"]}
    found = []
    for sign in TUNNELS:
        squares = [square for square in sorted(at) if at[square] == sign]
        hidden = [square for square in squares if square in under]
        if hidden:
            left = [square for square in squares if square not in under]
            found.append({"tunnel": sign, "squares": pairs(hidden), "parts": parts(left)})
    return found


def parts(squares: list[tuple[int, int]]) -> list[list[list[int]]]:
    """Squares in pieces that hang together, each in reading order."""
    left = list(squares)
    found = []
    while left:
        reached = [left.pop(0)]
        for square in reached:
            for other in beside(square):
                if other in left:
                    left.remove(other)
                    reached.append(other)
        found.append(pairs(reached))
    return found


def removed(asked: dict[str, Any], clans: list[str]) -> list[str]:
    """The pedestals that leave the game: those told, and those under statues that stand on one of their clan."""
    found = []
    for clan in clans:
        under = [statue for statue in asked["statues"] if statue["clan"] == clan and statue["pedestal"] == "yes"]
        found += [clan] * max(asked["pedestals"].count(clan), len(under))
    return found


def answer(state: Any, asked: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Judge where the hall lies; tell what it covers and what it scores.

    ``loss`` is what the covered statues would score where they stand. ``change`` is what the hall adds to the score
    beside that, with an empty altar and with a statue on it. ``instead`` is the hall as it lies, moved to where it
    keeps most of its squares and moves least.
    """
    _check(state, asked, problems)
    if problems.found:
        return {}
    ruling = judge(asked)
    if asked["hall"]:
        ruling.find_instead(candidates(asked), judge, asked)
    rest: dict[str, Any] = {"covered": [], "exposed": [], "removed": [], "stays": [], "loss": 0, "scores": None}
    rest["change"] = None
    if ruling.legal:
        _add_effects(state, asked, rest, ruling)
    elif ruling.instead is None:
        ruling.note("hall-fits-nowhere")
    return ruling.verdict(rest)


def _check(state: Any, asked: dict[str, Any], problems: Problems) -> None:
    """Note what contradicts itself, and what cannot lie on a mountain."""
    if asked["grid"] and not asked["hall"]:
        problems.add("missing-field", "hall", None, {"needs": "hall"})
    if asked["low"] is not None and asked["high"] is not None and asked["low"] > asked["high"]:
        problems.add("conflict", "high", asked["high"], {"with": "low"})
    if len([statue for statue in asked["statues"] if statue["altar"] == "yes"]) > 1:
        problems.add("conflict", "statues", asked["statues"], {"only": 1})
    doubled = []
    for place, statue in enumerate(asked["statues"]):
        if statue["pedestal"] == "yes":
            doubled.append(((statue["clan"], statue["layer"]), f"statues[{place}].pedestal", "yes"))
    once(problems, LIMITS["one-pedestal"], doubled)
    for clan in state.order["clan"]:
        under = [(f"pedestals[{place}]", clan, 1 if one == clan else 0) for place, one in enumerate(asked["pedestals"])]
        at_most(problems, LIMITS["one-pedestal"], len(state.order["layer"]), under)
    at = squares_of(asked["grid"])
    for sign in TUNNELS:
        painted = [square for square in sorted(at) if at[square] == sign]
        if len(painted) > LARGEST:
            problems.add("impossible", "grid", sign, {"together": LARGEST}, LIMITS["largest"])


def _add_effects(state: Any, asked: dict[str, Any], rest: dict[str, Any], ruling: Ruling) -> None:
    """What a hall covers, leaves and scores."""
    honor = state.all_numbers["statue-honor"]
    rest["covered"] = covered(asked) if asked["hall"] else []
    rest["exposed"] = [part for tunnel in rest["covered"] for part in tunnel["parts"]]
    rest["removed"] = removed(asked, state.order["clan"])
    for statue in asked["statues"]:
        before = honor[statue["layer"]]["pedestal" if statue["pedestal"] == "yes" else "alone"]
        rest["stays"].append({"clan": statue["clan"], "before": before, "altar": statue["altar"]})
        rest["loss"] += before
    if asked["low"] is not None or asked["high"] is not None:
        rest["scores"] = {"empty": asked["low"], "statue": asked["high"]}
        rest["change"] = {
            name: None if rest["scores"][name] is None else rest["scores"][name] - rest["loss"]
            for name in ("empty", "statue")
        }
    ruling.note("costs-nothing")
    if asked["hall"] and [line for line in asked["grid"] if HALL in line]:
        ruling.note("halls-together")
    if rest["removed"]:
        ruling.note("pedestals-removed", clans=sorted(set(rest["removed"])), count=len(rest["removed"]))
    if rest["stays"]:
        clans = sorted({statue["clan"] for statue in rest["stays"]})
        ruling.note("statues-stay", clans=clans, count=len(rest["stays"]))
    if len(rest["stays"]) > 1:
        ruling.note("loss-at-most")
    if rest["exposed"]:
        ruling.note("parts-stand-alone", count=len(rest["exposed"]))
    on_altar = [statue["clan"] for statue in rest["stays"] if statue["altar"] == "yes"]
    if on_altar:
        ruling.note("on-altar-already", clan=on_altar[0])
    else:
        ruling.note("altar-decides")
