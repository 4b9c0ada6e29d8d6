"""A whole number from ``low`` to ``high``. Its ``default`` may name a number that the game makes of its facts."""

from engine.fields import Kind
from engine.typing_compat import Any


class Integer(Kind):
    """A whole number in bounds."""

    help = "a whole number"

    def fit(self, field: Any, tables: dict[str, Any], numbers: dict[str, int]) -> None:
        """Take the default by its name."""
        if isinstance(field.default, str):
            field.default = numbers[field.default]

    def accepted(self, field: Any) -> dict[str, Any]:
        """The bounds."""
        return {"min": field.low, "max": field.high}

    def read(self, field: Any, given: Any, path: str, reader: Any) -> Any:
        """The number; true and false are none."""
        if isinstance(given, bool) or not isinstance(given, int):
            reader.problems.add("wrong-type", path, given, field.accepted())
        elif not field.low <= given <= field.high:
            reader.problems.add("out-of-range", path, given, field.accepted())
        return given

    def schema(self, declared: dict[str, Any], writer: Any) -> dict[str, Any]:
        """An integer in bounds."""
        return {"type": "integer", "minimum": declared["min"], "maximum": declared["max"]}


KIND = Integer()
