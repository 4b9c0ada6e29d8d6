"""``kemet/pyramid``: what raising a pyramid costs, and whether it can be paid for."""

from engine.kemet import Facts
from engine.kemet.beginner import highest, hold_pyramids, hold_tiles
from engine.kemet.codes.pyramid import RULES
from engine.kemet.ids import PRIEST, PRIEST_OF_RA, SLAVES
from engine.kemet.payment import Raise, prayed
from engine.kinds.choice import Choice
from engine.kinds.integer import Integer
from engine.kinds.set import Set
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

NO_YES = ("no", "yes")

FIELDS = (
    Integer("from", required=True, low=0, high="pyramid"),
    Integer("to", required=True, low=0, high="pyramid"),
    Set("tiles", of="tile", suggested=(SLAVES, PRIEST_OF_RA, PRIEST)),
    Integer("prayer", 0, "prayer"),
    Choice("beginner", choices=NO_YES, default=NO_YES[0]),
)
PRAYERS = 2
"""The spaces of the individual board that bring prayer points."""


def judge(facts: Facts, request: dict[str, Any]) -> Ruling:
    """What speaks against raising that pyramid."""
    ruling = Ruling(RULES)
    start, end, prayer = request["from"], request["to"], request["prayer"]
    top = highest(facts, request["beginner"] == NO_YES[1])
    if end <= start:
        if start >= top:
            ruling.refuse("at-top" if top == facts.numbers["pyramid"] else "beginners-top", level=start)
        else:
            ruling.refuse("not-higher", level=end, start=start)
        return ruling
    if end > top:
        ruling.refuse("beginners-top", level=top)
    cost = Raise(facts, start, end, request["tiles"]).cost
    if prayer is not None and cost > prayer:
        ruling.refuse("raise-short", cost=cost, prayer=prayer, missing=cost - prayer)
    return ruling


def candidates(facts: Facts, request: dict[str, Any]) -> list[dict[str, Any]]:
    """Other levels, nearest first: below the wanted one if that is too dear, else the next one."""
    start, end = request["from"], request["to"]
    if end <= start:
        return [{"to": start + 1}] if start < highest(facts, request["beginner"] == NO_YES[1]) else []
    return [{"to": level} for level in range(end - 1, start, -1)]


def answer(facts: Facts, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Say what it costs to raise a pyramid by one action, and whether the prayer points suffice.

    ``cost`` is there whenever the pyramid would rise, ``prayer_left`` only if it may and ``prayer`` is told. ``saved``
    has what the tiles save, each as a number below 0: Slaves at every level, Priest of Ra once. ``instead`` is the
    highest level that can be paid, up to the wanted one; or the next one where the pyramid would not rise.
    """
    if request["beginner"] == NO_YES[1]:
        hold_pyramids(facts, {"from": request["from"]}, "", problems)
        hold_tiles(facts, request["tiles"], "tiles", problems)
        if problems.found:
            return {}
    ruling = judge(facts, request)
    ruling.find_instead(candidates(facts, request), lambda changed: judge(facts, changed), request)
    start, end, prayer = request["from"], request["to"], request["prayer"]
    rest: dict[str, Any] = {"steps": [], "saved": [], "levels": _levels(facts, request)}
    if end > start:
        work = Raise(facts, start, end, request["tiles"])
        rest |= {"cost": work.cost, "steps": work.steps, "saved": work.saved}
        if ruling.legal and prayer is not None:
            rest["prayer_left"] = prayer - work.cost
        _note(facts, request, work, ruling)
    return ruling.verdict(rest)


def _levels(facts: Facts, request: dict[str, Any]) -> list[dict[str, Any]]:
    """What each higher level costs, and what is left then."""
    found: list[dict[str, Any]] = []
    for level in range(request["from"] + 1, highest(facts, request["beginner"] == NO_YES[1]) + 1):
        cost = Raise(facts, request["from"], level, request["tiles"]).cost
        row: dict[str, Any] = {"level": level, "cost": cost}
        if request["prayer"] is not None:
            row["missing" if cost > request["prayer"] else "left"] = abs(request["prayer"] - cost)
        found.append(row)
    return found


def _note(facts: Facts, request: dict[str, Any], work: Raise, ruling: Ruling) -> None:
    """What else there is to know."""
    start, end = request["from"], request["to"]
    if not ruling.legal:
        prayer, times = request["prayer"], 0
        if [reason for reason in ruling.reasons if reason["code"] != "raise-short"]:
            return
        while times < PRAYERS and prayer < work.cost:
            prayer, times = prayed(facts, prayer, request["tiles"]), times + 1
        if prayer >= work.cost:
            ruling.note("pray-first", count=times, prayer=prayer)
        return
    if end - start > 1 and [saving for saving in work.saved if saving["tile"] == PRIEST_OF_RA]:
        ruling.note("saves-once", tile=PRIEST_OF_RA)
    if start == 0:
        ruling.note("goes-on-board")
    ruling.note("buys-up-to", level=end)
    if end == facts.numbers["pyramid"]:
        ruling.note("worth-a-point")
