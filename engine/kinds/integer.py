"""A whole number from ``low`` to ``high``, or to one of ``highs``.

``highs`` are other bounds, each as a field beside this one, a value that it has or holds, and what may be reached then;
of several that hold, the last counts. A bound and the ``default`` may name one of the numbers that the game makes of
its facts.
"""

from engine.fields import Field, Reader
from engine.typing_compat import Any


class Integer(Field):
    """A whole number in bounds."""

    type = "integer"
    help = "a whole number"
    by_name = ("high", "default")

    def __init__(
        self,
        name: str,
        low: int = 0,
        high: int | str = 0,
        highs: tuple[tuple[str, str, int | str], ...] = (),
        **common: Any,
    ) -> None:
        super().__init__(name, **common)
        self.low = low
        self.high: Any = high
        self.highs: Any = ()
        self._highs = highs

    def take_bounds(self, tables: dict[str, Any], numbers: dict[str, int]) -> None:
        """Take other bounds by their names."""
        self.highs = [
            (field, value, numbers[bound] if isinstance(bound, str) else bound) for field, value, bound in self._highs
        ]

    def bounds(self) -> dict[str, Any]:
        """The bounds."""
        return {"min": self.low, "max": self.high}

    def read(self, given: Any, path: str, reader: Reader) -> Any:
        """The number; true and false are none."""
        if self.is_left_out(given):
            return None
        if isinstance(given, bool) or not isinstance(given, int):
            reader.problems.add("wrong-type", path, given, self.accepted())
        elif given < self.low or (given > self.high and not self.highs):
            reader.problems.add("out-of-range", path, given, self.accepted())
        return given

    def settle(self, values: dict[str, Any], path: str, reader: Reader) -> None:
        """Hold it to the bound that goes with the values beside it."""
        most = self.high
        for name, value, bound in self.highs:
            beside = values.get(name)
            if beside == value or (isinstance(beside, (list, dict)) and value in beside):
                most = bound
        given = values[self.name]
        if isinstance(given, int) and given > most:
            reader.problems.add("out-of-range", path, given, {"type": "integer", "min": self.low, "max": most})

    @classmethod
    def schema(cls, declared: dict[str, Any], writer: Any) -> dict[str, Any]:
        """An integer in bounds: those that hang on other values are the widest."""
        most = max([declared["max"]] + [high["max"] for high in declared.get("highs", ())])
        return {"type": "integer", "minimum": declared["min"], "maximum": most}
