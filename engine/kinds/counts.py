"""How many there are of each entry of the table ``of``: an object of numbers from 0 to ``high``, by id.

An entry that is left out is there 0 times. With ``max_items`` there are at most so many in all.
"""

from engine.fields import Kind
from engine.problems import shown
from engine.typing_compat import Any


class Counts(Kind):
    """A number for each entry of a table."""

    help = "an object with numbers, by ids of the table {table}"
    part = "record"

    def accepted(self, field: Any) -> dict[str, Any]:
        """The bounds of each number, and of their sum if it has one."""
        bounds = {"min": 0, "max": field.high}
        return bounds | {"max_items": field.max_items} if field.max_items else bounds

    def fallback(self, field: Any) -> Any:
        """None of anything."""
        return {}

    def read(self, field: Any, given: Any, path: str, reader: Any) -> Any:
        """The numbers by id, without those that are 0."""
        if not isinstance(given, dict):
            reader.problems.add("wrong-type", path, given, field.accepted())
            return {}
        known = len(reader.problems.found)
        counts = {}
        accepted = {"type": "integer", "min": 0, "max": field.high}
        for key in sorted(given, key=shown):
            count = given[key]
            if not isinstance(key, str) or key not in reader.tables[field.of]:
                reader.problems.add("unknown-id", path, key, {"type": "entry", "of": field.of})
            elif isinstance(count, bool) or not isinstance(count, int):
                reader.problems.add("wrong-type", f"{path}.{key}", count, accepted)
            elif not 0 <= count <= field.high:
                reader.problems.add("out-of-range", f"{path}.{key}", count, accepted)
            elif count:
                counts[key] = count
        if known == len(reader.problems.found) and 0 < field.max_items < sum(counts.values()):
            reader.problems.add("too-many-items", path, sum(counts.values()), {"only": field.max_items})
        return counts

    def entries(self, field: Any, value: Any, path: str) -> list[tuple[str, str, int, str]]:
        """Each that is there, with its number."""
        return [(field.of, id, value[id], f"{path}.{id}") for id in sorted(value)]

    def schema(self, declared: dict[str, Any], writer: Any) -> dict[str, Any]:
        """An object that may have a number for each id."""
        number = {"type": "integer", "minimum": 0, "maximum": declared["max"]}
        ids = writer.ids(declared["of"])
        return {"type": "object", "properties": {id: number for id in ids}, "additionalProperties": False}


KIND = Counts()
