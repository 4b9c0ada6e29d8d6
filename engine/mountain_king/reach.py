"""``mountain-king/reach``: the shortest way from the goods in hand to those that are wanted, within one turn."""

from engine.fields import MAX_AMOUNT
from engine.kinds.counts import Counts
from engine.kinds.entry import Entry
from engine.kinds.integer import Integer
from engine.kinds.list import List
from engine.mountain_king import Facts
from engine.mountain_king.codes.reach import RULES
from engine.mountain_king.goods import add, goods_field, lacking, take, total
from engine.mountain_king.shortest_path import Hand, shortest, step_row
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

MAX_GOAL = 24
"""So many pieces may be wanted: more than any turn takes, and as many steps can be read."""

BARRED = "cart-works"
"""The workshop that takes no clan carts (mountain-king.spending.carts)."""

FIELDS = (
    goods_field("goods", required=True),
    Counts("carts", of="clan", high=MAX_AMOUNT),
    goods_field("goal", high=MAX_GOAL, required=True, max_items=MAX_GOAL),
    List(
        "workshops",
        max_items="workshops",
        fields=(
            Entry("workshop", of="workshop", required=True),
            Integer("activations", 0, "entrances", default=1),
        ),
    ),
)


def answer(facts: Facts, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Find the shortest way: any number of trades, and one of the workshops.

    The shortest way has the fewest steps; of these the one that leaves the most pieces, then one without a workshop,
    then the workshop that stands first. Goods are given of which most is to spare. ``left`` is all that is then in
    hand, clan carts among the carts; ``carts`` of a step are the clan carts that it gives.
    """
    clans = request["carts"]
    if total(clans) > request["goods"].get("cart", 0):
        problems.add("conflict", "carts", total(clans), {"with": "goods"})
        return {}
    ruling = Ruling(RULES)
    ranked = []
    options = []
    none = {"workshop": "", "activations": 0}
    for place, row in enumerate([none] + request["workshops"]):
        hand = shortest(facts, request, row["workshop"], row["activations"])
        if hand is not None:
            ranked.append((hand.steps_in_all(), -hand.pieces_in_the_end(), place, hand))
        if row["workshop"] and len(request["workshops"]) > 1:
            options.append(_option(row["workshop"], hand, request["goods"]))
    first = sorted(ranked, key=lambda one: one[:3])[0][3] if ranked else None
    steps = [step_row(step) for step in first.finished()] if first else []
    used = [step["workshop"] for step in steps if "workshop" in step]
    left = steps[-1]["left"] if steps else add(request["goods"])
    best = used[0] if used else None
    _note(facts, request, bool(ranked), steps, best, ruling)
    return ruling.verdict({"possible": bool(ranked), "steps": steps, "left": left, "best": best, "workshops": options})


def _option(workshop: str, hand: Hand | None, goods: dict[str, int]) -> dict[str, Any]:
    """What one of the workshops comes to by itself."""
    return {
        "workshop": workshop,
        "possible": hand is not None,
        "steps": hand.steps_in_all() if hand else 0,
        "activations": len([step for step in hand.steps if step.workshop]) if hand else 0,
        "left": hand.pieces_in_the_end() if hand else total(goods),
    }


def _note(
    facts: Facts, request: dict[str, Any], possible: bool, steps: list[dict[str, Any]], best: str | None, ruling: Ruling
) -> None:
    """By which rules the way is one, or what is missing."""
    rate = facts.all_numbers["trade-rate"]
    clans = total(request["carts"])
    generic = take(request["goods"], {"cart": clans}) if clans else request["goods"]
    missing = lacking(generic, request["goal"])
    if not missing:
        ruling.note("held-already")
    if not possible:
        spare = total(lacking(request["goal"], generic)) + clans
        ruling.note("out-of-reach", missing=missing, count=spare, rate=rate)
        if clans and BARRED in [row["workshop"] for row in request["workshops"]]:
            ruling.note("clan-carts-barred")
    if best:
        used = [step for step in steps if "workshop" in step]
        ruling.note("one-workshop", workshop=best, count=len(used))
        if [step for step in used if step["direction"] == "back"]:
            either = len(facts.workshops[best].give) > 1
            ruling.note("works-back-either" if either else "works-back", workshop=best)
    elif [row for row in request["workshops"] if row["activations"]] and possible and missing:
        ruling.note("no-workshop-better")
    if [step for step in steps if step["kind"] == "trade"]:
        ruling.note("trades", rate=rate)
    if clans and "cart" in request["goal"]:
        ruling.note("clan-carts-wanted")
    if [step for step in steps if "carts" in step and step.get("get") != step["give"]]:
        ruling.note("clan-carts-given")
