"""A whole number from ``low`` to ``high``, or to one of ``highs``.

Its ``default`` may name a number that the game makes of its facts.
"""

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
        if field.is_left_out(given):
            return None
        if isinstance(given, bool) or not isinstance(given, int):
            reader.problems.add("wrong-type", path, given, field.accepted())
        elif given < field.low or (given > field.high and not field.highs):
            reader.problems.add("out-of-range", path, given, field.accepted())
        return given

    def settle(self, field: Any, values: dict[str, Any], path: str, reader: Any) -> None:
        """Hold it to the bound that goes with the values beside it."""
        most = field.high
        for name, value, bound in field.highs:
            beside = values.get(name)
            if beside == value or (isinstance(beside, (list, dict)) and value in beside):
                most = bound
        given = values[field.name]
        if isinstance(given, int) and given > most:
            reader.problems.add("out-of-range", path, given, {"type": "integer", "min": field.low, "max": most})

    def schema(self, declared: dict[str, Any], writer: Any) -> dict[str, Any]:
        """An integer in bounds: those that hang on other values are the widest."""
        most = max([declared["max"]] + [high["max"] for high in declared.get("highs", ())])
        return {"type": "integer", "minimum": declared["min"], "maximum": most}


KIND = Integer()
