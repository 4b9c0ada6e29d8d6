"""Declared inputs: each checker names its fields once, and requests are read by that declaration.

Which kinds of field there are, ``engine/kinds/`` tells: a module for each. Reading never raises: whatever is wrong is
noted as a problem.
"""

from engine.problems import Problems, shown
from engine.typing_compat import Any

MAX_AMOUNT = 99
"""What may be entered of pearls and the like, of which no box says how many there are."""
MAX_NAME = 40
"""The characters of a player's name."""
SETS = "sets"
"""The input that names the sets in play, where a checker has one."""


class Kind:
    """A kind of input: what it accepts, how its value is read from a request, and which entries the value names."""

    help = ""
    """What a value is, in the words of the command line; {table} and {choices} are those of the declaration."""
    part = ""
    """What a layout reads there: *record* for an object, *entry* for an id; else the kind itself."""

    def fit(self, field: Any, tables: dict[str, Any], numbers: dict[str, int]) -> None:
        """Take bounds from the facts that the declaration leaves to them."""

    def accepted(self, field: Any) -> dict[str, Any]:
        """What a field accepts beside its type, if that says it, and its table, as JSON-able data."""
        return {}

    def fallback(self, field: Any) -> Any:
        """The value of a field that is left out."""
        return field.default

    def read(self, field: Any, given: Any, path: str, reader: Any) -> Any:
        """The value of what a request gives at a path. What is wrong with it is noted among the reader's problems."""
        raise NotImplementedError

    def settle(self, field: Any, values: dict[str, Any], path: str, reader: Any) -> None:
        """Hold a value to a bound that hangs on the values beside it."""

    def set_of(self, field: Any, value: Any) -> str:
        """The set without which the value makes no sense; '' if it takes none of its own."""
        return str(field.set)

    def entries(self, field: Any, value: Any, path: str) -> list[tuple[str, str, int, str]]:
        """The entries that a value names: table, id, how many copies up to this one, and its place in the request."""
        return []

    def parts(self, field: Any, value: Any, path: str) -> list[tuple[Any, Any, str]]:
        """The inputs within a value: the field of each, its value, and its place in the request."""
        return []

    def schema(self, declared: dict[str, Any], writer: Any) -> dict[str, Any]:
        """The JSON Schema of a value. ``writer`` knows the ids of a table, the schema of an object's fields, and the
        bounds of a list."""
        raise NotImplementedError


def kind_of(type: str) -> Kind:
    """The kind of that name. Raises ValueError if there is none."""
    try:
        kind: Kind = __import__(f"engine.kinds.{type}", None, None, ("KIND",)).KIND
    except ImportError as error:
        raise ValueError(f"engine/kinds/ has no kind of input called {type}") from error
    return kind


class Items(Kind):
    """A kind whose value is a list."""

    def accepted(self, field: Any) -> dict[str, Any]:
        """How many there may be."""
        return {"min_items": field.min_items, "max_items": field.max_items}

    def fallback(self, field: Any) -> Any:
        """None at all."""
        return []

    def is_list(self, field: Any, given: Any, path: str, reader: Any) -> bool:
        """Whether a list is given, and is not too long."""
        if not isinstance(given, (list, tuple)):
            reader.problems.add("wrong-type", path, given, field.accepted())
            return False
        if len(given) > field.max_items:
            reader.problems.add("too-many-items", path, given, field.accepted())
            return False
        return True

    def is_enough(self, field: Any, given: Any, path: str, reader: Any) -> bool:
        """The same, and it is not too short; where none at all may be told, none may be given."""
        if not self.is_list(field, given, path, reader):
            return False
        if len(given) < field.min_items and (given or field.required):
            reader.problems.add("out-of-range", path, given, field.accepted())
        return True


class Field:
    """One declared input of a checker.

    ``of`` names the table whose ids are accepted; ``suggested`` the ids that matter most; ``low`` and ``high`` bound
    an integer; ``min_items``, ``max_items`` a list; ``max_length`` a text; ``fields`` are those of a list's objects.
    ``each`` is what the items of a list are if they are no objects; it has no name, and may be null if it is
    ``nullable``. ``rows`` and ``columns`` are the least and the most of a grid; ``on`` names the grid beside a shape
    that its squares lie on, and a ``joined`` one is in one piece. ``boards`` are other boards than ``of``, each as an
    input of the whole question that stands before this one, a value that it has, and the board that counts then;
    ``players`` names such an input that tells how many play, for spaces that are not always there.
    ``highs`` are other bounds, each as a field beside this one, a value that it has or holds, and what may be reached
    then; of several that hold, the last counts.
    A list of ids without ``max_items`` takes as many as the facts have of them. In place of a number, ``high``, a
    list's bounds and an integer's ``default`` may name one of the numbers that the game makes of its facts;
    ``numbered`` names the one up to which a choice has numbers, from 1, behind its other choices.
    A field that is not required takes ``default`` when it is left out: to give that value or to give none is the same.
    Without a default it is None then, which stands for nothing or for what was not told, and null may be given for it.
    Only of ``sets``, which a question shows by what it names, no value stands for leaving it out. ``set`` names the set
    without which only the default makes sense, ``choice_sets`` those of single choices, ``many`` so many items as make
    sense without a set, and that set; the set of an id stands in its table.
    """

    def __init__(
        self,
        name: str,
        type: str,
        of: str = "",
        required: bool = False,
        default: Any = None,
        low: int = 0,
        high: int | str = 0,
        highs: tuple[tuple[str, str, int | str], ...] = (),
        min_items: int | str = 0,
        max_items: int | str = 0,
        max_length: int = 0,
        choices: tuple[str, ...] = (),
        numbered: str = "",
        suggested: tuple[str, ...] = (),
        fields: "tuple[Field, ...]" = (),
        set: str = "",
        choice_sets: dict[str, str] | None = None,
        each: "Field | None" = None,
        nullable: bool = False,
        rows: tuple[int, int] = (0, 0),
        columns: tuple[int, int] = (0, 0),
        on: str = "",
        joined: bool = False,
        boards: tuple[tuple[str, str, str], ...] = (),
        players: str = "",
        many: tuple[int | str, str] = (0, ""),
    ) -> None:
        self.name = name
        self.type = type
        self.of = of
        self.required = required
        self.default = default
        self.low = low
        self.high: Any = high
        self.highs: Any = highs
        self.min_items: Any = min_items
        self.max_items: Any = max_items
        self.max_length = max_length
        self.choices = choices
        self.suggested = suggested
        self.fields = fields
        self.set = set
        self.choice_sets = choice_sets or {choice: set for choice in choices if set}
        self.each = each
        self.nullable = nullable
        self.rows = rows
        self.columns = columns
        self.on = on
        self.joined = joined
        self.boards = boards
        self.players = players
        self.many = (0, "")
        self.implied = name == SETS and of == "set"
        self.signs = ""
        self._declared = (high, highs, min_items, max_items, default, choices)
        self._many = many
        self._numbered = numbered
        self.kind = Kind()
        """What the type stands for. It is looked up late: a browser has only those kinds that its checker asks by."""
        self.usual: Any = None
        """The value of a field that is left out, to be compared with and not to be handed out: see ``fallback``."""
        self._fitted: Any = None

    def fit(self, tables: dict[str, Any], numbers: dict[str, int]) -> None:
        """Take what hangs on the facts: numbers by name, and of a list of ids each entry, or each copy, once.

        A field can read and tell what it accepts only then.
        """
        if self._fitted is tables:
            return
        self._fitted = tables
        self.kind = kind_of(self.type)
        high, highs, least, most, default, choices = self._declared
        self.high = numbers[high] if isinstance(high, str) else high
        self.highs = [
            (field, value, numbers[bound] if isinstance(bound, str) else bound) for field, value, bound in highs
        ]
        self.min_items = numbers[least] if isinstance(least, str) else least
        self.max_items = numbers[most] if isinstance(most, str) else most
        self.default = default
        bound, set = self._many
        self.many = (numbers[bound] if isinstance(bound, str) else bound, set)
        if self._numbered:
            self.choices = choices + tuple([str(number + 1) for number in range(numbers[self._numbered])])
        self.kind.fit(self, tables, numbers)
        for field in self.fields if self.each is None else (self.each,):
            field.fit(tables, numbers)
        self.usual = self.fallback()

    def accepted(self) -> dict[str, Any]:
        """What the field accepts, as JSON-able data."""
        declared = {"type": self.type, "of": self.of} if self.of else {"type": self.type}
        return declared | self.kind.accepted(self)

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
        return self.kind.fallback(self)

    def is_left_out(self, given: Any) -> bool:
        """Whether null is given in place of a value that may be left out and then is none."""
        return given is None and not self.required and self.default is None


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
                values[field.name] = field.kind.read(field, given[field.name], where, self)
            elif field.required:
                self.problems.add("missing-field", where, None, field.accepted())
            else:
                values[field.name] = field.fallback()
        for field in fields:
            if (field.highs or field.on) and field.name in values:
                field.kind.settle(field, values, f"{path}.{field.name}" if path else field.name, self)
        if known < len(given):
            names = [field.name for field in fields]
            for key in sorted([shown(key) for key in given if key not in names]):
                self.problems.add("unknown-field", f"{path}.{key}" if path else key, key, {"fields": names})
        return values

    def item(self, field: Field, given: Any, path: str) -> Any:
        """Read what stands in a list; None where nothing does."""
        if given is not None:
            return field.kind.read(field, given, path, self)
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
