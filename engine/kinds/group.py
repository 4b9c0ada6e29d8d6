"""An object with ``fields`` of its own, such as one of two sides.

One that is not required may be left out. It then has what its fields have when they are left out; or is null, which may
also be given, if one of them is required.
"""

from engine.fields import Field, Reader
from engine.typing_compat import Any


class Group(Field):
    """Inputs that belong together."""

    type = "group"
    help = "an object with the fields below"
    part = "record"

    def __init__(self, name: str, fields: tuple[Field, ...], **common: Any) -> None:
        super().__init__(name, **common)
        self.fields = fields

    def bounds(self) -> dict[str, Any]:
        """An object, and what it may have."""
        return {"type": "object", "fields": [inner.name for inner in self.fields]}

    def fallback(self) -> Any:
        """What its fields have when they are left out; None if not all of them can be."""
        if [inner for inner in self.fields if inner.required]:
            return None
        return {inner.name: inner.fallback() for inner in self.fields}

    def read(self, given: Any, path: str, reader: Reader) -> Any:
        """The object with its values."""
        if given is None and not self.required:
            return self.fallback()
        if not isinstance(given, dict):
            reader.problems.add("wrong-type", path, given, self.accepted())
            return None
        return reader.read(self.fields, given, path)

    def parts(self, value: Any, path: str) -> list[tuple[Any, Any, str]]:
        """Its inputs."""
        return [(inner, value[inner.name], f"{path}.{inner.name}") for inner in self.fields]

    @classmethod
    def schema(cls, declared: dict[str, Any], writer: Any) -> dict[str, Any]:
        """An object with these fields; null stands for one that is left out."""
        schema = dict(writer.object(declared["fields"]))
        return schema if declared["required"] else schema | {"type": ["object", "null"]}
