"""``abyss/refill``: what happens at court after a recruitment, and in which order (abyss.recruit.refill.order)."""

from engine.abyss.cards import Cards
from engine.abyss.codes.refill import CHOICES, LIMITS, RULES
from engine.abyss.ids import AMBASSADOR, CORRUPTOR, INVOKER, KRAKEN, SCHEMER, TRAITOR
from engine.abyss.piles import hold
from engine.abyss.powers import BARRED, SENTINEL_POWERS, UNDECIDED
from engine.fields import MAX_AMOUNT
from engine.kinds.choice import Choice
from engine.kinds.entry import Entry
from engine.kinds.integer import Integer
from engine.kinds.set import Set
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

TAKERS = (CORRUPTOR, TRAITOR, SCHEMER)
"""The lords whose power takes another lord, so that the order makes a difference."""
POWER_FIRST, REFILL_FIRST = "power-first", "refill-first"
FIGURES = ("refill", "pearls", "lords_drawn", "court", "game_ends")

FIELDS = (
    Integer("lords_left", required=True, low=0, high="court_left"),
    Integer("deck", 0, "deck", default="base_lords"),
    Entry("lord", of="lord"),
    Choice("use", choices=("yes", "no"), default="yes"),
    Integer("pearls", 0, MAX_AMOUNT),
    Choice("target", choices=("free", "reserved"), default="free", set=KRAKEN),
    Integer("keys", 0, "keys", default=0),
    Choice("order", choices=(UNDECIDED, POWER_FIRST, REFILL_FIRST), default=UNDECIDED),
    Choice("sentinel_powers", choices=SENTINEL_POWERS, default=UNDECIDED),
    Set("sets", of="set"),
)


def wanted(cards: Cards, left: int) -> int:
    """How many lords come from the deck to a court where so many are left after a recruitment."""
    return cards.supply["court-spaces"] - left if left <= cards.supply["court-refill-at"] else 0


class Course:
    """What follows a recruitment, step by step, if the power of the new lord comes before the refill or after it."""

    def __init__(self, cards: Cards, request: dict[str, Any], first: str) -> None:
        self.cards = cards
        self.request = request
        self.first = first
        self.court: int = request["lords_left"]
        self.deck: int = request["deck"]
        self.pearls = 0
        self.drawn = 0
        self.refilled = False
        self.ends = False
        self.faults: list[tuple[str, dict[str, Any]]] = []
        self.steps: list[dict[str, Any]] = []
        lord = request["lord"]
        taking = lord in TAKERS and request["use"] == "yes"
        if first == REFILL_FIRST:
            self._refill()
        if taking:
            self._take(lord)
        elif lord is None:
            self.steps.append({"step": "power"})
        elif request["use"] == "yes" and cards.lords[lord].guild == AMBASSADOR:
            self.steps.append({"step": "ambassador", "lord": lord})
        elif request["use"] == "yes" and cards.lords[lord].at_once and lord != INVOKER:
            # The power of the Invoker is a step of its own, the last one.
            self.steps.append({"step": "power", "lord": lord})
        if first == POWER_FIRST or (taking and lord == CORRUPTOR and not self.faults and wanted(cards, self.court)):
            self._refill()
        if request["keys"] >= cards.supply["keys-for-location"]:
            self.steps.append({"step": "control"})
        if lord == INVOKER and request["use"] == "yes":
            self.steps.append({"step": "extra-turn"})

    def _refill(self) -> None:
        missing = wanted(self.cards, self.court)
        if not missing:
            self.steps.append({"step": "slide", "court": self.court})
            return
        come = min(missing, self.deck)
        pearls: int = self.cards.supply["court-refill-pearls"]
        self.refilled = True
        self.ends = self.ends or come < missing
        self.pearls += pearls
        self.drawn += come
        self.deck -= come
        self.court += come
        self.steps.append({"step": "refill", "pearls": pearls, "count": come, "court": self.court})

    def _take(self, lord: str) -> None:
        """Take another lord by the power of the Corruptor, the Traitor or the Schemer, if that can be done."""
        if lord == SCHEMER:
            if not self.deck:
                self.faults.append(("schemer-without-deck", {"lord": lord}))
                return
            self.deck -= 1
        else:
            if not self.court:
                self.faults.append(("court-without-lord", {"lord": lord}))
                return
            price, own = self.cards.supply["corruptor-price"], self.request["pearls"]
            if lord == CORRUPTOR and own is not None and own + self.pearls < price:
                self.faults.append(("second-lord-unpaid", {"lord": lord, "price": price, "pearls": own + self.pearls}))
                return
            self.court -= 1
        self.steps.append({"step": lord})

    def moves(self) -> list[str]:
        """The steps that change something at court, by name."""
        return [step["step"] for step in self.steps if step["step"] != "slide"]

    def figures(self) -> dict[str, Any]:
        """What the recruiter receives, and the court afterwards."""
        return dict(zip(FIGURES, (self.refilled, self.pearls, self.drawn, self.court, self.ends)))


def courses(cards: Cards, request: dict[str, Any]) -> list[Course]:
    """The courses that are possible: one, or both where the order is open and makes a difference.

    It does for who takes any lord of the court, too, if lords that refill it may be there already.
    """
    if request["order"] != UNDECIDED:
        return [Course(cards, request, request["order"])]
    one, other = Course(cards, request, POWER_FIRST), Course(cards, request, REFILL_FIRST)
    differ = one.faults != other.faults or one.figures() != other.figures()
    choosing = request["lord"] in (CORRUPTOR, TRAITOR) and request["use"] == "yes" and request["target"] == "free"
    return [one, other] if differ or (choosing and one.drawn and one.moves() != other.moves()) else [one]


def judge(cards: Cards, request: dict[str, Any]) -> Ruling:
    """All that speaks against using the power of the new lord, and what is open."""
    ruling = Ruling(RULES, CHOICES)
    lord = request["lord"]
    possible = courses(cards, request)
    for fault in possible[0].faults:
        if fault in possible[-1].faults:
            code, params = fault
            ruling.refuse(code, **params)
    if lord in (CORRUPTOR, TRAITOR) and request["use"] == "yes" and request["target"] == "reserved":
        if lord == CORRUPTOR:
            ruling.refuse("second-lord-reserved", lord=lord)
        elif request["sentinel_powers"] == BARRED:
            ruling.refuse("traitor-barred", lord=lord)
        elif request["sentinel_powers"] == UNDECIDED:
            ruling.leave_open("traitor-on-reserved", SENTINEL_POWERS[1:], lord=lord)
    if len(possible) > 1:
        ruling.leave_open("power-or-refill", (POWER_FIRST, REFILL_FIRST), lord=lord)
    ruling.settle(
        lambda changed: judge(cards, changed), request, lambda other, changed: _outcome(cards, other, changed)
    )
    return ruling


def _outcome(cards: Cards, ruling: Ruling, request: dict[str, Any]) -> dict[str, Any]:
    """What a reading brings: the figures, where the reading makes them certain."""
    possible = courses(cards, request)
    return possible[0].figures() if ruling.legal and len(possible) == 1 else {}


def candidates(request: dict[str, Any]) -> Any:
    """The ways out, nearest first: take a lord that nobody has reserved; else leave the power unused."""
    if request["lords_left"] > 1:
        yield {"target": "free"}
    yield {"use": "no"}


def answer(cards: Cards, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Say whether the court is filled up, what the recruiter receives, and whether a deck too small ends the game.

    ``lords_left`` are the lords at court once one has been recruited, ``deck`` those still in the deck. ``orders`` has
    the steps in their order: once, or by each reading where it is open whether the power comes before the refill.
    ``instead`` takes a lord that is not reserved, or else leaves the power of the new lord unused.
    """
    # One lord has been recruited from the court.
    there = cards.lords_in(request["sets"]) - request["lords_left"] - 1
    hold(problems, LIMITS["pile"], "deck", request["deck"], cards.numbers["base_lords"], there)
    if problems.found:
        return {}
    ruling = judge(cards, request)
    ruling.find_instead(candidates(request), lambda changed: judge(cards, changed), request)
    possible = courses(cards, request)
    rest: dict[str, Any] = {"orders": []}
    if ruling.legal is not False:
        for course in possible:
            if not course.faults:
                reading = course.first if len(possible) > 1 else "certain"
                rest["orders"].append({"reading": reading, "steps": course.steps})
        figures, others = possible[0].figures(), possible[-1].figures()
        for name in FIGURES:
            if ruling.legal or (len(ruling.open) < 2 and len(possible) > 1 and figures[name] == others[name]):
                rest[name] = figures[name]
    if ruling.legal:
        _note_rules(cards, request, possible[0], ruling)
    return ruling.verdict(rest)


def _note_rules(cards: Cards, request: dict[str, Any], course: Course, ruling: Ruling) -> None:
    """By which rules it comes to this."""
    if course.refilled:
        ruling.note("refill-due", pearls=course.pearls, count=course.drawn)
    else:
        ruling.note("refill-not-due", count=course.court)
    if course.ends:
        ruling.note("refill-short", count=course.drawn)
    if request["lord"] == CORRUPTOR and request["use"] == "yes":
        ruling.note("second-lord-price", lord=CORRUPTOR, count=cards.supply["corruptor-price"])
    taking = request["lord"] in TAKERS and request["use"] == "yes"
    if taking and not ruling.open and request["lords_left"] <= cards.supply["court-refill-at"] + 1:
        ruling.note("order-online", lord=request["lord"])
    if request["keys"] >= cards.supply["keys-for-location"]:
        ruling.note("location-last")
    if request["lord"] == INVOKER and request["use"] == "yes":
        ruling.note("extra-turn-last", lord=INVOKER)
