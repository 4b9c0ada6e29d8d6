"""A grid of squares, each of one entry of the table ``of``: a list of texts, one for each row, all equally long.

A square is the character that its entry has as ``sign`` in the facts. ``rows`` and ``columns`` are bounds of the size.
"""

from engine.fields import Items
from engine.typing_compat import Any


class Grid(Items):
    """Squares of different kinds."""

    help = "a list of texts, one a row, with one character a square: {signs}"
    part = "text"

    def fit(self, field: Any, tables: dict[str, Any], numbers: dict[str, int]) -> None:
        """Take the signs of the table."""
        field.min_items, field.max_items = field.rows
        field.signs = "".join(sorted([row.get("sign", "") for row in tables[field.of].values()]))

    def accepted(self, field: Any) -> dict[str, Any]:
        """The size, and what a square may be."""
        return Items.accepted(self, field) | {"columns": list(field.columns), "signs": field.signs}

    def read(self, field: Any, given: Any, path: str, reader: Any) -> Any:
        """The rows; None where something is wrong with them."""
        known = len(reader.problems.found)
        if not self.is_enough(field, given, path, reader):
            return None
        least, most = field.columns
        for number, row in enumerate(given):
            where = f"{path}[{number}]"
            if not isinstance(row, str):
                reader.problems.add("wrong-type", where, row, field.accepted())
            elif not least <= len(row) <= most:
                reader.problems.add("out-of-range", where, row, field.accepted())
            elif isinstance(given[0], str) and len(row) != len(given[0]):
                reader.problems.add("uneven", where, row, {"squares": len(given[0])})
            else:
                for sign in row:
                    if sign not in field.signs:
                        reader.problems.add("unknown-id", where, sign, field.accepted())
        return None if known < len(reader.problems.found) else list(given)

    def schema(self, declared: dict[str, Any], writer: Any) -> dict[str, Any]:
        """Texts of these characters; that all are equally long no schema says."""
        least, most = declared["columns"]
        signs = "".join([f"\\{sign}" if sign in "\\]^-" else sign for sign in declared["signs"]])
        row = {"type": "string", "pattern": f"^[{signs}]*$", "minLength": least, "maxLength": most}
        return {"type": "array", "items": row} | dict(writer.bounds(declared))


KIND = Grid()
