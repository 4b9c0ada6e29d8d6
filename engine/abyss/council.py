"""``abyss/council``: which Council piles may be taken, or discarded with the Oracle."""

from engine.abyss.cards import Cards
from engine.abyss.codes.council import CHOICES, RULES
from engine.abyss.codes.plot import RULES as POWER_RULES
from engine.abyss.hand_limits import limit_notes
from engine.abyss.ids import ALCHEMIST, APPRENTICE, COMMANDER, KRAKEN, ORACLE, SHAMAN
from engine.abyss.powers import ALLOWED, BARRED, SENTINEL_POWERS, UNDECIDED, find_power_conflicts
from engine.kinds.choice import Choice
from engine.kinds.entry import Entry
from engine.kinds.set import Set
from engine.problems import Problems
from engine.ruling import Ruling, reason
from engine.typing_compat import Any

ACTION = "action"

FIELDS = (
    Set("piles", of="race"),
    Set("take", of="race"),
    Choice("way", choices=(ACTION, APPRENTICE, ORACLE), default=ACTION),
    Set("sets", of="set"),
    Set("powers", of="lord", suggested=(ALCHEMIST, SHAMAN)),
    Set("rival_powers", of="lord", suggested=(COMMANDER,)),
    Entry("reserved", of="race", set=KRAKEN),
    Choice("sentinel", choices=("rival", "own"), default="rival"),
    Choice("sentinel_powers", choices=SENTINEL_POWERS, default=UNDECIDED),
    Choice("used", choices=("no", "yes"), default="no"),
    Choice("frequency", choices=("once", "often"), default="once"),
)


class Piles:
    """The piles that are there: ``free`` to whoever asks, and ``barred``, the one that a rival's sentinel keeps.

    ``contested`` is that pile if only the Oracle would discard it, which no rule allows or forbids.
    """

    def __init__(self, cards: Cards, request: dict[str, Any]) -> None:
        there = [race for race in cards.races if race in request["piles"]]
        kept = request["reserved"] if request["reserved"] in there and request["sentinel"] == "rival" else ""
        oracle = request["way"] == ORACLE
        self.contested = kept if oracle and request["sentinel_powers"] == UNDECIDED else ""
        self.barred = "" if oracle and request["sentinel_powers"] == ALLOWED else kept
        self.free = [race for race in there if race != self.barred]
        self.lenient = [race for race in there if race != self.barred or race == self.contested]
        self.take = [race for race in cards.races if race in request["take"]]
        self.alchemist = request["way"] == ACTION and ALCHEMIST in request["powers"]
        self.limit: int = cards.supply["alchemist-piles"] if self.alchemist else 1


def judge(cards: Cards, request: dict[str, Any]) -> Ruling:
    """All that speaks against the piles that are taken, or against taking any."""
    ruling = Ruling(RULES, CHOICES)
    piles = Piles(cards, request)
    take, lenient, limit = piles.take, piles.lenient, piles.limit
    if request["way"] == ORACLE and request["used"] == "yes" and request["frequency"] == "once":
        ruling.reasons.append(reason("power-used-up", POWER_RULES["power-used-up"], {"lord": ORACLE}))
    oracle_barred = request["way"] == ORACLE and request["sentinel_powers"] == BARRED
    if not request["piles"] and request["way"] == ACTION:
        ruling.refuse("council-empty")
    elif not request["piles"]:
        ruling.refuse("council-empty-for-power", lord=request["way"])
    elif not lenient and not oracle_barred:
        ruling.refuse("only-reserved-left", race=piles.barred)
    empty = [race for race in take if race not in request["piles"]]
    if empty:
        ruling.refuse("pile-is-empty", races=empty, count=len(empty))
    if oracle_barred and piles.barred and (piles.barred in take or not lenient):
        ruling.refuse("oracle-barred", lord=ORACLE, race=piles.barred)
    elif piles.barred in take and piles.barred not in lenient and lenient:
        ruling.refuse("pile-reserved", race=piles.barred)
    if len(take) > limit:
        ruling.refuse("too-many-piles", taken=len(take), limit=limit)
    good = [race for race in take if race in lenient]
    if piles.alchemist and take and len(take) < limit and len(good) == len(take) and len(lenient) > len(good):
        ruling.refuse("second-pile-due", lord=ALCHEMIST)
    if piles.contested:
        ruling.leave_open("oracle-on-reserved", SENTINEL_POWERS[1:], lord=ORACLE, race=piles.contested)
    ruling.settle(lambda changed: judge(cards, changed), request)
    return ruling


def candidates(piles: Piles) -> Any:
    """The choices of piles, nearest first: as many as must be, with most of those that were chosen."""
    choices = [[race] for race in piles.free]
    for _ in range(min(piles.limit, len(piles.free)) - 1):
        choices = [choice + [race] for choice in choices for race in piles.free if race > choice[-1]]
    place = {race: number for number, race in enumerate(piles.free)}
    rows = [sorted(choice, key=lambda race: place[race]) for choice in choices]
    rows.sort(key=lambda choice: (-len([race for race in choice if race in piles.take]), [place[r] for r in choice]))
    for choice in rows:
        yield {"take": choice}


def answer(cards: Cards, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Say which piles may be taken (``free``) and how many (``limit``), and judge those that are taken.

    One pile goes with the action (abyss.support), two with the Alchemist, one with the Apprentice's power; the Oracle
    discards one (abyss.support.lords). A pile under a rival's sentinel is nobody else's (abyss.sentinels.reserved).
    ``instead`` keeps as many of the chosen piles as it can and then takes the first ones in the order of the races.
    """
    _check(cards, request, problems)
    if problems.found:
        return {}
    ruling = judge(cards, request)
    piles = Piles(cards, request)
    ruling.find_instead(candidates(piles), lambda changed: judge(cards, changed), request)
    take = piles.take
    if ruling.legal:
        _note_rules(request, piles, ruling)
        if request["way"] != ORACLE:
            ruling.notes += limit_notes(cards, request)
    limited = ruling.legal and [note for note in ruling.notes if "limits" in note["code"]]
    rest: dict[str, Any] = {
        "limit": min(piles.limit, len(piles.free)),
        "free": piles.free,
        "taken": take if ruling.legal else [],
        "limited": bool(limited),
    }
    if ruling.instead is not None:
        rest["choose"] = _choose(piles, ruling.instead["take"])
    return ruling.verdict(rest)


def _choose(piles: Piles, nearest: list[str]) -> dict[str, Any]:
    """The way out with all that is equally near: the piles to ``keep``, and ``count`` more to take ``among`` others."""
    good = [race for race in piles.take if race in piles.free]
    if len(good) > len(nearest):
        return {"keep": [], "count": len(nearest), "among": good}
    among = [race for race in piles.free if race not in good]
    return {"keep": good, "count": len(nearest) - len(good), "among": among if len(good) < len(nearest) else []}


def _check(cards: Cards, request: dict[str, Any], problems: Problems) -> None:
    """Note piles that there are not, and lords in two places."""
    for place in ("piles", "take"):
        if cards.wild in request[place]:
            problems.add("unknown-id", place, cards.wild, {"type": "entry", "of": "race", "ids": cards.races})
    if request["reserved"] == cards.wild:
        problems.add("unknown-id", "reserved", cards.wild, {"type": "entry", "of": "race", "ids": cards.races})
    find_power_conflicts(request, problems)


def _note_rules(request: dict[str, Any], piles: Piles, ruling: Ruling) -> None:
    method = request["way"]
    if method == ORACLE:
        ruling.note("pile-discarded", lord=ORACLE)
    else:
        ruling.note("pile-unseen")
        if method == APPRENTICE:
            ruling.note("pile-by-power", lord=APPRENTICE)
        else:
            ruling.note("support-ends-turn")
        if request["reserved"] in piles.take:
            ruling.note("pile-sentinel-back", race=request["reserved"])
    if piles.alchemist and len(piles.free) == 1:
        ruling.note("only-one-pile-left", lord=ALCHEMIST)
    elif piles.alchemist:
        ruling.note("two-piles", lord=ALCHEMIST)
