"""An id of the table ``of``."""

from engine.fields import Field, Reader
from engine.typing_compat import Any


class Entry(Field):
    """One entry of a table."""

    type = "entry"
    help = "an id of the table {table}"

    def __init__(self, name: str, of: str, **common: Any) -> None:
        super().__init__(name, **common)
        self.of = of

    def read(self, given: Any, path: str, reader: Reader) -> Any:
        """The id."""
        if self.is_left_out(given):
            return None
        if not isinstance(given, str):
            reader.problems.add("wrong-type", path, given, self.accepted())
        elif given not in reader.tables[self.of]:
            reader.problems.add("unknown-id", path, given, self.accepted())
        return given

    def entries(self, value: Any, path: str) -> list[tuple[str, str, int, str]]:
        """The entry itself."""
        return [(self.of, value, 1, path)]

    @classmethod
    def schema(cls, declared: dict[str, Any], writer: Any) -> dict[str, Any]:
        """The ids."""
        return {"enum": writer.ids(declared["of"])}
