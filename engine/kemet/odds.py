"""``kemet/odds``: which battle card to play: every pair of cards settled, and how both sides choose best."""

from engine.fields import Field
from engine.kemet import Facts
from engine.kemet.codes.odds import CHOICES, RULES
from engine.kemet.fight import Ready, payments, ready
from engine.kemet.ids import INITIATIVE, PRESCIENCE, SNAKE
from engine.kemet.sides import ATTACKER, DEFENDER, SIDES, check, side
from engine.kinds.choice import Choice
from engine.kinds.set import Set
from engine.matrix_games import (
    Equilibrium,
    Mix,
    beaten_by,
    best_replies,
    equilibrium,
    probabilities,
    pure,
    safest,
    turned,
)
from engine.odds import fraction
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

WIN, POINTS, UNITS = "win", "vp", "units"
PAYOFFS = (WIN, POINTS, UNITS)
POINT, NO_POINT = "point", "no-point"


def _hand() -> Field:
    return Set("cards", of="battle-card", required=True, min_items=1, max_items="battle-cards")


FIELDS = (
    side(ATTACKER, _hand(), (PRESCIENCE,)),
    side(DEFENDER, _hand(), (PRESCIENCE,)),
    Choice("payoff", default=WIN, choices=PAYOFFS),
    Choice("unfought", choices=(POINT, NO_POINT)),
)


def payoff(settled: dict[str, Any], kind: str) -> int:
    """What a settled battle is worth to the attacker."""
    one, other = settled[ATTACKER], settled[DEFENDER]
    if kind == WIN:
        return 1 if settled["winner"] == ATTACKER else 0
    if kind == POINTS:
        return int(one["vp"] - other["vp"])
    return int(other["struck"] + other["losses"] - one["losses"])


def _enemy(name: str) -> str:
    return DEFENDER if name == ATTACKER else ATTACKER


class Table:
    """All pairs of cards, settled, as a game whose rows are the attacker's cards and whose columns the defender's.

    Where several cards are equally good, the one is named that does better otherwise: in points, then in units,
    against all cards of the enemy together; of equal ones the one that was given first.
    """

    def __init__(self, battle: Ready, request: dict[str, Any]) -> None:
        self.kind = request["payoff"]
        self.cards = {name: request[name]["cards"] for name in SIDES}
        self.settled = [[battle.settle(one, other) for other in self.cards[DEFENDER]] for one in self.cards[ATTACKER]]
        self.payoffs = self.worth(self.kind)
        beside = [self.worth(kind) for kind in (POINTS, UNITS)]
        self.seen = {ATTACKER: self.payoffs, DEFENDER: turned(self.payoffs)}
        self.beside = {ATTACKER: beside, DEFENDER: [turned(matrix) for matrix in beside]}

    def worth(self, kind: str) -> list[list[int]]:
        """What each pair is worth to the attacker."""
        return [[payoff(settled, kind) for settled in row] for row in self.settled]

    def order(self, name: str) -> list[int]:
        """The places of a side's cards, those first that do better otherwise."""
        beside = self.beside[name]
        return sorted(
            range(len(self.cards[name])), key=lambda place: [-sum(matrix[place]) for matrix in beside] + [place]
        )

    def best(self) -> Equilibrium:
        """What the battle is worth, and how both sides choose in secret."""
        rows, columns = self.order(ATTACKER), self.order(DEFENDER)
        found = equilibrium([[self.payoffs[row][column] for column in columns] for row in rows])
        return Equilibrium(found.value, _back(found.rows, rows), _back(found.columns, columns))

    def replies(self, name: str) -> list[list[int]]:
        """A side's best replies to each card of the enemy, the one first that does better otherwise against it."""
        beside = self.beside[name]
        return [
            sorted(places, key=lambda place: [-matrix[place][enemy] for matrix in beside] + [place])
            for enemy, places in enumerate(best_replies(self.seen[name]))
        ]

    def best_seen_by(self, holder: str) -> Equilibrium:
        """The same where the holder of Prescience sees the enemy's card, which is chosen first."""
        enemy = _enemy(holder)
        replies, order, seen = self.replies(holder), self.order(enemy), self.seen[enemy]
        # What the enemy gets by each card: what the holder's best reply to it leaves.
        left = [[seen[place][replies[place][0]]] for place in order]
        first = order[safest(left)]
        reply = replies[first][0]
        mixes = {enemy: pure(first, len(order)), holder: pure(reply, len(self.cards[holder]))}
        value = self.seen[ATTACKER][mixes[ATTACKER].weights.index(1)][mixes[DEFENDER].weights.index(1)]
        return Equilibrium(fraction(value, 1), mixes[ATTACKER], mixes[DEFENDER])

    def describe(self, name: str, mix: Mix, replies: list[list[int]]) -> list[dict[str, Any]]:
        """Each card of a side: how often to play it, which others are never worse or as good, what it answers best."""
        cards, enemies = self.cards[name], self.cards[_enemy(name)]
        matrix, beaten, likely = self.seen[name], beaten_by(self.seen[name]), probabilities(mix)
        return [
            {
                "card": card,
                "probability": likely[place],
                "beaten_by": [cards[other] for other in beaten[place]],
                "equal": [cards[other] for other, row in enumerate(matrix) if other != place and row == matrix[place]],
                "best_against": [enemy for number, enemy in enumerate(enemies) if place in replies[number]],
            }
            for place, card in enumerate(cards)
        ]


def _back(mix: Mix, order: list[int]) -> Mix:
    """A mix of things in another order as one of them in their own."""
    weights = [0] * len(order)
    for place, weight in zip(order, mix.weights):
        weights[place] = weight
    return Mix(weights, mix.whole)


def _cell(settled: dict[str, Any], worth: int | None) -> dict[str, Any]:
    """What is told of a pair of cards."""
    sides = {name: {"losses": settled[name]["losses"], "vp": settled[name]["vp"]} for name in SIDES}
    return {"winner": settled["winner"], "payoff": worth} | sides


def _holder(request: dict[str, Any]) -> str | None:
    """The side with Prescience."""
    for name in SIDES:
        if PRESCIENCE in request[name]["tiles"]:
            return name
    return None


def answer(facts: Facts, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Say which card each side should play for a payoff, how often, and what the battle is then worth.

    ``matrix`` has a row for each card of the attacker and a column for each of the defender, in the order given.
    ``value`` and the mixes are an exact equilibrium: each mix makes sure of the value whatever the other side does,
    and is a single card wherever one will do. With Prescience its holder answers a card that is chosen first:
    ``replies`` has the answer to each, and the value is that of the card to which the best answer is worth least. Where
    Initiative leaves nobody to fight, no card is played: the mixes are empty, and of the victory point is open
    whether it is gained.
    """
    check(facts, request, problems)
    if problems.found:
        return {}
    battle = ready(facts, request)
    if not battle.fought:
        return _unfought(facts, battle, request)
    table = Table(battle, request)
    holder = _holder(request)
    found = table.best() if holder is None else table.best_seen_by(holder)
    mixes, replies = {ATTACKER: found.rows, DEFENDER: found.columns}, {name: table.replies(name) for name in SIDES}
    ruling = Ruling(RULES)
    _note(facts, request, battle, table, ruling)
    rest: dict[str, Any] = {
        "matrix": [
            [_cell(settled, table.payoffs[row][column]) for column, settled in enumerate(cells)]
            for row, cells in enumerate(table.settled)
        ],
        "payoff": table.kind,
        "value": found.value,
        "sees": holder,
        "fought": True,
        "always": _always(table),
    }
    if holder is not None:
        rest["replies"] = _replies(table, holder, replies[holder])
    for name in SIDES:
        cards = table.describe(name, mixes[name], replies[name])
        for each in cards:
            each["play"] = _play(each, name == holder, rest.get("replies", []))
        played = [each for each in cards if each["probability"] != "0"]
        rest[f"{name}_mix"] = [{"card": each["card"], "probability": each["probability"]} for each in played]
        rest[f"{name}_card"] = played[0]["card"] if len(played) == 1 else None
        rest[f"{name}_cards"] = cards
        rest[f"{name}_strength"] = battle.sums[name]["strength"]
    return ruling.verdict(rest)


def _play(card: dict[str, Any], answers: bool, replies: list[dict[str, Any]]) -> str:
    """When to play a card, in a word; who ``answers`` a card that it sees plays others for others."""
    if answers:
        return "answer" if [reply for reply in replies if reply["card"] == card["card"]] else "never"
    return {"0": "never", "1": "always"}.get(card["probability"], "sometimes")


def _always(table: Table) -> str | None:
    """The side that wins whatever both play."""
    winners = [settled["winner"] for row in table.settled for settled in row]
    return winners[0] if winners.count(winners[0]) == len(winners) else None


def _replies(table: Table, holder: str, replies: list[list[int]]) -> list[dict[str, Any]]:
    """The holder's answer to each card of the enemy, and what the battle is then worth to the attacker."""
    enemy = _enemy(holder)
    sign = 1 if holder == ATTACKER else -1
    own, answers = table.cards[holder], []
    for number, card in enumerate(table.cards[enemy]):
        best = replies[number]
        answers.append(
            {
                "against": card,
                "card": own[best[0]],
                "equal": [own[place] for place in best[1:]],
                "payoff": sign * table.seen[holder][best[0]][number],
            }
        )
    return answers


def _unfought(facts: Facts, battle: Ready, request: dict[str, Any]) -> dict[str, Any]:
    """What there is to say where Initiative leaves nobody to fight: every pair of cards comes to the same."""
    return _judge_unfought(facts, battle, request).verdict(_unfought_rest(facts, battle, request))


def _judge_unfought(facts: Facts, battle: Ready, request: dict[str, Any]) -> Ruling:
    ruling = Ruling(RULES, CHOICES)
    count = battle.struck[DEFENDER]
    ruling.note("nobody-to-fight", tile=INITIATIVE, count=count)
    if request["payoff"] == UNITS:
        ruling.note("counts-units")
    if request["payoff"] == POINTS and request["unfought"] is None:
        ruling.leave_open("point-without-battle", (POINT, NO_POINT))
        ruling.settle(
            lambda changed: _judge_unfought(facts, battle, changed),
            request,
            lambda _, changed: {"value": _unfought_rest(facts, battle, changed)["value"]},
        )
    return ruling


def _unfought_rest(facts: Facts, battle: Ready, request: dict[str, Any]) -> dict[str, Any]:
    one, other = request[ATTACKER]["cards"][0], request[DEFENDER]["cards"][0]
    settled = battle.settle(one, other)
    if request["unfought"] is not None:
        settled[ATTACKER]["vp"] = facts.all_numbers["battle-point"] if request["unfought"] == POINT else 0
    is_open = request["payoff"] == POINTS and settled[ATTACKER]["vp"] is None
    worth = None if is_open else payoff(settled, request["payoff"])
    row = [_cell(settled, worth)] * len(request[DEFENDER]["cards"])
    rest: dict[str, Any] = {
        "matrix": [row] * len(request[ATTACKER]["cards"]),
        "payoff": request["payoff"],
        "value": None if worth is None else fraction(worth, 1),
        "sees": None,
        "fought": False,
        "always": ATTACKER,
    }
    for name in SIDES:
        rest |= {f"{name}_mix": [], f"{name}_card": None, f"{name}_cards": [], f"{name}_strength": None}
    return rest


def _note(facts: Facts, request: dict[str, Any], battle: Ready, table: Table, ruling: Ruling) -> None:
    """What the answer counts, what it takes for granted, and by which rules it comes to this."""
    struck = battle.struck[DEFENDER]
    ruling.note({WIN: "counts-win", POINTS: "counts-points", UNITS: "counts-units"}[table.kind])
    if struck:
        ruling.note("struck-first", tile=INITIATIVE, count=struck)
    if table.kind == WIN and _always(table) is None:
        ruling.note("strength-decides")
    holder = _holder(request)
    if holder is None:
        ruling.note("best-play")
    else:
        ruling.note("card-seen", tile=PRESCIENCE, side=holder, other=_enemy(holder))
    every = [settled for row in table.settled for settled in row]
    if [settled for settled in every if settled[ATTACKER]["strength"] == settled[DEFENDER]["strength"]]:
        ruling.note("tie-to-defender")
    if table.kind == POINTS and [each for each in every if each["winner"] == ATTACKER and not each[ATTACKER]["left"]]:
        ruling.note("no-survivor")
    for name in SIDES:
        if request[name]["creature"] is not None and request[_enemy(name)]["creature"] == SNAKE:
            ruling.note("creature-absent", side=name, creature=request[name]["creature"], snake=SNAKE)
        for payment in payments(facts, request[name]):
            if not payment["counts"]:
                ruling.note("card-unpaid", side=name, intervention=payment["card"])
    ruling.note("this-battle")
