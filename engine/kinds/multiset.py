"""Ids of the table ``of``, each as often as there are copies of it: at least ``min_items``, at most ``max_items``.

Without ``max_items``, all copies of all.
"""

from engine.fields import Reader
from engine.kinds.set import Set
from engine.typing_compat import Any


class Multiset(Set):
    """Entries of a table, several copies of each."""

    type = "multiset"
    help = "a list of ids of the table {table}, the same ones allowed"

    def all_of(self, table: dict[str, Any]) -> int:
        """How many copies there are of a table's entries."""
        return sum([row["copies"] for row in table.values()])

    def count(self, id: str, count: int, path: str, reader: Reader) -> None:
        """Refuse more copies than there are; no bound where the facts name none."""
        copies = reader.tables[self.of][id].get("copies")
        if copies is not None and count > copies:
            reader.problems.add("too-many-copies", path, id, {"of": self.of, "copies": copies})

    @classmethod
    def schema(cls, declared: dict[str, Any], writer: Any) -> dict[str, Any]:
        """A list of ids, the same ones allowed."""
        return {name: rule for name, rule in super().schema(declared, writer).items() if name != "uniqueItems"}
