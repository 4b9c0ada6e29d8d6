"""Different ids of the table ``of``, at least ``min_items``. Without ``max_items``, as many as the table has."""

from engine.fields import SETS, Items, Reader
from engine.problems import shown
from engine.typing_compat import Any


class Set(Items):
    """Entries of a table, each at most once."""

    type = "set"
    help = "a list of different ids of the table {table}"
    part = "entry"

    def __init__(self, name: str, of: str, **common: Any) -> None:
        super().__init__(name, **common)
        self.of = of
        self.implied = name == SETS and of == "set"

    def take_bounds(self, tables: dict[str, Any], numbers: dict[str, int]) -> None:
        """Take as many as there are."""
        if not self.max_items:
            self.max_items = self.all_of(tables[self.of])

    def bounds(self) -> dict[str, Any]:
        """How many there may be, and whether there has to be one."""
        accepted = Items.bounds(self)
        return accepted | {"type": "some"} if self.min_items else accepted

    def all_of(self, table: dict[str, Any]) -> int:
        """How many there are of a table."""
        return len(table)

    def read(self, given: Any, path: str, reader: Reader) -> Any:
        """The ids in the order given; an integer stands for the id that is written with the same digits."""
        if not self.is_enough(given, path, reader):
            return []
        table = reader.tables[self.of]
        ids: list[str] = []
        counts: dict[str, int] = {}
        for number, item in enumerate(given):
            if isinstance(item, int) and not isinstance(item, bool):
                item = shown(item)
            if isinstance(item, str) and item in table:
                ids.append(item)
                counts[item] = counts.get(item, 0) + 1
            else:
                code = "unknown-id" if isinstance(item, str) else "wrong-type"
                reader.problems.add(code, f"{path}[{number}]", item, {"type": "entry", "of": self.of})
        if len(counts) < len(ids):
            for item in sorted(counts):
                self.count(item, counts[item], path, reader)
        return ids

    def count(self, id: str, count: int, path: str, reader: Reader) -> None:
        """Refuse an entry that is there more often than it may be."""
        if count > 1:
            reader.problems.add("duplicate", path, id, {"of": self.of, "copies": 1})

    def entries(self, value: Any, path: str) -> list[tuple[str, str, int, str]]:
        """Each of them, with how many of it there are up to here."""
        return [(self.of, id, value[: place + 1].count(id), f"{path}[{place}]") for place, id in enumerate(value)]

    @classmethod
    def schema(cls, declared: dict[str, Any], writer: Any) -> dict[str, Any]:
        """A list of ids; one made of digits may also be written as a number."""
        ids = writer.ids(declared["of"])
        numbers = [int(id) for id in ids if id.isdigit()]
        items = {"enum": ids + numbers}
        return {"type": "array", "items": items, "uniqueItems": True} | dict(writer.bounds(declared))
