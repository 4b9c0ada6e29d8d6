"""``kemet/setup``: what is laid out for so many players, and whether pyramids and units may stand so."""

from engine.kemet import Facts
from engine.kemet.codes.setup import LIMITS, RULES
from engine.kemet.score import BEGINNER, MODES, SHORT
from engine.kinds.choice import Choice
from engine.kinds.group import Group
from engine.kinds.integer import Integer
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

COLORS = ("red", "blue", "white")
SIDES = ("two-four", "three-five")
HIGHEST = 2
"""The level of the higher pyramid, if the levels are not spread evenly; also the highest one of beginners."""

FIELDS = (
    Integer("players", required=True, low=2, high="players"),
    Choice("mode", choices=MODES, default=SHORT),
    Group("pyramids", fields=tuple([Integer(color, 0, "pyramid") for color in COLORS])),
    Group("units", fields=tuple([Integer(color, 0, "units") for color in COLORS])),
)


def _stated(group: dict[str, Any]) -> dict[str, int] | None:
    """The numbers of a group, those not stated as 0; None if none was stated."""
    if not [color for color in COLORS if group[color] is not None]:
        return None
    return {color: group[color] or 0 for color in COLORS}


def splits(levels: int) -> list[dict[str, int]]:
    """All ways to spread the levels over the pyramids: evenly, or 2, 1 and 0 in any of the colours."""
    found = [dict([(color, levels // len(COLORS)) for color in COLORS])]
    for high in COLORS:
        for low in COLORS:
            if low != high:
                found.append(dict([(color, HIGHEST if color == high else int(color == low)) for color in COLORS]))
    return found


def placements(total: int, limit: int, pyramids: dict[str, int] | None) -> list[dict[str, int]]:
    """All ways to put so many units into districts with a pyramid; into any two or three if no pyramid is told."""
    found = []
    for red in range(limit + 1):
        for blue in range(limit + 1):
            units = {"red": red, "blue": blue, "white": total - red - blue}
            bare = [color for color in COLORS if units[color] and pyramids is not None and not pyramids[color]]
            if 0 <= units["white"] <= limit and not bare:
                found.append(units)
    return found


def _distance(one: dict[str, int], other: dict[str, int] | None) -> int:
    """How much has to be changed."""
    return sum([abs(one[color] - other[color]) for color in COLORS]) if other is not None else 0


def judge(facts: Facts, request: dict[str, Any]) -> Ruling:
    """Whether the pyramids and the units may stand so."""
    ruling = Ruling(RULES)
    start = facts.all_numbers["start"]
    pyramids, units = _stated(request["pyramids"]), _stated(request["units"])
    if pyramids is not None:
        _judge_pyramids(pyramids, start["pyramid-levels"], ruling)
    if units is not None:
        limit: int = facts.numbers["troop"]
        for color in COLORS:
            if pyramids is not None and units[color] and not pyramids[color]:
                ruling.refuse("no-pyramid-there", color=color, units=units[color])
            if units[color] > limit:
                ruling.refuse("too-many-in-district", color=color, units=units[color], limit=limit)
        placed, wanted = sum(units.values()), start["units-on-board"]
        if placed != wanted:
            code = "too-few-units-placed" if placed < wanted else "too-many-units-placed"
            ruling.refuse(code, units=placed, wanted=wanted)
    return ruling


def _judge_pyramids(pyramids: dict[str, int], wanted: int, ruling: Ruling) -> None:
    """Whether the levels are spread in one of the two ways."""
    levels = sum(pyramids.values())
    if levels != wanted:
        ruling.refuse("too-few-levels" if levels < wanted else "too-many-levels", levels=levels, wanted=wanted)
    for color in COLORS:
        if pyramids[color] > HIGHEST:
            ruling.refuse("one-pyramid-too-high", color=color, level=pyramids[color], highest=HIGHEST)


def _candidates(facts: Facts, request: dict[str, Any]) -> list[dict[str, Any]]:
    """What may be done instead, that which changes least first: units are moved before levels are."""
    start = facts.all_numbers["start"]
    pyramids, units = _stated(request["pyramids"]), _stated(request["units"])
    candidates: list[Any] = []
    for split in splits(start["pyramid-levels"]) if pyramids is not None else [None]:
        changed: dict[str, Any] = {} if split is None else {"pyramids": split}
        if units is None:
            candidates.append((_distance(split, pyramids) if split else 0, 0, len(candidates), changed))
            continue
        for placed in placements(start["units-on-board"], facts.numbers["troop"], split):
            candidate = dict(changed, units=placed)
            candidates.append(
                (_distance(split, pyramids) if split else 0, _distance(placed, units), len(candidates), candidate)
            )
    return [candidate for _, _, _, candidate in sorted(candidates, key=lambda one: one[:3])]


def answer(facts: Facts, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Say what is laid out for so many players, what each of them begins with, and whether this beginning is allowed.

    ``pyramids`` are the levels of a player's three pyramids, ``units`` those put into the district of each; a group of
    which one number is told has 0 for the others, and one of which none is told is not looked at. ``open_districts``
    are those with a pyramid. ``instead`` changes as few levels as it can, and then as few units.
    """
    count = request["players"]
    left = facts.numbers["units"]
    for color in COLORS:
        given = request["units"][color] or 0
        if given > left:
            accepted = {"type": "integer", "min": 0, "max": left}
            problems.add("conflict", f"units.{color}", given, accepted, LIMITS["units"])
        left -= min(given, left)
    if problems.found:
        return {}
    ruling = judge(facts, request)
    ruling.find_instead(_candidates(facts, request), lambda changed: judge(facts, changed), request)
    numbers = facts.all_numbers
    start, side = numbers["start"], numbers["sides"][str(count)]
    worth = numbers["temple-prayer"]
    temples = facts.temples(count)
    pyramids = _stated(request["pyramids"])
    rest: dict[str, Any] = {
        "side": SIDES[side["sanctuary"]],
        "east_bank": bool(side["east-bank"]),
        "sanctuary": bool(side["sanctuary"]),
        "temples": [
            {"temple": temple, "prayer": worth[temple]["prayer"], "units": worth[temple]["units"]} for temple in temples
        ],
        "spaces": temples + (["sanctuary"] if side["sanctuary"] else []),
        "goal": numbers["victory"][request["mode"]],
        "tile_level": 1 if request["mode"] == BEGINNER else numbers["tile-levels"],
        "prayer": start["prayer-points"],
        "interventions": start["interventions"],
        "battle_cards": start["battle-cards"],
        "tokens": numbers["player-pieces"]["action-token"],
        "levels": start["pyramid-levels"],
        "on_board": start["units-on-board"],
        "reserve": start["units-in-reserve"],
        "open_districts": [color for color in COLORS if pyramids is None or pyramids[color]],
    }
    _note(facts, request, rest, ruling)
    return ruling.verdict(rest)


def _note(facts: Facts, request: dict[str, Any], rest: dict[str, Any], ruling: Ruling) -> None:
    """By which rules it is laid out so."""
    count = request["players"]
    if not rest["east_bank"]:
        ruling.note("bank-closed", players=count)
    if not rest["sanctuary"]:
        ruling.note("no-sanctuary", players=count)
    if request["mode"] == BEGINNER:
        ruling.note("beginner-tiles", level=1, next=HIGHEST)
    if _stated(request["pyramids"]) is None:
        ruling.note("split-chosen", count=rest["levels"])
    elif ruling.legal and len(rest["open_districts"]) < len(COLORS):
        ruling.note("full-districts", limit=facts.numbers["troop"])
    ruling.note("order-drawn")
