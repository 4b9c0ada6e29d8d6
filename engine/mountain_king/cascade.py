"""``mountain-king/cascade``: which trolls a new one activates at a place of the trollmoot, and what they bring."""

from engine.fields import Field
from engine.kinds.group import Group
from engine.kinds.integer import Integer
from engine.kinds.list import List
from engine.kinds.tuple import Tuple
from engine.mountain_king import Facts
from engine.mountain_king.codes.cascade import RULES
from engine.mountain_king.goods import add, goods_field, lacking, total
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

SYMBOLS = 9
"""The most symbols of one kind that may be entered for a troll."""
ROWS = 4

TROLL = (goods_field("prints", high=SYMBOLS), goods_field("holds", high=SYMBOLS))


def _row(name: str, length: int, nullable: bool) -> Field:
    each = Group("", fields=TROLL, nullable=nullable)
    return List(name, min_items=length, max_items=length, each=each)


FIELDS = (
    Tuple(
        "rows",
        required=True,
        fields=(_row("bottom", 4, False), _row("second", 3, True), _row("third", 2, True), _row("top", 1, True)),
    ),
    goods_field("prints", high=SYMBOLS),
    Integer("row", 1, ROWS - 1),
    Integer("index", 0, ROWS - 2),
)


class Trollmoot:
    """Trolls in rows, the bottom one first: each but those of the bottom row lies on two others."""

    def __init__(self, rows: list[list[dict[str, Any] | None]]) -> None:
        self.rows = rows

    def bare(self, row: int, index: int) -> bool:
        """Whether a troll is missing below a place."""
        return row > 0 and None in self.rows[row - 1][index : index + 2]

    def open_places(self) -> list[tuple[int, int]]:
        """The places where the next troll may go, lower rows first and each from the left."""
        return [
            (row, index)
            for row in range(1, ROWS)
            for index, troll in enumerate(self.rows[row])
            if troll is None and not self.bare(row, index)
        ]

    def cascade(self, row: int, index: int, prints: dict[str, int]) -> dict[str, Any]:
        """What a new troll brings at an open place: the activated trolls from the top down, each with its gains."""
        each: list[dict[str, Any]] = [{"at": [row, index], "gains": add(prints), "covered": {}}]
        for below in range(row - 1, -1, -1):
            for place in range(index, index + row - below + 1):
                troll = self.rows[below][place]
                if troll is not None:
                    gains = lacking(troll["holds"], troll["prints"])
                    covered = lacking(gains, troll["prints"])
                    each.append({"at": [below, place], "gains": gains, "covered": covered})
        gains = add(*[troll["gains"] for troll in each])
        found: dict[str, Any] = {
            "row": row,
            "index": index,
            "at": [row, index],
            "activated": [troll["at"] for troll in each],
        }
        return found | {"gains": gains, "pieces": total(gains), "each": each}

    def best_first(self, places: list[tuple[int, int]], prints: dict[str, int]) -> list[dict[str, Any]]:
        """The cascades of open places: most pieces first, then the lower row, then the lower index."""
        found = [self.cascade(row, index, prints) for row, index in places]
        return sorted(found, key=lambda place: (-place["pieces"], place["row"], place["index"]))


def judge(trollmoot: Trollmoot, request: dict[str, Any]) -> Ruling:
    """What speaks against the place that is chosen, or against any."""
    ruling = Ruling(RULES)
    row, index = request["row"], request["index"]
    if row is None or index is None:
        places = [place for place in trollmoot.open_places() if row in (None, place[0])]
        if not trollmoot.open_places():
            ruling.refuse("trollmoot-full", trolls=sum([len(each) for each in trollmoot.rows]))
        elif not places:
            ruling.refuse("row-closed", row=row + 1)
    elif trollmoot.rows[row][index] is not None:
        ruling.refuse("place-taken", row=row + 1, place=index + 1)
    elif trollmoot.bare(row, index):
        missing = [troll is None for troll in trollmoot.rows[row - 1][index : index + 2]]
        ruling.refuse("place-unsupported", row=row + 1, place=index + 1, missing=sum(missing))
    return ruling


def _check(trollmoot: Trollmoot, request: dict[str, Any], problems: Problems) -> None:
    """Note a place that there is not, and trolls that lie on fewer than two others."""
    row, index = request["row"], request["index"]
    if index is not None and row is None:
        problems.add("conflict", "index", index, {"first": "row"})
    elif index is not None and index >= ROWS - row:
        problems.add("out-of-range", "index", index, {"type": "integer", "min": 0, "max": ROWS - 1 - row})
    for row, trolls in enumerate(trollmoot.rows):
        for index, troll in enumerate(trolls):
            if troll is not None and trollmoot.bare(row, index):
                problems.add("conflict", f"rows[{row}][{index}]", troll, {"first": f"rows[{row - 1}]"})


def answer(facts: Facts, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Say which trolls a new one activates at a place, and what they bring; or compare all open places.

    Rows count from 0 at the bottom, places from 0 on the left. A place is open if both trolls below it are there.
    ``activated`` includes the new troll, and ``gains`` what it prints; of the others only uncovered symbols bring
    something. Without ``row``, ``places`` has all open places, without ``index`` those of the row: the one with most
    pieces first, then the lower row, then the lower index. ``instead`` is the best of all open places.
    """
    trollmoot = Trollmoot(request["rows"])
    _check(trollmoot, request, problems)
    if problems.found:
        return {}
    ruling = judge(trollmoot, request)
    row, index, prints = request["row"], request["index"], request["prints"]
    best = trollmoot.best_first(trollmoot.open_places(), prints)
    candidates = [{"row": place["row"], "index": place["index"]} for place in best]
    ruling.find_instead(candidates, lambda changed: judge(trollmoot, changed), request)
    if not ruling.legal:
        rest: dict[str, Any] = {"activated": [], "gains": {}} if index is not None else {"places": []}
        return ruling.verdict(rest | ({"best_place": best[0]["at"]} if best else {}))
    if index is not None:
        rest = trollmoot.cascade(row, index, prints)
        shown = [rest]
    else:
        shown = [place for place in best if row in (None, place["row"])]
        rest = {"places": shown, "best": shown[0]["pieces"]}
    _note(trollmoot, shown, ruling)
    return ruling.verdict(rest)


def _note(trollmoot: Trollmoot, shown: list[dict[str, Any]], ruling: Ruling) -> None:
    """By which rules it comes to this."""
    ruling.note("place-open", count=len(trollmoot.open_places()))
    ruling.note("goods-on-trolls")
    if [troll for place in shown for troll in place["each"] if troll["covered"]]:
        ruling.note("covered-symbols")
    trolls = [troll for row in trollmoot.rows for troll in row if troll is not None]
    if [troll for troll in trolls if lacking(troll["prints"], troll["holds"])]:
        ruling.note("more-than-printed")
    if [place for place in shown if place["row"] == ROWS - 1]:
        ruling.note("last-place", trolls=len(trolls) + 1)
