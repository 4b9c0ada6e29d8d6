"""``abyss/council``: which Council piles may be taken, or discarded with the Oracle."""

from engine.abyss.cards import Cards
from engine.abyss.codes.council import RULES
from engine.abyss.codes.plot import RULES as POWER_RULES
from engine.abyss.powers import COMMANDER_LIMIT, find_power_conflicts
from engine.answer import Problems, fix, reason
from engine.fields import Field
from engine.typed import Any

ACTION = "action"
ALCHEMIST = "alchemist"
APPRENTICE = "apprentice"
ORACLE = "oracle"
COMMANDER = "commander"
SHAMAN = "shaman"

FIELDS = (
    Field("piles", "set", of="race", max_items=6),
    Field("take", "set", of="race", max_items=6),
    Field("way", "choice", choices=(ACTION, APPRENTICE, ORACLE), default=ACTION),
    Field("sets", "set", of="set", max_items=2),
    Field("powers", "set", of="lord", max_items=63, suggested=(ALCHEMIST, SHAMAN)),
    Field("rival_powers", "set", of="lord", max_items=63, suggested=(COMMANDER,)),
    Field("reserved", "entry", of="race"),
    Field("sentinel", "choice", choices=("rival", "own"), default="rival"),
    Field("used", "choice", choices=("no", "yes"), default="no"),
    Field("frequency", "choice", choices=("once", "often"), default="once"),
)


def answer(cards: Cards, asked: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Say which piles may be taken (``free``) and how many (``limit``), and judge those that are taken.

    One pile goes with the action (abyss.support), two with the Alchemist, one with the Apprentice's power; the Oracle
    discards one (abyss.support.lords). A pile under a rival's sentinel is nobody else's (abyss.sentinels.reserved).
    """
    _check(cards, asked, problems)
    if problems.found:
        return {}
    way = asked["way"]
    own = asked["sentinel"] == "own"
    free = [race for race in cards.races if race in asked["piles"] and (own or race != asked["reserved"])]
    alchemist = way == ACTION and ALCHEMIST in asked["powers"]
    limit = 2 if alchemist else 1
    take = [race for race in cards.races if race in asked["take"]]
    reasons: list[dict[str, Any]] = []
    notes: list[dict[str, Any]] = []

    def refuse(code: str, mend: dict[str, Any] | None = None, **params: Any) -> None:
        reasons.append(reason(code, RULES[code], params, mend))

    def note(code: str, **params: Any) -> None:
        notes.append(reason(code, RULES[code], params))

    if way == ORACLE and asked["used"] == "yes" and asked["frequency"] == "once":
        used = fix("wait-for-next-turn", {})
        reasons.append(reason("power-used-up", POWER_RULES["power-used-up"], {"lord": ORACLE}, used))
    if not free:
        refuse("no-pile-to-take")
    good = [race for race in take if race in free][:limit]
    others = [race for race in free if race not in good]
    mend = fix("take-piles", {"races": good}) if good else fix("take-pile-of", {"races": free}) if free else None
    empty = [race for race in take if race not in asked["piles"]]
    if empty:
        refuse("pile-is-empty", mend, races=empty)
    if asked["reserved"] in take and asked["reserved"] not in empty and not own:
        refuse("pile-reserved", mend, race=asked["reserved"])
    if len(take) > limit:
        refuse("too-many-piles", mend, taken=len(take), limit=limit)
    if alchemist and take and len(take) < limit and len(good) == len(take) and others:
        refuse("second-pile-due", fix("take-also", {"races": others}), lord=ALCHEMIST)
    legal = not reasons
    if legal:
        _tell(asked, take, note)
        if alchemist and len(free) == 1:
            note("only-one-pile-left", lord=ALCHEMIST)
        if way != ORACLE:
            _limits(cards, asked, note)
    return {
        "legal": legal,
        "reasons": reasons,
        "notes": notes,
        "limit": min(limit, len(free)),
        "free": free,
        "taken": take if legal else [],
        "discarded": way == ORACLE,
        "limits": [{"moment": "end"}] if legal and [1 for told in notes if "limits" in told["code"]] else [],
    }


def _check(cards: Cards, asked: dict[str, Any], problems: Problems) -> None:
    """Note piles that there are not, and lords in two places."""
    for place in ("piles", "take"):
        if cards.wild in asked[place]:
            problems.add("unknown-id", place, cards.wild, {"type": "entry", "of": "race", "ids": cards.races})
    if asked["reserved"] == cards.wild:
        problems.add("unknown-id", "reserved", cards.wild, {"type": "entry", "of": "race", "ids": cards.races})
    find_power_conflicts(asked, problems)


def _tell(asked: dict[str, Any], take: list[str], note: Any) -> None:
    way = asked["way"]
    if way == ORACLE:
        note("pile-discarded", lord=ORACLE)
        if asked["reserved"] is not None:
            note("reserved-discard-open", lord=ORACLE)
    else:
        note("pile-unseen")
        if way == APPRENTICE:
            note("pile-by-power", lord=APPRENTICE)
        else:
            note("support-ends-turn")
    if asked["reserved"] in take:
        note("pile-sentinel-back", race=asked["reserved"])


def _limits(cards: Cards, asked: dict[str, Any], note: Any) -> None:
    """Remind of the limits to the hand (abyss.clarifications.commander, abyss.leviathan.martial-law)."""
    if COMMANDER in asked["rival_powers"] and SHAMAN in asked["powers"]:
        note("shaman-frees-limit", lord=SHAMAN, rival=COMMANDER)
    elif COMMANDER in asked["rival_powers"]:
        note("commander-limits", lord=COMMANDER, limit=COMMANDER_LIMIT)
    if "leviathan" in asked["sets"]:
        note("martial-law-limits", limit=cards.supply["leviathan"]["hand_limit"])
