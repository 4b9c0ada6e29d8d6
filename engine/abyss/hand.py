"""``abyss/hand``: which lords at court can this hand recruit, and how?"""

from engine.abyss.cards import Cards
from engine.abyss.codes.hand import RULES
from engine.abyss.costs import Cost, find_conflicts
from engine.abyss.counting import Counter
from engine.abyss.listing import Lister
from engine.abyss.payment import affiliates
from engine.abyss.recruit import MAX_ALLIES, MAX_PEARLS, POWER_FIELDS
from engine.answer import Problems, fix, reason
from engine.fields import Field
from engine.typed import Any

FIELDS = (
    (
        Field("hand", "multiset", of="ally", max_items=MAX_ALLIES),
        Field("pearls", "integer", low=0, high=MAX_PEARLS, default=0),
        Field("court", "set", of="lord", max_items=35),
    )
    + POWER_FIELDS
    + (Field("limit", "integer", low=1, high=50, default=5),)
)


def answer(cards: Cards, asked: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Say for each lord of the court whether the hand can recruit it.

    ``count`` is the number of distinct legal payments, multisets of allies with exactly the pearls that they then
    need; ``payments`` lists the best of them, at most ``limit``, in the order that ``listing`` describes. A lord out
    of reach has ``reasons`` and ``nearest``: the best that the hand comes to, and what that lacks.
    """
    find_conflicts(asked, asked["court"], "court", problems)
    hand = cards.sorted_allies(asked["hand"])
    counts: dict[str, int] = {}
    for ally in hand:
        counts[ally] = counts.get(ally, 0) + 1
    held = cards.sorted_allies(list(counts))
    kinds = [(ally, cards.race[ally], cards.value[ally], counts[ally]) for ally in held]
    counter = Counter(kinds)
    lister = Lister(kinds, counter)
    lords = []
    for lord in asked["court"]:
        cost = Cost(cards.lords[lord], asked["powers"], asked["rival_powers"])
        count = counter.count(cost, asked["pearls"], asked["profile"])
        best = lister.best(cost, asked["pearls"], asked["profile"], min(asked["limit"], count)) if count else []
        reasons, nearest = _out_of_reach(cards, cost, hand, asked["pearls"])
        lords.append(
            {
                "lord": lord,
                "recruitable": count > 0,
                "cost": cost.value,
                "printed_cost": cost.printed,
                "races": cost.races,
                "compulsory": cost.compulsory or None,
                "count": count,
                "payments": [_payment(cards, cost, allies, pearls) for allies, pearls in best],
                "reasons": reasons,
                "nearest": nearest if reasons else None,
                "notes": cost.notes,
            }
        )
    return {"lords": lords}


def _payment(cards: Cards, cost: Cost, allies: list[str], pearls: int) -> dict[str, Any]:
    return {
        "allies": allies,
        "pearls": pearls,
        "affiliates": affiliates(cards, allies, cost.any_affiliate),
        "surplus": max(0, cards.total(allies) - cost.value),
    }


def _out_of_reach(
    cards: Cards, cost: Cost, hand: list[str], pearls: int
) -> "tuple[list[dict[str, Any]], dict[str, Any]]":
    """What keeps a hand from recruiting, and the nearest it comes: all allies of the races worth most, all pearls."""
    reasons: list[dict[str, Any]] = []

    def add(code: str, params: dict[str, Any], mend: dict[str, Any]) -> None:
        reasons.append(reason(code, RULES[code], params, mend))

    by_race = cards.by_race(hand)
    held = [race for race in cards.races if race in by_race]
    missing = max(0, cost.races - len(held))
    compulsory = [cost.compulsory] if cost.compulsory else []
    lacks_compulsory = bool(compulsory) and compulsory[0] not in by_race
    others = [race for race in held if race not in compulsory]
    others.sort(key=lambda race: (-cards.total(by_race[race]), cards.races.index(race)))
    used = compulsory + others[: cost.races - len(compulsory)]
    allies = cards.sorted_allies([ally for race in used for ally in by_race.get(race, ())])
    total = cards.total(allies) + pearls
    short = max(0, cost.value - total)
    # Whatever ally brings a race that is missing adds at least 1, which may be all the value that is missing.
    to_come = max(missing, 1 if lacks_compulsory else 0)
    if missing:
        wanted = [race for race in cards.races if race not in by_race]
        if lacks_compulsory:
            wanted.remove(cost.compulsory)
            wanted = compulsory + wanted if missing > 1 else compulsory
        add(
            "hand-too-few-races",
            {"needed": cost.races, "held": len(held), "missing": missing},
            fix("get-races", {"count": missing, "races": wanted}),
        )
    if lacks_compulsory:
        race = cost.compulsory
        add("hand-compulsory-race-missing", {"race": race, "lord": cost.lord}, fix("get-race", {"race": race}))
    if short > to_come:
        add(
            "hand-value-short",
            {"total": total, "cost": cost.value, "shortfall": short},
            fix("get-value", {"count": short}),
        )
    nearest = {
        "allies": allies,
        "pearls": min(pearls, max(0, cost.value - total + pearls)),
        "total": total,
        "races_missing": missing,
        "compulsory_missing": cost.compulsory if lacks_compulsory else None,
        "value_missing": short,
    }
    return reasons, nearest
