"""Different spaces of a board, in the order given, such as those of a path; from ``min_items`` to ``max_items``."""

from engine.fields import Items, Reader
from engine.kinds.space import accepted_spaces, read_space, space_ids
from engine.typing_compat import Any


class Spaces(Items):
    """Several spaces."""

    type = "spaces"
    help = "a list of different spaces of the board {table}"
    part = "entry"

    def __init__(
        self, name: str, of: str, boards: tuple[tuple[str, str, str], ...] = (), players: str = "", **common: Any
    ) -> None:
        super().__init__(name, **common)
        self.of = of
        self.boards = boards
        self.players = players

    def take_bounds(self, tables: dict[str, Any], numbers: dict[str, int]) -> None:
        """Take as many as there are, if nothing else is said."""
        if not self.max_items:
            self.max_items = len(tables[self.of])

    def bounds(self) -> dict[str, Any]:
        """Its boards, and how many there may be; of none at least, only how many at most."""
        accepted = Items.bounds(self) | accepted_spaces(self)
        return accepted if self.min_items else accepted | {"type": "up-to-spaces"}

    def read(self, given: Any, path: str, reader: Reader) -> Any:
        """The ids."""
        if not self.is_enough(given, path, reader):
            return []
        spaces: list[Any] = []
        for number, item in enumerate(given):
            where = f"{path}[{number}]"
            if item in spaces:
                reader.problems.add("duplicate", where, item, {"of": self.of, "copies": 1})
            spaces.append(read_space(self, item, where, reader))
        return spaces

    @classmethod
    def schema(cls, declared: dict[str, Any], writer: Any) -> dict[str, Any]:
        """A list of ids."""
        items = {"enum": space_ids(declared, writer)}
        return {"type": "array", "items": items, "uniqueItems": True} | dict(writer.bounds(declared))
