"""``abyss/hand``: which lords at court can this hand recruit, and how?"""

from engine.abyss import corruptor
from engine.abyss.cards import Cards
from engine.abyss.codes.hand import RULES
from engine.abyss.costs import CORRUPTOR, Cost, find_conflicts
from engine.abyss.counting import Counter
from engine.abyss.listing import Lister
from engine.abyss.payment import affiliates, received
from engine.abyss.purse import LIMITS, Purse
from engine.abyss.recruit import MAX_ALLIES, MAX_LORDS, MAX_PEARLS, POWER_FIELDS
from engine.answer import Problems, fix, reason
from engine.fields import Field
from engine.typed import Any

FIELDS = (
    (
        Field("hand", "multiset", of="ally", max_items=MAX_ALLIES),
        Field("pearls", "integer", low=0, high=MAX_PEARLS, default=0),
        Field("nebulis", "integer", low=0, high=MAX_PEARLS, default=0),
        Field("court", "set", of="lord", max_items=MAX_LORDS),
        Field("reserved", "entry", of="lord"),
    )
    + POWER_FIELDS
    + (Field("limit", "integer", low=1, high=50, default=5),)
)


def answer(cards: Cards, asked: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Say for each lord of the court whether the hand can recruit it.

    ``count`` is the number of distinct legal payments. Two of them differ if their allies do, as multisets of cards,
    or the numbers of pearls and nebulis that fill in what is missing; ``ferryman`` is named if he has to help first.
    ``payments`` lists the best, at most ``limit``, in the order that ``listing`` describes. A lord out of reach has
    ``reasons`` and ``nearest``: the best that the hand comes to, and what that lacks. ``reserved`` is the lord with a
    rival's sentinel; there is only one at court.
    """
    court = asked["court"]
    find_conflicts(asked, court, "court", problems)
    reserved = asked["reserved"]
    if reserved and reserved not in court:
        problems.add("conflict", "reserved", reserved, {"of": "lord", "ids": court})
    hand = cards.sorted_allies(asked["hand"])
    counts: dict[str, int] = {}
    for ally in hand:
        counts[ally] = counts.get(ally, 0) + 1
    held = cards.sorted_allies(list(counts))
    kinds = [(ally, cards.race[ally], cards.value[ally], counts[ally], cards.nebulis.get(ally, 0)) for ally in held]
    purse = Purse(asked["pearls"], asked["nebulis"], asked["powers"], asked["nebulis_limit"])
    court_of = _Through(cards, purse, asked) if asked["way"] == CORRUPTOR else _Court(cards, hand, kinds, purse, asked)
    lords = []
    for lord in court:
        row: dict[str, Any] = court_of.row(lord)
        if lord == reserved:
            row["reasons"].insert(0, reason("hand-reserved", RULES["hand-reserved"], {"lord": lord}))
            row["count"] = 0
            row["payments"] = []
        row["recruitable"] = not row["reasons"]
        row["sentinel"] = "rival" if lord == reserved else "none"
        # For the way on from a payment with nebulis, which depends on what is owned.
        row["own_pearls"] = asked["pearls"] if asked["nebulis"] else None
        row["own_nebulis"] = asked["nebulis"] or None
        lords.append(row)
    return {"lords": lords}


class _Court:
    """What a hand can recruit by paying with allies."""

    def __init__(
        self,
        cards: Cards,
        hand: list[str],
        kinds: list[tuple[str, str, int, int, int]],
        purse: Purse,
        asked: dict[str, Any],
    ) -> None:
        self.cards = cards
        self.hand = hand
        self.purse = purse
        self.asked = asked
        self.reach = purse.reach()
        self.counter = Counter(kinds)
        self.lister = Lister(kinds, self.counter)
        highest = max([cards.lords[lord].value for lord in asked["court"]] + [0]) + 2
        self.splits = [purse.splits(missing) for missing in range(min(self.reach, highest) + 1)]
        self.ways = [len(ways) for ways in self.splits]

    def row(self, lord: str) -> dict[str, Any]:
        """What there is to say of one lord."""
        asked = self.asked
        cost = Cost(self.cards.lords[lord], asked["powers"], asked["rival_powers"])
        count = self.counter.count(cost, self.ways, asked["profile"])
        limit = min(asked["limit"], count)
        best = self.lister.best(cost, self.splits, asked["profile"], limit) if limit else []
        reasons, nearest = _out_of_reach(self.cards, cost, self.hand, self.purse)
        return {
            "lord": lord,
            "cost": cost.value,
            "printed_cost": cost.printed,
            "races": cost.races,
            "compulsory": cost.compulsory or None,
            "count": count,
            "payments": [self._payment(cost, allies, pearls, nebulis) for allies, pearls, nebulis in best],
            "reasons": reasons,
            "nearest": nearest if reasons else None,
            "notes": cost.notes + self._unused(reasons),
        }

    def _unused(self, reasons: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Say so where value is missing although nebulis are left that no payment may take."""
        held, most = self.asked["nebulis"], self.purse.most
        if held <= most or self.purse.limit != LIMITS[0] or "hand-value-short" not in [row["code"] for row in reasons]:
            return []
        return [reason("hand-nebulis-unused", RULES["hand-nebulis-unused"], {"count": held, "most": most})]

    def _payment(self, cost: Cost, allies: list[str], pearls: int, nebulis: int) -> dict[str, Any]:
        return {
            "allies": allies,
            "pearls": pearls,
            "nebulis": nebulis,
            "ferryman": self.purse.helper(pearls, nebulis),
            "nebulis_received": received(self.cards, allies),
            "affiliates": affiliates(self.cards, allies, cost.any_affiliate),
            "surplus": max(0, self.cards.total(allies) - cost.value),
        }


class _Through:
    """What can be recruited through the Corruptor, with pearls alone: every lord alike."""

    def __init__(self, cards: Cards, purse: Purse, asked: dict[str, Any]) -> None:
        self.cards = cards
        self.asked = asked
        self.purse = purse
        self.price = corruptor.price_of(cards)
        self.splits = purse.splits(self.price)
        self.total = min(purse.reach(), self.price)

    def row(self, lord: str) -> dict[str, Any]:
        """What there is to say of one lord."""
        price = self.price
        short = price - self.total
        reasons = []
        if short:
            params = {"lord": CORRUPTOR, "total": self.total, "price": price, "shortfall": short}
            mend = fix("get-pearls", {"count": self.purse.lacks(price)})
            reasons.append(reason("hand-price-short", RULES["hand-price-short"], params, mend))
        nothing: dict[str, Any] = {"allies": [], "nebulis_received": 0, "affiliates": [], "surplus": 0}
        payments = []
        for pearls, nebulis in self.splits[: self.asked["limit"]]:
            payment = dict(nothing)
            payment["pearls"] = pearls
            payment["nebulis"] = nebulis
            payment["ferryman"] = self.purse.helper(pearls, nebulis)
            payments.append(payment)
        return {
            "lord": lord,
            "cost": price,
            "printed_cost": self.cards.lords[lord].value,
            "races": 0,
            "compulsory": None,
            "count": len(self.splits),
            "payments": payments,
            "reasons": reasons,
            "nearest": None,
            "notes": corruptor.notes(max([nebulis for _, nebulis in self.splits] + [0]), price),
        }


def _out_of_reach(
    cards: Cards, cost: Cost, hand: list[str], purse: Purse
) -> "tuple[list[dict[str, Any]], dict[str, Any]]":
    """What keeps a hand from recruiting, and the nearest it comes.

    That is: all Krakens, all allies of the races worth most, and all pearls and nebulis that may go with them.
    """
    reasons: list[dict[str, Any]] = []

    def add(code: str, params: dict[str, Any], mend: dict[str, Any]) -> None:
        reasons.append(reason(code, RULES[code], params, mend))

    by_race = cards.by_race(hand)
    krakens = by_race.get(cards.wild, [])
    held = [race for race in cards.races if race in by_race]
    missing = max(0, cost.races - len(held) - len(krakens))
    compulsory = [cost.compulsory] if cost.compulsory else []
    lacks_compulsory = bool(compulsory) and compulsory[0] not in by_race and not krakens
    others = [race for race in held if race not in compulsory]
    others.sort(key=lambda race: (-cards.total(by_race[race]), cards.races.index(race)))
    used = compulsory + others[: cost.races - len(compulsory)]
    allies = cards.sorted_allies([ally for race in used for ally in by_race.get(race, ())]) + krakens
    worth = cards.total(allies)
    reach = purse.reach()
    total = worth + reach
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
            {"needed": cost.races, "held": len(held) + len(krakens), "missing": missing},
            fix("get-races", {"count": missing, "races": wanted}),
        )
    if lacks_compulsory:
        race = cost.compulsory
        add("hand-compulsory-race-missing", {"race": race, "lord": cost.lord}, fix("get-race", {"race": race}))
    if short > to_come:
        # So much that it does in allies and in pearls, of which it can take more.
        add(
            "hand-value-short",
            {"total": total, "cost": cost.value, "shortfall": short},
            fix("get-value", {"count": purse.lacks(cost.value - worth)}),
        )
    pearls, nebulis = purse.splits(min(reach, max(0, cost.value - worth)))[-1]
    nearest = {
        "allies": allies,
        "pearls": pearls,
        "nebulis": nebulis,
        "total": total,
        "races_missing": missing,
        "compulsory_missing": cost.compulsory if lacks_compulsory else None,
        "value_missing": short,
    }
    return reasons, nearest
