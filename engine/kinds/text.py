"""A text of at most ``max_length`` characters."""

from engine.fields import Kind
from engine.typing_compat import Any


class Text(Kind):
    """A line of text."""

    help = "a text"

    def accepted(self, field: Any) -> dict[str, Any]:
        """How long it may be."""
        return {"max_length": field.max_length}

    def read(self, field: Any, given: Any, path: str, reader: Any) -> Any:
        """The text as it is."""
        if field.is_left_out(given):
            return None
        if not isinstance(given, str):
            reader.problems.add("wrong-type", path, given, field.accepted())
        elif len(given) > field.max_length:
            reader.problems.add("too-long", path, given, field.accepted())
        return given

    def schema(self, declared: dict[str, Any], writer: Any) -> dict[str, Any]:
        """A string that is not too long."""
        return {"type": "string", "maxLength": declared["max_length"]}


KIND = Text()
