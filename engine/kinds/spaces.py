"""Different spaces of a board, in the order given, such as those of a path; from ``min_items`` to ``max_items``."""

from engine.fields import Items
from engine.kinds.space import accepted_spaces, read_space, space_ids
from engine.typing_compat import Any


class Spaces(Items):
    """Several spaces."""

    help = "a list of different spaces of the board {table}"
    part = "entry"

    def fit(self, field: Any, tables: dict[str, Any], numbers: dict[str, int]) -> None:
        """Take as many as there are, if nothing else is said."""
        if not field.max_items:
            field.max_items = len(tables[field.of])

    def accepted(self, field: Any) -> dict[str, Any]:
        """Its boards, and how many there may be; of none at least, only how many at most."""
        accepted = Items.accepted(self, field) | accepted_spaces(field)
        return accepted if field.min_items else accepted | {"type": "up-to-spaces"}

    def read(self, field: Any, given: Any, path: str, reader: Any) -> Any:
        """The ids."""
        if not self.is_enough(field, given, path, reader):
            return []
        spaces: list[Any] = []
        for number, item in enumerate(given):
            where = f"{path}[{number}]"
            if item in spaces:
                reader.problems.add("duplicate", where, item, {"of": field.of, "copies": 1})
            spaces.append(read_space(field, item, where, reader))
        return spaces

    def schema(self, declared: dict[str, Any], writer: Any) -> dict[str, Any]:
        """A list of ids."""
        items = {"enum": space_ids(declared, writer)}
        return {"type": "array", "items": items, "uniqueItems": True} | dict(writer.bounds(declared))


KIND = Spaces()
