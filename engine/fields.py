"""Declared inputs: each checker names its fields once, and requests are read by that declaration.

A kind of input is a class of fields with its own module in ``engine/kinds/``, such as ``Integer("pearls", 0, 99)``.
Reading never raises: whatever is wrong is noted as a problem.
"""

from engine.problems import Problems, shown
from engine.typing_compat import Any

MAX_AMOUNT = 99
"""What may be entered of pearls and the like, of which no box says how many there are."""
MAX_NAME = 40
"""The characters of a player's name."""
SETS = "sets"
"""The input that names the sets in play, where a checker has one."""


class Field:
    """One declared input of a checker: what inputs of every kind have.

    One that is not ``required`` takes ``default`` when it is left out: to give that value or to give none is the same.
    Without a default it is None then, which stands for nothing or for what was not told, and null may be given for it.
    Only of ``sets``, which a question shows by what it names, no value stands for leaving it out. ``set`` names the set
    without which only the default makes sense; the set of an id stands in its table. ``suggested`` are the ids that
    matter most. What stands in a list as its ``each`` has no name, and may be null if it is ``nullable``.
    """

    type = ""
    """The kind, as requests, words and pages call it; its module has the same name."""
    help = ""
    """What a value is, in the words of the command line; {table} and {choices} are those of the declaration."""
    part = ""
    """What a layout reads there: *record* for an object, *entry* for an id; else the kind itself."""
    by_name: tuple[str, ...] = ()
    """What of a declaration may name one of the numbers that the game makes of its facts."""

    of = ""
    fields: "tuple[Field, ...]" = ()
    each: "Field | None" = None
    on = ""
    boards: tuple[tuple[str, str, str], ...] = ()
    highs: Any = ()
    many_items: Any = 0
    many_set = ""

    def __init__(
        self,
        name: str,
        required: bool = False,
        default: Any = None,
        set: str = "",
        suggested: tuple[str, ...] = (),
        nullable: bool = False,
    ) -> None:
        self.name = name
        self.required = required
        self.default: Any = default
        self.set = set
        self.suggested = suggested
        self.nullable = nullable
        self.implied = False
        self.usual: Any = None
        """The value of a field that is left out, to be compared with and not to be handed out: see ``fallback``."""
        self._declared: Any = None
        self._fitted: Any = None

    def fit(self, tables: dict[str, Any], numbers: dict[str, int]) -> None:
        """Take what hangs on the facts. A field can read and say what it accepts only then."""
        if self._fitted is tables:
            return
        if self._declared is None:
            self._declared = [(name, getattr(self, name)) for name in self.by_name]
        self._fitted = tables
        for name, given in self._declared:
            setattr(self, name, numbers[given] if isinstance(given, str) else given)
        self.take_bounds(tables, numbers)
        for field in self.inner():
            field.fit(tables, numbers)
        self.usual = self.fallback()

    def take_bounds(self, tables: dict[str, Any], numbers: dict[str, int]) -> None:
        """Take bounds from the facts that the declaration leaves to them."""

    def inner(self) -> "tuple[Field, ...]":
        """The fields within: those of an object, or the one that items are."""
        return self.fields if self.each is None else (self.each,)

    def bounds(self) -> dict[str, Any]:
        """What a value is held to beside its type and its table, as JSON-able data."""
        return {}

    def accepted(self) -> dict[str, Any]:
        """What the field accepts, as JSON-able data."""
        declared = {"type": self.type, "of": self.of} if self.of else {"type": self.type}
        return declared | self.bounds()

    def declaration(self) -> dict[str, Any]:
        """The whole declaration as JSON-able data, from which forms, help and schemas are made."""
        declared = self.accepted()
        declared["type"] = self.type
        declared["name"] = self.name
        declared["required"] = self.required
        if self.implied:
            declared["implied"] = True
        elif not self.required or self.default is not None:
            declared["default"] = self.fallback()
        if self.suggested:
            declared["suggested"] = list(self.suggested)
        if self.highs:
            declared["highs"] = [{"field": name, "value": value, "max": bound} for name, value, bound in self.highs]
        if self.fields:
            declared["fields"] = [field.declaration() for field in self.fields]
        if self.each is not None:
            declared["each"] = self.each.declaration()
        if self.nullable:
            declared["nullable"] = True
        return declared

    def fallback(self) -> Any:
        """The value of a field that is left out, which may be changed."""
        return self.default

    def is_left_out(self, given: Any) -> bool:
        """Whether null is given in place of a value that may be left out and then is none."""
        return given is None and not self.required and self.default is None

    def read(self, given: Any, path: str, reader: "Reader") -> Any:
        """The value of what a request gives at a path. What is wrong with it is noted among the reader's problems."""
        raise NotImplementedError

    def settle(self, values: dict[str, Any], path: str, reader: "Reader") -> None:
        """Hold a value to a bound that hangs on the values beside it."""

    def set_of(self, value: Any) -> str:
        """The set without which the value makes no sense; '' if it takes none of its own."""
        return self.set

    def entries(self, value: Any, path: str) -> list[tuple[str, str, int, str]]:
        """The entries that a value names: table, id, how many copies up to this one, and its place in the request."""
        return []

    def parts(self, value: Any, path: str) -> "list[tuple[Field, Any, str]]":
        """The inputs within a value: the field of each, its value, and its place in the request."""
        return []

    @classmethod
    def schema(cls, declared: dict[str, Any], writer: Any) -> dict[str, Any]:
        """The JSON Schema of a value of a declared field.

        ``writer`` knows the ids of a table, the schema of an object's fields, and the bounds of a list.
        """
        raise NotImplementedError


class Items(Field):
    """An input whose value is a list, from ``min_items`` to ``max_items``.

    Both may name one of the game's numbers. ``many`` are so many items as make sense without a set, and that set.
    """

    by_name = ("min_items", "max_items", "many_items")

    def __init__(
        self,
        name: str,
        min_items: int | str = 0,
        max_items: int | str = 0,
        many: tuple[int | str, str] = (0, ""),
        **common: Any,
    ) -> None:
        super().__init__(name, **common)
        self.min_items: Any = min_items
        self.max_items: Any = max_items
        self.many_items: Any = many[0]
        self.many_set = many[1]

    def bounds(self) -> dict[str, Any]:
        """How many there may be."""
        return {"min_items": self.min_items, "max_items": self.max_items}

    def fallback(self) -> Any:
        """None at all."""
        return []

    def is_list(self, given: Any, path: str, reader: "Reader") -> bool:
        """Whether a list is given, and is not too long."""
        if not isinstance(given, (list, tuple)):
            reader.problems.add("wrong-type", path, given, self.accepted())
            return False
        if len(given) > self.max_items:
            reader.problems.add("too-many-items", path, given, self.accepted())
            return False
        return True

    def is_enough(self, given: Any, path: str, reader: "Reader") -> bool:
        """The same, and it is not too short; where none at all may be told, none may be given."""
        if not self.is_list(given, path, reader):
            return False
        if len(given) < self.min_items and (given or self.required):
            reader.problems.add("out-of-range", path, given, self.accepted())
        return True


class Reader:
    """Reads requests: ``tables`` has the ids that may be named, ``problems`` takes what is wrong.

    ``whole`` has what was read so far of the inputs of the whole question.
    """

    def __init__(self, tables: dict[str, Any], problems: Problems) -> None:
        self.tables = tables
        self.problems = problems
        self.whole: dict[str, Any] = {}

    def read(self, fields: tuple[Field, ...], given: dict[Any, Any], path: str) -> dict[str, Any]:
        """Read the fields of one object; give their values by name.

        A value with a problem is left out, so the result may only be used when no problem was found.
        """
        values: dict[str, Any] = {}
        if not path:
            self.whole = values
        known = 0
        for field in fields:
            where = f"{path}.{field.name}" if path else field.name
            if field.name in given:
                known += 1
                values[field.name] = field.read(given[field.name], where, self)
            elif field.required:
                self.problems.add("missing-field", where, None, field.accepted())
            else:
                values[field.name] = field.fallback()
        for field in fields:
            if (field.highs or field.on) and field.name in values:
                field.settle(values, f"{path}.{field.name}" if path else field.name, self)
        if known < len(given):
            names = [field.name for field in fields]
            for key in sorted([shown(key) for key in given if key not in names]):
                self.problems.add("unknown-field", f"{path}.{key}" if path else key, key, {"fields": names})
        return values

    def item(self, field: Field, given: Any, path: str) -> Any:
        """Read what stands in a list; None where nothing does."""
        if given is not None:
            return field.read(given, path, self)
        if not field.nullable:
            self.problems.add("missing-field", path, None, field.accepted())
        return None


def slim(fields: tuple[Field, ...], values: dict[str, Any], but: tuple[str, ...] = ()) -> dict[str, Any]:
    """The values of an object's fields, without those in ``but`` and those that leaving them out would give as well."""
    return {
        field.name: values[field.name]
        for field in fields
        if field.name in values and field.name not in but and (field.required or values[field.name] != field.usual)
    }
