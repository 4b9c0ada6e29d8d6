"""A space of the board ``of``, or of that one of ``boards`` that goes with the question.

``boards`` are other boards than ``of``, each as an input of the whole question that stands before this one, a value
that it has, and the board that counts then. Of a space that is only there with some numbers of players, the input that
``players`` names has to tell one of these.
"""

from engine.fields import Field, Reader
from engine.typing_compat import Any


def read_space(field: Any, given: Any, path: str, reader: Reader) -> Any:
    """The id of a space that is on the board."""
    board = field.of
    for name, value, other in field.boards:
        if str(reader.whole.get(name)) == value:
            board = other
    row = reader.tables[board].get(given) if isinstance(given, str) else None
    if row is None:
        code = "unknown-id" if isinstance(given, str) else "wrong-type"
        reader.problems.add(code, path, given, {"type": "entry", "of": board})
        return given
    players = reader.whole.get(field.players)
    there = row.get("players")
    if there and players is not None and str(players) not in [str(number) for number in there]:
        reader.problems.add("conflict", path, given, {"with": field.players})
    return given


def accepted_spaces(field: Any) -> dict[str, Any]:
    """What tells which board it is, and which of its spaces are there."""
    accepted = {"players": field.players} if field.players else {}
    boards = [{"field": name, "value": value, "of": board} for name, value, board in field.boards]
    return accepted | {"boards": boards} if boards else accepted


def space_ids(declared: dict[str, Any], writer: Any) -> list[str]:
    """The spaces of all its boards, each once."""
    ids = list(writer.ids(declared["of"]))
    for board in declared.get("boards", ()):
        ids += [id for id in writer.ids(board["of"]) if id not in ids]
    return ids


class Space(Field):
    """One space."""

    type = "space"
    help = "a space of the board {table}"
    part = "entry"

    def __init__(
        self, name: str, of: str, boards: tuple[tuple[str, str, str], ...] = (), players: str = "", **common: Any
    ) -> None:
        super().__init__(name, **common)
        self.of = of
        self.boards = boards
        self.players = players

    def bounds(self) -> dict[str, Any]:
        """Its boards."""
        return accepted_spaces(self)

    def read(self, given: Any, path: str, reader: Reader) -> Any:
        """The id."""
        return None if self.is_left_out(given) else read_space(self, given, path, reader)

    @classmethod
    def schema(cls, declared: dict[str, Any], writer: Any) -> dict[str, Any]:
        """The ids."""
        return {"enum": space_ids(declared, writer)}
