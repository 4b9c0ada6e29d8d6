"""The pearls and nebulis of a player, and which of them may be paid together.

Implements abyss.nebulis.pearls-first, abyss.nebulis.one-per-payment and abyss.nebulis.lords: a nebulis counts as a
pearl, but one may only be paid when no pearl is left (not with the Counterfeiter), and only one in a payment (two
with the Outlaw). The Ferryman may have changed a nebulis into a pearl before.
"""

from engine.abyss.cards import Cards
from engine.abyss.codes.recruit import RULES
from engine.abyss.ids import COUNTERFEITER, FERRYMAN, OUTLAW
from engine.ruling import Ruling
from engine.typing_compat import Any

LIMITS = ("always", "beside-pearls")
"""Which payments the limit of nebulis holds for: all, or by another reading only those that pearls are part of."""


class Purse:
    """What the payer owns before paying; ``None`` stands for a number that nobody told."""

    def __init__(
        self,
        cards: Cards,
        pearls: int | None,
        nebulis: int | None,
        powers: list[str],
        limit: str = LIMITS[0],
    ) -> None:
        supply = cards.supply
        self.cards = cards
        self.pearls = pearls
        self.nebulis = nebulis
        self.powers = powers
        self.limit = limit
        self.usual: int = supply["nebulis-per-payment"]
        self.most: int = supply["nebulis-per-payment-outlaw"] if OUTLAW in powers else self.usual
        self.pearls_first = COUNTERFEITER not in powers

    def changed(self) -> "Purse | None":
        """The purse once the Ferryman has changed a nebulis into a pearl; nothing if he can't."""
        if FERRYMAN not in self.powers or self.pearls is None or not self.nebulis:
            return None
        powers = [power for power in self.powers if power != FERRYMAN]
        return Purse(self.cards, self.pearls + 1, self.nebulis - 1, powers, self.limit)

    def most_beside(self, pearls: int) -> int | None:
        """How many nebulis may be paid beside so many pearls; nothing if there is no limit."""
        return self.most if pearls or self.limit == LIMITS[0] else None

    def reasons(self, pearls: int, nebulis: int) -> list[dict[str, Any]]:
        """What speaks against paying so many of each, as far as the purse is known."""
        ruling = Ruling(RULES)
        left = self.left(pearls)
        if self.pearls is not None and pearls > self.pearls:
            ruling.refuse("pearls-not-owned", pearls=pearls, owned=self.pearls, missing=pearls - self.pearls)
        if self.nebulis is not None and nebulis > self.nebulis:
            ruling.refuse("nebulis-not-owned", nebulis=nebulis, owned=self.nebulis, missing=nebulis - self.nebulis)
        most = self.most_beside(pearls)
        if most is not None and nebulis > most:
            ruling.refuse("too-many-nebulis", nebulis=nebulis, most=most)
        if nebulis and left and self.pearls_first:
            ruling.refuse("pearls-before-nebulis", count=left, nebulis=nebulis)
        return ruling.reasons

    def allows(self, pearls: int, nebulis: int) -> bool:
        """Whether so many of each may be paid, with the Ferryman's help if need be."""
        most = self.most_beside(pearls)
        owns = (self.pearls is None or pearls <= self.pearls) and (self.nebulis is None or nebulis <= self.nebulis)
        if owns and (most is None or nebulis <= most) and not (nebulis and self.pearls_first and self.left(pearls)):
            return True
        after = self.changed()
        return after is not None and after.allows(pearls, nebulis)

    def left(self, pearls: int) -> int | None:
        """The pearls that are left after paying some; nothing if the purse isn't known."""
        return None if self.pearls is None else max(0, self.pearls - pearls)

    def splits(self, needed: int) -> list[tuple[int, int]]:
        """The ways to pay exactly ``needed`` from a purse that is known, as (pearls, nebulis), fewest pearls first."""
        splits: list[tuple[int, int]] = []
        after = self.changed()
        for purse in (self, after) if after else (self,):
            owned = purse.pearls or 0
            for nebulis in range(min(purse.nebulis or 0, needed) + 1):
                pearls = needed - nebulis
                most = purse.most_beside(pearls)
                in_order = pearls == owned or (pearls < owned and not (nebulis and purse.pearls_first))
                if in_order and (most is None or nebulis <= most) and (pearls, nebulis) not in splits:
                    splits.append((pearls, nebulis))
        return sorted(splits)

    def reach(self) -> int:
        """The most that a purse that is known can pay; it can pay anything below as well."""
        pearls = self.pearls or 0
        nebulis = self.nebulis or 0
        most = pearls + min(self.most, nebulis)
        if self.most_beside(0) is None and not (pearls and self.pearls_first):
            most = max(most, nebulis)
        after = self.changed()
        return max(most, after.reach()) if after else most

    def lacks(self, needed: int) -> int:
        """How many more pearls it takes to pay ``needed`` from a purse that is known.

        By the other reading of the limit that can be more than what is missing: beside the pearls, fewer of the nebulis
        may be paid than without any.
        """
        count = max(0, needed - self.reach())
        while count:
            richer = Purse(self.cards, (self.pearls or 0) + count, self.nebulis, self.powers, self.limit)
            if richer.reach() >= needed:
                break
            count += 1
        return count

    def notes(self, nebulis: int, brought: int) -> list[dict[str, Any]]:
        """What is open because the purse isn't told, if nebulis are paid; ``brought`` come with the payment itself."""
        ruling = Ruling(RULES)
        if nebulis and self.pearls is None and self.pearls_first:
            ruling.note("only-without-pearls")
        if nebulis and self.nebulis is None:
            ruling.note("only-with-nebulis")
        if nebulis and brought and (self.nebulis is None or nebulis > self.nebulis):
            ruling.note("nebulis-come-later")
        return ruling.notes
