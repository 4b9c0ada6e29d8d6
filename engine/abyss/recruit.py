"""``abyss/recruit``: is this payment for a lord legal, and if not, for which reasons?"""

from engine.abyss.cards import Cards
from engine.abyss.codes.recruit import RULES
from engine.abyss.costs import MASTER_OF_MAGIC, OWN_POWERS, RIVAL_POWERS, Cost, find_conflicts
from engine.abyss.payment import affiliates, needless, pearls_needed
from engine.answer import Problems, fix, reason
from engine.fields import Field
from engine.typed import Any

MAX_ALLIES = 65
MAX_PEARLS = 99
PROFILES = ("rulebook", "online")

POWER_FIELDS = (
    Field("powers", "set", of="lord", max_items=35, suggested=OWN_POWERS),
    Field("rival_powers", "set", of="lord", max_items=35, suggested=RIVAL_POWERS),
    Field("profile", "choice", choices=PROFILES, default=PROFILES[0]),
)

FIELDS = (
    Field("lord", "entry", of="lord", required=True),
    Field("allies", "multiset", of="ally", max_items=MAX_ALLIES),
    Field("pearls", "integer", low=0, high=MAX_PEARLS, default=0),
) + POWER_FIELDS


def answer(cards: Cards, asked: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Judge a payment.

    ``total`` is what allies and pearls are worth, ``shortfall`` and ``surplus`` its distance from ``cost``, the cost
    after all changes (``printed_cost`` is the card's). A legal payment also has ``affiliates``, the allies among
    which the payer chooses the affiliated one, lowest first, and ``discards``: the allies that go to the discard if
    the first of those is affiliated.
    """
    find_conflicts(asked, [asked["lord"]], "lord", problems)
    cost = Cost(cards.lords[asked["lord"]], asked["powers"], asked["rival_powers"])
    allies = cards.sorted_allies(asked["allies"])
    pearls = asked["pearls"]
    total = cards.total(allies) + pearls
    reasons = judge(cards, cost, allies, pearls, asked["profile"])
    legal = not reasons
    choice = affiliates(cards, allies, cost.any_affiliate) if legal else []
    discards = list(allies) if legal else []
    if legal:
        discards.remove(choice[0])
    by_race = cards.by_race(allies)
    return {
        "legal": legal,
        "reasons": reasons,
        "notes": cost.notes + _notes(cost, choice, pearls, total, len(by_race)),
        "lord": cost.lord,
        "cost": cost.value,
        "printed_cost": cost.printed,
        "races": cost.races,
        "compulsory": cost.compulsory or None,
        "paid_races": [race for race in cards.races if race in by_race],
        "total": total,
        "shortfall": max(0, cost.value - total),
        "surplus": max(0, total - cost.value),
        "affiliates": choice,
        "discards": discards,
    }


def judge(cards: Cards, cost: Cost, allies: list[str], pearls: int, profile: str) -> list[dict[str, Any]]:
    """All the reasons that speak against a payment, in a fixed order; none means that it is legal."""
    reasons: list[dict[str, Any]] = []

    def add(code: str, params: dict[str, Any], mend: dict[str, Any]) -> None:
        reasons.append(reason(code, RULES[code], params, mend))

    by_race = cards.by_race(allies)
    paid = [race for race in cards.races if race in by_race]
    lacks_compulsory = cost.compulsory != "" and cost.compulsory not in by_race
    # Races that may go, the cheapest first: taking them back changes the total least.
    spare = sorted(
        [race for race in paid if race != cost.compulsory],
        key=lambda race: (cards.total(by_race[race]), cards.races.index(race)),
    )
    extra = len(paid) - cost.races
    if extra < 0:
        wanted = [race for race in cards.races if race not in by_race]
        if lacks_compulsory:
            wanted.remove(cost.compulsory)
            wanted.insert(0, cost.compulsory)
            if extra == -1:
                wanted = wanted[:1]
        add(
            "too-few-races",
            {"needed": cost.races, "paid": len(paid), "missing": -extra},
            fix("add-races", {"count": -extra, "races": wanted}),
        )
    elif extra > 0:
        dropped = spare[:extra]
        add(
            "too-many-races",
            {"needed": cost.races, "paid": len(paid), "extra": extra},
            fix("drop-races", {"count": extra, "races": dropped, "allies": _of(by_race, dropped)}),
        )
    if lacks_compulsory:
        race = cost.compulsory
        if extra < 0:
            mend = fix("add-race", {"race": race})
        else:
            swapped = spare[extra]
            mend = fix("swap-race", {"race": race, "drop": swapped, "allies": by_race[swapped]})
        add("compulsory-race-missing", {"race": race, "lord": cost.lord}, mend)

    value = cards.total(allies)
    shortfall = cost.value - value - pearls
    if shortfall > 0:
        add(
            "value-short",
            {"total": value + pearls, "cost": cost.value, "shortfall": shortfall},
            fix("add-pearls", {"count": shortfall}),
        )
    needed = pearls_needed(cost, value)
    if pearls > needed:
        add(
            "too-many-pearls",
            {"pearls": pearls, "needed": needed, "extra": pearls - needed},
            fix("take-back-pearls", {"count": pearls - needed}),
        )
    if profile == "online":
        surplus = value - cost.value
        over = needless(cards, by_race, surplus)
        if over:
            left_out = _leave_out(cards, allies, surplus)
            add("ally-not-needed", {"allies": over, "surplus": surplus}, fix("leave-out", {"allies": left_out}))
    return reasons


def _leave_out(cards: Cards, allies: list[str], surplus: int) -> list[str]:
    """Allies to take back until none is needless: always the highest that may go, so that few have to."""
    kept = list(allies)
    left_out: list[str] = []
    while True:
        over = needless(cards, cards.by_race(kept), surplus)
        if not over:
            return cards.sorted_allies(left_out)
        ally = max(over, key=lambda id: (cards.value[id], -cards.order[id]))
        kept.remove(ally)
        left_out.append(ally)
        surplus -= cards.value[ally]


def _of(by_race: dict[str, list[str]], races: list[str]) -> list[str]:
    return [ally for race in races for ally in by_race[race]]


def _notes(cost: Cost, choice: list[str], pearls: int, total: int, paid: int) -> list[dict[str, Any]]:
    """What is worth saying beside the verdict."""
    notes: list[dict[str, Any]] = []

    def add(code: str, params: dict[str, Any]) -> None:
        notes.append(reason(code, RULES[code], params))

    if not choice:
        if pearls and paid < cost.races:
            add("pearls-are-no-race", {"missing": cost.races - paid})
        return notes
    if pearls:
        add("pearls-fill", {"count": pearls})
    if total > cost.value:
        add("surplus-lost", {"count": total - cost.value})
    if cost.any_affiliate and len(choice) > 1:
        add("affiliate-any", {"lord": MASTER_OF_MAGIC, "allies": choice})
    elif len(choice) > 1:
        add("affiliate-tie", {"allies": choice})
    else:
        add("affiliate-lowest", {"ally": choice[0]})
    if cost.lord == MASTER_OF_MAGIC:
        add("own-power-later", {"lord": MASTER_OF_MAGIC})
    return notes
