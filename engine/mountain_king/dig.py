"""``mountain-king/dig``: can this tunnel be paid for, what does it earn, and what may be placed with it?"""

from engine.kinds.choice import Choice
from engine.kinds.entry import Entry
from engine.kinds.integer import Integer
from engine.kinds.multiset import Multiset
from engine.kinds.set import Set
from engine.mountain_king.codes.dig import LIMITS, RULES
from engine.mountain_king.goods import add, goods_field, lacking, swap, take
from engine.possible import at_most
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

MINERALS = ("stone", "iron", "heartstone")
SIZES = (2, 5)
NO_ANCHOR = 5

FIELDS = (
    Integer("size", required=True, low=SIZES[0], high=SIZES[1]),
    Choice("material", required=True, choices=MINERALS),
    goods_field("goods"),
    Integer("rubble", 0, SIZES[1], default=0),
    goods_field("covers", 9),
    Multiset("statues", of="clan", max_items=SIZES[1]),
    Entry("layer", of="layer"),
    Multiset("pedestals", of="clan", max_items=18),
    Set("placed", of="clan"),
    Set("tokens_gone", of="clan"),
    Integer("spots", 0, 12, default=0),
    Integer("workshops_left", 0, "workshop-tiles", default="workshop-tiles"),
)


class Dig:
    """What digging costs and earns, by what is asked."""

    def __init__(self, state: Any, asked: dict[str, Any]) -> None:
        numbers = state.all_numbers
        material = asked["material"]
        self.rate: int = numbers["trade-rate"]
        self.honor: int = numbers["dig-honor"][str(asked["size"])][material]
        self.hammers: int = asked["rubble"] * numbers["rubble-hammers"]
        self.cost = add({material: asked["size"]}, {"hammer": self.hammers})
        self.missing = lacking(asked["goods"], self.cost)


def judge(state: Any, asked: dict[str, Any]) -> Ruling:
    """Whether the goods as they are pay for it; if not, the trade that would mend that."""
    ruling = Ruling(RULES)
    dig, material = Dig(state, asked), asked["material"]
    if material in dig.missing:
        ruling.refuse(
            "minerals-short",
            cost={material: asked["size"]},
            owned={material: asked["goods"].get(material, 0)},
            count=asked["goods"].get(material, 0),
        )
    if "hammer" in dig.missing:
        ruling.refuse("hammers-short", squares=asked["rubble"], count=asked["goods"].get("hammer", 0))
    if dig.missing:
        trade = swap(asked["goods"], dig.cost, dig.rate)
        if trade is not None:
            ruling.refuse("trade-first", give=trade["give"], get=trade["get"])
    return ruling


def candidates(state: Any, asked: dict[str, Any]) -> Any:
    """Other tunnels that may be paid for, nearest first: the size is kept, then the rubble, then the mineral."""
    honors = state.all_numbers["dig-honor"]
    few = min(asked["rubble"], asked["goods"].get("hammer", 0) // state.all_numbers["rubble-hammers"])
    for size in range(asked["size"], SIZES[0] - 1, -1):
        honor = honors[str(size)]
        others = [(-honor[other], place, other) for place, other in enumerate(MINERALS) if other != asked["material"]]
        for rubble in (asked["rubble"], few):
            for material in [asked["material"]] + [other for _, _, other in sorted(others)]:
                changed = {"size": size, "material": material, "rubble": min(size, rubble)}
                yield changed | {"statues": asked["statues"][:size]}


def placeable(asked: dict[str, Any], clans: list[str]) -> list[str]:
    """The clans whose pedestal may be placed on the tunnel."""
    if asked["size"] == NO_ANCHOR or not asked["layer"]:
        return []
    closed = asked["placed"] + asked["tokens_gone"]
    return [clan for clan in clans if clan in asked["pedestals"] and clan not in closed]


def answer(state: Any, asked: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Judge by the goods as they are: no trade is made, but the reason names the one that would do.

    ``instead`` is the largest tunnel, up to the wanted size, that these goods pay for: with the same rubble if it can
    be cleared, else with as much as there are hammers for; of the wanted mineral if it can be, else of that which
    earns the most.
    """
    if asked["rubble"] > asked["size"]:
        problems.add("conflict", "rubble", asked["rubble"], {"with": "size"})
    if len(asked["statues"]) > asked["size"]:
        problems.add("conflict", "statues", asked["statues"], {"with": "size"})
    for clan in state.order["clan"]:
        pedestals = [
            (f"pedestals[{place}]", clan, 1 if one == clan else 0) for place, one in enumerate(asked["pedestals"])
        ]
        at_most(problems, LIMITS["pedestals"], state.all_numbers["clan-pieces"][clan]["pedestals"], pedestals)
    if problems.found:
        return {}
    ruling = judge(state, asked)
    ruling.find_instead(candidates(state, asked), lambda changed: judge(state, changed), asked)
    dig = Dig(state, asked)
    rest: dict[str, Any] = {
        "cost": dig.cost,
        "honor": 0,
        "gains": {},
        "left": asked["goods"],
        "unearthed": [],
        "pedestals": [],
        "workshops": 0,
    }
    if ruling.legal:
        rest["honor"] = dig.honor
        rest["gains"] = asked["covers"]
        rest["left"] = add(take(asked["goods"], dig.cost), asked["covers"])
        rest["unearthed"] = sorted(asked["statues"], key=state.order["clan"].index)
        rest["pedestals"] = placeable(asked, state.order["clan"])
        rest["workshops"] = min(asked["spots"], asked["workshops_left"])
        _note_outcome(asked, rest, ruling)
    elif ruling.instead is None and "trade-first" not in [reason["code"] for reason in ruling.reasons]:
        _note_no_tunnel(state, asked, ruling)
    return ruling.verdict(rest)


def _note_no_tunnel(state: Any, asked: dict[str, Any], ruling: Ruling) -> None:
    """These goods pay for no tunnel as they are: the largest one that trades would pay for, if there is any."""
    honors, rate = state.all_numbers["dig-honor"], state.all_numbers["trade-rate"]
    for size in range(asked["size"], SIZES[0] - 1, -1):
        honor = honors[str(size)]
        for material in sorted(MINERALS, key=lambda kind: (-honor[kind], MINERALS.index(kind))):
            trade = swap(asked["goods"], {material: size}, rate)
            if trade is not None:
                ruling.note("trade-then-dig", give=trade["give"], get=trade["get"], count=size)
                ruling.note("trades-may-count")
                return
    ruling.note("must-recruit")


def _note_outcome(asked: dict[str, Any], rest: dict[str, Any], ruling: Ruling) -> None:
    """What follows from a tunnel that is paid for."""
    if rest["honor"]:
        ruling.note("earns", earned=rest["honor"])
    else:
        ruling.note("earns-nothing")
    if rest["unearthed"]:
        ruling.note("comes-to-light", clans=sorted(set(rest["unearthed"])), count=len(rest["unearthed"]))
    if asked["pedestals"]:
        _pedestals(asked, rest["pedestals"], ruling)
    if rest["workshops"]:
        ruling.note("builds-workshops", count=rest["workshops"])
    if rest["workshops"] < asked["spots"]:
        ruling.note("tiles-run-out", spots=asked["spots"], left=asked["workshops_left"])


def _pedestals(asked: dict[str, Any], placed: list[str], ruling: Ruling) -> None:
    """Which pedestals in storage may be placed, and why the others may not."""
    if asked["size"] == NO_ANCHOR:
        ruling.note("size-without-anchor")
        return
    if not asked["layer"]:
        ruling.note("no-anchor")
        return
    if placed:
        ruling.note("may-place", clans=placed, layer=asked["layer"])
    closed = sorted({clan for clan in asked["pedestals"] if clan not in placed})
    if closed:
        ruling.note("may-not-place", clans=closed, layer=asked["layer"])
