"""What five cards make. A card is the number of its rank, from 0 for the ace to 12 for the king, and its suit."""

from engine.typing_compat import Any

ACES = ("both", "high")
"""Where an ace may stand in a straight: above the king or below the two, or above the king alone."""
SCALES = ("american", "english")
ABOVE_THE_KING = 13

OF_ONE_SUIT = ("flush", "straight-flush", "royal-flush")
IN_A_ROW = ("straight", "straight-flush", "royal-flush")
ALIKE = {
    "four-of-a-kind": [4],
    "full-house": [3, 2],
    "three-of-a-kind": [3],
    "two-pairs": [2, 2],
    "pair": [2],
}
"""How many cards of like ranks the other hands have."""


def suits(cards: list[Any]) -> int:
    """How many suits there are."""
    return len({suit for _, suit in cards})


def alike(cards: list[Any]) -> list[int]:
    """How many cards there are of each rank that is there more than once, the most first."""
    ranks = [rank for rank, _ in cards]
    counts = [ranks.count(rank) for rank in set(ranks)]
    return sorted([count for count in counts if count > 1], reverse=True)


def holds(counts: list[int], wanted: list[int]) -> bool:
    """Whether cards that are alike so often have what a hand wants."""
    return len(counts) >= len(wanted) and not [n for n, count in enumerate(wanted) if counts[n] < count]


def top(cards: list[Any], aces: str) -> int | None:
    """The highest rank of five in a row; None if they are none."""
    below = {rank for rank, _ in cards}
    for ranks in ({rank or ABOVE_THE_KING for rank in below}, below):
        if len(ranks) == len(cards) and max(ranks) - min(ranks) == len(cards) - 1:
            return max(ranks) if aces == "both" or 0 not in ranks else None
    return None


def is_to_the_ace(cards: list[Any]) -> bool:
    """Whether they are five in a row up to the ace."""
    return top(cards, "high") == ABOVE_THE_KING


def best(cards: list[Any], aces: str) -> str | None:
    """The highest hand that five cards make; None if they make none."""
    is_row = top(cards, aces) is not None
    if suits(cards) == 1:
        if not is_row:
            return "flush"
        return "royal-flush" if is_to_the_ace(cards) else "straight-flush"
    if is_row:
        return "straight"
    counts = alike(cards)
    return next((hand for hand in ALIKE if ALIKE[hand] == counts), None)
