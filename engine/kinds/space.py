"""A space of the board ``of``, or of that one of ``boards`` that goes with the question.

Of a space that is only there with some numbers of players, the input that ``players`` names has to tell one of these.
"""

from engine.fields import Kind
from engine.typing_compat import Any


def read_space(field: Any, given: Any, path: str, reader: Any) -> Any:
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


class Space(Kind):
    """One space."""

    help = "a space of the board {table}"
    part = "entry"

    def accepted(self, field: Any) -> dict[str, Any]:
        """Its boards."""
        return accepted_spaces(field)

    def read(self, field: Any, given: Any, path: str, reader: Any) -> Any:
        """The id."""
        return None if field.is_left_out(given) else read_space(field, given, path, reader)

    def schema(self, declared: dict[str, Any], writer: Any) -> dict[str, Any]:
        """The ids."""
        return {"enum": space_ids(declared, writer)}


KIND = Space()
