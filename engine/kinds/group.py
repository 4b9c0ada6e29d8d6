"""An object with ``fields`` of its own, such as one of two sides.

One that is not required may be left out. It then has what its fields have when they are left out; or is null, which may
also be given, if one of them is required.
"""

from engine.fields import Kind
from engine.typing_compat import Any


class Group(Kind):
    """Inputs that belong together."""

    help = "an object with the fields below"
    part = "record"

    def accepted(self, field: Any) -> dict[str, Any]:
        """An object, and what it may have."""
        return {"type": "object", "fields": [inner.name for inner in field.fields]}

    def fallback(self, field: Any) -> Any:
        """What its fields have when they are left out; None if not all of them can be."""
        if [inner for inner in field.fields if inner.required]:
            return None
        return {inner.name: inner.fallback() for inner in field.fields}

    def read(self, field: Any, given: Any, path: str, reader: Any) -> Any:
        """The object with its values."""
        if given is None and not field.required:
            return self.fallback(field)
        if not isinstance(given, dict):
            reader.problems.add("wrong-type", path, given, field.accepted())
            return None
        return reader.read(field.fields, given, path)

    def parts(self, field: Any, value: Any, path: str) -> list[tuple[Any, Any, str]]:
        """Its inputs."""
        return [(inner, value[inner.name], f"{path}.{inner.name}") for inner in field.fields]

    def schema(self, declared: dict[str, Any], writer: Any) -> dict[str, Any]:
        """An object with these fields; null stands for one that is left out."""
        schema = dict(writer.object(declared["fields"]))
        return schema if declared["required"] else schema | {"type": ["object", "null"]}


KIND = Group()
