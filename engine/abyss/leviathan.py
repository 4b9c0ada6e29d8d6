"""``abyss/leviathan``: can this ally attack this leviathan, what comes of it, and what does exploring on risk?"""

from engine.abyss.attack import DICE, PEARLS, ROLLS, Foe, Gains, Plan, most, throws
from engine.abyss.border import next_leviathan
from engine.abyss.cards import Cards
from engine.abyss.codes.leviathan import CHOICES, RULES
from engine.abyss.ids import ALTRUIST, COWARD, HIGHWAYMAN, INTREPID, KRAKEN, METAMORPH, SHAMAN, TAXIDERMIST
from engine.abyss.powers import find_power_conflicts
from engine.fields import Field
from engine.odds import Ratio, amount, chance
from engine.problems import Problems
from engine.ruling import Ruling, replaced
from engine.typing_compat import Any

MOST_PLANNED = 15
"""Of how many allies that may attack the best plan is worked out: the strongest ones."""
NO_EFFECT, AS_ALWAYS = "no-effect", "as-always"
READINGS = ("subtract", "same")
"""Beaten resistances are taken off the power before the next is compared, or each is compared with all of it."""
OCCASIONS = ("monster", "sorcerer", "rebel", "loot", "last-turn")

FIELDS = (
    Field("leviathan", "entry", of="leviathan", required=True),
    Field("beaten", "integer", low=0, high="levels_beaten", default=0),
    Field("hand", "multiset", of="ally"),
    Field("ally", "entry", of="ally"),
    Field("pearls", "integer", low=0, high=99, default=0),
    Field(
        "border",
        "list",
        max_items="border_spaces",
        fields=(
            Field("space", "integer", required=True, low=1, high="border_spaces"),
            Field("leviathan", "entry", of="leviathan", required=True),
        ),
    ),
    Field("powers", "set", of="lord", suggested=(METAMORPH, TAXIDERMIST, ALTRUIST, INTREPID, COWARD)),
    Field("rival_powers", "set", of="lord", suggested=(HIGHWAYMAN,)),
    Field("free_lords", "integer", low=0, high=20, default=0),
    Field("occasion", "choice", choices=OCCASIONS, default=OCCASIONS[0], choice_sets={"loot": KRAKEN}),
    Field("fought", "entry", of="leviathan"),
    Field("killed", "integer", low=0, high="levels_beaten", default=0),
    Field("cards_won", "integer", low=0, high="leviathans_won", default=0),
    Field("scourge_cards", "integer", low=0, high="leviathans_won", default=0),
    Field("reading", "choice", choices=READINGS, default=READINGS[0]),
    Field("last_turn_monster", "choice", choices=("open", NO_EFFECT, AS_ALWAYS), default="open"),
    Field("sets", "set", of="set"),
)


def answer(cards: Cards, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Judge an attack and work out its odds (abyss.fight).

    ``attack`` is that of the ally sent, or else of the one that is best sent first; ``candidates`` are all allies in
    hand that may attack, the best first, each with its own chances and what the best plan then makes of the whole
    hand, or of its fifteen strongest allies. The best plan has the highest chance to win the card and, of equals, the
    most monster tokens on average. ``next`` has the odds of adding a leviathan to the border, if the border is told.
    ``instead`` sends the lowest ally that may attack, and attacks the leviathan already begun with, or the one at the
    border on the lowest space.
    """
    row = cards.tables["leviathan"][request["leviathan"]]
    _find_conflicts(request, len(row["levels"]), problems)
    if problems.found:
        return {}
    ruling = _judge(cards, request)
    ruling.find_instead(_ways_out(cards, request), lambda changed: _judge(cards, changed), request)
    hand = _hand(request)
    fit = _fit(cards, request, row, hand)
    levels = [(level["resistance"], level["monster_tokens"]) for level in row["levels"][request["beaten"] :]]
    foe = Foe(levels, request["reading"])
    robbed = HIGHWAYMAN in request["rival_powers"]
    supply = cards.supply["leviathan"]
    gains = Gains(
        supply["altruist_tokens"] if ALTRUIST in request["powers"] else 0,
        supply["taxidermist_pearls"] if TAXIDERMIST in request["powers"] else 0,
        supply["failed_attack_pearls"],
        cards.supply["kraken"]["highwayman_from"] if robbed and SHAMAN not in request["powers"] else 0,
    )
    rebel = request["occasion"] == "rebel"
    legal = ruling.legal is True
    rows, plan = (
        _candidates(cards, foe, gains, _planned(cards, request, fit), request) if legal and not rebel else ([], None)
    )
    lords = max(request["free_lords"], len(request["powers"]))
    made: dict[str, Any] = {
        "leviathan": request["leviathan"],
        "levels": [{"resistance": resistance, "tokens": tokens} for resistance, tokens in levels],
        "needed": foe.needed[-1],
        "fit": fit,
        "attack": _attack(cards, foe, gains, plan["first"], request["pearls"]) if plan else None,
        "rebel": _result(foe, gains, 1) if legal and rebel else None,
        "candidates": rows,
        "plan": plan,
        "can_win": bool(plan and plan["win"]["fraction"] != "0"),
        "sure": bool(plan and plan["win"]["fraction"] == "1"),
        "chosen": request["ally"] is not None,
        "next": next_leviathan(cards, request["border"], len(hand), request["pearls"], lords),
    }
    _notes(cards, request, made, foe, gains, hand, ruling)
    return ruling.verdict(made)


def _hand(request: dict[str, Any]) -> list[str]:
    """The allies in hand; who only tells which ally is sent has that one."""
    hand: list[str] = request["hand"] or ([request["ally"]] if request["ally"] else [])
    return hand


def _judge(cards: Cards, request: dict[str, Any]) -> Ruling:
    """All the reasons that speak against the attack, with what is open of it."""
    ruling = Ruling(RULES, CHOICES)
    row = cards.tables["leviathan"][request["leviathan"]]
    hand = _hand(request)
    fit = _fit(cards, request, row, hand)
    there = [item["leviathan"] for item in request["border"]]
    if there and request["leviathan"] not in there:
        ruling.refuse("leviathan-not-at-border", leviathan=request["leviathan"])
    if request["occasion"] == "rebel":  # which is no fight, so nothing else is asked for
        return ruling
    if request["occasion"] == "loot":
        ruling.refuse("fight-not-for-loot")
    if request["occasion"] == "last-turn" and request["last_turn_monster"] == NO_EFFECT:
        ruling.refuse("fight-not-in-last-turns")
    if request["killed"] > 1:
        ruling.refuse("fight-over-after-two-kills", lord=INTREPID)
    elif request["killed"] == 1 and INTREPID not in request["powers"]:
        ruling.refuse("fight-over-after-kill", lord=INTREPID)
    if request["fought"] and request["fought"] != request["leviathan"]:
        ruling.refuse("fight-other-begun", leviathan=request["fought"])
    races = [race for race in cards.races + [cards.wild] if race in row["symbols"] or race == cards.wild]
    ally = request["ally"]
    if ally and ally not in hand:
        ruling.refuse("attacker-not-in-hand", ally=ally)
    if ally and not _fit(cards, request, row, [ally]):
        ruling.refuse("attacker-unfit", ally=ally, races=races)
    elif not ally and not fit:
        ruling.refuse("no-fit-attacker", races=races)
    if request["occasion"] == "last-turn" and request["last_turn_monster"] == "open":
        ruling.leave_open("fight-in-last-turn", (NO_EFFECT, AS_ALWAYS))
        ruling.settle(lambda changed: _judge(cards, changed), request)
    return ruling


def _ways_out(cards: Cards, request: dict[str, Any]) -> Any:
    """What else may be attacked, and with what: another ally, then the leviathan begun with or one at the border."""
    there = [item["leviathan"] for item in sorted(request["border"], key=lambda item: item["space"])]
    begun = [request["fought"]] if request["fought"] and (request["fought"] in there or not there) else []
    for leviathan in [request["leviathan"]] + begun + there:
        changed: dict[str, Any] = {"leviathan": leviathan}
        if leviathan != request["leviathan"]:
            changed["beaten"] = 0  # how far that one is beaten was not told
        yield changed
        for ally in _fit(cards, request, cards.tables["leviathan"][leviathan], _hand(request)):
            yield replaced(changed, {"ally": ally})


def _planned(cards: Cards, request: dict[str, Any], fit: list[str]) -> list[str]:
    """The allies with which the best plan reckons: the strongest, and the one that is sent."""
    strongest = sorted(fit, key=lambda ally: (ally == request["ally"], cards.value[ally], _effect(cards, ally), ally))
    return cards.sorted_allies(strongest[-MOST_PLANNED:])


def _find_conflicts(request: dict[str, Any], levels: int, problems: Problems) -> None:
    """Note what can't be true together."""
    if request["beaten"] >= levels:
        problems.add("out-of-range", "beaten", request["beaten"], {"type": "integer", "min": 0, "max": levels - 1})
    find_power_conflicts(request, problems)
    spaces: list[int] = []
    there: list[str] = []
    for number, row in enumerate(request["border"]):
        path = f"border[{number}]."
        if row["space"] in spaces:
            problems.add("conflict", f"{path}space", row["space"], {"with": "border"})
        if row["leviathan"] in there:
            problems.add("conflict", f"{path}leviathan", row["leviathan"], {"with": "border"})
        spaces.append(row["space"])
        there.append(row["leviathan"])
    # Whoever comes level with the holder takes the Scourge, so no rival holds it with fewer cards than you.
    if request["scourge_cards"] and request["cards_won"] > request["scourge_cards"]:
        problems.add("conflict", "scourge_cards", request["scourge_cards"], {"with": "cards_won"})
    if request["killed"] > request["cards_won"] and request["cards_won"]:
        problems.add("conflict", "killed", request["killed"], {"with": "cards_won"})


def _fit(cards: Cards, request: dict[str, Any], row: dict[str, Any], hand: list[str]) -> list[str]:
    """The allies of a hand that may attack: of a race that is shown, wild, or any with the Metamorph."""
    races = row["symbols"] + [cards.wild]
    anyone = METAMORPH in request["powers"]
    return cards.sorted_allies([ally for ally in hand if anyone or cards.race[ally] in races])


def _kinds(allies: list[str]) -> list[str]:
    """Each of the allies once, in their order."""
    return [ally for number, ally in enumerate(allies) if ally not in allies[:number]]


def _effect(cards: Cards, ally: str) -> str:
    effect: str = cards.tables["ally"][ally].get("combat") or ""
    return effect


def _candidates(
    cards: Cards, foe: Foe, gains: Gains, fit: list[str], request: dict[str, Any]
) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Each kind of ally that may attack, the best to send first, and what the best plan brings."""
    pearls = request["pearls"]
    strength = {ally: (cards.value[ally], _effect(cards, ally)) for ally in fit}
    every = [strength[ally] for ally in fit]
    strengths = sorted(set(every))
    plan = Plan(
        foe, [(value, effect, every.count((value, effect))) for value, effect in strengths], gains, request["reading"]
    )
    whole = plan.states - 1
    worths = {made: plan.sending(kind, 0, whole, plan.size, pearls) for kind, made in enumerate(strengths)}
    # Of equally good allies the lowest goes first, and a wild one last, as it brings nebulis.
    order = sorted(
        _kinds(fit),
        key=lambda ally: (-worths[strength[ally]], strength[ally], cards.race[ally] == cards.wild, cards.order[ally]),
    )
    rows = []
    for ally in order:
        value, effect = strength[ally]
        found = _found(foe, value, effect, pearls)
        row: dict[str, Any] = {"ally": ally, "count": fit.count(ally)}
        row["best"] = worths[strength[ally]] == worths[strength[order[0]]]
        row["hit"] = chance(Ratio(ROLLS - found[0], ROLLS))
        row["kill"] = chance(Ratio(found[-1], ROLLS))
        win, tokens = plan.chances(worths[strength[ally]])
        row["win"] = chance(win)
        row["tokens"] = amount(tokens)
        rows.append(row)
    sent = request["ally"] or order[0]
    made = {"first": sent, "saves": _saves(plan, strengths.index(strength[sent]), pearls)}
    for row in rows:
        if row["ally"] == sent:
            made["win"] = row["win"]
            made["tokens"] = row["tokens"]
    return rows, made


def _saves(plan: Plan, kind: int, pearls: int) -> bool:
    """Whether the plan ever pays other than for the most levels that an attack can beat."""
    value, effect, _ = plan.kinds[kind]
    rest = plan.states - 1 - plan.steps[kind]
    for rolled, _ in throws(effect) if effect == PEARLS else []:
        _, count, paid = plan.paying(value + rolled, 0, rest, plan.size - 1, pearls)
        if (count, paid) != most(plan.foes[0], value, effect, pearls, rolled):
            return True
    return False


def _found(foe: Foe, value: int, effect: str, pearls: int) -> list[int]:
    """The throws of one attack that beat no level, one level, and so on, pearls being paid for the most levels."""
    found = [0] * (len(foe.levels) + 1)
    for rolled, ways in throws(effect):
        found[most(foe, value, effect, pearls, rolled)[0]] += ways
    return found


def _result(foe: Foe, gains: Gains, count: int) -> dict[str, Any]:
    """What an attack brings that beats so many levels (abyss.fight.levels, abyss.fight.tokens)."""
    return {
        "levels": count,
        "tokens": foe.tokens(count) + count * gains.tokens,
        "pearls": gains.pearls(count),
        "wins": count == len(foe.levels),
    }


def _attack(cards: Cards, foe: Foe, gains: Gains, ally: str, pearls: int) -> dict[str, Any]:
    """One attack: what each number on the die does, and the chances; pearls are paid for the most levels."""
    value = cards.value[ally]
    effect = _effect(cards, ally)
    rolls = []
    tokens = 0
    for rolled, ways in throws(effect):
        count, paid = most(foe, value, effect, pearls, rolled)
        row = _result(foe, gains, count)
        row["die"] = rolled
        row["chance"] = chance(Ratio(ways, ROLLS))
        row["power"] = value + rolled + paid
        row["paid"] = paid
        rolls.append(row)
        tokens += ways * row["tokens"]
    outcomes = []
    found = _found(foe, value, effect, pearls)
    for count, ways in enumerate(found):
        if ways:
            row = _result(foe, gains, count)
            row["chance"] = chance(Ratio(ways, ROLLS))
            outcomes.append(row)
    return {
        "ally": ally,
        "two_dice": effect == DICE,
        "rolls": rolls,
        "outcomes": outcomes,
        "fail": chance(Ratio(found[0], ROLLS)),
        "hit": chance(Ratio(ROLLS - found[0], ROLLS)),
        "kill": chance(Ratio(found[-1], ROLLS)),
        "tokens": amount(Ratio(tokens, ROLLS)),
    }


def _notes(
    cards: Cards,
    request: dict[str, Any],
    made: dict[str, Any],
    foe: Foe,
    gains: Gains,
    hand: list[str],
    ruling: Ruling,
) -> None:
    """What is worth saying beside the verdict."""
    powers = request["powers"]
    exploring = request["occasion"] == "monster"
    add = ruling.note

    # Whoever has begun to fight explores no more, and whoever can attack another leviathan may fight that one.
    begun = request["fought"] or request["killed"]
    there = [cards.tables["leviathan"][row["leviathan"]] for row in request["border"]]
    if exploring and not made["fit"] and not begun and not any([_fit(cards, request, row, hand) for row in there]):
        add("must-explore-on")
    if exploring and COWARD in powers:
        add("coward-skips-monster", lord=COWARD)
    if made["rebel"]:
        add("rebel-needs-no-ally")
    if made["attack"]:
        _attack_notes(cards, request, made, foe, gains, add)
    if made["attack"] or made["rebel"]:
        if gains.each:
            add("taxidermist-pearls", lord=TAXIDERMIST, count=gains.each)
            if gains.thief:
                add("highwayman-takes", lord=HIGHWAYMAN, count=gains.thief)
            elif HIGHWAYMAN in request["rival_powers"]:
                add("highwayman-held-off", lord=SHAMAN, rival=HIGHWAYMAN)
        if gains.tokens:
            add("altruist-tokens", lord=ALTRUIST, count=gains.tokens)
        add("tokens-from-either-pile")
        can_win = made["rebel"]["wins"] if made["rebel"] else made["can_win"]
        if can_win and INTREPID in powers and not request["killed"]:
            add("intrepid-fights-on", lord=INTREPID)
        elif can_win and exploring:
            add("kill-ends-turn")
        if can_win and len(request["border"]) == 1:
            add("border-left-empty")
        if can_win and request["cards_won"] + 1 >= request["scourge_cards"]:
            add("scourge-won")
        elif can_win:
            add("scourge-missed", count=request["scourge_cards"] - request["cards_won"] - 1)
    kraken_lost = made["next"] and [row for row in made["next"]["attacks"] if row["allies"]]
    if kraken_lost and cards.wild in [cards.race[ally] for ally in hand]:
        add("border-krakens")


def _attack_notes(
    cards: Cards, request: dict[str, Any], made: dict[str, Any], foe: Foe, gains: Gains, add: Any
) -> None:
    """What is worth saying of the ally that attacks and of its attack."""
    ally = made["attack"]["ally"]
    race = cards.race[ally]
    effect = _effect(cards, ally)
    if race == cards.wild:
        add("kraken-attacks-as-any", ally=ally, count=cards.tables["ally"][ally]["nebulis"])
    elif race not in cards.tables["leviathan"][request["leviathan"]]["symbols"]:
        add("metamorph-lets-any", lord=METAMORPH, ally=ally)
    if effect == PEARLS:
        add("combat-pearls", ally=ally)
        if made["plan"]["saves"]:
            add("combat-pearls-saved")
    elif effect == DICE:
        add("combat-dice", ally=ally)
    if made["attack"]["fail"]["fraction"] != "0":
        add("failed-attack-pearl", count=gains.failed)
    subtracts = request["reading"] == READINGS[0]
    other = Foe(foe.levels, READINGS[1] if subtracts else READINGS[0])
    found = [_found(one, cards.value[ally], effect, request["pearls"]) for one in (foe, other)]
    if found[0] != found[1]:
        add("levels-more-if-same" if subtracts else "levels-fewer-if-subtracted")
    if len([row for row in made["candidates"] if row["best"]]) > 1 and not made["chosen"]:
        add("equally-good-so-lowest", ally=ally)
    if len(made["fit"]) > MOST_PLANNED:
        add("strongest-planned", count=MOST_PLANNED)
    if len(made["fit"]) > 1:
        add("attack-again")
