"""A list with a place for each of its ``fields``, in their order, such as the row and the column of a square.

In requests the places have no names; words call each by the name of its field.
"""

from engine.fields import Items
from engine.typing_compat import Any


class Tuple(Items):
    """So many values, each with its own meaning."""

    help = "a list of exactly the values below"
    part = "tuple"

    def fit(self, field: Any, tables: dict[str, Any], numbers: dict[str, int]) -> None:
        """There are as many as there are fields, and none is left out."""
        field.min_items = field.max_items = len(field.fields)
        for inner in field.fields:
            inner.required = True

    def read(self, field: Any, given: Any, path: str, reader: Any) -> Any:
        """The values."""
        if not self.is_enough(field, given, path, reader) or len(given) < field.min_items:
            return []
        values = {}
        for number, inner in enumerate(field.fields):
            values[inner.name] = reader.item(inner, given[number], f"{path}[{number}]")
            if inner.highs:
                inner.kind.settle(inner, values, f"{path}[{number}]", reader)
        return [values[inner.name] for inner in field.fields]

    def parts(self, field: Any, value: Any, path: str) -> list[tuple[Any, Any, str]]:
        """Those that there are."""
        return [
            (inner, value[number], f"{path}[{number}]")
            for number, inner in enumerate(field.fields)
            if value[number] is not None
        ]

    def schema(self, declared: dict[str, Any], writer: Any) -> dict[str, Any]:
        """A list with a schema for each place."""
        items = [writer.item(inner) for inner in declared["fields"]]
        return {"type": "array", "prefixItems": items} | dict(writer.bounds(declared))


KIND = Tuple()
