"""The pearls and nebulis of a player, and which of them may be paid together.

Implements abyss.nebulis.pearls-first, abyss.nebulis.one-per-payment and abyss.nebulis.lords: a nebulis counts as a
pearl, but one may only be paid when no pearl is left (not with the Counterfeiter), and only one in a payment (two
with the Outlaw). The Ferryman may have changed a nebulis into a pearl before.
"""

from engine.abyss.codes.recruit import RULES
from engine.abyss.costs import COUNTERFEITER, FERRYMAN, OUTLAW
from engine.answer import fix, reason
from engine.typed import Any

LIMITS = ("always", "beside-pearls")
"""Which payments the limit of nebulis holds for: all, or by another reading only those that pearls are part of."""


class Purse:
    """What the payer owns before paying; ``None`` stands for a number that nobody told."""

    def __init__(self, pearls: "int | None", nebulis: "int | None", powers: list[str], limit: str = LIMITS[0]) -> None:
        self.pearls = pearls
        self.nebulis = nebulis
        self.powers = powers
        self.limit = limit
        self.most = 2 if OUTLAW in powers else 1
        self.pearls_first = COUNTERFEITER not in powers

    def changed(self) -> "Purse | None":
        """The purse once the Ferryman has changed a nebulis into a pearl; nothing if he can't."""
        if FERRYMAN not in self.powers or self.pearls is None or not self.nebulis:
            return None
        powers = [power for power in self.powers if power != FERRYMAN]
        return Purse(self.pearls + 1, self.nebulis - 1, powers, self.limit)

    def most_beside(self, pearls: int) -> "int | None":
        """How many nebulis may be paid beside so many pearls; nothing if there is no limit."""
        return self.most if pearls or self.limit == LIMITS[0] else None

    def reasons(self, pearls: int, nebulis: int) -> list[dict[str, Any]]:
        """What speaks against paying so many of each, as far as the purse is known."""
        found: list[dict[str, Any]] = []

        def add(code: str, params: dict[str, Any], mend: dict[str, Any]) -> None:
            found.append(reason(code, RULES[code], params, mend))

        left = self.left(pearls)
        if self.pearls is not None and pearls > self.pearls:
            count = pearls - self.pearls
            add(
                "pearls-not-owned",
                {"pearls": pearls, "owned": self.pearls, "missing": count},
                fix("take-back-pearls", {"count": count}),
            )
        if self.nebulis is not None and nebulis > self.nebulis:
            count = nebulis - self.nebulis
            add(
                "nebulis-not-owned",
                {"nebulis": nebulis, "owned": self.nebulis, "missing": count},
                self._fewer_nebulis(left, count),
            )
        most = self.most_beside(pearls)
        if most is not None and nebulis > most:
            add("too-many-nebulis", {"nebulis": nebulis, "most": most}, self._fewer_nebulis(left, nebulis - most))
        if nebulis and left and self.pearls_first:
            add(
                "pearls-before-nebulis",
                {"count": left, "nebulis": nebulis},
                fix("swap-nebulis", {"count": min(nebulis, left)}),
            )
        return found

    def left(self, pearls: int) -> "int | None":
        """The pearls that are left after paying some; nothing if the purse isn't known."""
        return None if self.pearls is None else max(0, self.pearls - pearls)

    def _fewer_nebulis(self, left: "int | None", count: int) -> dict[str, Any]:
        """Pay pearls in place of some nebulis if there are enough, else take the nebulis back."""
        return fix("swap-nebulis" if left is None or left >= count else "take-back-nebulis", {"count": count})

    def add(self, pearls: int, nebulis: int, count: int, allies: bool) -> "dict[str, Any] | None":
        """How to pay ``count`` more than so many pearls and nebulis; by ``allies`` if they may help and have to."""
        plain = "add-pearls" if allies else "pay-pearls"
        left = self.left(pearls)
        if left is None or left >= count:
            return fix(plain, {"count": count})
        more = count - left
        most = self.most_beside(pearls + left)
        if nebulis + more > (self.nebulis or 0) or (most is not None and nebulis + more > most):
            return fix("add-value", {"count": count}) if allies else None
        return fix("pay-both", {"pearls": left, "nebulis": more}) if left else fix("pay-nebulis", {"count": more})

    def take_back(self, pearls: int, nebulis: int, count: int) -> dict[str, Any]:
        """What to take back of a payment that is ``count`` too much: first what is harder to pay with."""
        black = min(nebulis, count) if self.pearls_first else max(0, count - pearls)
        if not black:
            return fix("take-back-pearls", {"count": count})
        if black == count:
            return fix("take-back-nebulis", {"count": count})
        return fix("take-back-both", {"pearls": count - black, "nebulis": black})

    def splits(self, needed: int) -> list[tuple[int, int]]:
        """The ways to pay exactly ``needed`` from a purse that is known, as (pearls, nebulis), fewest pearls first."""
        found: list[tuple[int, int]] = []
        after = self.changed()
        for purse in (self, after) if after else (self,):
            owned = purse.pearls or 0
            for nebulis in range(min(purse.nebulis or 0, needed) + 1):
                pearls = needed - nebulis
                most = purse.most_beside(pearls)
                in_order = pearls == owned or (pearls < owned and not (nebulis and purse.pearls_first))
                if in_order and (most is None or nebulis <= most) and (pearls, nebulis) not in found:
                    found.append((pearls, nebulis))
        return sorted(found)

    def helper(self, pearls: int, nebulis: int) -> "str | None":
        """The Ferryman, if it takes him to make one of the splits possible."""
        return FERRYMAN if self.reasons(pearls, nebulis) else None

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
        while count and Purse((self.pearls or 0) + count, self.nebulis, self.powers, self.limit).reach() < needed:
            count += 1
        return count

    def notes(self, nebulis: int, brought: int) -> list[dict[str, Any]]:
        """What is open because the purse isn't told, if nebulis are paid; ``brought`` come with the payment itself."""
        found: list[str] = []
        if nebulis and self.pearls is None and self.pearls_first:
            found.append("only-without-pearls")
        if nebulis and self.nebulis is None:
            found.append("only-with-nebulis")
        if nebulis and brought and (self.nebulis is None or nebulis > self.nebulis):
            found.append("nebulis-come-later")
        return [reason(code, RULES[code], {}) for code in found]
