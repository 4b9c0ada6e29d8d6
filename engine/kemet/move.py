"""``kemet/move``: may this troop move along this path, and at what price? Or: everywhere it can get."""

from engine.fields import Field
from engine.kemet import Facts
from engine.kemet.codes.move import CHOICES, LIMITS, RULES
from engine.kemet.following import Walk
from engine.kemet.ids import GOD_SPEED, LEGION, OPEN_GATES, PRIEST_OF_RA, STARGATE, TELEPORT, TELEPORTATION
from engine.kemet.land import DISTRICT, MAP
from engine.kemet.movement import (
    EACH,
    MAY,
    ON_LAND,
    ONCE,
    OPEN,
    RA_SAVINGS,
    READINGS,
    STEP_KINDS,
    Ground,
    Readings,
)
from engine.kemet.reaching import State, cheaper, cheapest_paths, path_of, payments
from engine.kinds.choice import Choice
from engine.kinds.entry import Entry
from engine.kinds.flag import Flag
from engine.kinds.integer import Integer
from engine.kinds.list import List
from engine.kinds.multiset import Multiset
from engine.kinds.set import Set
from engine.kinds.space import Space
from engine.kinds.spaces import Spaces
from engine.possible import at_most
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

CITIES = ("city1", "city2", "city3", "city4", "city5")
"""The areas of the board."""
MAX_STEPS = 8
"""The most steps of a path: more than any troop needs to get anywhere."""


def _space(name: str, **more: Any) -> Field:
    return Space(name, of=MAP, players="players", required=True, **more)


FIELDS = (
    Integer("players", required=True, low=2, high="players"),
    Choice("city", required=True, choices=CITIES),
    _space("from"),
    Integer("units", required=True, low=1, high="troop", highs=(("tiles", LEGION, "legion"),)),
    Entry("creature", of="creature"),
    Integer("prayer", 0, "prayer"),
    Spaces("enemies", of=MAP, players="players"),
    Space("escape", of=MAP, players="players"),
    Space("escape_to", of=MAP, players="players"),
    Spaces("pyramids", of=MAP, players="players"),
    Set(
        "tiles",
        of="tile",
        suggested=(GOD_SPEED, STARGATE, TELEPORT, OPEN_GATES, LEGION, PRIEST_OF_RA),
    ),
    Multiset("di", of="intervention", suggested=(TELEPORTATION, OPEN_GATES)),
    List(
        "own",
        max_items="units",
        fields=(
            _space("space"),
            Integer("units", required=True, low=1, high="legion"),
            Flag("creature"),
        ),
    ),
    List(
        "path",
        max_items=MAX_STEPS,
        fields=(
            _space("to"),
            Choice("by", choices=STEP_KINDS, default=ON_LAND),
            Integer("drop", 0, "legion", default=0),
            Integer("pick", 0, "legion", default=0),
        ),
    ),
    Choice("creature_passing", choices=READINGS, default=OPEN),
    Choice("limit_passing", choices=READINGS, default=OPEN),
    Choice("border_crossing", choices=READINGS, default=OPEN),
    Choice("ra_saving", choices=RA_SAVINGS, default=OPEN),
)


def answer(facts: Facts, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Judge a path; without one, tell everywhere the whole troop can get.

    ``reach`` has the space with the cheapest way first: the fewest prayer points, then the fewest steps, then the order
    of the board. A space that only a generous reading of an open point leads to is not ``sure``. ``instead`` is the
    cheapest way of the whole troop to where the path leads. Without ``prayer`` there is enough of it. The card Open
    Gates is played where a wall asks for it. As soon as the troop enters ``escape``, whoever stands there flees to
    ``escape_to``, and the move may go on.
    """
    ground = _ground(facts, request, problems)
    if ground is None:
        return {}
    if not request["path"]:
        return _reach(facts, ground, request)
    ruling, walk = _judge(ground, request)
    ruling.find_instead(
        _candidates(facts, ground, request), lambda changed: _judge(ground, changed)[0], request, ("path",)
    )
    if ruling.instead is not None:
        ruling.instead = {"path": [{"to": step["to"], "by": step["by"]} for step in ruling.instead["path"]]}
    if ruling.legal is not False:
        walk.note_rules()
    rest = _common(ground, walk.steps) | {"cost": walk.cost, "used": walk.used, "units": walk.units}
    rest = rest | {
        "ends": walk.at,
        "battle": walk.battle,
        "spaces": [ground.start] + [step["to"] for step in walk.steps],
    }
    if ruling.legal is not False and request["prayer"] is not None:
        rest["prayer_left"] = request["prayer"] - walk.cost
    return ruling.verdict(rest)


def _common(ground: Ground, steps: list[dict[str, Any]]) -> dict[str, Any]:
    """What every answer has."""
    troop = ground.troop
    return {
        "capacity": troop.capacity,
        "base": troop.base,
        "speed": troop.speed,
        "bonus": troop.bonus,
        "steps": steps,
        "reach": [],
        "free": [],
        "paid": [],
        "fights": [],
        "unsure": [],
    }


def _judge(ground: Ground, request: dict[str, Any]) -> tuple[Ruling, Walk]:
    """Follow the path, and settle what is open."""
    ruling = Ruling(RULES, CHOICES)
    walk = Walk(ground, request, ruling)
    walk.follow()
    ruling.settle(lambda changed: _judge(ground, changed)[0], request)
    return ruling, walk


def _candidates(facts: Facts, ground: Ground, request: dict[str, Any]) -> Any:
    """The cheapest path to where the path leads, by readings that are sure."""
    goal = request["path"][-1]["to"]
    found = _certain(facts, ground, request)
    if goal in found:
        yield {"path": [step | {"drop": 0, "pick": 0} for step in path_of(found[goal])]}


def _paths(ground: Ground, request: dict[str, Any], generous: bool) -> dict[str, State]:
    """The paths to all spaces, where what is open is read generously or not."""
    wanted = (MAY, OPEN) if generous else (MAY,)
    # Of the limit nothing is open: the rulebook says that it holds at all times. ``may`` is for who plays otherwise.
    readings = Readings(
        request["creature_passing"] in wanted, request["limit_passing"] == MAY, request["border_crossing"] in wanted
    )
    return cheapest_paths(ground, request["prayer"], readings)


def _saving_once(facts: Facts, request: dict[str, Any], generous: bool) -> dict[str, State]:
    """The same if Priest of Ra saves only once in the whole move: the path that is cheapest without it stays so."""
    ra = facts.all_numbers["tile-effect"][PRIEST_OF_RA]
    prayer = None if request["prayer"] is None else request["prayer"] + ra
    without = request | {"tiles": [tile for tile in request["tiles"] if tile != PRIEST_OF_RA], "prayer": prayer}
    found = _paths(Ground(facts, without), without, generous)
    return {space: cheaper(found[space], ra) for space in found}


def _certain(facts: Facts, ground: Ground, request: dict[str, Any]) -> dict[str, State]:
    """The paths to all spaces that the troop can get to by every reading that was not ruled out."""
    if not ground.troop.ra or request["ra_saving"] == EACH:
        return _paths(ground, request, False)
    once = _saving_once(facts, request, False)
    if request["ra_saving"] == ONCE:
        return once
    found = _paths(ground, request, False)
    ra, prayer, sure = ground.troop.ra, request["prayer"], {}
    for space in once:
        dearer = ra * max(0, payments(found[space]) - 1)
        if prayer is None or found[space].cost + dearer <= prayer:
            sure[space] = found[space]
        else:
            # The cheapest path can be paid by one reading alone; this one can be paid by both.
            sure[space] = cheaper(once[space], ra * max(0, payments(once[space]) - 1))
    return sure


def _reach(facts: Facts, ground: Ground, request: dict[str, Any]) -> dict[str, Any]:
    """Everywhere the whole troop can get."""
    ruling = Ruling(RULES, CHOICES)
    rest = _common(ground, [])
    sure = _certain(facts, ground, request)
    saves_once = ground.troop.ra and request["ra_saving"] == ONCE
    found = (_saving_once(facts, request, True) if saves_once else _paths(ground, request, True)) | sure
    rows = [_row(ground, space, found[space], space in sure) for space in ground.land.spaces if space in found]
    places = {row["to"]: place for place, row in enumerate(rows)}
    rows = sorted(rows, key=lambda row: (row["cost"], row["steps"], places[row["to"]]))
    rest["reach"] = rows
    for row in rows:
        kind = "unsure" if not row["sure"] else "fights" if row["battle"] else "paid" if row["cost"] else "free"
        rest[kind].append(row["to"])
    _note(ground, request["ra_saving"], max([0] + [payments(found[space]) for space in found]), rest, ruling)
    return ruling.verdict(rest)


def _row(ground: Ground, space: str, state: State, sure: bool) -> dict[str, Any]:
    """A space that can be reached, with the cheapest path to it."""
    row = {"to": space, "cost": state.cost, "steps": state.steps, "used": ground.troop.capacity - state.left}
    return row | {
        "path": path_of(state),
        "gates": state.gates,
        "battle": space in ground.foes(state.escaped),
        "sure": sure,
    }


def _note(ground: Ground, saving: str, most: int, rest: dict[str, Any], ruling: Ruling) -> None:
    """What is worth knowing of everywhere a troop can get; ``most`` are the payments of the path that has most."""
    rows, land = rest["reach"], ground.land
    if rest["fights"]:
        ruling.note("stops-at-enemies", count=len(rest["fights"]))
    if rest["unsure"]:
        ruling.note("only-if-read-so", count=len(rest["unsure"]))
    if rest["paid"]:
        ruling.note("walks-before-it-pays")
    if ground.troop.ra and most > 1:
        ruling.note("ra-once" if saving == ONCE else "ra-counted")
    if land.is_cut_off(ground.start) and not [row for row in rows if not land.is_cut_off(row["to"])]:
        ruling.note("no-way-out-of-delta")
    barred = [city for city in ground.cities if city != ground.city and city not in ground.touched]
    if barred and not ground.troop.opener and not ground.troop.has_gates:
        ruling.note("walls-keep-out")


def _ground(facts: Facts, request: dict[str, Any], problems: Problems) -> Ground | None:
    """The board and all on it, if it can be so."""
    ground = Ground(facts, request)
    land = ground.land
    if request["city"] not in ground.cities:
        problems.add("conflict", "city", request["city"], {"with": "players"}, LIMITS["players"])
    districts = [space for space in land.spaces if facts.tables[MAP][space]["kind"] == DISTRICT]
    for number, space in enumerate(request["pyramids"]):
        if space not in districts:
            accepted = {"of": MAP, "ids": districts}
            problems.add("conflict", f"pyramids[{number}]", space, accepted, LIMITS["pyramids"])
    if ground.start in ground.enemies:
        problems.add("conflict", "enemies", ground.start, {"with": "from"})
    # Each troop of an opponent has a unit at least, and opponents have so many of them together.
    foes = [(f"enemies[{number}]", space, 1) for number, space in enumerate(request["enemies"])]
    at_most(problems, LIMITS["units"], facts.numbers["units"] * (int(request["players"]) - 1), foes)
    _check_escape(ground, problems)
    _check_own(facts, ground, request, problems)
    _check_counts(ground, request, problems)
    return None if problems.found else ground


def _check_escape(ground: Ground, problems: Problems) -> None:
    """Note an Escape to a space that is not free, or not beside where it begins."""
    escape, to = ground.escape, ground.escape_to
    if to is None:
        return
    if escape is None:
        problems.add("conflict", "escape_to", to, {"needs": "escape"})
        return
    taken = ground.enemies + list(ground.own)
    free = [space for space, _kind in ground.land.beside[escape] if space not in taken]
    if to not in free:
        problems.add("conflict", "escape_to", to, {"of": MAP, "ids": free})


def _check_own(facts: Facts, ground: Ground, request: dict[str, Any], problems: Problems) -> None:
    """Note own units that cannot stand there, or are more than there are."""
    spaces: list[str] = []
    left = facts.numbers["units"] - request["units"]
    for number, troop in enumerate(request["own"]):
        where = f"own[{number}]"
        if troop["space"] in spaces:
            problems.add("duplicate", f"{where}.space", troop["space"], {"of": MAP, "copies": 1})
        if troop["space"] in ground.enemies:
            problems.add("conflict", f"{where}.space", troop["space"], {"with": "enemies"})
        if troop["space"] == ground.start and troop["creature"] and ground.troop.creature:
            problems.add("conflict", f"{where}.creature", True, {"with": "creature"}, LIMITS["creatures"])
        most = min(ground.troop.limit, left)
        if troop["space"] == ground.start:
            most = min(most, ground.troop.limit - request["units"])
        if troop["units"] > most:
            accepted = {"type": "integer", "min": 1, "max": most} if most > 0 else {"with": "units"}
            full = most < left
            problems.add(
                "out-of-range", f"{where}.units", troop["units"], accepted, LIMITS["troop" if full else "units"]
            )
        left -= troop["units"]
        spaces.append(troop["space"])


def _check_counts(ground: Ground, request: dict[str, Any], problems: Problems) -> None:
    """Note more units left behind than go along, and more picked up than stand there."""
    units, own = request["units"], dict(ground.own)
    for number, step in enumerate(request["path"]):
        for key, most in (("drop", units), ("pick", own.get(step["to"], 0))):
            if step[key] > most:
                problems.add(
                    "out-of-range", f"path[{number}].{key}", step[key], {"type": "integer", "min": 0, "max": most}
                )
        units += step["pick"] - step["drop"]
        own[step["to"]] = own.get(step["to"], 0) + step["drop"] - step["pick"]
