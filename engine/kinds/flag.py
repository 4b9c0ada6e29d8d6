"""True or false; false unless ``default`` is true."""

from engine.fields import Field, Reader
from engine.typing_compat import Any


class Flag(Field):
    """Whether something is so."""

    type = "flag"
    help = "true or false"
    part = "boolean"

    def fallback(self) -> Any:
        """The default, which need not be told where it is false."""
        return bool(self.default)

    def read(self, given: Any, path: str, reader: Reader) -> Any:
        """True or false as they are; no other value stands for them."""
        if given is not True and given is not False:
            reader.problems.add("wrong-type", path, given, self.accepted())
        return given

    @classmethod
    def schema(cls, declared: dict[str, Any], writer: Any) -> dict[str, Any]:
        """A boolean."""
        return {"type": "boolean"}
