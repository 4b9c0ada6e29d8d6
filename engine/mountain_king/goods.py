"""Goods as the checkers calculate with them: numbers by kind, in which a kind of which there is none is absent."""

from engine.fields import MAX_AMOUNT, Field
from engine.kinds.counts import Counts
from engine.typing_compat import Any

KINDS = ("stone", "iron", "heartstone", "hammer", "rune", "coin", "cart")
"""All kinds, in the order in which they are told."""


def goods_field(name: str, high: int = MAX_AMOUNT, **more: Any) -> Field:
    """An input of goods, at most so many of each kind."""
    return Counts(name, of="good", high=high, **more)


def add(*several: dict[str, int]) -> dict[str, int]:
    """All goods together."""
    return _nonzero({kind: sum([goods.get(kind, 0) for goods in several]) for kind in KINDS})


def take(goods: dict[str, int], cost: dict[str, int]) -> dict[str, int]:
    """What is left of goods that cover the cost."""
    return _nonzero({kind: goods.get(kind, 0) - cost.get(kind, 0) for kind in KINDS})


def lacking(goods: dict[str, int], cost: dict[str, int]) -> dict[str, int]:
    """What is missing of the cost."""
    return _nonzero({kind: max(0, cost.get(kind, 0) - goods.get(kind, 0)) for kind in KINDS})


def total(goods: dict[str, int]) -> int:
    """How many pieces there are."""
    return sum(goods.values())


def _nonzero(goods: dict[str, int]) -> dict[str, int]:
    return {kind: goods[kind] for kind in KINDS if goods[kind]}


def swap(goods: dict[str, int], needed: dict[str, int], rate: int) -> dict[str, Any] | None:
    """The trades of ``rate`` for one that bring what is missing; None if the goods do not stretch to it.

    ``get`` is what is missing, and ``give`` what goes for it. What is needed is kept. Of the rest the kinds of which
    most is left go first, and of equally many the one that is told first.
    """
    missing = lacking(goods, needed)
    rest = lacking(needed, goods)
    if total(rest) < rate * total(missing):
        return None
    return {"give": most_first(rest, rate * total(missing)), "get": missing}


def most_first(goods: dict[str, int], count: int) -> dict[str, int]:
    """So many pieces of the goods: the kinds of which most is left go first, of equally many the one told first."""
    left = [goods.get(kind, 0) for kind in KINDS]
    for _ in range(count):
        left[left.index(max(left))] -= 1
    return _nonzero({kind: goods.get(kind, 0) - left[place] for place, kind in enumerate(KINDS)})
