"""``abyss/plot``: may a new lord come to court now, by plotting or by the power of a lord?"""

from engine.abyss.cards import Cards
from engine.abyss.codes.plot import CHOICES, LIMITS, RULES
from engine.abyss.ids import KRAKEN, OPPORTUNIST, RECIPIENT
from engine.abyss.piles import hold
from engine.abyss.powers import ALLOWED, BARRED, SENTINEL_POWERS, UNDECIDED
from engine.fields import MAX_AMOUNT
from engine.kinds.choice import Choice
from engine.kinds.integer import Integer
from engine.kinds.set import Set
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

PLOT = "plot"

FIELDS = (
    Integer("court", required=True, low=0, high="court"),
    Integer("pearls", 0, MAX_AMOUNT, default=0),
    Integer("times", 1, "court", default=1),
    Choice("way", choices=(PLOT, RECIPIENT, OPPORTUNIST), default=PLOT, choice_sets={RECIPIENT: KRAKEN}),
    Choice("moment", choices=("start", "after"), default="start"),
    Choice("used", choices=("no", "yes"), default="no"),
    Integer("nebulis", 0, "court", default=0, set=KRAKEN),
    Integer("deck", 0, "deck", default="deck"),
    Choice("frequency", choices=("once", "often"), default="once"),
    Choice("reserved", choices=("none", "rival"), default="none", set=KRAKEN),
    Choice("sentinel_powers", choices=SENTINEL_POWERS, default=UNDECIDED),
    Set("sets", of="set"),
)


class Court:
    """The court before a lord comes: its empty ``spaces``, the ``price`` of each lord, how often one can come."""

    def __init__(self, cards: Cards, request: dict[str, Any]) -> None:
        method, deck = request["way"], request["deck"]
        self.spaces: int = cards.supply["court-spaces"] - request["court"]
        self.price: int = cards.supply["plot-price"] if method == PLOT else 0
        self.once = method != PLOT and request["frequency"] == "once"
        self.late = method == PLOT and request["moment"] == "after"
        self.spent = self.once and request["used"] == "yes"
        self.reserved = method == OPPORTUNIST and request["reserved"] == "rival"
        room = request["court"] and deck if method == OPPORTUNIST else self.spaces
        most = min(deck, room, request["pearls"] // self.price if self.price else deck)
        if self.once:
            most = min(most, 1)
        # Where the reserved lord is the only one at court, no other can be replaced for certain.
        kept = self.reserved and (request["sentinel_powers"] == BARRED or request["court"] == 1)
        if self.late or self.spent or (kept and request["sentinel_powers"] != ALLOWED):
            most = 0
        self.most: int = most


def judge(cards: Cards, request: dict[str, Any]) -> Ruling:
    """All that speaks against it, and what it leads to."""
    ruling = Ruling(RULES, CHOICES)
    method, times, deck = request["way"], request["times"], request["deck"]
    court = Court(cards, request)
    spaces, needed = court.spaces, court.price * times
    if court.late:
        ruling.refuse("plot-after-action")
    if court.spent:
        ruling.refuse("power-used-up", lord=method)
    elif court.once and times > 1:
        ruling.refuse("power-once-a-turn", lord=method, times=times)
    if request["pearls"] < needed:
        ruling.refuse("plot-pearls-short", pearls=request["pearls"], needed=needed)
    if court.price and request["nebulis"]:
        ruling.refuse("plot-with-nebulis", count=request["nebulis"])
    if method == OPPORTUNIST:
        if not request["court"]:
            ruling.refuse("court-empty", lord=method)
    elif not spaces:
        ruling.refuse("court-full")
    elif spaces < times and not court.once:
        ruling.refuse("court-spaces-short", times=times, spaces=spaces)
    if not deck:
        ruling.refuse("lord-deck-empty")
    elif deck < times and not court.once:
        ruling.refuse("lord-deck-short", times=times, deck=deck)
    if court.reserved and request["sentinel_powers"] == BARRED:
        ruling.refuse("opportunist-barred", lord=method)
    elif court.reserved and request["sentinel_powers"] == UNDECIDED:
        ruling.leave_open("opportunist-on-reserved", SENTINEL_POWERS[1:], lord=method)
    ruling.settle(lambda changed: judge(cards, changed), request)
    return ruling


def candidates(request: dict[str, Any]) -> Any:
    """The ways out, nearest first: the same lord at court or else another, as many lords as can be, paid in pearls."""
    nebulis = 0 if request["way"] == PLOT else request["nebulis"]
    for reserved in (request["reserved"], "none") if request["court"] > 1 else (request["reserved"],):
        for times in range(request["times"], 0, -1):
            yield {"reserved": reserved, "times": times, "nebulis": nebulis}


def answer(cards: Cards, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Judge bringing lords to court; ``most`` is how often that can be done in this way, as things stand.

    Plotting costs a pearl each time and comes before the action (abyss.plot); the powers of the Recipient and the
    Opportunist cost nothing and work once a turn, or as often as wanted if that is how ``frequency`` reads them.
    ``instead`` keeps the lord that is replaced if it can, then brings as many lords as can be, and pays in pearls.
    """
    there = cards.lords_in(request["sets"]) - request["court"]
    hold(problems, LIMITS["pile"], "deck", request["deck"], cards.numbers["deck"], there)
    if problems.found:
        return {}
    ruling = judge(cards, request)
    ruling.find_instead(candidates(request), lambda changed: judge(cards, changed), request)
    court = Court(cards, request)
    if ruling.legal:
        _note_rules(request, court.most, ruling)
    done = request["times"] if ruling.legal else 0
    rest: dict[str, Any] = {
        "spaces": court.spaces,
        "brought": done,
        "paid": court.price * done,
        "pearls": request["pearls"] - court.price * done,
        "court": request["court"] + (0 if request["way"] == OPPORTUNIST else done),
        "deck": request["deck"] - done,
    }
    if ruling.legal is not None:
        rest["most"] = court.most
    if ruling.instead is not None and "nebulis" in ruling.instead:
        rest["pay_pearls"] = court.price * ruling.instead.get("times", request["times"])
    return ruling.verdict(rest)


def _note_rules(request: dict[str, Any], most: int, ruling: Ruling) -> None:
    """What it leads to."""
    method, times = request["way"], request["times"]
    if method == OPPORTUNIST:
        ruling.note("opportunist-swaps", lord=method)
    else:
        ruling.note("plot-where", count=times)
    if method == RECIPIENT:
        ruling.note("recipient-free", lord=method)
    elif method == PLOT:
        ruling.note("plot-before-action")
        if most > times:
            ruling.note("plot-again", count=most - times)
    if request["deck"] == times:
        ruling.note("plot-empties-deck")
