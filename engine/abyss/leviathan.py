"""``abyss/leviathan``: can this ally attack this leviathan, what comes of it, and what does exploring on risk?"""

from engine.abyss.attack import (
    DICE,
    PEARLS,
    PLAIN,
    Attackers,
    Dice,
    Gains,
    Level,
    Leviathan,
    level_weights,
    most_levels,
)
from engine.abyss.border import next_leviathan
from engine.abyss.cards import Cards
from engine.abyss.codes.leviathan import CHOICES, RULES
from engine.abyss.ids import ALTRUIST, COWARD, HIGHWAYMAN, INTREPID, KRAKEN, METAMORPH, SHAMAN, TAXIDERMIST
from engine.abyss.plan import Plan, Rank, grouped
from engine.abyss.powers import find_power_conflicts
from engine.fields import MAX_AMOUNT
from engine.kinds.choice import Choice
from engine.kinds.entry import Entry
from engine.kinds.integer import Integer
from engine.kinds.list import List
from engine.kinds.multiset import Multiset
from engine.kinds.set import Set
from engine.odds import amount, chance
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

MOST_PLANNED = 12
"""Of how many allies that may attack the best plan is worked out: the strongest ones. Martial law allows no more."""
NO_EFFECT, AS_ALWAYS = "no-effect", "as-always"
SUBTRACT, SAME = READINGS = ("subtract", "same")
"""Beaten resistances are taken off the power before the next is compared, or each is compared with all of it."""
OCCASIONS = ("monster", "sorcerer", "rebel", "loot", "last-turn")

FIELDS = (
    Entry("leviathan", of="leviathan", required=True),
    Integer("beaten", 0, "levels_beaten", default=0),
    Multiset("hand", of="ally"),
    Entry("ally", of="ally"),
    Integer("pearls", 0, MAX_AMOUNT, default=0),
    List(
        "border",
        max_items="border_spaces",
        fields=(
            Integer("space", required=True, low=1, high="border_spaces"),
            Entry("leviathan", of="leviathan", required=True),
        ),
    ),
    Set("powers", of="lord", suggested=(METAMORPH, TAXIDERMIST, ALTRUIST, INTREPID, COWARD)),
    Set("rival_powers", of="lord", suggested=(HIGHWAYMAN,)),
    Integer("free_lords", 0, "lords", default=0),
    Choice("occasion", choices=OCCASIONS, default=OCCASIONS[0], choice_sets={"loot": KRAKEN}),
    Entry("fought", of="leviathan"),
    Integer("killed", 0, "levels_beaten", default=0),
    Integer("cards_won", 0, "leviathans_won", default=0),
    Integer("scourge_cards", 0, "leviathans_won", default=0),
    Choice("reading", choices=READINGS, default=READINGS[0]),
    Choice("last_turn_monster", choices=("open", NO_EFFECT, AS_ALWAYS), default="open"),
    Set("sets", of="set"),
)


def answer(cards: Cards, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Judge an attack and work out its odds (abyss.fight).

    ``attack`` is that of the ally sent, or else of the one that is best sent first; ``candidates`` are all allies in
    hand that may attack, the best first, each with its own chances and what the best plan then makes of the whole
    hand, or of its twelve strongest allies. What makes a plan the best, ``Worth`` says: it spends no more than it must.
    ``next`` has the odds of adding a leviathan to the border, if the border is told. ``instead`` sends the ally that is
    best sent first, and attacks the leviathan already begun with, or the one at the border on the lowest space.
    """
    _find_conflicts(cards, request, problems)
    if problems.found:
        return {}
    fight = Fight(cards, request)
    ruling = fight.judge()
    ruling.find_instead(fight.candidates(), lambda changed: Fight(cards, changed).judge(), request)
    legal = ruling.legal is True
    rebel = legal and fight.rebel
    rows, plan = fight.plan() if legal and not rebel else ([], None)
    lords = max(request["free_lords"], len(request["powers"]))
    result: dict[str, Any] = {
        "leviathan": request["leviathan"],
        "levels": [{"resistance": level.resistance, "tokens": level.tokens} for level in fight.leviathan.levels],
        "needed": fight.leviathan.needed[-1],
        "fit": fight.eligible,
        "attack": fight.attack(plan["first"]) if plan else None,
        "rebel": fight.outcome(1) if rebel else None,
        "candidates": rows,
        "plan": plan,
        "next": next_leviathan(cards, request["border"], len(fight.hand), request["pearls"], lords),
    }
    _notes(fight, result, ruling)
    return ruling.verdict(result)


def _find_conflicts(cards: Cards, request: dict[str, Any], problems: Problems) -> None:
    """Note what can't be true together."""
    most = len(cards.tables["leviathan"][request["leviathan"]]["levels"]) - 1
    if request["beaten"] > most:
        problems.add("out-of-range", "beaten", request["beaten"], {"type": "integer", "min": 0, "max": most})
    find_power_conflicts(request, problems)
    border = request["border"]
    for number, row in enumerate(border):
        for name in ("space", "leviathan"):
            if row[name] in [other[name] for other in border[:number]]:
                problems.add("conflict", f"border[{number}].{name}", row[name], {"with": "border"})
    # Whoever comes level with the holder takes the Scourge, so no rival holds it with fewer cards than you.
    if request["scourge_cards"] and request["cards_won"] > request["scourge_cards"]:
        problems.add("conflict", "scourge_cards", request["scourge_cards"], {"with": "cards_won"})
    if request["killed"] > request["cards_won"] and request["cards_won"]:
        problems.add("conflict", "killed", request["killed"], {"with": "cards_won"})


class Fight:
    """A leviathan that is attacked, and what the request tells of its attacker.

    ``hand`` are the allies in hand; whoever only tells which ally is sent has that one. ``eligible`` of it may attack.
    """

    def __init__(self, cards: Cards, request: dict[str, Any]) -> None:
        self.cards = cards
        self.request = request
        row = cards.tables["leviathan"][request["leviathan"]]
        self.symbols: list[str] = row["symbols"]
        self.sent: str | None = request["ally"]
        self.hand: list[str] = request["hand"] or ([self.sent] if self.sent else [])
        self.eligible = self.eligible_for(request["leviathan"], self.hand)
        self.pearls: int = request["pearls"]
        self.rebel = request["occasion"] == "rebel"
        levels = [Level(level["resistance"], level["monster_tokens"]) for level in row["levels"][request["beaten"] :]]
        supply, powers = cards.supply, request["powers"]
        self.dice = Dice(supply["border-dice"], supply["die-faces"])
        self.leviathan = Leviathan(levels, request["reading"], self.dice)
        robbed = HIGHWAYMAN in request["rival_powers"] and SHAMAN not in powers
        self.gains = Gains(
            supply["altruist-tokens"] if ALTRUIST in powers else 0,
            supply["taxidermist-pearls"] if TAXIDERMIST in powers else 0,
            supply["failed-attack-pearls"],
            cards.supply["highwayman-from"] if robbed else 0,
        )

    def eligible_for(self, leviathan: str, allies: list[str]) -> list[str]:
        """Those of some allies that may attack: of a race that is shown, wild, or any with the Metamorph."""
        cards = self.cards
        races = cards.tables["leviathan"][leviathan]["symbols"] + [cards.wild]
        anyone = METAMORPH in self.request["powers"]
        return cards.sorted_allies([ally for ally in allies if anyone or cards.race[ally] in races])

    def attacker(self, ally: str) -> Attackers:
        """An ally as an attacker."""
        cards = self.cards
        effect = cards.tables["ally"][ally].get("combat") or PLAIN
        return Attackers(cards.value[ally], effect, 1, 0, 0)

    def judge(self) -> Ruling:
        """All the reasons that speak against the attack, with what is open of it."""
        cards, request, sent = self.cards, self.request, self.sent
        ruling = Ruling(RULES, CHOICES)
        there = [row["leviathan"] for row in request["border"]]
        if there and request["leviathan"] not in there:
            ruling.refuse("leviathan-not-at-border", leviathan=request["leviathan"])
        if self.rebel:  # which is no fight, so nothing else is asked for
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
        races = [race for race in cards.races if race in self.symbols] + [cards.wild]
        if sent and sent not in self.hand:
            ruling.refuse("attacker-not-in-hand", ally=sent)
        if sent and not self.eligible_for(request["leviathan"], [sent]):
            ruling.refuse("attacker-unfit", ally=sent, races=races)
        elif not sent and not self.eligible:
            ruling.refuse("no-fit-attacker", races=races)
        if request["occasion"] == "last-turn" and request["last_turn_monster"] == "open":
            ruling.leave_open("fight-in-last-turn", (NO_EFFECT, AS_ALWAYS))
            ruling.settle(lambda changed: Fight(cards, changed).judge(), request)
        return ruling

    def candidates(self) -> Any:
        """What else may be attacked, and with what: another ally, the leviathan begun with, or one at the border."""
        request = self.request
        there = [row["leviathan"] for row in sorted(request["border"], key=lambda row: row["space"])]
        started = [request["fought"]] if request["fought"] and (request["fought"] in there or not there) else []
        for leviathan in [request["leviathan"]] + started + there:
            changed: dict[str, Any] = {"leviathan": leviathan}
            if leviathan != request["leviathan"]:
                changed["beaten"] = 0  # how far that one is beaten was not told
            yield changed
            changed["ally"] = None
            other = Fight(self.cards, self.request | changed)
            if other.eligible:
                yield changed | {"ally": other.plan()[1]["first"]}

    def plan(self) -> tuple[list[dict[str, Any]], dict[str, Any]]:
        """Each kind of ally that may attack, the best to send first, and what the best plan brings."""
        cards = self.cards
        attackers = {ally: self.attacker(ally) for ally in self.eligible}
        # The strongest, and the one that is sent.
        strongest = sorted(self.eligible, key=lambda ally: (ally == self.sent, attackers[ally], ally))[-MOST_PLANNED:]
        kinds = grouped([(attackers[ally], cards.nebulis.get(ally, 0)) for ally in strongest])
        plan = Plan(self.leviathan, kinds, self.gains, self.request["reading"])
        worths = plan.worths(self.pearls)
        ranks = []
        for ally in set(strongest):
            place = next(number for number, kind in enumerate(kinds) if kind.is_like(attackers[ally]))
            fails = level_weights(self.leviathan, attackers[ally], self.pearls)[0] == self.dice.rolls
            # A Kraken attacks as any other ally of its value does, but brings nebulis.
            spared = ally in cards.nebulis and kinds[place].count > kinds[place].krakens
            ranks.append(Rank(-worths[place], spared, fails, place, self._uses(ally), cards.order[ally], ally))
        ranks.sort()
        best = [rank.ally for rank in ranks if rank.is_as_good(ranks[0]) and rank.less < 0]
        rows = []
        for rank in ranks:
            weights = level_weights(self.leviathan, attackers[rank.ally], self.pearls)
            row: dict[str, Any] = {"ally": rank.ally, "count": strongest.count(rank.ally), "best": rank.ally in best}
            row["hit"] = chance(self.dice.rolls - weights[0], self.dice.rolls)
            row["kill"] = chance(weights[-1], self.dice.rolls)
            row.update(plan.worth.describe(worths[rank.kind]))
            rows.append(row)
        first = next(rank for rank in ranks if not self.sent or rank.ally == self.sent)
        result = {"first": first.ally, "better": best[0] if best and first.ally not in best else None}
        result["saves"] = self._saves(plan, first.kind)
        result.update(plan.worth.describe(worths[first.kind]))
        return rows, result

    def _uses(self, ally: str) -> int:
        """How many leviathans show the race of an ally."""
        shown = [row for row in self.cards.tables["leviathan"].values() if self.cards.race[ally] in row["symbols"]]
        return len(shown)

    def _saves(self, plan: Plan, kind: int) -> bool:
        """Whether the plan ever pays other than for the most levels that an attack can beat."""
        attacker = plan.kinds[kind]
        rest = plan.states - 1 - plan.steps[kind]
        for rolled, _ in self.dice.weights(attacker.effect) if attacker.effect == PEARLS else []:
            best = plan.best_payment(attacker.value + rolled, 0, rest, plan.size - 1, self.pearls)
            if (best.levels, best.pearls) != most_levels(self.leviathan, attacker, self.pearls, rolled):
                return True
        return False

    def outcome(self, count: int) -> dict[str, Any]:
        """What an attack brings that beats so many levels (abyss.fight.levels, abyss.fight.tokens)."""
        return {
            "levels": count,
            "tokens": self.leviathan.tokens(count) + count * self.gains.tokens,
            "pearls": self.gains.pearls(count),
            "wins": count == len(self.leviathan.levels),
        }

    def attack(self, ally: str) -> dict[str, Any]:
        """One attack: what each number on the die does, and the chances; pearls are paid for the most levels."""
        attacker = self.attacker(ally)
        every = self.dice.rolls
        rolls = []
        tokens = 0
        for rolled, weight in self.dice.weights(attacker.effect):
            count, paid = most_levels(self.leviathan, attacker, self.pearls, rolled)
            row = self.outcome(count)
            row.update({"die": rolled, "chance": chance(weight, every), "power": attacker.value + rolled + paid})
            row["paid"] = paid
            rolls.append(row)
            tokens += weight * row["tokens"]
        weights = level_weights(self.leviathan, attacker, self.pearls)
        outcomes = [
            self.outcome(count) | {"chance": chance(weight, every)} for count, weight in enumerate(weights) if weight
        ]
        return {
            "ally": ally,
            "two_dice": attacker.effect == DICE,
            "rolls": rolls,
            "outcomes": outcomes,
            "fail": chance(weights[0], every),
            "hit": chance(every - weights[0], every),
            "kill": chance(weights[-1], every),
            "tokens": amount(tokens, every),
        }


def _notes(fight: Fight, result: dict[str, Any], ruling: Ruling) -> None:
    """What is worth saying beside the verdict."""
    cards, request = fight.cards, fight.request
    exploring = request["occasion"] == "monster"
    # Whoever has begun to fight explores no more, and whoever can attack another leviathan may fight that one.
    started = request["fought"] or request["killed"]
    others = [row["leviathan"] for row in request["border"] if fight.eligible_for(row["leviathan"], fight.hand)]
    if exploring and not fight.eligible and not started and not others:
        ruling.note("must-explore-on")
    if exploring and COWARD in request["powers"]:
        ruling.note("coward-skips-monster", lord=COWARD)
    if result["rebel"]:
        ruling.note("rebel-needs-no-ally")
    if result["attack"]:
        _attack_notes(fight, result, ruling)
    if result["attack"] or result["rebel"]:
        _gain_notes(fight, ruling)
        if result["rebel"]["wins"] if result["rebel"] else result["plan"]["win"]["fraction"] != "0":
            _win_notes(request, exploring, ruling)
    lost = result["next"] and [row for row in result["next"]["attacks"] if row["allies"]]
    if lost and cards.wild in [cards.race[ally] for ally in fight.hand]:
        ruling.note("border-krakens")


def _gain_notes(fight: Fight, ruling: Ruling) -> None:
    """Whose powers change what is gained."""
    gains = fight.gains
    if gains.each:
        ruling.note("taxidermist-pearls", lord=TAXIDERMIST, count=gains.each)
        if gains.thief:
            ruling.note("highwayman-takes", lord=HIGHWAYMAN, count=gains.thief)
        elif HIGHWAYMAN in fight.request["rival_powers"]:
            ruling.note("highwayman-held-off", lord=SHAMAN, rival=HIGHWAYMAN)
    if gains.tokens:
        ruling.note("altruist-tokens", lord=ALTRUIST, count=gains.tokens)
    ruling.note("tokens-from-either-pile")


def _win_notes(request: dict[str, Any], exploring: bool, ruling: Ruling) -> None:
    """What follows if the card is won."""
    if INTREPID in request["powers"] and not request["killed"]:
        ruling.note("intrepid-fights-on", lord=INTREPID)
    elif exploring:
        ruling.note("kill-ends-turn")
    if len(request["border"]) == 1:
        ruling.note("border-left-empty")
    missing = request["scourge_cards"] - request["cards_won"] - 1
    if missing > 0:
        ruling.note("scourge-missed", count=missing)
    else:
        ruling.note("scourge-won")


def _attack_notes(fight: Fight, result: dict[str, Any], ruling: Ruling) -> None:
    """What is worth saying of the ally that attacks and of its attack."""
    cards, ally = fight.cards, result["attack"]["ally"]
    race, attacker = cards.race[ally], fight.attacker(ally)
    if race == cards.wild:
        ruling.note("kraken-attacks-as-any", ally=ally, count=cards.nebulis[ally])
    elif race not in fight.symbols:
        ruling.note("metamorph-lets-any", lord=METAMORPH, ally=ally)
    if attacker.effect == PEARLS:
        ruling.note("combat-pearls", ally=ally)
        if result["plan"]["saves"]:
            ruling.note("combat-pearls-saved")
    elif attacker.effect == DICE:
        ruling.note("combat-dice", ally=ally)
    if result["attack"]["fail"]["fraction"] != "0":
        ruling.note("failed-attack-pearl", count=fight.gains.failed)
    subtracts = fight.request["reading"] == SUBTRACT
    other = Leviathan(fight.leviathan.levels, SAME if subtracts else SUBTRACT, fight.dice)
    if level_weights(fight.leviathan, attacker, fight.pearls) != level_weights(other, attacker, fight.pearls):
        ruling.note("levels-more-if-same" if subtracts else "levels-fewer-if-subtracted")
    _candidate_notes(fight, result, ruling)
    if len(fight.eligible) > MOST_PLANNED:
        ruling.note("strongest-planned", count=MOST_PLANNED)
    if len(fight.eligible) > 1:
        ruling.note("attack-again")


def _candidate_notes(fight: Fight, result: dict[str, Any], ruling: Ruling) -> None:
    """How the ally that goes first compares with the others that may attack."""
    ally, rows = result["attack"]["ally"], result["candidates"]
    best = [row["ally"] for row in rows if row["best"]]
    failing = [row["ally"] for row in rows if row["hit"]["fraction"] == "0"]
    if ally in best and ally in failing:
        ruling.note("sent-for-pearl", ally=ally, count=fight.gains.failed)
    elif ally in best and len(best) > 1 and not fight.sent:
        ruling.note("equally-good", ally=ally, allies=[other for other in best if other != ally])
    others = fight.cards.sorted_allies([other for other in failing if other != ally])
    if others and len(failing) < len(rows):
        ruling.note("too-weak-now", allies=others, count=fight.gains.failed)
