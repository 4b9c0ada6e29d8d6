"""How many there are of each entry of the table ``of``: an object of numbers from 0 to ``high``, by id.

An entry that is left out is there 0 times. With ``max_items`` there are at most so many in all.
"""

from engine.fields import Field, Reader
from engine.problems import shown
from engine.typing_compat import Any


class Counts(Field):
    """A number for each entry of a table."""

    type = "counts"
    help = "an object with numbers, by ids of the table {table}"
    part = "record"
    by_name = ("high", "max_items")

    def __init__(self, name: str, of: str, high: int | str, max_items: int | str = 0, **common: Any) -> None:
        super().__init__(name, **common)
        self.of = of
        self.high: Any = high
        self.max_items: Any = max_items

    def bounds(self) -> dict[str, Any]:
        """The bounds of each number, and of their sum if it has one."""
        bounds = {"min": 0, "max": self.high}
        return bounds | {"max_items": self.max_items} if self.max_items else bounds

    def fallback(self) -> Any:
        """None of anything."""
        return {}

    def read(self, given: Any, path: str, reader: Reader) -> Any:
        """The numbers by id, without those that are 0."""
        if not isinstance(given, dict):
            reader.problems.add("wrong-type", path, given, self.accepted())
            return {}
        known = len(reader.problems.found)
        counts = {}
        accepted = {"type": "integer", "min": 0, "max": self.high}
        for key in sorted(given, key=shown):
            count = given[key]
            if not isinstance(key, str) or key not in reader.tables[self.of]:
                reader.problems.add("unknown-id", path, key, {"type": "entry", "of": self.of})
            elif isinstance(count, bool) or not isinstance(count, int):
                reader.problems.add("wrong-type", f"{path}.{key}", count, accepted)
            elif not 0 <= count <= self.high:
                reader.problems.add("out-of-range", f"{path}.{key}", count, accepted)
            elif count:
                counts[key] = count
        if known == len(reader.problems.found) and 0 < self.max_items < sum(counts.values()):
            reader.problems.add("too-many-items", path, sum(counts.values()), {"only": self.max_items})
        return counts

    def entries(self, value: Any, path: str) -> list[tuple[str, str, int, str]]:
        """Each that is there, with its number."""
        return [(self.of, id, value[id], f"{path}.{id}") for id in sorted(value)]

    @classmethod
    def schema(cls, declared: dict[str, Any], writer: Any) -> dict[str, Any]:
        """An object that may have a number for each id."""
        number = {"type": "integer", "minimum": 0, "maximum": declared["max"]}
        ids = writer.ids(declared["of"])
        return {"type": "object", "properties": {id: number for id in ids}, "additionalProperties": False}
