"""True or false; false unless ``default`` is true."""

from engine.fields import Kind
from engine.typing_compat import Any


class Flag(Kind):
    """Whether something is so."""

    help = "true or false"
    part = "boolean"

    def fallback(self, field: Any) -> Any:
        """The default, which need not be told where it is false."""
        return bool(field.default)

    def read(self, field: Any, given: Any, path: str, reader: Any) -> Any:
        """True or false as they are; no other value stands for them."""
        if given is not True and given is not False:
            reader.problems.add("wrong-type", path, given, field.accepted())
        return given

    def schema(self, declared: dict[str, Any], writer: Any) -> dict[str, Any]:
        """A boolean."""
        return {"type": "boolean"}


KIND = Flag()
