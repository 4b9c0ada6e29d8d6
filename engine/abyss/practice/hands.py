"""Hands dealt from the pile of allies."""

from engine.practice import Dice, Table


def hand(dice: Dice, table: Table, count: int) -> list[str]:
    """So many ordinary allies of the sets in play, no ally more often than there are copies of it."""
    cards = table.state
    plain = [cards.plain[race, value] for race in cards.races for value in range(1, cards.highest + 1)]
    pile = [ally for ally in plain for _ in range(cards.copies[ally])]
    return cards.sorted_allies(dice.deal(pile, count))  # type: ignore[no-any-return]
