"""``stone-heaps/take``: may these stones be taken?"""

from engine.stone_heaps.codes.take import CHOICES, RULES

from engine.kinds.choice import Choice
from engine.kinds.entry import Entry
from engine.kinds.integer import Integer
from engine.kinds.list import List
from engine.kinds.multiset import Multiset
from engine.ruling import Ruling, fix
from engine.typing_compat import Any

HEAP = (
    Multiset("stones", of="class"),
    Choice("guarded", choices=("no", "yes"), default="no"),
)

FIELDS = (
    List("heaps", required=True, min_items=1, max_items=5, fields=HEAP),
    Integer("heap", required=True, low=1, high=5),
    Integer("count", required=True, low=1, high="stones"),
    Entry("side", of="side", default="near"),
    Choice("last", choices=("open", "win", "lose"), default="open"),
)


def judge(asked: dict[str, Any]) -> Ruling:
    """Whether the stones may be taken."""
    ruling = Ruling(RULES, CHOICES)
    heaps = asked["heaps"]
    stones = heaps[asked["heap"] - 1]["stones"] if asked["heap"] <= len(heaps) else []
    if asked["count"] > len(stones):
        shorter = fix("take-fewer", {"limit": len(stones)}) if stones else None
        ruling.refuse("too-few-stones", fix=shorter, count=asked["count"], limit=len(stones))
    elif asked["count"] == len(stones) and len(heaps) == 1:
        if asked["last"] == "open":
            ruling.leave_open("last-stone", ("win", "lose"), side=asked["side"])
        elif asked["last"] == "lose":
            ruling.refuse("last-stone-loses", side=asked["side"])
    if stones:
        ruling.note("classes-there", classes=sorted(set(stones)))
    return ruling


def answer(state: Any, asked: dict[str, Any], problems: Any) -> dict[str, Any]:
    """The verdict."""
    ruling = judge(asked)
    ruling.settle(judge, asked)
    if ruling.reasons and "fix" in ruling.reasons[0]:
        ruling.find_instead([{"count": ruling.reasons[0]["fix"]["params"]["limit"]}], judge, asked)
    left = [{"stones": len(heap["stones"])} for heap in asked["heaps"]]
    ground = "".join(["h" if heap["stones"] else "." for heap in left])
    bare = [[0, column] for column, heap in enumerate(left) if not heap["stones"]]
    more = {"left": left, "ground": [ground, "r" * len(left)], "bare": bare}
    return ruling.verdict(more | {"total": sum([heap["stones"] for heap in left])})
