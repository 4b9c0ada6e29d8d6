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
        """The ids; null stands for none where the field may be left out."""
        ids = writer.ids(declared["of"])
        optional = not declared["required"] and declared.get("default") is None
        return {"enum": ids + [None] if optional else ids}


KIND = Entry()
