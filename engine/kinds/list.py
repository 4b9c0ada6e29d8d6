"""Objects with ``fields`` of their own, from ``min_items`` to ``max_items`` of them.

With ``of`` there is one for each entry of that table, in its order, and each is called like its entry.
"""

from engine.fields import Kind, is_list
from engine.typing_compat import Any


class List(Kind):
    """Objects one after the other."""

    help = "a list of objects with the fields below"
    part = "record"

    def fit(self, field: Any, tables: dict[str, Any], numbers: dict[str, int]) -> None:
        """Take as many as the table has entries."""
        if field.of:
            field.min_items = field.max_items = len(tables[field.of])

    def accepted(self, field: Any) -> dict[str, Any]:
        """How many there may be."""
        return {"min_items": field.min_items, "max_items": field.max_items}

    def fallback(self, field: Any) -> Any:
        """None at all."""
        return []

    def read(self, field: Any, given: Any, path: str, reader: Any) -> Any:
        """The objects with their values."""
        if not is_list(field, given, path, reader.problems):
            return []
        if len(given) < field.min_items:
            reader.problems.add("out-of-range", path, given, field.accepted())
        items = []
        for number, item in enumerate(given):
            where = f"{path}[{number}]"
            if isinstance(item, dict):
                items.append(reader.read(field.fields, item, where))
            else:
                accepted = {"type": "object", "fields": [inner.name for inner in field.fields]}
                reader.problems.add("wrong-type", where, item, accepted)
        return items

    def objects(self, field: Any, value: Any, path: str) -> list[tuple[tuple[Any, ...], dict[str, Any], str]]:
        """Each of them."""
        return [(field.fields, item, f"{path}[{number}]") for number, item in enumerate(value)]

    def schema(self, declared: dict[str, Any], writer: Any) -> dict[str, Any]:
        """A list of objects."""
        items = writer.object(declared["fields"])
        return {"type": "array", "items": items, "minItems": declared["min_items"], "maxItems": declared["max_items"]}


KIND = List()
