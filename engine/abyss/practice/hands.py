"""Hands dealt from the pile of allies, and how many sit at the table."""

from engine.abyss.ids import LEVIATHAN
from engine.practice import Dice, Table

PLAYERS = 3
"""As many as play where nobody has told it."""


def hand(dice: Dice, table: Table, count: int) -> list[str]:
    """So many ordinary allies of the sets in play, no ally more often than there are copies of it."""
    cards = table.state
    plain = [cards.plain[race, value] for race in cards.races for value in range(1, cards.highest + 1)]
    pile = [ally for ally in plain for _ in range(cards.copies[ally])]
    return cards.sorted_allies(dice.deal(pile, count))  # type: ignore[no-any-return]


def seats(table: Table, least: int = 2, otherwise: int = PLAYERS) -> int:
    """How many play: those at the table, if the sets in play are for so many, and if there are that many at least."""
    numbers = table.state.numbers
    return table.seats(least, numbers["players" if LEVIATHAN in table.sets else "base_players"], otherwise)
