"""One of ``choices``. An integer stands for the choice that is written with the same digits."""

from engine.fields import Kind
from engine.problems import shown
from engine.typing_compat import Any


class Choice(Kind):
    """One of a few values."""

    help = "one of {choices}"

    def accepted(self, field: Any) -> dict[str, Any]:
        """The values."""
        return {"choices": list(field.choices)}

    def read(self, field: Any, given: Any, path: str, reader: Any) -> Any:
        """The value as a text."""
        if field.is_left_out(given):
            return None
        if isinstance(given, int) and not isinstance(given, bool):
            given = shown(given)
        if not isinstance(given, str):
            reader.problems.add("wrong-type", path, given, field.accepted())
        elif given not in field.choices:
            reader.problems.add("out-of-range", path, given, field.accepted())
        return given

    def set_of(self, field: Any, value: Any) -> str:
        """Each value may have a set of its own."""
        return str(field.choice_sets.get(value, ""))

    def schema(self, declared: dict[str, Any], writer: Any) -> dict[str, Any]:
        """The values, and the numbers that stand for some of them."""
        choices = declared["choices"]
        return {"enum": choices + [int(choice) for choice in choices if choice.isdigit()]}


KIND = Choice()
