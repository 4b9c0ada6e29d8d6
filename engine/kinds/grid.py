"""A grid of squares, each of one entry of the table ``of``: a list of texts, one for each row, all equally long.

A square is the character that its entry has as ``sign`` in the facts. ``rows`` and ``columns`` are bounds of the size.
"""

from engine.fields import Items, Reader
from engine.typing_compat import Any


class Grid(Items):
    """Squares of different kinds."""

    type = "grid"
    help = "a list of texts, one a row, with one character a square: {signs}"
    part = "text"

    def __init__(self, name: str, of: str, rows: tuple[int, int], columns: tuple[int, int], **common: Any) -> None:
        super().__init__(name, **common)
        self.of = of
        self.rows = rows
        self.columns = columns
        self.signs = ""

    def take_bounds(self, tables: dict[str, Any], numbers: dict[str, int]) -> None:
        """Take the signs of the table."""
        self.min_items, self.max_items = self.rows
        self.signs = "".join(sorted([row.get("sign", "") for row in tables[self.of].values()]))

    def bounds(self) -> dict[str, Any]:
        """The size, and what a square may be."""
        return Items.bounds(self) | {"columns": list(self.columns), "signs": self.signs}

    def read(self, given: Any, path: str, reader: Reader) -> Any:
        """The rows; None where something is wrong with them."""
        known = len(reader.problems.found)
        if not self.is_enough(given, path, reader):
            return None
        least, most = self.columns
        for number, row in enumerate(given):
            where = f"{path}[{number}]"
            if not isinstance(row, str):
                reader.problems.add("wrong-type", where, row, self.accepted())
            elif not least <= len(row) <= most:
                reader.problems.add("out-of-range", where, row, self.accepted())
            elif isinstance(given[0], str) and len(row) != len(given[0]):
                reader.problems.add("uneven", where, row, {"squares": len(given[0])})
            else:
                for sign in row:
                    if sign not in self.signs:
                        reader.problems.add("unknown-id", where, sign, self.accepted())
        return None if known < len(reader.problems.found) else list(given)

    @classmethod
    def schema(cls, declared: dict[str, Any], writer: Any) -> dict[str, Any]:
        """Texts of these characters; that all are equally long no schema says."""
        least, most = declared["columns"]
        signs = "".join([f"\\{sign}" if sign in "\\]^-" else sign for sign in declared["signs"]])
        row = {"type": "string", "pattern": f"^[{signs}]*$", "minLength": least, "maxLength": most}
        return {"type": "array", "items": row} | dict(writer.bounds(declared))
