"""``kemet/recruit``: whether so many units may be recruited there, what they cost, and what begins with them."""

from engine.kemet import Facts
from engine.kemet.codes.recruit import LIMITS, RULES
from engine.kemet.ids import LEGION, PRIEST_OF_RA, RECRUITING_SCRIBE
from engine.kemet.payment import effect, savings
from engine.kinds.choice import Choice
from engine.kinds.entry import Entry
from engine.kinds.integer import Integer
from engine.kinds.list import List
from engine.kinds.set import Set
from engine.possible import at_most, between
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

OWN, OTHER = "own", "other"
DISTRICT = (
    Integer("recruit", 0, "units", default=0),
    Integer("own", 0, "legion", default=0),
    Integer("enemy", 0, "legion", default=0),
    Entry("creature", of="creature"),
    Choice("city", choices=(OWN, OTHER), default=OWN),
)
FIELDS = (
    Integer("units", required=True, low=0, high="units"),
    Integer("prayer", 0, "prayer"),
    Integer("reserve", 0, "units"),
    Set("tiles", of="tile", suggested=(RECRUITING_SCRIBE, PRIEST_OF_RA, LEGION)),
    List("districts", max_items="districts", fields=DISTRICT),
    Set("waiting", of="creature"),
)


class Muster:
    """Recruiting by one action: what it costs, and how many units there is room for."""

    def __init__(self, facts: Facts, request: dict[str, Any]) -> None:
        self.facts = facts
        self.request = request
        self.tiles: list[str] = request["tiles"]
        self.limit: int = facts.numbers["legion"] if LEGION in self.tiles else facts.numbers["troop"]
        self.free: int = effect(facts, RECRUITING_SCRIBE) if RECRUITING_SCRIBE in self.tiles else 0

    def price(self, units: int) -> tuple[int, list[dict[str, Any]]]:
        """What so many units cost, and what tiles save of it."""
        saved = min(units, self.free)
        cost, rest = savings(self.facts, units - saved, self.tiles, (PRIEST_OF_RA,))
        return cost, ([{"tile": RECRUITING_SCRIBE, "saved": -saved}] if saved else []) + rest

    def room(self, district: dict[str, Any]) -> int:
        """How many units may be recruited in a district: none in a foreign city."""
        return 0 if district["city"] == OTHER else max(0, self.limit - district["own"])

    @property
    def reserve(self) -> int | None:
        """The units in the reserve: as stated, else at most those that stand nowhere; None if nothing is stated."""
        stated: int | None = self.request["reserve"]
        standing = sum([district["own"] for district in self.request["districts"]])
        return self.facts.numbers["units"] - standing if stated is None and standing else stated

    @property
    def most(self) -> int:
        """How many units may be recruited at most, as far as is told."""
        units: int = self.facts.numbers["units"]
        if self.reserve is not None:
            units = min(units, self.reserve)
        if self.request["districts"]:
            units = min(units, sum([self.room(district) for district in self.request["districts"]]))
        prayer = self.request["prayer"]
        while units and prayer is not None and self.price(units)[0] > prayer:
            units -= 1
        return units


def judge(facts: Facts, request: dict[str, Any]) -> Ruling:
    """What speaks against recruiting so."""
    ruling = Ruling(RULES)
    muster = Muster(facts, request)
    units, prayer, reserve = request["units"], request["prayer"], muster.reserve
    cost, _ = muster.price(units)
    if reserve is not None and units > reserve:
        code = "reserve-at-most" if request["reserve"] is None else "reserve-short"
        ruling.refuse(code, units=units, reserve=reserve)
    if prayer is not None and cost > prayer:
        ruling.refuse("recruit-short", cost=cost, prayer=prayer, missing=cost - prayer)
    for place, district in enumerate(request["districts"], 1):
        if not district["recruit"]:
            continue
        if district["city"] == OTHER:
            ruling.refuse("foreign-city", place=place)
        elif district["recruit"] > muster.room(district):
            ruling.refuse("space-full", place=place, units=district["own"] + district["recruit"], limit=muster.limit)
    return ruling


def candidates(facts: Facts, request: dict[str, Any]) -> list[dict[str, Any]]:
    """The way out: as many of the units as may be, as near as may be to where they were wanted."""
    muster = Muster(facts, request)
    left = min(request["units"], muster.most)
    if not left:
        return []
    changed: dict[str, Any] = {"units": left}
    districts = request["districts"]
    if districts:
        fitting = [min(district["recruit"], muster.room(district)) for district in districts]
        # What finds no room goes where nobody has to be fought first.
        order = sorted([(district["enemy"] > 0, place) for place, district in enumerate(districts)])
        placed = []
        for wanted in fitting:
            placed.append(min(wanted, left))
            left -= placed[-1]
        for _fought, place in order:
            more = min(left, muster.room(districts[place]) - placed[place])
            placed[place] += more
            left -= more
        changed["districts"] = [district | {"recruit": placed[place]} for place, district in enumerate(districts)]
    return [changed]


def answer(facts: Facts, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Say whether units may be recruited by one action, what they cost, and where a battle begins.

    ``units`` are all that come, those of Recruiting Scribe among them. ``districts`` are up to three spaces with the
    units ``recruit`` that come there, the ``own`` ones or those of an ``enemy`` there now, and the own ``creature``
    there; without them only price and reserve are judged. ``city`` is ``other`` for a district of somebody else.
    ``most`` is how many units might come at most. ``battles`` tell where the new units attack at once, ``spots`` the
    districts where a creature of ``waiting`` has to join. ``instead`` keeps as many units as may come, where they were
    wanted as far as there is room.
    """
    _check(facts, request, problems)
    if problems.found:
        return {}
    ruling = judge(facts, request)
    ruling.find_instead(candidates(facts, request), lambda changed: judge(facts, changed), request)
    muster = Muster(facts, request)
    cost, saved = muster.price(request["units"])
    rest: dict[str, Any] = {"cost": cost, "saved": saved, "most": muster.most, "battles": [], "after": [], "spots": []}
    if ruling.legal:
        if request["prayer"] is not None:
            rest["prayer_left"] = request["prayer"] - cost
        if request["reserve"] is not None:
            rest["reserve_left"] = request["reserve"] - request["units"]
        _add_outcome(request, rest)
        _note(request, muster, rest, ruling)
    return ruling.verdict(rest)


def _check(facts: Facts, request: dict[str, Any], problems: Problems) -> None:
    """Note what contradicts itself."""
    muster = Muster(facts, request)
    districts = request["districts"]
    coming = sum([district["recruit"] for district in districts])
    if districts and coming != request["units"]:
        problems.add("conflict", "units", request["units"], {"with": "districts"})
    seen = list(request["waiting"])
    for place, district in enumerate(districts):
        where = f"districts[{place}]"
        for side in ("own", "enemy"):
            if side == "own" and district[side] > muster.limit:
                accepted = {"type": "integer", "min": 0, "max": muster.limit}
                problems.add("out-of-range", f"{where}.{side}", district[side], accepted, LIMITS["troop"])
        if district["own"] and district["enemy"]:
            problems.add("conflict", f"{where}.enemy", district["enemy"], {"with": f"{where}.own"})
        creature = district["creature"]
        if creature is not None:
            if creature in seen:
                copies = {"of": "creature", "copies": 1}
                problems.add("duplicate", f"{where}.creature", creature, copies, LIMITS["creature"])
            elif not district["own"]:
                problems.add("conflict", f"{where}.creature", creature, {"needs": f"{where}.own"})
            seen.append(creature)
    standing = sum([district["own"] for district in districts])
    if standing + (request["reserve"] or 0) > facts.numbers["units"]:
        problems.add("conflict", "reserve", request["reserve"], {"with": "districts"}, LIMITS["units"])
    _hold_enemies(muster, districts, problems)


def _hold_enemies(muster: Muster, districts: list[dict[str, Any]], problems: Problems) -> None:
    """Note troops that only Legion allows where somebody else owns it, and more of them than its owner has units."""
    numbers = muster.facts.numbers
    large = []
    for place, district in enumerate(districts):
        where, enemy = f"districts[{place}].enemy", district["enemy"]
        if enemy > numbers["troop"]:
            large.append((where, enemy, enemy))
            if LEGION in muster.tiles:
                between(problems, LIMITS["troop"], where, enemy, 0, numbers["troop"])
    at_most(problems, LIMITS["units"], numbers["units"], large)


def _add_outcome(request: dict[str, Any], rest: dict[str, Any]) -> None:
    """What stands in each district afterwards, where battles begin, and where creatures may join."""
    for place, district in enumerate(request["districts"], 1):
        units = district["own"] + district["recruit"]
        rest["after"].append({"place": place, "units": units, "enemy": district["enemy"]})
        if district["enemy"] and district["recruit"]:
            rest["battles"].append({"place": place, "units": units, "enemy": district["enemy"]})
        elif units and district["creature"] is None and district["city"] == OWN:
            rest["spots"].append(place)
    if not request["waiting"]:
        rest["spots"] = []


def _note(request: dict[str, Any], muster: Muster, rest: dict[str, Any], ruling: Ruling) -> None:
    """What else there is to know."""
    if not request["units"]:
        ruling.note("nobody-recruited")
    elif RECRUITING_SCRIBE in muster.tiles and request["units"] <= muster.free:
        ruling.note("scribe-alone", tile=RECRUITING_SCRIBE)
    if not request["districts"] and request["units"]:
        ruling.note("where", limit=muster.limit)
    for battle in rest["battles"]:
        ruling.note("recruits-attack", place=battle["place"], units=battle["units"], enemy=battle["enemy"])
    if rest["battles"]:
        ruling.note("counts-as-attack")
    waiting = sorted(request["waiting"])
    if waiting and request["districts"]:
        joining = min(len(waiting), len(rest["spots"]))
        if len(waiting) == joining:
            ruling.note("creatures-join", creatures=waiting, count=joining)
        elif joining:
            ruling.note("creature-joins", creatures=waiting, count=joining)
        elif len(request["districts"]) < muster.facts.numbers["districts"]:
            ruling.note("no-district-told", creatures=waiting, count=len(waiting))
        else:
            ruling.note("no-district-free", creatures=waiting, count=len(waiting))
        if rest["battles"]:
            ruling.note("joins-battle-unsaid")
