"""``abyss/limits``: how many allies may stay in hand, and whether what a player gives up for it is right."""

from engine.abyss.cards import Cards
from engine.abyss.codes.limits import CHOICES, RULES
from engine.abyss.ids import COMMANDER, COUNTERFEITER, KRAKEN, LEVIATHAN, OUTLAW, SHAMAN
from engine.abyss.powers import find_power_conflicts
from engine.abyss.purse import Purse
from engine.fields import MAX_AMOUNT
from engine.kinds.choice import Choice
from engine.kinds.integer import Integer
from engine.kinds.multiset import Multiset
from engine.kinds.set import Set
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

END, RECRUITED, BOUGHT, IN_TURN = "end-of-turn", "commander-recruited", "after-purchase", "in-turn"
OPEN, ACCEPTED, REFUSED = NEBULIS_FOR_HAND = "open", "accepted", "refused"
"""Whether nebulis may pay for allies above the general limit, which the sources leave open."""

FIELDS = (
    Multiset("hand", of="ally"),
    Choice("moment", choices=(END, RECRUITED, BOUGHT, IN_TURN), default=END),
    Set("sets", of="set"),
    Set("rival_powers", of="lord", suggested=(COMMANDER,)),
    Multiset("discard", of="ally"),
    Integer("pearls", 0, MAX_AMOUNT),
    Integer("pearls_paid", 0, MAX_AMOUNT, default=0),
    Integer("nebulis", 0, MAX_AMOUNT, set=KRAKEN),
    Integer("nebulis_paid", 0, MAX_AMOUNT, default=0, set=KRAKEN),
    Set("powers", of="lord", suggested=(SHAMAN, OUTLAW, COUNTERFEITER)),
    Choice("nebulis_for_hand", choices=NEBULIS_FOR_HAND, default=OPEN),
    Choice("profile", choices=("rulebook", "online"), default="rulebook"),
)


def answer(cards: Cards, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Say which limit holds, and judge what the player means to discard and to pay, if anything.

    ``limit`` is left out if none holds at this moment. ``extra`` counts the allies above it: for each of them one is
    discarded or, by martial law, 1 pearl is paid, and nothing beyond that. ``kept`` is the hand afterwards. ``plan``
    names the kind of what is given up, or why it is refused. The pearls and nebulis owned need not be told.
    ``instead`` keeps the discards already chosen, as many as are due, and then as many allies as the pearls can pay
    for; of the others the lowest go, Krakens last. ``plan_instead`` is all that is then given up.
    """
    _find_conflicts(request, problems)
    if problems.found:
        return {}
    hand = _Hand(cards, request)
    ruling = hand.judge()
    ruling.find_instead(hand.candidates(), lambda changed: _Hand(cards, changed).judge(), request)
    allowed = ruling.legal is not False
    rest = {
        "count": hand.count,
        "commanded": hand.commanded,
        "extra": hand.extra,
        "price": hand.price,
        "plan": hand.plan(ruling.legal),
        "discarded": len(hand.discard) if allowed else 0,
        "kept": hand.count - (len(hand.discard) if allowed else 0),
        "nebulis_gained": hand.brought() if allowed else 0,
    }
    if hand.limit is not None:
        rest["limit"] = hand.limit
    if ruling.instead is not None:
        rest["plan_instead"] = _Hand(cards, request | ruling.instead).given_up()
    return ruling.verdict(rest)


def _find_conflicts(request: dict[str, Any], problems: Problems) -> None:
    find_power_conflicts(request, problems)
    if request["moment"] == RECRUITED and COMMANDER in request["powers"]:
        problems.add("conflict", "moment", RECRUITED, {"with": "powers"})
    for ally in sorted(set(request["discard"])):
        if request["discard"].count(ally) > request["hand"].count(ally):
            problems.add("conflict", "discard", ally, {"of": "ally", "ids": sorted(set(request["hand"]))})


class _Hand:
    """The hand with the limit that holds for it (abyss.support.hand-limit, abyss.leviathan.martial-law)."""

    def __init__(self, cards: Cards, request: dict[str, Any]) -> None:
        self.cards = cards
        self.request = request
        self.moment: str = request["moment"]
        self.hand: list[str] = request["hand"]
        self.discard: list[str] = cards.sorted_allies(request["discard"])
        self.pearls: int = request["pearls_paid"]
        self.nebulis: int = request["nebulis_paid"]
        self.purse = Purse(cards, request["pearls"], request["nebulis"], request["powers"])
        self.online: bool = request["profile"] == "online"
        self.count = len(self.hand)
        self.planned = bool(self.discard or self.pearls or self.nebulis)
        self.commander_applies = self.moment == RECRUITED or COMMANDER in request["rival_powers"]
        self.shaman_protects = self.commander_applies and SHAMAN in request["powers"]
        self.leviathan = LEVIATHAN in request["sets"]
        self.general: int = cards.supply["hand-limit"]
        self.price: int = cards.supply["hand-limit-pearls"]
        self.hand_limit_applies = self.leviathan or self.online
        self.commander: int = cards.supply["commander-hand-limit"]
        self.commanded = self._commanded()
        self.limit: int | None = None
        if self.commanded:
            self.limit = self.commander
        elif self.hand_limit_applies and self.moment == END:
            self.limit = self.general
        self.extra = 0 if self.limit is None else max(0, self.count - self.limit)

    def _commanded(self) -> bool:
        """Whether a rival's Commander sets the limit now (abyss.clarifications.commander)."""
        if not self.commander_applies or self.shaman_protects:
            return False
        return self.moment in (END, RECRUITED) or (self.online and self.moment == BOUGHT)

    def _krakens(self) -> list[str]:
        """The Krakens that are to be discarded."""
        return [id for id in self.discard if self.cards.race[id] == self.cards.wild]

    def brought(self) -> int:
        """The nebulis for Krakens discarded by martial law (abyss.leviathan.martial-law.kraken)."""
        if self.commanded or self.online or not self.extra:
            return 0
        return sum([self.cards.tables["ally"][id]["nebulis"] for id in self._krakens()])

    def plan(self, legal: bool | None) -> str:
        """What kind of plan it is: none, refused, needless, nebulis, both, pay or discard."""
        if not self.planned or legal is None:
            return ""
        if not legal:
            return "refused" if self.extra else "needless"
        if self.nebulis:
            return "nebulis"
        if self.pearls:
            return "both" if self.discard else "pay"
        return "discard"

    def given_up(self) -> dict[str, Any]:
        """What is discarded and paid, for the words of the way out."""
        return {"discard": self.discard, "pearls": self.pearls, "nebulis": self.nebulis}

    def judge(self) -> Ruling:
        """What is said of the hand as it is to be left."""
        ruling = Ruling(RULES, CHOICES)
        by_law = bool(self.extra) and not self.commanded and not self.online
        if by_law and self.nebulis and self.request["nebulis_for_hand"] == OPEN:
            ruling.leave_open("nebulis-for-hand", (ACCEPTED, REFUSED))
            ruling.settle(lambda changed: _Hand(self.cards, changed).judge(), self.request)
        else:
            self._refuse(ruling)
        self._note(ruling)
        return ruling

    def _refuse(self, ruling: Ruling) -> None:
        """All the reasons that speak against it."""
        by_law = self.limit is not None and not self.commanded
        if not self.extra:
            if self.planned and by_law:
                ruling.refuse("nothing-too-many-martial-law", limit=self.general)
            elif self.planned:
                ruling.refuse("nothing-too-many")
            return
        missing = self.extra - len(self.discard)
        if missing < 0:
            code = "too-many-discarded-martial-law" if by_law else "too-many-discarded"
            ruling.refuse(code, extra=-missing)
        if by_law:
            self._refuse_by_law(ruling, missing)
            return
        if missing > 0:
            ruling.refuse("over-commander", lord=COMMANDER, limit=self.commander, extra=missing)
        if self.pearls or self.nebulis:
            ruling.refuse("commander-takes-no-pearls", lord=COMMANDER)

    def _refuse_by_law(self, ruling: Ruling, missing: int) -> None:
        """What martial law has against it, where so many allies more than the limit are kept."""
        paid = self.pearls + self.nebulis
        due = self.price * max(0, missing)
        if paid < due:
            left = missing - paid // self.price
            ruling.refuse("over-martial-law", limit=self.general, extra=left, price=self.price)
        elif paid > due:
            ruling.refuse("paid-for-nothing", extra=paid - due)
        refused = self.online or self.request["nebulis_for_hand"] == REFUSED
        if refused and self.nebulis:
            ruling.refuse("nebulis-not-accepted")
        if self.online and self._krakens():
            ruling.refuse("krakens-not-accepted", allies=self._krakens())
        for fault in self.purse.reasons(self.pearls, 0 if refused else self.nebulis):
            if fault["code"] == "pearls-not-owned":
                ruling.refuse("law-pearls-not-owned", pearls=self.pearls, owned=self.purse.pearls)
            else:
                ruling.reasons.append(fault)

    def candidates(self) -> Any:
        """The fields to replace, nearest first; the first with which the hand may stay is the way out."""
        if not self.extra:
            yield {"discard": [], "pearls_paid": 0, "nebulis_paid": 0}
            return
        chosen = self._lowest_first(self.discard)[: self.extra]
        rest = list(self.hand)
        for id in self.discard:
            rest.remove(id)
        more = self._lowest_first(rest)
        for count in range(self.extra - len(chosen) + 1):
            discard = self.cards.sorted_allies(chosen + more[:count])
            due = self.price * (self.extra - len(discard))
            for nebulis in range(min(self.nebulis, due), -1, -1):
                yield {"discard": discard, "pearls_paid": due - nebulis, "nebulis_paid": nebulis}

    def _lowest_first(self, allies: list[str]) -> list[str]:
        """The allies that may be discarded, the lowest first, Krakens last."""
        cards = self.cards
        if self.online and not self.commanded:
            allies = [id for id in allies if cards.race[id] != cards.wild]
        return sorted(allies, key=lambda id: (cards.race[id] == cards.wild, cards.value[id], cards.order[id]))

    def _note(self, ruling: Ruling) -> None:
        """What is worth saying beside the verdict."""
        if self.shaman_protects:
            ruling.note("commander-held-off", lord=SHAMAN, rival=COMMANDER)
        if self.commanded and self.moment == BOUGHT:
            ruling.note("checked-after-purchase", lord=COMMANDER)
        if self.commanded and self.hand_limit_applies and self.moment == END and self.extra:
            ruling.note("stricter-limit", lord=COMMANDER, limit=self.commander, general=self.general)
        if self.limit == self.general and self.online and not self.leviathan:
            ruling.note("limit-online-only", limit=self.general)
        if self.limit is None:
            self._note_no_limit(ruling)
        elif ruling.legal is not False:
            self._note_what_holds(ruling)

    def _note_what_holds(self, ruling: Ruling) -> None:
        """The rule by which the hand may stay, and what discarded Krakens bring."""
        if self.commanded:
            code = "settled-for-commander" if self.extra else "within-commander"
            ruling.note(code, lord=COMMANDER, limit=self.commander)
        else:
            price = {"price": self.price} if self.extra else {}
            ruling.note("settled-by-martial-law" if self.extra else "within-martial-law", limit=self.general, **price)
        krakens = self._krakens()
        if krakens and self.commanded:
            ruling.note("commander-krakens", lord=COMMANDER, allies=krakens)
        elif self.brought():
            ruling.note("discarded-krakens-bring", allies=krakens, count=self.brought())
        if self.nebulis:
            ruling.notes += self.purse.notes(self.nebulis, 0)

    def _note_no_limit(self, ruling: Ruling) -> None:
        """What the limits at the end of the own turn mean for a hand that no limit touches now."""
        if self.moment != END and self.commander_applies and not self.shaman_protects:
            if self.count > self.commander:
                ruling.note("commander-later", lord=COMMANDER, limit=self.commander)
                return
        elif self.count > self.general:
            if self.hand_limit_applies:
                ruling.note("martial-law-later", limit=self.general, price=self.price)
            else:
                ruling.note("no-limit-printed", limit=self.general)
            return
        if not self.shaman_protects and ruling.legal:
            ruling.note("no-limit", lord=COMMANDER)
