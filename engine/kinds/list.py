"""Objects with ``fields`` of their own, or other values, declared as ``each``: from ``min_items`` to ``max_items``.

With ``of`` there is one for each entry of that table, in its order, and each is called like its entry.
"""

from engine.fields import Field, Items, Reader
from engine.typing_compat import Any


class List(Items):
    """Values one after the other."""

    type = "list"
    help = "a list of {items}"
    part = "record"

    def __init__(
        self, name: str, of: str = "", fields: tuple[Field, ...] = (), each: Field | None = None, **common: Any
    ) -> None:
        super().__init__(name, **common)
        self.of = of
        self.fields = fields
        self.each = each

    def take_bounds(self, tables: dict[str, Any], numbers: dict[str, int]) -> None:
        """Take as many as the table has entries. An item is never left out."""
        if self.of:
            self.min_items = self.max_items = len(tables[self.of])
        if self.each is not None:
            self.each.required = True

    def bounds(self) -> dict[str, Any]:
        """How many there may be, and whether they are objects."""
        accepted = Items.bounds(self)
        return accepted if self.each is None else accepted | {"type": "items"}

    def read(self, given: Any, path: str, reader: Reader) -> Any:
        """What the items are read as."""
        if not self.is_enough(given, path, reader):
            return []
        if self.each is not None:
            return [reader.item(self.each, item, f"{path}[{number}]") for number, item in enumerate(given)]
        items = []
        for number, item in enumerate(given):
            where = f"{path}[{number}]"
            if isinstance(item, dict):
                items.append(reader.read(self.fields, item, where))
            else:
                accepted = {"type": "object", "fields": [inner.name for inner in self.fields]}
                reader.problems.add("wrong-type", where, item, accepted)
        return items

    def parts(self, value: Any, path: str) -> list[tuple[Any, Any, str]]:
        """The items, or the inputs of each object."""
        if self.each is not None:
            return [(self.each, item, f"{path}[{number}]") for number, item in enumerate(value) if item is not None]
        return [
            (inner, item[inner.name], f"{path}[{number}].{inner.name}")
            for number, item in enumerate(value)
            for inner in self.fields
        ]

    @classmethod
    def schema(cls, declared: dict[str, Any], writer: Any) -> dict[str, Any]:
        """A list of objects, or of what else there is."""
        items = writer.item(declared["each"]) if "each" in declared else writer.object(declared["fields"])
        return {"type": "array", "items": items} | dict(writer.bounds(declared))
