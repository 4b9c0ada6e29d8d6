"""``abyss/read-cost`` and ``abyss/read-location``: what the symbols on a card ask for."""

from engine.abyss.cards import Cards
from engine.fields import MAX_AMOUNT
from engine.kinds.entry import Entry
from engine.kinds.integer import Integer
from engine.problems import Problems
from engine.typing_compat import Any

COST_FIELDS = (
    Entry("lord", of="lord"),
    Entry("large_bubble", of="race"),
    Integer("small_bubbles", 0, "races", default=0),
    Integer("number", 0, MAX_AMOUNT, default=0),
)

LOCATION_FIELDS = (Entry("location", of="location", required=True),)


def read_cost(cards: Cards, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Read a cost, of a lord or of bubbles and a number: value to reach, races to pay with, compulsory race."""
    if request["lord"]:
        lord = cards.lords[request["lord"]]
        for name in ("large_bubble", "small_bubbles", "number"):
            if request[name]:
                problems.add("conflict", name, request[name], {"with": "lord"})
        return {"value": lord.value, "races": lord.races, "compulsory": lord.compulsory or None}
    races = request["small_bubbles"] + (1 if request["large_bubble"] else 0)
    if not races or not request["number"]:
        problems.add("missing-field", "lord", None, {"type": "entry", "of": "lord"})
    return {"value": request["number"], "races": races, "compulsory": request["large_bubble"]}


def read_location(cards: Cards, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Read a location: what kind of thing it ``counts``, of which guild or race, and the points."""
    formula = cards.formulas[request["location"]]
    return {
        "counts": formula["kind"],
        "base": formula.get("base", 0),
        "each": formula.get("each", 0),
        "guild": formula.get("guild") or None,
        "race": formula.get("race") or None,
    }
