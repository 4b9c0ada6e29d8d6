"""A set of squares, from ``min_items`` to ``max_items``: each is a list of its row and its column, counted from 0.

``rows`` and ``columns`` bound how large it can be; with ``on`` its squares also lie on that grid beside it. One that
is ``joined`` is in one piece: from each of its squares one comes to any other across edges.
"""

from engine.fields import Items, Reader
from engine.problems import shown
from engine.typing_compat import Any


def is_joined(squares: list[list[int]]) -> bool:
    """Whether the squares are in one piece."""
    left = [(square[0], square[1]) for square in squares]
    reached = left[:1]
    for row, column in reached:
        for beside in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if beside in left and beside not in reached:
                reached.append(beside)
    return len(reached) == len(left)


def is_square(given: Any) -> bool:
    """Whether that is two whole numbers."""
    if not isinstance(given, (list, tuple)) or len(given) != 2:
        return False
    return not [number for number in given if isinstance(number, bool) or not isinstance(number, int)]


def written(square: Any) -> str:
    """A square as it stands in a request."""
    return f"[{shown(square[0])}, {shown(square[1])}]"


class Shape(Items):
    """Squares of one kind."""

    type = "shape"
    help = "a list of squares, each [row, column], counted from 0"
    part = "shape"

    def __init__(
        self,
        name: str,
        rows: tuple[int, int],
        columns: tuple[int, int],
        on: str = "",
        joined: bool = False,
        **common: Any,
    ) -> None:
        super().__init__(name, **common)
        self.rows = rows
        self.columns = columns
        self.on = on
        self.joined = joined

    def bounds(self) -> dict[str, Any]:
        """How many squares, and how far they may lie."""
        accepted = Items.bounds(self) | {"rows": list(self.rows), "columns": list(self.columns)}
        if self.on:
            accepted["on"] = self.on
        return accepted | {"joined": True} if self.joined else accepted

    def read(self, given: Any, path: str, reader: Reader) -> Any:
        """The squares."""
        known = len(reader.problems.found)
        if not self.is_enough(given, path, reader):
            return []
        squares: list[Any] = []
        for number, square in enumerate(given):
            where = f"{path}[{number}]"
            if not is_square(square):
                reader.problems.add("wrong-type", where, square, self.accepted())
            elif not (0 <= square[0] < self.rows[1] and 0 <= square[1] < self.columns[1]):
                reader.problems.add("out-of-range", where, written(square), self.accepted())
            elif list(square) in squares:
                reader.problems.add("duplicate", where, written(square), {"copies": 1})
            squares.append(list(square) if is_square(square) else [0, 0])
        if self.joined and known == len(reader.problems.found) and not is_joined(squares):
            reader.problems.add("in-pieces", path, given, self.accepted())
        return squares

    def settle(self, values: dict[str, Any], path: str, reader: Reader) -> None:
        """Hold the squares to the grid that they lie on."""
        grid = values.get(self.on)
        if grid is None:
            return
        columns = len(grid[0]) if grid else 0
        for number, square in enumerate(values[self.name]):
            if square[0] >= len(grid) or square[1] >= columns:
                reader.problems.add("out-of-range", f"{path}[{number}]", written(square), {"with": self.on})

    @classmethod
    def schema(cls, declared: dict[str, Any], writer: Any) -> dict[str, Any]:
        """A list of pairs of numbers; that it is in one piece, and on a grid, no schema says."""
        places = [{"type": "integer", "minimum": 0, "maximum": declared[key][1] - 1} for key in ("rows", "columns")]
        square = {"type": "array", "prefixItems": places, "minItems": 2, "maxItems": 2}
        return {"type": "array", "items": square, "uniqueItems": True} | dict(writer.bounds(declared))
