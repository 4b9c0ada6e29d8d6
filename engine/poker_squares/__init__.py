"""The rules of the game as checkers, and its facts made ready for them."""

from engine.registry import Checker
from engine.typing_compat import Any

CHECKERS = (
    Checker("poker-squares/hand", "engine.poker_squares.hand", codes="engine.poker_squares.codes.hand"),
    Checker("poker-squares/square", "engine.poker_squares.square", codes="engine.poker_squares.codes.square"),
    Checker("poker-squares/score", "engine.poker_squares.score"),
)


class State:
    """The facts as the checkers use them.

    ``cards`` has the number of the rank and the suit of each card, ``by_signs`` the card of two signs, such as A and S.
    """

    def __init__(self, facts: dict[str, Any]) -> None:
        self.tables: dict[str, Any] = facts["tables"]
        self.numbers: dict[str, Any] = facts["numbers"]
        self.points = {id_: row["points"] for id_, row in self.tables["hand"].items()}
        ranks = [rank for rank in facts["order"]["rank"] if rank != "none"]
        rows = self.tables["card"]
        self.cards = {id_: (ranks.index(rows[id_]["rank"]), rows[id_]["suit"]) for id_ in rows}
        signs = {kind: {id_: row["sign"] for id_, row in self.tables[kind].items()} for kind in ("rank", "suit")}
        self.by_signs = {(signs["rank"][row["rank"]], signs["suit"][row["suit"]]): id_ for id_, row in rows.items()}


def prepare(facts: dict[str, Any]) -> State:
    """Make the facts ready for the checkers."""
    return State(facts)
