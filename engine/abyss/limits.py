"""``abyss/limits``: how many allies may stay in hand, and whether what a player gives up for it is right."""

from engine.abyss.cards import Cards
from engine.abyss.codes.limits import RULES
from engine.abyss.costs import COUNTERFEITER, OUTLAW, SHAMAN
from engine.abyss.powers import COMMANDER_LIMIT, find_power_conflicts
from engine.abyss.purse import Purse
from engine.answer import Problems, fix, reason
from engine.fields import Field
from engine.typed import Any

COMMANDER = "commander"
LEVIATHAN = "leviathan"
END, RECRUITED, BOUGHT, IN_TURN = "end-of-turn", "commander-recruited", "after-purchase", "in-turn"

FIELDS = (
    Field("hand", "multiset", of="ally", max_items=93),
    Field("moment", "choice", choices=(END, RECRUITED, BOUGHT, IN_TURN), default=END),
    Field("sets", "set", of="set", max_items=2),
    Field("rival_powers", "set", of="lord", max_items=63, suggested=(COMMANDER,)),
    Field("discard", "multiset", of="ally", max_items=93),
    Field("pearls", "integer", low=0, high=99, default=0),
    Field("pearls_paid", "integer", low=0, high=99, default=0),
    Field("nebulis", "integer", low=0, high=99, default=0),
    Field("nebulis_paid", "integer", low=0, high=99, default=0),
    Field("powers", "set", of="lord", max_items=63, suggested=(SHAMAN, OUTLAW, COUNTERFEITER)),
    Field("profile", "choice", choices=("rulebook", "online"), default="rulebook"),
)


def answer(cards: Cards, asked: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Say which limit holds, and judge what the player means to discard and to pay, if anything.

    ``limit`` is left out if none holds at this moment. ``extra`` counts the allies above it: for each of them one is
    discarded or, by martial law, 1 pearl is paid, and nothing beyond that. ``kept`` is the hand afterwards.
    """
    _find_conflicts(asked, problems)
    hand = _Hand(cards, asked)
    reasons = hand.judge()
    discarded = len(asked["discard"])
    made = {
        "legal": not reasons,
        "reasons": reasons,
        "notes": hand.notes(),
        "count": hand.count,
        "unlimited": hand.limit is None,
        "extra": hand.extra,
        "planned": hand.planned,
        "settled": hand.planned and not reasons,
        "kept": hand.count - discarded,
        "nebulis_gained": hand.brought(),
    }
    if hand.limit is not None:
        made["limit"] = hand.limit
    return made


def _find_conflicts(asked: dict[str, Any], problems: Problems) -> None:
    find_power_conflicts(asked, problems)
    if asked["moment"] == RECRUITED and COMMANDER in asked["powers"]:
        problems.add("conflict", "moment", RECRUITED, {"with": "powers"})
    for ally in sorted(set(asked["discard"])):
        if asked["discard"].count(ally) > asked["hand"].count(ally):
            problems.add("conflict", "discard", ally, {"of": "ally", "ids": sorted(set(asked["hand"]))})


class _Hand:
    """The hand with the limit that holds for it (abyss.support.hand-limit, abyss.leviathan.martial-law)."""

    def __init__(self, cards: Cards, asked: dict[str, Any]) -> None:
        self.cards = cards
        self.moment: str = asked["moment"]
        self.hand: list[str] = asked["hand"]
        self.discard: list[str] = cards.sorted_allies(asked["discard"])
        self.pearls: int = asked["pearls_paid"]
        self.nebulis: int = asked["nebulis_paid"]
        self.purse = Purse(asked["pearls"], asked["nebulis"], asked["powers"])
        self.online: bool = asked["profile"] == "online"
        self.count = len(self.hand)
        self.planned = bool(self.discard or self.pearls or self.nebulis)
        self.faced = self.moment == RECRUITED or COMMANDER in asked["rival_powers"]
        self.guarded = self.faced and SHAMAN in asked["powers"]
        # A card that only Leviathan brings shows that it is in play, whatever is said of the sets.
        shown = [id for id in cards.sorted_allies(self.hand) if cards.tables["ally"][id]["set"] == LEVIATHAN]
        self.shown = "" if LEVIATHAN in asked["sets"] or not shown else shown[0]
        self.leviathan = LEVIATHAN in asked["sets"] or bool(shown)
        self.general: int = cards.supply["leviathan"]["hand_limit"]
        self.law = self.leviathan or self.online
        self.commanded = self._commanded()
        self.limit: "int | None" = None
        if self.commanded:
            self.limit = COMMANDER_LIMIT
        elif self.law and self.moment == END:
            self.limit = self.general
        self.extra = 0 if self.limit is None else max(0, self.count - self.limit)

    def _commanded(self) -> bool:
        """Whether a rival's Commander sets the limit now (abyss.clarifications.commander)."""
        if not self.faced or self.guarded:
            return False
        return self.moment in (END, RECRUITED) or (self.online and self.moment == BOUGHT)

    def krakens(self) -> list[str]:
        """The Krakens that are to be discarded."""
        return [id for id in self.discard if self.cards.race[id] == self.cards.wild]

    def brought(self) -> int:
        """The nebulis for Krakens discarded by martial law (abyss.leviathan.martial-law.kraken)."""
        if self.commanded or self.online or not self.extra:
            return 0
        return sum([self.cards.tables["ally"][id]["nebulis"] for id in self.krakens()])

    def judge(self) -> list[dict[str, Any]]:
        """All the reasons that speak against the hand as it is to be left."""
        found: list[dict[str, Any]] = []

        def add(code: str, params: dict[str, Any], mend: dict[str, Any]) -> None:
            found.append(reason(code, RULES[code], params, mend))

        discarded = len(self.discard)
        paid = self.pearls + self.nebulis
        if not self.extra:
            if self.planned:
                add("nothing-too-many", {}, fix("keep-everything", {}))
            return found
        missing = self.extra - discarded - (0 if self.commanded else paid)
        if missing > 0 and self.commanded:
            mend = fix("discard-more", {"count": missing})
            add("over-commander", {"lord": COMMANDER, "limit": COMMANDER_LIMIT, "extra": missing}, mend)
        elif missing > 0:
            mend = fix("discard-or-pay" if self.purse.left(self.pearls) else "discard-more", {"count": missing})
            add("over-martial-law", {"limit": self.general, "extra": missing}, mend)
        if discarded > self.extra:
            count = discarded - self.extra
            add("too-many-discarded", {"extra": count}, fix("keep-allies", {"count": count}))
        if self.commanded:
            if paid:
                add("commander-takes-no-pearls", {"lord": COMMANDER}, fix("pay-nothing", {}))
            return found
        over = min(paid, -missing)
        if over > 0:
            add("paid-for-nothing", {"extra": over}, self.purse.take_back(self.pearls, self.nebulis, over))
        if self.online and self.nebulis:
            add("nebulis-not-accepted", {}, fix("take-back-nebulis", {"count": self.nebulis}))
        if self.online and self.krakens():
            add("krakens-not-accepted", {"allies": self.krakens()}, fix("keep-krakens", {"allies": self.krakens()}))
        return found + self.purse.reasons(self.pearls, 0 if self.online else self.nebulis)

    def notes(self) -> list[dict[str, Any]]:
        """What is worth saying beside the verdict."""
        found: list[dict[str, Any]] = []

        def add(code: str, params: dict[str, Any]) -> None:
            found.append(reason(code, RULES[code], params))

        if self.shown:
            add("leviathan-implied", {"ally": self.shown})
        if self.guarded:
            add("commander-held-off", {"lord": SHAMAN, "rival": COMMANDER})
        if self.commanded and self.moment == BOUGHT:
            add("checked-after-purchase", {"lord": COMMANDER})
        if self.commanded and self.law and self.moment == END and self.extra:
            add("stricter-limit", {"lord": COMMANDER, "limit": COMMANDER_LIMIT, "general": self.general})
        if self.limit == self.general and self.online and not self.leviathan:
            add("limit-online-only", {"limit": self.general})
        if self.limit is None:
            self._later(add)
        krakens = self.krakens() if self.extra else []
        if krakens and self.commanded:
            add("commander-krakens", {"lord": COMMANDER, "allies": krakens})
        elif self.brought():
            add("discarded-krakens-bring", {"allies": krakens, "count": self.brought()})
        if self.nebulis and self.extra and not self.commanded and not self.online:
            add("nebulis-for-hand", {})
        return found

    def _later(self, add: Any) -> None:
        """What the limits at the end of the own turn mean for a hand that no limit touches now."""
        if self.moment != END and self.faced and not self.guarded:
            if self.count > COMMANDER_LIMIT:
                add("commander-later", {"lord": COMMANDER, "limit": COMMANDER_LIMIT})
        elif self.count > self.general:
            if self.law:
                add("martial-law-later", {"limit": self.general})
            else:
                add("no-limit-printed", {"limit": self.general})
