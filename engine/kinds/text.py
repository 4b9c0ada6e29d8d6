"""A text of at most ``max_length`` characters."""

from engine.fields import Field, Reader
from engine.typing_compat import Any


class Text(Field):
    """A line of text."""

    type = "text"
    help = "a text"

    def __init__(self, name: str, max_length: int, **common: Any) -> None:
        super().__init__(name, **common)
        self.max_length = max_length

    def bounds(self) -> dict[str, Any]:
        """How long it may be."""
        return {"max_length": self.max_length}

    def read(self, given: Any, path: str, reader: Reader) -> Any:
        """The text as it is."""
        if self.is_left_out(given):
            return None
        if not isinstance(given, str):
            reader.problems.add("wrong-type", path, given, self.accepted())
        elif len(given) > self.max_length:
            reader.problems.add("too-long", path, given, self.accepted())
        return given

    @classmethod
    def schema(cls, declared: dict[str, Any], writer: Any) -> dict[str, Any]:
        """A string that is not too long."""
        return {"type": "string", "maxLength": declared["max_length"]}
