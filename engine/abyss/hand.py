"""``abyss/hand``: which lords at court can this hand recruit, and how?"""

from engine.abyss import corruptor
from engine.abyss.alternatives import FEWEST_PEARLS, ONLY, Alternative, alternatives
from engine.abyss.cards import Cards
from engine.abyss.codes.hand import CHOICES, RULES
from engine.abyss.codes.recruit import RULES as RECRUIT_RULES
from engine.abyss.costs import Cost, find_conflicts
from engine.abyss.counting import Counter, kinds_of
from engine.abyss.ids import CORRUPTOR, COUNTERFEITER, FERRYMAN, KRAKEN, MASTER_OF_MAGIC, OUTLAW
from engine.abyss.listing import Lister, Payment
from engine.abyss.payment import affiliates, received
from engine.abyss.purse import LIMITS, Purse
from engine.abyss.recruit import POWER_FIELDS, READINGS
from engine.fields import MAX_AMOUNT
from engine.kinds.choice import Choice
from engine.kinds.entry import Entry
from engine.kinds.integer import Integer
from engine.kinds.multiset import Multiset
from engine.kinds.set import Set
from engine.problems import Problems
from engine.ruling import Ruling, reason
from engine.typing_compat import Any

ONLINE = "online"
"""The rules by which no payment holds an ally that could be left out."""

MOST_COMPARED = 24
"""The largest hand of which the payments are compared: twice what martial law leaves."""

FIELDS = (
    (
        Multiset("hand", of="ally"),
        Integer("pearls", 0, MAX_AMOUNT, default=0),
        Integer("nebulis", 0, MAX_AMOUNT, default=0, set=KRAKEN),
        Set("court", of="lord", max_items="court"),
        Entry("reserved", of="lord", set=KRAKEN),
    )
    + POWER_FIELDS
    + (
        Choice("needless_krakens", choices=READINGS, default=READINGS[0]),
        Integer("limit", 1, 50, default=5),
    )
)


def answer(cards: Cards, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Say for each lord of the court whether the hand can recruit it.

    ``count`` is the number of distinct legal payments. Two of them differ if their allies do, as multisets of cards,
    or the numbers of pearls and nebulis that fill in what is missing; ``ferryman`` is named if he has to help first.
    ``lean`` counts those of which no ally could be left out for the same pearls and nebulis. ``payments`` lists the
    best of these, at most ``limit``, in the order that ``listing`` describes, and ``alternatives`` the first of them
    with those that are better in something, whatever that is. A lord out of reach has
    ``reasons`` and ``nearest``: the best that the hand comes to, and what that lacks. ``reserved`` is the lord with a
    rival's sentinel; there is only one at court. Whether nebulis may be part of the Corruptor's price is open: until
    a reading is chosen, only payments without them are listed, and the readings name the lords that they recruit. So
    it is with Krakens that are not needed, online: the readings count the payments.
    """
    court = request["court"]
    find_conflicts(request, court, "court", problems)
    reserved = request["reserved"]
    if reserved and reserved not in court:
        problems.add("conflict", "reserved", reserved, {"of": "lord", "ids": court})
    ruling = Ruling(RULES, CHOICES)
    lords = _rows(cards, request)
    if not court:
        ruling.note("hand-court-empty")
    _note_affiliation(request, [payment for row in lords for payment in row["payments"]], ruling)
    if [row for row in lords if row["count"] > row["lean"]]:
        online = request["profile"] == ONLINE
        ruling.note("hand-needless-krakens" if online else "hand-redundant-left-out")
    if (
        request["way"] == CORRUPTOR
        and request["corruptor_nebulis"] == corruptor.OPEN
        and _takes_nebulis(cards, request)
    ):
        ruling.leave_open("hand-corruptor-nebulis", (corruptor.ALLOWED, corruptor.REFUSED), lord=CORRUPTOR)
        ruling.settle(lambda read: Ruling(RULES), request, lambda _, read: {"lords": _recruitable(_rows(cards, read))})
    if not ruling.open and _counts_krakens(cards, request, lords):
        ruling.leave_open("hand-needless-krakens-open", (corruptor.ALLOWED, corruptor.REFUSED))
        ruling.settle(lambda read: Ruling(RULES), request, lambda _, read: {"payments": _payments(cards, read)})
    return ruling.verdict({"lords": lords})


def _note_affiliation(request: dict[str, Any], payments: list[dict[str, Any]], ruling: Ruling) -> None:
    """Which allies of the payments listed become affiliated, if any."""
    if [payment for payment in payments if payment["affiliates"]]:
        if MASTER_OF_MAGIC in request["powers"]:
            ruling.note("hand-affiliates-any", lord=MASTER_OF_MAGIC)
        else:
            ruling.note("hand-affiliates-lowest")
    if [payment for payment in payments if payment["nebulis_received"]]:
        ruling.note("hand-krakens-never")


def _counts_krakens(cards: Cards, request: dict[str, Any], lords: list[dict[str, Any]]) -> bool:
    """Whether it is open if Krakens may be paid that are not needed, and there are payments with such ones."""
    wild = [ally for ally in request["hand"] if cards.race[ally] == cards.wild]
    if not wild or request["profile"] != ONLINE or request["needless_krakens"] != corruptor.OPEN:
        return False
    if request["way"] == CORRUPTOR:
        return False
    listed: int = sum([row["count"] for row in lords])
    return _payments(cards, request | {"needless_krakens": corruptor.ALLOWED}) > listed


def _payments(cards: Cards, request: dict[str, Any]) -> int:
    """The legal payments with allies for all lords that a rival has not reserved."""
    recruitment = _NormalRecruitment(cards, request)
    return sum([recruitment.count(lord) for lord in request["court"] if lord != request["reserved"]])


def _purse(cards: Cards, request: dict[str, Any]) -> Purse:
    return Purse(cards, request["pearls"], request["nebulis"], request["powers"], request["nebulis_limit"])


def _takes_nebulis(cards: Cards, request: dict[str, Any]) -> bool:
    """Whether the Corruptor's price could be paid with nebulis in it, for some lord that isn't reserved."""
    open_to_all = [lord for lord in request["court"] if lord != request["reserved"]]
    splits = _purse(cards, request).splits(cards.supply["corruptor-price"])
    return bool(open_to_all) and max([nebulis for _, nebulis in splits] + [0]) > 0


def _recruitable(rows: list[dict[str, Any]]) -> list[str]:
    return [row["lord"] for row in rows if row["recruitable"]]


def _rows(cards: Cards, request: dict[str, Any]) -> list[dict[str, Any]]:
    """What there is to say of each lord."""
    court, reserved = request["court"], request["reserved"]
    recruitment_type = _CorruptorRecruitment if request["way"] == CORRUPTOR else _NormalRecruitment
    recruitment: Any = recruitment_type(cards, request)
    lords = []
    for lord in court:
        row: dict[str, Any] = recruitment.row(lord)
        if lord == reserved:
            row["reasons"].insert(0, reason("hand-reserved", RULES["hand-reserved"], {"lord": lord}))
            row["count"] = row["lean"] = 0
            row["payments"] = []
            row["alternatives"] = []
        row["recruitable"] = row["count"] > 0
        row["sentinel"] = "rival" if lord == reserved else "none"
        # For the way on from a payment with nebulis, which depends on what is owned.
        row["own_pearls"] = request["pearls"] if request["nebulis"] else None
        row["own_nebulis"] = request["nebulis"] or None
        lords.append(row)
    return lords


class _NormalRecruitment:
    """What a hand can recruit by paying with allies."""

    def __init__(self, cards: Cards, request: dict[str, Any]) -> None:
        self.cards = cards
        self.request = request
        self.purse = purse = _purse(cards, request)
        self.hand = cards.sorted_allies(request["hand"])
        counts: dict[str, int] = {}
        for ally in self.hand:
            counts[ally] = counts.get(ally, 0) + 1
        kinds = kinds_of(cards, counts)
        self.reach = purse.reach()
        # No payment listed holds an ally that could be left out, whether it would be legal or not.
        self.lean = Counter(kinds, lean=True)
        strict = request["profile"] == ONLINE and request["needless_krakens"] != corruptor.ALLOWED
        self.counter = Counter(kinds, strict)
        self.lister = Lister(kinds, self.lean)
        highest = max([_cost(cards, request, lord).value for lord in request["court"]] + [0])
        self.splits = [purse.splits(missing) for missing in range(min(self.reach, highest) + 1)]
        self.split_counts = [len(splits) for splits in self.splits]

    def count(self, lord: str) -> int:
        """The number of distinct legal payments."""
        return self.counter.count(_cost(self.cards, self.request, lord), self.split_counts, self.request["profile"])

    def row(self, lord: str) -> dict[str, Any]:
        """What there is to say of one lord."""
        request = self.request
        cost = _cost(self.cards, request, lord)
        lean = self.lean.count(cost, self.split_counts, ONLINE)
        limit = min(request["limit"], lean)
        best = self.lister.best(cost, self.splits, ONLINE, limit) if limit else []
        # Whoever asks with half the deck in hand gets the first one alone: to compare them all would take too long.
        few = len(self.hand) <= MOST_COMPARED
        others = (
            alternatives(self.lister, cost, self.splits, lean) if few else [Alternative(one, []) for one in best[:1]]
        )
        reasons, nearest = _out_of_reach(self.cards, cost, self.hand, self.purse)
        return {
            "lord": lord,
            "points": self.cards.lords[lord].influence,
            "cost": cost.value,
            "printed_cost": cost.printed,
            "races": cost.races,
            "compulsory": cost.compulsory or None,
            "count": self.count(lord),
            "lean": lean,
            "payments": [_shown(self.cards, request, self.purse, cost, payment) for payment in best],
            "alternatives": _described(self.cards, request, self.purse, cost, others),
            "reasons": reasons,
            "nearest": nearest if reasons else None,
            "notes": cost.notes
            + self._helpers(cost, best + [other.payment for other in others])
            + self._unused(reasons),
        }

    def _helpers(self, cost: Cost, listed: list[Payment]) -> list[dict[str, Any]]:
        """Whose power makes the listed payments possible."""
        purse = self.purse
        ruling = Ruling(RECRUIT_RULES)
        for allies in [payment.allies for payment in listed] or [self.hand]:
            ruling.notes = ruling.notes or cost.waive(list(self.cards.by_race(allies)))
        most = max([payment.nebulis for payment in listed] + [0])
        if most > purse.usual and OUTLAW in purse.powers:
            ruling.note("outlaw-allows", lord=OUTLAW, count=most)
        kept = [payment for payment in listed if payment.nebulis and purse.left(payment.pearls)]
        if kept and COUNTERFEITER in purse.powers:
            ruling.note("counterfeiter-allows", lord=COUNTERFEITER)
        return ruling.notes

    def _unused(self, reasons: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Say so where value is missing although nebulis are left that no payment may take."""
        owned, most = self.request["nebulis"], self.purse.most
        if owned <= most or self.purse.limit != LIMITS[0] or "hand-value-short" not in [row["code"] for row in reasons]:
            return []
        return [reason("hand-nebulis-unused", RULES["hand-nebulis-unused"], {"count": owned, "most": most})]


class _CorruptorRecruitment:
    """What can be recruited through the Corruptor, with pearls alone: every lord alike."""

    def __init__(self, cards: Cards, request: dict[str, Any]) -> None:
        self.cards = cards
        self.request = request
        self.purse = purse = _purse(cards, request)
        self.price = cards.supply["corruptor-price"]
        allowed = request["corruptor_nebulis"] == corruptor.ALLOWED
        self.splits = [(pearls, nebulis) for pearls, nebulis in purse.splits(self.price) if allowed or not nebulis]
        # What the price lacks by every reading; one that is still open may allow nebulis.
        refused = request["corruptor_nebulis"] == corruptor.REFUSED
        if refused:
            self.purse = Purse(cards, purse.pearls, 0, purse.powers, purse.limit)
        self.total = min(self.purse.reach(), self.price)

    def row(self, lord: str) -> dict[str, Any]:
        """What there is to say of one lord."""
        price = self.price
        cost = _cost(self.cards, self.request, lord)
        ruling = Ruling(RULES)
        if self.total < price:
            lacks = self.purse.lacks(price)
            ruling.refuse("hand-price-short", lord=CORRUPTOR, total=self.total, price=price, count=lacks)
        notes = Ruling(RECRUIT_RULES)
        notes.note("corruptor-flat-price", lord=CORRUPTOR, count=price)
        every = [Payment([], pearls, nebulis) for pearls, nebulis in self.splits]
        good_for = [[ONLY] if len(every) == 1 else [] if place else [FEWEST_PEARLS] for place in range(len(every))]
        others = [Alternative(payment, why) for payment, why in zip(every, good_for)]
        purse, request = self.purse, self.request
        return {
            "lord": lord,
            "points": self.cards.lords[lord].influence,
            "cost": price,
            "printed_cost": cost.printed,
            "races": 0,
            "compulsory": None,
            "count": len(every),
            "lean": len(every),
            "payments": [_shown(self.cards, request, purse, cost, payment) for payment in every[: request["limit"]]],
            "alternatives": _described(self.cards, request, purse, cost, others),
            "reasons": ruling.reasons,
            "nearest": None,
            "notes": notes.notes,
        }


def _cost(cards: Cards, request: dict[str, Any], lord: str) -> Cost:
    return Cost(cards.lords[lord], request["powers"], request["rival_powers"], cards.supply)


def _shown(cards: Cards, request: dict[str, Any], purse: Purse, cost: Cost, payment: Payment) -> dict[str, Any]:
    """A payment with who helps with it, what comes of it, and what is left."""
    changed = 1 if purse.reasons(payment.pearls, payment.nebulis) else 0
    brought = received(cards, payment.allies)
    kept = cards.sorted_allies(request["hand"])
    for ally in payment.allies:
        kept.remove(ally)
    return {
        "allies": payment.allies,
        "pearls": payment.pearls,
        "nebulis": payment.nebulis,
        "ferryman": FERRYMAN if changed else None,
        "nebulis_received": brought,
        "affiliates": affiliates(cards, payment.allies, cost.any_affiliate),
        "surplus": max(0, cards.total(payment.allies) - cost.value),
        "kept": kept,
        "pearls_left": request["pearls"] + changed - payment.pearls,
        "nebulis_left": request["nebulis"] - changed - payment.nebulis + brought,
    }


def _described(
    cards: Cards, request: dict[str, Any], purse: Purse, cost: Cost, others: list[Alternative]
) -> list[dict[str, Any]]:
    """The alternatives, with what each is good for."""
    rows = []
    for place, other in enumerate(others):
        row = _shown(cards, request, purse, cost, other.payment)
        row.update({"first": not place, "good_for": other.good_for})
        rows.append(row)
    return rows


def _out_of_reach(
    cards: Cards, cost: Cost, hand: list[str], purse: Purse
) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """What keeps a hand from recruiting, and the nearest it comes.

    That is: all Krakens, all allies of the races worth most, and all pearls and nebulis that may go with them.
    """
    ruling = Ruling(RULES)
    by_race = cards.by_race(hand)
    krakens = by_race.get(cards.wild, [])
    own_races = [race for race in cards.races if race in by_race]
    missing = max(0, cost.races - len(own_races) - len(krakens))
    compulsory = [cost.compulsory] if cost.compulsory else []
    lacks_compulsory = cost.compulsory != "" and cost.compulsory not in by_race and not krakens
    others = [race for race in own_races if race not in compulsory]
    others.sort(key=lambda race: (-cards.total(by_race[race]), cards.races.index(race)))
    used = compulsory + others[: cost.races - len(compulsory)]
    allies = cards.sorted_allies([ally for race in used for ally in by_race.get(race, ())]) + krakens
    worth = cards.total(allies)
    reach = purse.reach()
    total = worth + reach
    short = max(0, cost.value - total)
    # Whatever ally brings a race that is missing adds at least 1, which may be all the value that is missing.
    to_come = max(missing, 1 if lacks_compulsory else 0)
    if missing > lacks_compulsory:
        # If only the compulsory race is missing, that one reason says it all.
        wanted = [race for race in cards.races if race not in by_race]
        if lacks_compulsory:
            wanted.remove(cost.compulsory)
            wanted = compulsory + wanted
        race_count = len(own_races) + len(krakens)
        ruling.refuse("hand-too-few-races", needed=cost.races, held=race_count, missing=missing, races=wanted)
    if lacks_compulsory:
        ruling.refuse("hand-compulsory-race-missing", race=cost.compulsory, lord=cost.lord)
    if short > to_come:
        # So much that it does in allies and in pearls, of which it can take more.
        ruling.refuse("hand-value-short", total=total, cost=cost.value, count=purse.lacks(cost.value - worth))
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
    return ruling.reasons, nearest
