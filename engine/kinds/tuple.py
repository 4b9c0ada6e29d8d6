"""A list with a place for each of its ``fields``, in their order, such as the row and the column of a square.

In requests the places have no names; words call each by the name of its field.
"""

from engine.fields import Field, Items, Reader
from engine.typing_compat import Any


class Tuple(Items):
    """So many values, each with its own meaning."""

    type = "tuple"
    help = "a list of exactly the values below"
    part = "tuple"

    def __init__(self, name: str, fields: tuple[Field, ...], **common: Any) -> None:
        super().__init__(name, **common)
        self.fields = fields

    def take_bounds(self, tables: dict[str, Any], numbers: dict[str, int]) -> None:
        """There are as many as there are fields, and none is left out."""
        self.min_items = self.max_items = len(self.fields)
        for inner in self.fields:
            inner.required = True

    def read(self, given: Any, path: str, reader: Reader) -> Any:
        """The values."""
        if not self.is_enough(given, path, reader) or len(given) < self.min_items:
            return []
        values = {}
        for number, inner in enumerate(self.fields):
            values[inner.name] = reader.item(inner, given[number], f"{path}[{number}]")
            if inner.highs:
                inner.settle(values, f"{path}[{number}]", reader)
        return [values[inner.name] for inner in self.fields]

    def parts(self, value: Any, path: str) -> list[tuple[Any, Any, str]]:
        """Those that there are."""
        return [
            (inner, value[number], f"{path}[{number}]")
            for number, inner in enumerate(self.fields)
            if value[number] is not None
        ]

    @classmethod
    def schema(cls, declared: dict[str, Any], writer: Any) -> dict[str, Any]:
        """A list with a schema for each place."""
        items = [writer.item(inner) for inner in declared["fields"]]
        return {"type": "array", "prefixItems": items} | dict(writer.bounds(declared))
