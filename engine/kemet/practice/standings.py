"""Two players near the end of a game, in the questions that count their points."""

from engine.practice import Dice
from engine.typing_compat import Any

PLAYERS = 2


def standings(dice: Dice) -> list[dict[str, Any]]:
    """What each of them counts; together they hold no more temples than there are."""
    temples = dice.between(0, 3)
    players: list[dict[str, Any]] = []
    for place in range(PLAYERS):
        players.append(
            {
                "battle": dice.between(1, 5),
                "tiles": dice.below(2),
                "two_temples": dice.below(3),
                "temples": temples if place == 0 else dice.below(4 - temples),
                "pyramids4": dice.below(3),
            }
        )
    return players
