"""Objects with ``fields`` of their own, or other values, declared as ``each``: from ``min_items`` to ``max_items``.

With ``of`` there is one for each entry of that table, in its order, and each is called like its entry.
"""

from engine.fields import Items
from engine.typing_compat import Any


class List(Items):
    """Values one after the other."""

    help = "a list of {items}"
    part = "record"

    def fit(self, field: Any, tables: dict[str, Any], numbers: dict[str, int]) -> None:
        """Take as many as the table has entries. An item is never left out."""
        if field.of:
            field.min_items = field.max_items = len(tables[field.of])
        if field.each is not None:
            field.each.required = True

    def accepted(self, field: Any) -> dict[str, Any]:
        """How many there may be, and whether they are objects."""
        accepted = Items.accepted(self, field)
        return accepted if field.each is None else accepted | {"type": "items"}

    def read(self, field: Any, given: Any, path: str, reader: Any) -> Any:
        """What the items are read as."""
        if not self.is_enough(field, given, path, reader):
            return []
        if field.each is not None:
            return [reader.item(field.each, item, f"{path}[{number}]") for number, item in enumerate(given)]
        items = []
        for number, item in enumerate(given):
            where = f"{path}[{number}]"
            if isinstance(item, dict):
                items.append(reader.read(field.fields, item, where))
            else:
                accepted = {"type": "object", "fields": [inner.name for inner in field.fields]}
                reader.problems.add("wrong-type", where, item, accepted)
        return items

    def parts(self, field: Any, value: Any, path: str) -> list[tuple[Any, Any, str]]:
        """The items, or the inputs of each object."""
        if field.each is not None:
            return [(field.each, item, f"{path}[{number}]") for number, item in enumerate(value) if item is not None]
        return [
            (inner, item[inner.name], f"{path}[{number}].{inner.name}")
            for number, item in enumerate(value)
            for inner in field.fields
        ]

    def schema(self, declared: dict[str, Any], writer: Any) -> dict[str, Any]:
        """A list of objects, or of what else there is."""
        items = writer.item(declared["each"]) if "each" in declared else writer.object(declared["fields"])
        return {"type": "array", "items": items} | dict(writer.bounds(declared))


KIND = List()
