"""Goods as chance deals them, and numbers that lie near a right one."""

from engine.mountain_king.goods import KINDS
from engine.practice import Dice


def pile(dice: Dice, pieces: int, kinds: list[str]) -> dict[str, int]:
    """So many pieces of these kinds, in the order of all goods."""
    dealt = [dice.pick(kinds) for _ in range(pieces)]
    return {kind: dealt.count(kind) for kind in KINDS if kind in dealt}


def near(dice: Dice, right: int, step: int = 1) -> list[int]:
    """Three other numbers, so that the right one may stand at any place among the four."""
    below = [right - step * number for number in range(1, dice.below(4) + 1) if right >= step * number]
    return below + [right + step * number for number in range(1, 4 - len(below))]
