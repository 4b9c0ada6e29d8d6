"""``kemet/battle``: who wins a battle, what each side loses and gains, and what each may do next."""

from engine.fields import Field
from engine.kemet import Facts
from engine.kemet.battle_messages import messages
from engine.kemet.cards import POWERS
from engine.kemet.codes.battle import CHOICES, RULES
from engine.kemet.fight import STRENGTH, Ready, ready
from engine.kemet.ids import DIVINE_WOUND, HOLY_WAR
from engine.kemet.sides import ATTACKER, DEFENDER, SIDES, check, side
from engine.kinds.choice import Choice
from engine.kinds.entry import Entry
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

POINT, NO_POINT = "point", "no-point"
"""Whether it counts as a battle won if Initiative leaves nobody to fight."""
UNTOLD, CITY, TILE = RECALLED = ("open", "city", "tile")
"""Where a creature goes whose troop is recalled: the sources differ."""
RETREAT, RECALL, STAY = "retreat", "recall", "stay"


def _card() -> Field:
    return Entry("card", of="battle-card", required=True)


FIELDS = (
    side(ATTACKER, _card()),
    side(DEFENDER, _card()),
    Choice("unfought", choices=(POINT, NO_POINT)),
    Choice("recalled_creature", choices=RECALLED, default=UNTOLD),
)


def choices(battle: Ready, settled: dict[str, Any], won: bool) -> list[dict[str, Any]]:
    """What each side with units left may do next, the loser first: nothing unless a battle was ``won``.

    The winner chooses where a loser retreats to; where no winner is left, the loser may stay.
    """
    winner = settled["winner"]
    found: list[dict[str, Any]] = []
    for name in (_other(winner), winner) if won else ():
        mine = settled[name]
        if not mine["left"]:
            continue
        if name == winner:
            options = [RECALL, STAY]
        else:
            options = [RETREAT, RECALL] if settled[winner]["left"] else [RETREAT, RECALL, STAY]
        gain = mine["left"] * battle.facts.all_numbers["recall-gain"]
        room = battle.room(name) - (mine["prayer"] or 0)
        found.append({"side": name, "options": options, "recall_gain": min(gain, room)})
    return found


def better(battle: Ready, settled: dict[str, Any], request: dict[str, Any]) -> list[dict[str, Any]]:
    """The battle cards with which the loser would have won against the card that was played, the best first.

    Best is what brings most victory points, then what loses fewest units, then what destroys most, in the order of the
    cards. Those that take a tile which the side lacks are left out.
    """
    if not battle.fought:
        return []
    cards = battle.facts.order["battle-card"]
    loser, winner = _other(settled["winner"]), settled["winner"]
    found = []
    for place, card in enumerate(cards):
        tile = battle.facts.battle_cards[card].tile
        if tile and tile not in request[loser]["tiles"]:
            continue
        played = {winner: request[winner]["card"], loser: card}
        other = battle.settle(played[ATTACKER], played[DEFENDER])
        if other["winner"] == loser:
            mine = other[loser]
            row = {"side": loser, "card": card, "losses": mine["losses"], "left": mine["left"], "vp": mine["vp"]}
            row["destroys"] = other[winner]["losses"]
            found.append(((-row["vp"], row["losses"], -row["destroys"], place), row))
    return [row for _, row in sorted(found, key=lambda each: each[0])]


def judge(battle: Ready, request: dict[str, Any]) -> Ruling:
    """Whether a battle is won where nobody is left to fight is open, unless the reader says how it is played."""
    ruling = Ruling(RULES, CHOICES)
    if not battle.fought and request["unfought"] is None:
        ruling.leave_open("point-unfought", (POINT, NO_POINT))
        ruling.settle(lambda changed: judge(battle, changed), request, lambda _, changed: _unfought(battle, changed))
    return ruling


def _unfought(battle: Ready, request: dict[str, Any]) -> dict[str, int | None]:
    """What the attacker gains where nobody is left to fight, by the reading chosen; None as long as it is open."""
    if request["unfought"] is None:
        return {"point": None, "prayer": None if HOLY_WAR in request[ATTACKER]["tiles"] else 0}
    if request["unfought"] == NO_POINT:
        return {"point": 0, "prayer": 0}
    gain = battle.facts.all_numbers["tile-effect"][HOLY_WAR] if HOLY_WAR in request[ATTACKER]["tiles"] else 0
    return {"point": int(battle.facts.all_numbers["battle-point"]), "prayer": min(gain, battle.room(ATTACKER))}


def answer(facts: Facts, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Settle a battle: who wins, what each side loses and gains, and what each may do next.

    ``units`` are those on arrival; with Initiative ``struck`` of the defender's die first, and are not among the
    ``losses``. Interventions are paid in their order; without ``prayer`` all count as paid. Where Initiative leaves
    nobody to fight, no cards are used and the powers are null. Whether a battle is won then is open: so are the
    attacker's ``vp``, and ``prayer`` if Holy War may pay. ``prayer`` is what is really received, ``recall_gain`` too.
    ``sides`` has both sides again with what was added up. ``better`` has the cards with which the loser would have won.
    """
    check(facts, request, problems)
    if problems.found:
        return {}
    battle = ready(facts, request)
    settled = battle.settle(request[ATTACKER]["card"], request[DEFENDER]["card"])
    if not battle.fought:
        gained = _unfought(battle, request)
        settled[ATTACKER].update({"vp": gained["point"], "prayer": gained["prayer"]})
    ruling = judge(battle, request)
    options = choices(battle, settled, battle.fought or request["unfought"] == POINT)
    wound = _wound(battle, settled, request)
    reasons, notes = messages(battle, settled, options, wound, request["recalled_creature"])
    rest: dict[str, Any] = {"winner": settled["winner"], "fought": battle.fought, "reasons": reasons, "notes": notes}
    rest[ATTACKER], rest[DEFENDER] = settled[ATTACKER], settled[DEFENDER]
    rest["sides"] = [_shown(battle, settled, request, name) for name in SIDES]
    rest["choices"] = options
    rest["better"] = better(battle, settled, request)
    return ruling.verdict(rest)


def _shown(battle: Ready, settled: dict[str, Any], request: dict[str, Any], name: str) -> dict[str, Any]:
    """A side with its rank, and what was added up: its units, cards, creature, tiles and interventions."""
    parts = []
    if battle.fought:
        card = request[name]["card"]
        for part in battle.parts[name]:
            shown = {power: part[power] for power in POWERS} | {"of": part["of"]}
            parts.append(shown if part["of"] == "units" else shown | {part["of"]: part["id"]})
        parts.insert(1, battle.facts.battle_cards[card].powers | {"of": "card", "card": card})
    rank = 1 if settled["winner"] == name else 2
    whole: dict[str, Any] = settled[name] | {"side": name, "rank": rank, "parts": parts}
    return whole


def _wound(battle: Ready, settled: dict[str, Any], request: dict[str, Any]) -> int | None:
    """How many more interventions the loser would have to throw away with Divine Wound to win; None if it cannot."""
    loser = _other(settled["winner"])
    if not battle.fought or DIVINE_WOUND not in request[loser]["tiles"]:
        return None
    lacking = settled[settled["winner"]][STRENGTH] - settled[loser][STRENGTH] + (1 if loser == ATTACKER else 0)
    each = battle.facts.all_numbers["tile-effect"][DIVINE_WOUND]
    count: int = (lacking + each - 1) // each
    used = len(request[ATTACKER]["di"]) + len(request[DEFENDER]["di"]) + request[loser]["wound"]
    return count if count + used <= battle.facts.numbers["interventions"] else None


def _other(name: str) -> str:
    return DEFENDER if name == ATTACKER else ATTACKER
