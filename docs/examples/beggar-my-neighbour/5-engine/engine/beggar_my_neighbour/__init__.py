"""The rules of the game as checkers, and its facts made ready for them."""

from engine.registry import Checker
from engine.typing_compat import Any

CHECKERS = (
    Checker(
        "beggar-my-neighbour/payment",
        "engine.beggar_my_neighbour.payment",
        codes="engine.beggar_my_neighbour.codes.payment",
    ),
)


class State:
    """The facts as the checkers use them: the rows of each table by their ids, and numbers that bound inputs."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.tables: dict[str, Any] = facts["tables"]
        self.numbers: dict[str, Any] = facts["numbers"]["payment"]


def prepare(facts: dict[str, Any]) -> State:
    """Make the facts ready for the checkers."""
    return State(facts)
