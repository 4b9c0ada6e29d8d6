"""``abyss/sentinel``: which zones are free for a sentinel, and whether it may be placed now (abyss.sentinels)."""

from engine.abyss.cards import Cards
from engine.abyss.codes.sentinel import CHOICES, RULES
from engine.abyss.powers import UNDECIDED
from engine.kinds.choice import Choice
from engine.kinds.integer import Integer
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

COURT, COUNCIL, LOCATIONS = "court", "council", "locations"
ZONES = (COURT, COUNCIL, LOCATIONS)
RECRUITED, SAME_TURN, BEFORE, AFTER, RIVALS, STANDING = (
    "recruited",
    "same-turn",
    "before-action",
    "after-action",
    "rival-turn",
    "standing",
)
ANY_TIME, BEFORE_ONLY = "any-time", "before-action"
TAKEN = "taken"
OCCUPIED = ("free", TAKEN)

FIELDS = (
    Choice("moment", choices=(RECRUITED, BEFORE, AFTER, SAME_TURN, RIVALS, STANDING), default=RECRUITED),
    Choice("zone", choices=(UNDECIDED,) + ZONES, default=UNDECIDED),
    Choice(COURT, choices=OCCUPIED, default=OCCUPIED[0]),
    Choice(COUNCIL, choices=OCCUPIED, default=OCCUPIED[0]),
    Choice(LOCATIONS, choices=OCCUPIED, default=OCCUPIED[0]),
    Integer("lords", 0, "court", default="court"),
    Integer("face_up", 0, "locations", default=1),
    Choice("again", choices=(UNDECIDED, ANY_TIME, BEFORE_ONLY), default=UNDECIDED),
)


def free_zones(request: dict[str, Any]) -> list[str]:
    """The zones without a sentinel in which there is something to reserve; a Council pile may be empty."""
    bare = {COURT: not request["lords"], COUNCIL: False, LOCATIONS: not request["face_up"]}
    return [zone for zone in ZONES if request[zone] != TAKEN and not bare[zone]]


def judge(request: dict[str, Any]) -> Ruling:
    """All that speaks against placing the sentinel now, or there."""
    ruling = Ruling(RULES, CHOICES)
    moment, zone, free = request["moment"], request["zone"], free_zones(request)
    if moment in (SAME_TURN, RIVALS, STANDING):
        ruling.refuse(f"sentinel-{moment}")
    elif moment == AFTER and request["again"] == BEFORE_ONLY:
        ruling.refuse("sentinel-after-action")
    if zone in ZONES and request[zone] == TAKEN:
        ruling.refuse(f"zone-taken-{zone}")
    elif zone in (COURT, LOCATIONS) and zone not in free:
        ruling.refuse(f"zone-bare-{zone}")
    if not free:
        ruling.refuse("no-zone-free")
    if moment == AFTER and request["again"] == UNDECIDED:
        ruling.leave_open("sentinel-again", (ANY_TIME, BEFORE_ONLY))
    ruling.settle(judge, request)
    return ruling


def candidates(request: dict[str, Any]) -> Any:
    """The ways out: another zone, in the order court, Council, locations."""
    for zone in free_zones(request):
        yield {"zone": zone}


def answer(cards: Cards, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Say where a sentinel may stand (``free``), and judge the moment and the zone that are meant.

    A sentinel is placed when its lord is recruited (abyss.sentinels.gain), and again in a later turn of its owner
    once it has come back (abyss.sentinels.again). ``instead`` names the first zone that is free.
    """
    taken = [zone for zone in ZONES if request[zone] == TAKEN]
    if len(taken) == len(ZONES):
        # There are three sentinels, and one of them is to be placed.
        problems.add("conflict", LOCATIONS, TAKEN, {"with": COURT})
        return {}
    ruling = judge(request)
    ruling.find_instead(candidates(request), judge, request)
    rest: dict[str, Any] = {
        "free": free_zones(request) if ruling.legal else [],
        "zone": "",
        "must": request["moment"] == RECRUITED,
    }
    if ruling.legal:
        if request["zone"] != UNDECIDED:
            rest["zone"] = request["zone"]
            ruling.note(f"sentinel-reserves-{request['zone']}")
        ruling.note("sentinel-at-once" if request["moment"] == RECRUITED else "sentinel-is-free")
        if taken:
            ruling.note("one-in-a-zone")
    return ruling.verdict(rest)
