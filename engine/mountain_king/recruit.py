"""``mountain-king/recruit``: whether a troll of the horde may be recruited, whom that bribes, and what it brings."""

from engine.fields import Field
from engine.kinds.group import Group
from engine.kinds.integer import Integer
from engine.kinds.list import List
from engine.mountain_king import Facts
from engine.mountain_king.codes.recruit import RULES
from engine.mountain_king.goods import add, goods_field, lacking, swap, take, total
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

BRIBE = "coin"
ON_CARD = 3
"""The most pieces that lie on a troll of the horde: with one more it retires."""
TOP = 3
"""The highest level."""
PEDESTAL = {1: "none", 2: "bag", 3: "choice"}
"""Where the pedestal comes from that a troll of each level brings, or lays on the card that takes its place."""


def _level(level: int, cards: int) -> Field:
    each = goods_field("", high=ON_CARD, max_items=ON_CARD)
    return List(f"level{level}", required=True, min_items=cards, max_items=cards, each=each)


FIELDS = (
    Integer("level", required=True, low=1, high=3),
    Integer("index", required=True, low=0, high=4),
    Group("horde", required=True, fields=(_level(1, 5), _level(2, 4), _level(3, 3))),
    goods_field("goods"),
    Integer("trolls", 4, "troll-limit", default=4),
)


def below(level: int, index: int) -> list[tuple[int, int]]:
    """The trolls of the horde that have to be bribed for one: all below it, the lowest level first."""
    return [(under, place) for under in range(1, level) for place in range(index, index + level - under + 1)]


class Horde:
    """The horde with the goods on its trolls, and what recruiting one of them takes and brings."""

    def __init__(self, facts: Facts, request: dict[str, Any]) -> None:
        self.cards = {level: request["horde"][f"level{level}"] for level in PEDESTAL}
        self.limit: int = facts.all_numbers["troll-limit"]
        self.retires_at: int = facts.all_numbers["retire-at"]
        self.rate: int = facts.all_numbers["trade-rate"]
        self.bribes: dict[str, int] = facts.all_numbers["bribes"]

    def cost(self, level: int) -> dict[str, int]:
        """What the bribes for a troll of that level come to."""
        return add({BRIBE: self.bribes[str(level)]})

    def bribed(self, level: int, index: int) -> list[dict[str, Any]]:
        """The trolls that are bribed, with what lies on them afterwards."""
        found = []
        for under, place in below(level, index):
            pieces = total(self.cards[under][place]) + 1
            retires = pieces >= self.retires_at
            found.append({"level": under, "index": place, "place": place + 1, "coins": pieces, "retires": retires})
        return found


def judge(horde: Horde, request: dict[str, Any]) -> Ruling:
    """What speaks against recruiting that troll."""
    ruling = Ruling(RULES)
    level, goods = request["level"], request["goods"]
    if request["trolls"] >= horde.limit:
        ruling.refuse("ten-trolls", trolls=request["trolls"])
    cost = horde.cost(level)
    missing = lacking(goods, cost)
    if missing:
        trade = swap(goods, cost, horde.rate)
        if trade is None:
            ruling.refuse("bribes-unpaid", cost=cost, missing=missing)
        else:
            ruling.refuse("bribes-after-trade", cost=cost, missing=missing, give=trade["give"])
    return ruling


def candidates(horde: Horde, request: dict[str, Any]) -> Any:
    """The ways out, nearest first: the highest level that can be paid, after trades if need be, at the same place."""
    level, index, goods = request["level"], request["index"], request["goods"]
    for lower in range(level, 0, -1):
        trade = swap(goods, horde.cost(lower), horde.rate)
        if trade is not None:
            yield {"level": lower, "index": index, "goods": add(take(goods, trade["give"]), trade["get"])}


def answer(facts: Facts, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Say whether a troll of the horde may be recruited, whom that bribes, and what comes with it.

    Levels are 1 to 3, and ``index`` counts from 0 on the left. All trolls below it get a coin each, or it is refused;
    one with a fourth piece on it retires. ``takes`` are the goods that lay on the troll, ``left`` those in hand then;
    ``refill`` tells the level of the new card and where the pedestal comes from: of a level 2 troll one lies on it and
    the next comes from the ``bag``, with a level 3 troll one has a ``choice``. ``legal`` is about the goods as given:
    ``instead`` has the goods after trades for missing coins, and a troll of the highest level that these can pay.
    """
    horde = Horde(facts, request)
    level, index = request["level"], request["index"]
    if index >= len(horde.cards[level]):
        accepted = {"type": "integer", "min": 0, "max": len(horde.cards[level]) - 1}
        problems.add("out-of-range", "index", index, accepted)
        return {}
    ruling = judge(horde, request)
    ruling.find_instead(candidates(horde, request), lambda changed: judge(horde, changed), request)
    cost = horde.cost(level)
    rest: dict[str, Any] = {"level": level, "place": index + 1, "cost": cost}
    if not ruling.legal:
        return ruling.verdict(rest | {"bribes": [], "takes": {}, "left": {}, "refill": None})
    on_card = horde.cards[level][index]
    rest["bribes"] = horde.bribed(level, index)
    rest["takes"] = add(on_card)
    rest["left"] = add(take(request["goods"], cost), on_card)
    rest["refill"] = {"level": level, "pedestal": PEDESTAL[level]}
    _note(horde, request, rest, ruling)
    return ruling.verdict(rest)


def _note(horde: Horde, request: dict[str, Any], rest: dict[str, Any], ruling: Ruling) -> None:
    """By which rules it goes on."""
    level = request["level"]
    if level == 1:
        ruling.note("free-troll")
    if rest["takes"]:
        ruling.note("goods-on-card", goods=rest["takes"])
    retired = [bribe for bribe in rest["bribes"] if bribe["retires"]]
    if retired:
        ruling.note("trolls-retire", count=len(retired), pieces=horde.retires_at)
        ruling.note("retires-at-once")
    if [bribe for bribe in retired if bribe["level"] > 1]:
        ruling.note("pedestal-of-retired")
    if level == 2:
        ruling.note("pedestal-from-card")
    if level == 3:
        ruling.note("pedestal-chosen")
    if level == TOP:
        ruling.note("refilled-top", level=level, lower=level - 1)
    else:
        ruling.note("refilled", level=level)
    ruling.note("then-cascade", count=request["trolls"] + 1)
