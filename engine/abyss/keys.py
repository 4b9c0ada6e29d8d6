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
        self.others = sum([cards.lords[lord].keys for lord in self.lords]) + self.tokens
        self.held = self.others
        if not self.by_power:
            self.held += self.needed * len(self.ambassadors)
        self.must = self.held >= self.needed

    def payments(self, by_keys: bool, ambassadors: list[str]) -> tuple[list[Payment], int]:
        """The first payments of exactly the keys needed and by these ambassadors, and how many there are in all.

        Those that tuck the fewest lords come first, then those whose lords come first by their ids.
        """
        payments: list[Payment] = []
        total = len(ambassadors)
        for count in range(self.needed + 1):
            tokens = self.needed - count
            enough = by_keys and tokens <= self.tokens
            some = [Payment(lords, tokens) for lords in _choose(self.lords, count)] if enough else []
            total += _ways(len(self.lords), count) if enough else 0
            if count == 1:
                some = sorted(some + [Payment([lord], 0) for lord in ambassadors], key=lambda payment: payment.lords)
            payments += some
        return payments[:MAX_LISTED], total

    def paid(self, lords: list[str], tokens: int) -> dict[str, Any]:
        """A payment with what is left after it, and whether that makes another location compulsory."""
        power = self.by_power and bool(lords) and lords[0] in self.ambassadors
        left = self.held if power else self.held - self.needed
        again = left >= self.needed
        return {"lords": lords, "tokens": tokens, "by_power": power, "left": left, "again": again}

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


def _ways(number: int, count: int) -> int:
    """In how many ways so many of a number of things can be chosen."""
    ways = 1
    for done in range(count):
        ways = ways * (number - done) // (done + 1)
    return ways
