"""One of ``choices``. An integer stands for the choice that is written with the same digits.

``numbered`` names one of the game's numbers: there are choices from 1 to that number, too, behind the others.
``choice_sets`` are the sets without which single choices make no sense.
"""

from engine.fields import Field, Reader
from engine.problems import shown
from engine.typing_compat import Any


class Choice(Field):
    """One of a few values."""

    type = "choice"
    help = "one of {choices}"

    def __init__(
        self,
        name: str,
        choices: tuple[str, ...] = (),
        numbered: str = "",
        choice_sets: dict[str, str] | None = None,
        **common: Any,
    ) -> None:
        super().__init__(name, **common)
        self.choices = choices
        self.choice_sets = choice_sets or {choice: self.set for choice in choices if self.set}
        self._choices = choices
        self._numbered = numbered

    def take_bounds(self, tables: dict[str, Any], numbers: dict[str, int]) -> None:
        """Take the choices that are numbers."""
        count = numbers[self._numbered] if self._numbered else 0
        self.choices = self._choices + tuple([str(number + 1) for number in range(count)])

    def bounds(self) -> dict[str, Any]:
        """The values."""
        return {"choices": list(self.choices)}

    def read(self, given: Any, path: str, reader: Reader) -> Any:
        """The value as a text."""
        if self.is_left_out(given):
            return None
        if isinstance(given, int) and not isinstance(given, bool):
            given = shown(given)
        if not isinstance(given, str):
            reader.problems.add("wrong-type", path, given, self.accepted())
        elif given not in self.choices:
            reader.problems.add("out-of-range", path, given, self.accepted())
        return given

    def set_of(self, value: Any) -> str:
        """Each value may have a set of its own."""
        return str(self.choice_sets.get(value, ""))

    @classmethod
    def schema(cls, declared: dict[str, Any], writer: Any) -> dict[str, Any]:
        """The values, and the numbers that stand for some of them."""
        choices = declared["choices"]
        return {"enum": choices + [int(choice) for choice in choices if choice.isdigit()]}
