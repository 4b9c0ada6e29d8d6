"""An id of the table ``of``."""

from engine.fields import Kind
from engine.typing_compat import Any


class Entry(Kind):
    """One entry of a table."""

    help = "an id of the table {table}"

    def read(self, field: Any, given: Any, path: str, reader: Any) -> Any:
        """The id."""
        if field.is_left_out(given):
            return None
        if not isinstance(given, str):
            reader.problems.add("wrong-type", path, given, field.accepted())
        elif given not in reader.tables[field.of]:
            reader.problems.add("unknown-id", path, given, field.accepted())
        return given

    def entries(self, field: Any, value: Any, path: str) -> list[tuple[str, str, int, str]]:
        """The entry itself."""
        return [(field.of, value, 1, path)]

    def schema(self, declared: dict[str, Any], writer: Any) -> dict[str, Any]:
        """The ids."""
        return {"enum": writer.ids(declared["of"])}


KIND = Entry()
