"""``kemet/battle``: why a battle comes to what it does, reason by reason, and what is worth knowing after it."""

from engine.kemet.cards import POWERS
from engine.kemet.codes.battle import RULES
from engine.kemet.fight import STRENGTH, Ready, payments
from engine.kemet.ids import (
    CHARGE,
    CRUSADE,
    DEFENSE,
    DEFENSIVE_VICTORY,
    DIVINE_WOUND,
    HOLY_WAR,
    INITIATIVE,
    LEGION,
    PRIEST_OF_RA,
    SNAKE,
)
from engine.kemet.sides import ATTACKER, DEFENDER, SIDES
from engine.ruling import reason
from engine.typing_compat import Any

ENEMY = {ATTACKER: DEFENDER, DEFENDER: ATTACKER}

IDLE = (
    (DEFENDER, CHARGE, "attacks-only"),
    (ATTACKER, DEFENSE, "defends-only"),
    (DEFENDER, INITIATIVE, "initiative-attacks-only"),
    (ATTACKER, DEFENSIVE_VICTORY, "victory-defends-only"),
)
"""Tiles that do nothing in the role of their side: the side, the tile, and the code that says so."""


class _Messages:
    """Messages in the order in which they are said."""

    def __init__(self) -> None:
        self.rows: list[dict[str, Any]] = []

    def say(self, code: str, **params: Any) -> None:
        self.rows.append(reason(code, RULES[code], params))


def messages(
    battle: Ready, settled: dict[str, Any], options: list[dict[str, Any]], wound: int | None, recalled: str
) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The reasons of a settled battle and the notes to it.

    ``wound`` is what Divine Wound would still take to win, ``recalled`` where creatures go whose troop is recalled.
    """
    why, notes = _Messages(), _Messages()
    if battle.fought:
        _winner(settled, why)
        _strikes(battle, why)
        for name in SIDES:
            _powers(battle, name, why)
        _idle(battle, why)
        for name in SIDES:
            _losses(battle, settled, name, why)
        _points(battle, settled, why)
        for name in SIDES:
            _prayer(battle, settled, name, why)
        _before(battle, notes, settled, wound)
        _after(battle, settled, options, notes, recalled)
    else:
        _unfought(battle, settled, options, recalled, why, notes)
    return why.rows, notes.rows


def _winner(settled: dict[str, Any], why: _Messages) -> None:
    """Whose Strength is higher."""
    one, other = settled[ATTACKER][STRENGTH], settled[DEFENDER][STRENGTH]
    if one > other:
        why.say("attacker-stronger", strength=one, against=other)
    elif one < other:
        why.say("defender-stronger", strength=other, against=one)
    else:
        why.say("strength-tied", strength=one)


def _strikes(battle: Ready, why: _Messages) -> None:
    """What Initiative destroys before the cards."""
    if battle.struck[DEFENDER]:
        why.say("initiative-strikes", tile=INITIATIVE, count=battle.struck[DEFENDER], left=battle.units[DEFENDER])


def _powers(battle: Ready, name: str, why: _Messages) -> None:
    """What the creature, tiles and interventions of a side add, and which did not count."""
    side, enemy = battle.sides[name], battle.sides[ENEMY[name]]
    if side["creature"] is not None and enemy["creature"] == SNAKE:
        why.say("snake-cancels", side=name, snake=SNAKE, creature=side["creature"])
    named = []
    for part in battle.parts[name]:
        table, id = part["of"], part["id"]
        if table == "units" or (table, id) in named:
            continue
        named.append((table, id))
        same = [other for other in battle.parts[name] if (other["of"], other["id"]) == (table, id)]
        for power in POWERS:
            count = sum([other[power] for other in same])
            if not count:
                continue
            if id == DIVINE_WOUND:
                why.say("wound-strength", side=name, tile=id, count=count, cards=side["wound"])
            elif table == "intervention":
                why.say(f"intervention-{power}", side=name, intervention=id, count=count, copies=len(same))
            elif table == "tile":
                why.say(f"tile-{power}", side=name, tile=id, count=count)
            else:
                why.say(f"creature-{power}", side=name, creature=id, count=count)
    _payments(battle, name, why)


def _payments(battle: Ready, name: str, why: _Messages) -> None:
    """Which interventions were not paid, and which Priest of Ra paid."""
    paid = payments(battle.facts, battle.sides[name])
    left = battle.sides[name]["prayer"]
    for payment in paid:
        if not payment["counts"]:
            why.say("not-paid", side=name, intervention=payment["card"], cost=payment["needs"], left=left)
        elif left is not None:
            left -= payment["cost"]
    saved = [payment for payment in paid if payment["needs"] < payment["price"]]
    if saved:
        why.say("paid-free", side=name, tile=PRIEST_OF_RA, count=len(saved))
    if len(saved) > 1:
        why.say("paid-each", tile=PRIEST_OF_RA)


def _idle(battle: Ready, why: _Messages) -> None:
    """Tiles that do nothing in the role of their side."""
    for name, tile, code in IDLE:
        if tile in battle.sides[name]["tiles"]:
            why.say(code, tile=tile)


def _losses(battle: Ready, settled: dict[str, Any], name: str, why: _Messages) -> None:
    """What the enemy's Damage destroys."""
    damage, protection = settled[ENEMY[name]]["damage"], settled[name]["protection"]
    count = settled[name]["losses"]
    if not count:
        why.say("no-losses", side=name, damage=damage, protection=protection)
        return
    code = "units-lost" if settled[name]["left"] else "all-lost"
    why.say(code, side=name, count=count, damage=damage, protection=protection)


def _points(battle: Ready, settled: dict[str, Any], why: _Messages) -> None:
    """Whether the winner gains a victory point."""
    winner = settled["winner"]
    vp, left = settled[winner]["vp"], settled[winner]["left"]
    if winner == ATTACKER:
        if left:
            why.say("attacker-point", count=vp)
        else:
            why.say("attacker-without-unit")
    elif DEFENSIVE_VICTORY not in battle.sides[DEFENDER]["tiles"]:
        why.say("defender-no-point")
    elif left:
        why.say("defensive-victory", tile=DEFENSIVE_VICTORY, count=vp)
    else:
        why.say("defensive-victory-without-unit", tile=DEFENSIVE_VICTORY)


def _prayer(battle: Ready, settled: dict[str, Any], name: str, why: _Messages) -> None:
    """What Crusade and Holy War bring, and what the limit takes of it."""
    effects, tiles = battle.facts.all_numbers["tile-effect"], battle.sides[name]["tiles"]
    destroyed = settled[ENEMY[name]]["losses"]
    gain = 0
    if CRUSADE in tiles and destroyed:
        gain += destroyed * effects[CRUSADE]
        why.say("crusade-pays", side=name, tile=CRUSADE, count=gain, units=destroyed)
    elif CRUSADE in tiles:
        why.say("crusade-without-losses", side=name, tile=CRUSADE)
    if CRUSADE in tiles and settled[ENEMY[name]]["struck"]:
        why.say("struck-bring-nothing", tile=CRUSADE, cause=INITIATIVE)
    if HOLY_WAR in tiles and settled["winner"] == name:
        gain += effects[HOLY_WAR]
        why.say("holy-war-pays", side=name, tile=HOLY_WAR, count=effects[HOLY_WAR])
    elif HOLY_WAR in tiles:
        why.say("holy-war-lost", side=name, tile=HOLY_WAR)
    if gain > settled[name]["prayer"]:
        most = battle.facts.numbers["prayer"]
        why.say("prayer-limit", side=name, count=settled[name]["prayer"], gain=gain, most=most)


def _unfought(
    battle: Ready,
    settled: dict[str, Any],
    options: list[dict[str, Any]],
    recalled: str,
    why: _Messages,
    notes: _Messages,
) -> None:
    """Nobody is left to fight: why, and what hangs on whether that is a battle won."""
    why.say("no-battle", tile=INITIATIVE, count=settled[DEFENDER]["struck"])
    tiles, prayer = battle.sides[ATTACKER]["tiles"], settled[ATTACKER]["prayer"]
    if CRUSADE in tiles:
        why.say("struck-bring-nothing", tile=CRUSADE, cause=INITIATIVE)
    if HOLY_WAR in tiles and options:
        gain = battle.facts.all_numbers["tile-effect"][HOLY_WAR]
        why.say("holy-war-pays", side=ATTACKER, tile=HOLY_WAR, count=gain)
        if prayer < gain:
            most = battle.facts.numbers["prayer"]
            why.say("prayer-limit", side=ATTACKER, count=prayer, gain=gain, most=most)
    elif HOLY_WAR in tiles:
        why.say("holy-war-unfought", tile=HOLY_WAR)
    for name in SIDES:
        _creature(battle, settled, name, bool(options), notes, recalled)


def _creature(
    battle: Ready, settled: dict[str, Any], name: str, may_recall: bool, notes: _Messages, recalled: str
) -> None:
    """Where the creature of a side goes once it has lost its troop."""
    creature = battle.sides[name]["creature"]
    if creature is None:
        return
    if not settled[name]["left"]:
        notes.say("creature-goes", side=name, creature=creature)
    elif may_recall:
        code = "recall-creature" if recalled == "open" else f"recall-creature-{recalled}"
        notes.say(code, side=name, creature=creature)


def _before(battle: Ready, notes: _Messages, settled: dict[str, Any], wound: int | None) -> None:
    """What is worth knowing of how the battle came to this."""
    for name in SIDES:
        side, enemy = battle.sides[name], battle.sides[ENEMY[name]]
        if side["units"] > battle.facts.numbers["troop"]:
            notes.say("larger-troop", side=name, tile=LEGION, count=battle.facts.numbers["legion"])
        if side["creature"] == SNAKE and enemy["creature"] is None:
            notes.say("snake-alone", side=name, snake=SNAKE)
        if side["prayer"] is None and [each for each in payments(battle.facts, side) if each["cost"]]:
            notes.say("all-count-as-paid", side=name)
    if wound is not None:
        notes.say("wound-would-win", side=ENEMY[settled["winner"]], tile=DIVINE_WOUND, count=wound)
    winner = settled["winner"]
    if HOLY_WAR in battle.sides[winner]["tiles"] and not settled[winner]["left"]:
        notes.say("holy-war-without-unit", tile=HOLY_WAR)


def _after(
    battle: Ready, settled: dict[str, Any], options: list[dict[str, Any]], notes: _Messages, recalled: str
) -> None:
    """What follows: retreat, recall, and where creatures go."""
    winner = settled["winner"]
    if not options:
        notes.say("nobody-stays")
    for option in options:
        name = option["side"]
        stays = "stay" in option["options"] and name != winner
        if stays:
            notes.say("loser-may-stay", side=name)
        if "retreat" in option["options"]:
            if not stays:
                notes.say("retreat-where", side=name, winner=winner)
            notes.say("retreat-own-units")
            notes.say("retreat-walls")
    for option in options:
        name, left = option["side"], settled[option["side"]]["left"]
        if option["recall_gain"] < left * battle.facts.all_numbers["recall-gain"]:
            most = battle.facts.numbers["prayer"]
            notes.say("recall-limit", side=name, count=option["recall_gain"], most=most)
    for name in SIDES:
        _creature(battle, settled, name, True, notes, recalled)
    notes.say("cards-discarded")
