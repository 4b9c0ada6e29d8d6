"""``abyss/recruit``: is this payment for a lord legal, and if not, for which reasons?"""

from engine.abyss import corruptor
from engine.abyss.cards import Cards
from engine.abyss.codes.recruit import CHOICES, RULES
from engine.abyss.costs import CHANGE_PURSE, METHODS, OWN_POWERS, RIVAL_POWERS, Cost, find_conflicts
from engine.abyss.ids import CORRUPTOR, COUNTERFEITER, FERRYMAN, KRAKEN, MASTER_OF_MAGIC, OUTLAW, SHAREHOLDER
from engine.abyss.nearest_payment import candidates
from engine.abyss.payment import affiliates, received, redundant_allies, spare_krakens
from engine.abyss.purse import LIMITS, Purse
from engine.fields import MAX_AMOUNT
from engine.kinds.choice import Choice
from engine.kinds.entry import Entry
from engine.kinds.integer import Integer
from engine.kinds.multiset import Multiset
from engine.kinds.set import Set
from engine.problems import Problems
from engine.ruling import Ruling, reason
from engine.typing_compat import Any

PROFILES = ("rulebook", "online")
READINGS = (corruptor.OPEN, corruptor.ALLOWED, corruptor.REFUSED)

POWER_FIELDS = (
    Set("sets", of="set"),
    Set("powers", of="lord", suggested=OWN_POWERS),
    Set("rival_powers", of="lord", suggested=RIVAL_POWERS),
    Choice("way", choices=METHODS, default=METHODS[0]),
    Choice(
        "corruptor_nebulis",
        choices=READINGS,
        default=READINGS[0],
        choice_sets={corruptor.ALLOWED: KRAKEN},
    ),
    Choice("nebulis_limit", choices=LIMITS, default=LIMITS[0]),
    Choice("profile", choices=PROFILES, default=PROFILES[0]),
)

FIELDS = (
    (
        Entry("lord", of="lord", required=True),
        Multiset("allies", of="ally"),
        Integer("pearls", 0, MAX_AMOUNT, default=0),
        Integer("nebulis", 0, MAX_AMOUNT, default=0, set=KRAKEN),
        Integer("own_pearls", 0, MAX_AMOUNT),
        Integer("own_nebulis", 0, MAX_AMOUNT, set=KRAKEN),
        Choice("sentinel", choices=("none", "own", "rival"), default="none", set=KRAKEN),
    )
    + POWER_FIELDS
    + (Choice("needless_krakens", choices=READINGS, default=READINGS[0]),)
)


def answer(cards: Cards, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Judge a payment.

    ``total`` is what allies, pearls and nebulis are worth, ``shortfall`` and ``surplus`` its distance from ``cost``,
    the cost after all changes (``printed_cost`` is the card's). A legal payment also has ``affiliates``, the allies
    among which the payer chooses the affiliated one, lowest first, and ``discards``: the allies that go to the
    discard if the first of those is affiliated. ``nebulis_received`` are brought by the Krakens paid; ``purse`` is
    what the payer owns before and after paying, as far as that is told. ``change`` says what ``instead`` does to the
    payment, in the order that ``nearest_payment`` describes.
    """
    lord = request["lord"]
    find_conflicts(request, [lord], "lord", problems)
    payment = payment_of(cards, request)
    ruling = payment.ruling
    if request["sentinel"] != "rival":
        options = candidates(cards, request, payment.cost, payment.before)
        ruling.find_instead(options, lambda changed: payment_of(cards, changed).ruling, request)
    legal = ruling.legal is True
    cost = payment.cost
    brought = payment.brought if legal else 0
    choice = affiliates(cards, payment.allies, cost.any_affiliate) if legal else []
    discards = list(payment.allies) if legal else []
    if choice:
        discards.remove(choice[0])
    payment.take_note(choice)
    return ruling.verdict(
        {
            "lord": lord,
            "cost": payment.value,
            "printed_cost": cost.printed,
            "races": payment.races,
            "compulsory": payment.compulsory or None,
            "paid_races": [race for race in cards.races if race in payment.by_race],
            "krakens": payment.by_race.get(cards.wild, []),
            "total": payment.total,
            "shortfall": max(0, payment.value - payment.total),
            "surplus": max(0, payment.total - payment.value),
            "affiliates": choice,
            "discards": discards,
            "nebulis_received": brought,
            "purse": payment.owned(after=legal),
            "change": _change(cards, request, ruling.instead),
        }
    )


def payment_of(cards: Cards, request: dict[str, Any]) -> "Payment":
    """The payment of a request, in the way in which the lord is recruited."""
    return (CorruptorPayment if request["way"] == CORRUPTOR else Payment)(cards, request)


class Payment:
    """A payment with the ruling on it."""

    def __init__(self, cards: Cards, request: dict[str, Any]) -> None:
        self.cards = cards
        self.request = request
        self.cost = Cost(cards.lords[request["lord"]], request["powers"], request["rival_powers"], cards.supply)
        self.allies = cards.sorted_allies(request["allies"])
        self.by_race = cards.by_race(self.allies)
        self.brought = received(cards, self.allies)
        self.worth = cards.total(self.allies)
        self.value, self.races, self.compulsory = self.due()
        self.total = request["pearls"] + request["nebulis"] + self.worth
        limit = request["nebulis_limit"]
        self.before = Purse(cards, request["own_pearls"], request["own_nebulis"], request["powers"], limit)
        self.purse = self.before
        self.ruling = self._against(self.before)
        changed = self.before.changed() if self.ruling.reasons else None
        if changed is not None:
            helped = self._against(changed)
            if not helped.reasons:
                self.ruling = helped
                self.purse = changed
        if request["sentinel"] == "rival":
            reserved = reason("reserved-by-rival", RULES["reserved-by-rival"], {"lord": request["lord"]})
            self.ruling.reasons.insert(0, reserved)
        self.ruling.settle(lambda changed: payment_of(cards, changed).ruling, request)

    def due(self) -> tuple[int, int, str]:
        """What has to be paid: the value, the number of races, and the compulsory one of them."""
        return self.cost.value, self.cost.races, self.cost.compulsory

    def _against(self, purse: Purse) -> Ruling:
        """All that speaks against the payment from a purse, and what is open about it."""
        ruling = Ruling(RULES, CHOICES)
        self.judge(ruling)
        ruling.reasons += purse.reasons(self.request["pearls"], self.request["nebulis"])
        return ruling

    def judge(self, ruling: Ruling) -> None:
        """Judge whether the payment is right for the lord, wherever it comes from."""
        _judge_races(self.cards, self.cost, self.by_race, ruling)
        self._judge_value(ruling)

    def _judge_value(self, ruling: Ruling) -> None:
        """Judge whether the payment is worth the cost, and no more of it is paid than may be."""
        cost, request = self.cost, self.request
        shortfall = cost.value - self.total
        if shortfall > 0:
            ruling.refuse("value-short", total=self.total, cost=cost.value, shortfall=shortfall)
        # Exactly what is missing (abyss.recruit.pay.pearls).
        needed = max(0, cost.value - self.worth)
        pearls, nebulis = request["pearls"], request["nebulis"]
        extra = pearls + nebulis - needed
        if extra > 0 and nebulis:
            ruling.refuse("filled-too-much", pearls=pearls, nebulis=nebulis, needed=needed, extra=extra)
        elif extra > 0:
            ruling.refuse("too-many-pearls", pearls=pearls, needed=needed, extra=extra)
        if request["profile"] != "online":
            return
        surplus = self.worth - cost.value
        over = redundant_allies(self.cards, self.by_race, surplus)
        krakens = spare_krakens(self.cards, cost, self.by_race, surplus)
        reading = request["needless_krakens"]
        if over:
            ruling.refuse("ally-not-needed", allies=over, surplus=surplus)
        if krakens and reading == corruptor.REFUSED:
            ruling.refuse("kraken-not-needed", allies=krakens, surplus=surplus)
        elif krakens and reading == corruptor.OPEN:
            ruling.leave_open("needless-krakens", (corruptor.ALLOWED, corruptor.REFUSED), allies=krakens)

    def take_note(self, choice: list[str]) -> None:
        """Note what is worth knowing beside the ruling; ``choice`` are the allies that may become affiliated."""
        ruling, request = self.ruling, self.request
        legal = ruling.legal is True
        self.note_method(choice, legal)
        if not legal:
            return
        self._note_purse()
        if request["sentinel"] == "own":
            ruling.note("sentinel-returns", lord=request["lord"])
        if SHAREHOLDER in request["rival_powers"]:
            self.note_shareholder()

    def note_method(self, choice: list[str], legal: bool) -> None:
        """Note what is worth knowing of this method of recruiting."""
        self.ruling.notes += self.cost.notes + self.cost.waive(list(self.by_race))
        if legal:
            _note_krakens(self.cards, self.cost, self.by_race, self.ruling)
            self._note_payment(choice)
        else:
            self._note_races()

    def note_shareholder(self) -> None:
        """Note what a rival's Shareholder gets."""
        self.ruling.note("shareholder-earns", lord=SHAREHOLDER)

    def _note_races(self) -> None:
        """Say that pearls and nebulis stand for no race, where one is missing."""
        races = len(self.by_race) + max(0, len(self.by_race.get(self.cards.wild, ())) - 1)
        if self.request["pearls"] + self.request["nebulis"] and races < self.cost.races:
            self.ruling.note("pearls-are-no-race", missing=self.cost.races - races)

    def _note_payment(self, choice: list[str]) -> None:
        """What becomes of a legal payment with allies."""
        ruling, request, cost = self.ruling, self.request, self.cost
        if request["pearls"]:
            ruling.note("pearls-fill", count=request["pearls"])
        if request["nebulis"]:
            ruling.note("nebulis-fill", count=request["nebulis"])
        if self.total > cost.value:
            ruling.note("surplus-lost", count=self.total - cost.value)
        with_krakens = self.cards.wild in self.by_race
        if not choice:
            ruling.note("affiliate-none")
        elif cost.any_affiliate and len(choice) > 1:
            ruling.note("affiliate-any", lord=MASTER_OF_MAGIC, allies=choice)
        elif len(choice) > 1:
            ruling.note("affiliate-tie-beside-krakens" if with_krakens else "affiliate-tie", allies=choice)
        elif len(self.allies) == 1:
            ruling.note("affiliate-only", ally=choice[0])
        else:
            ruling.note("affiliate-lowest-beside-krakens" if with_krakens else "affiliate-lowest", ally=choice[0])
        if cost.lord == MASTER_OF_MAGIC:
            ruling.note("own-power-later", lord=MASTER_OF_MAGIC)
        if self.brought:
            ruling.note("nebulis-received", count=self.brought)

    def _note_purse(self) -> None:
        """Whose power makes a legal payment with nebulis possible, and what hangs on what isn't told."""
        ruling, request = self.ruling, self.request
        pearls, nebulis = request["pearls"], request["nebulis"]
        if self.purse is not self.before:
            ruling.note("ferryman-first", lord=FERRYMAN, pearls=self.purse.pearls, nebulis=self.purse.nebulis)
        two = nebulis > self.purse.usual and self.purse.most_beside(pearls) is not None
        if two:
            ruling.note("outlaw-allows", lord=OUTLAW, count=nebulis)
        if nebulis and COUNTERFEITER in request["powers"] and self.purse.left(pearls) != 0:
            ruling.note("counterfeiter-allows", lord=COUNTERFEITER)
            if two:
                ruling.note("counterfeiter-with-outlaw", lord=COUNTERFEITER, other=OUTLAW)
        ruling.notes += self.before.notes(nebulis, self.brought)
        if request["lord"] in CHANGE_PURSE and self.owned(after=True):
            ruling.note("purse-changes-then", lord=request["lord"])

    def owned(self, after: bool) -> dict[str, Any] | None:
        """What the payer owns before the payment, and ``after`` it; nothing if no number is told."""
        before, purse = self.before, self.purse
        if before.pearls is None and before.nebulis is None:
            return None
        # The Ferryman has done his work, if it takes that, before the pearls and nebulis are counted out.
        white = None if purse.pearls is None else purse.pearls - self.request["pearls"]
        black = None if purse.nebulis is None else purse.nebulis - self.request["nebulis"] + self.brought
        return {
            "before": {"pearls": before.pearls, "nebulis": before.nebulis},
            "after": {"pearls": white, "nebulis": black} if after else None,
        }


class CorruptorPayment(Payment):
    """The price of the second lord that the Corruptor lets one recruit (see ``corruptor``)."""

    def due(self) -> tuple[int, int, str]:
        """The price; allies count for nothing."""
        self.worth = 0
        return self.cards.supply["corruptor-price"], 0, ""

    def judge(self, ruling: Ruling) -> None:
        """Judge whether the price is paid, with pearls and perhaps nebulis alone."""
        nebulis, reading = self.request["nebulis"], self.request["corruptor_nebulis"]
        paid, price = self.total, self.value
        if self.allies:
            ruling.refuse("corruptor-takes-no-allies", lord=CORRUPTOR, allies=self.allies)
        if paid < price:
            ruling.refuse("corruptor-price-short", paid=paid, price=price, shortfall=price - paid)
        elif paid > price:
            ruling.refuse("corruptor-price-over", paid=paid, price=price, extra=paid - price)
        if nebulis and reading == corruptor.REFUSED:
            ruling.refuse("corruptor-takes-no-nebulis", lord=CORRUPTOR, count=nebulis)
        elif nebulis and reading == corruptor.OPEN:
            ruling.leave_open("corruptor-nebulis", (corruptor.ALLOWED, corruptor.REFUSED), lord=CORRUPTOR)

    def note_method(self, choice: list[str], legal: bool) -> None:
        """Note the price."""
        self.ruling.note("corruptor-flat-price", lord=CORRUPTOR, count=self.value)

    def note_shareholder(self) -> None:
        """Note that nobody says whether a rival's Shareholder earns by this."""
        self.ruling.note("shareholder-uncertain", lord=SHAREHOLDER, other=CORRUPTOR)


def _change(cards: Cards, request: dict[str, Any], instead: dict[str, Any] | None) -> dict[str, Any]:
    """What ``instead`` changes of the allies: those to take back and those to add."""
    if instead is None:
        return {"take_back": [], "add": []}
    paid = cards.sorted_allies(request["allies"])
    wanted = cards.sorted_allies(instead.get("allies", paid))
    for ally in list(wanted):
        if ally in paid:
            paid.remove(ally)
            wanted.remove(ally)
    return {"take_back": paid, "add": wanted}


def _judge_races(cards: Cards, cost: Cost, by_race: dict[str, list[str]], ruling: Ruling) -> None:
    """Judge the races of the allies paid.

    A Kraken stands for any race, also for one that is paid already (abyss.kraken.allies.any-race). So the number of
    races can be anything from that of the other allies to one more for each Kraken.
    """
    paid = len([race for race in cards.races if race in by_race])
    krakens = len(by_race.get(cards.wild, ()))
    extra = paid - cost.races
    missing = -extra - krakens
    if missing > 0:
        ruling.refuse("too-few-races", needed=cost.races, paid=paid + krakens, missing=missing)
    elif extra > 0:
        ruling.refuse("too-many-races", needed=cost.races, paid=paid, extra=extra)
    if not cost.compulsory or cost.compulsory in by_race:
        return
    if not krakens:
        ruling.refuse("compulsory-race-missing", race=cost.compulsory, lord=cost.lord)
    elif extra >= 0:
        # A Kraken can only be of this race if that leaves room for one race more.
        ruling.refuse("kraken-has-no-place", race=cost.compulsory, needed=cost.races)


def _note_krakens(cards: Cards, cost: Cost, by_race: dict[str, list[str]], ruling: Ruling) -> None:
    """What the Krakens of a legal payment stand for."""
    krakens = by_race.get(cards.wild)
    if not krakens:
        return
    count = cost.races - len([race for race in cards.races if race in by_race])
    if cost.compulsory and cost.compulsory not in by_race:
        ruling.note("krakens-add-compulsory", allies=krakens, race=cost.compulsory)
    elif count:
        ruling.note("krakens-add-races", allies=krakens, count=count)
    else:
        ruling.note("krakens-join-races", allies=krakens)
