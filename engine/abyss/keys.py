"""The keys of a player and the payments that can be made with them (abyss.locations.spend)."""

from collections import namedtuple

from engine.abyss.cards import Cards
from engine.abyss.ids import AMBASSADOR
from engine.typing_compat import Any

MAX_LISTED = 40
"""So many payments are listed at most; all of them are counted."""

Payment = namedtuple("Payment", ("lords", "tokens"))
"""The lords and key tokens that pay for a location."""


class Keys:
    """The keys of a player: those of free lords that carry some, and tokens; and the ambassadors among the lords.

    ``by_power`` tells that ambassadors have no key and take a location by their power; ``others`` counts the keys
    without theirs.
    """

    def __init__(self, cards: Cards, request: dict[str, Any]) -> None:
        self.needed: int = cards.supply["keys-for-location"]
        self.by_power = request["ambassador_keys"] == "none"
        self.tokens: int = request["tokens"]
        free = sorted(request["lords"])
        self.ambassadors = [lord for lord in free if cards.lords[lord].guild == AMBASSADOR]
        self.lords = [lord for lord in free if cards.lords[lord].keys]
        self.lasting = [lord for lord in self.lords if cards.lords[lord].lasts]
        self.others = sum([cards.lords[lord].keys for lord in self.lords]) + self.tokens
        self.owned = self.others
        if not self.by_power:
            self.owned += self.needed * len(self.ambassadors)
        self.must = self.owned >= self.needed

    def payments(self, by_keys: bool, ambassadors: list[str]) -> tuple[list[Payment], int]:
        """The first payments of exactly the keys needed and by these ambassadors, and how many there are in all.

        Those that tuck the fewest lords come first; of equals those that cover the fewest lasting powers, then those
        whose lords come first by their ids.
        """
        payments: list[Payment] = []
        total = len(ambassadors)
        for count in range(self.needed + 1):
            tokens = self.needed - count
            enough = by_keys and tokens <= self.tokens
            some = [Payment(lords, tokens) for lords in self._choose(count)] if enough else []
            total += _binomial(len(self.lords), count) if enough else 0
            if count == 1:
                some += [Payment([lord], 0) for lord in ambassadors]
            some.sort(key=lambda payment: (self.rank(payment), payment.lords))
            payments += some
        return payments[:MAX_LISTED], total

    def covers(self, lords: list[str]) -> list[str]:
        """Those of some lords whose lasting power a location covers when they are tucked under it."""
        return [lord for lord in lords if lord in self.lasting]

    def rank(self, payment: Payment) -> tuple[int, int]:
        """What makes a payment dearer than another: the lords tucked, and the lasting powers that end."""
        return len(payment.lords), len(self.covers(payment.lords))

    def _choose(self, count: int) -> list[list[str]]:
        """The first ways to choose so many of the lords with keys, those with the fewest lasting powers first."""
        plain = [lord for lord in self.lords if lord not in self.lasting]
        choices: list[list[str]] = []
        for covered in range(count + 1):
            if len(choices) < MAX_LISTED:
                for lasting in _choose(self.lasting, covered):
                    choices += [sorted(lasting + others) for others in _choose(plain, count - covered)]
        return choices

    def paid(self, payment: Payment, others: list[Payment]) -> dict[str, Any]:
        """A payment with what is left after it, and its rank among all."""
        lords, tokens = payment.lords, payment.tokens
        power = self.by_power and bool(lords) and lords[0] in self.ambassadors
        left = self.owned if power else self.owned - self.needed
        again = left >= self.needed
        row = {"lords": lords, "tokens": tokens, "by_power": power, "left": left, "again": again}
        row["covers"] = self.covers(lords)
        row["rank"] = 1 + len([other for other in others if self.rank(other) < self.rank(payment)])
        return row

    def nearest(self, lords: list[str], tokens: int) -> list[Payment]:
        """Payments near to what was offered, nearest first: of each kind that differs, the one that keeps most of it.

        What ambassadors take hangs on which it is; all payments with keys take the same.
        """
        wanted = [lord for lord in self.ambassadors if lord in lords]
        others = [lord for lord in self.ambassadors if lord not in lords]
        nearest = [Payment([lord], 0) for lord in wanted]
        if self.others >= self.needed:
            tokens = min(tokens, self.tokens, self.needed)
            kept = [lord for lord in self.lords if lord in lords][: self.needed - tokens]
            tokens = min(self.tokens, self.needed - len(kept))
            spare = [lord for lord in self.lords if lord not in kept]
            spare.sort(key=lambda lord: (lord in self.lasting, lord))
            nearest.append(Payment(sorted(kept + spare[: self.needed - tokens - len(kept)]), tokens))
        return nearest + [Payment([lord], 0) for lord in others]


def _choose(lords: list[str], count: int) -> list[list[str]]:
    """The first ways to choose so many of the lords, no more than are shown, in the order of the lords."""
    if not count:
        return [[]]
    choices: list[list[str]] = []
    for place, lord in enumerate(lords):
        if len(choices) < MAX_LISTED:
            choices += [[lord] + rest for rest in _choose(lords[place + 1 :], count - 1)]
    return choices[:MAX_LISTED]


def _binomial(number: int, count: int) -> int:
    """The number of choices of so many of a number of things."""
    value = 1
    for done in range(count):
        value = value * (number - done) // (done + 1)
    return value
