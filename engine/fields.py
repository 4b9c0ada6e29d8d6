"""Declared inputs: each checker names its fields once, and requests are read by that declaration.

A field is ``entry`` (an id of a table), ``multiset`` and ``set`` (lists of ids), ``integer``, ``choice``, ``text``
or ``list`` (of objects with fields of their own). An integer stands for the id or choice that is written with the same
digits. Reading never raises: whatever is wrong is noted as a problem.
"""

from engine.problems import Problems, shown
from engine.typing_compat import Any

MAX_AMOUNT = 99
"""What may be entered of pearls and the like, of which no box says how many there are."""
MAX_NAME = 40
"""The characters of a player's name."""


class Field:
    """One declared input of a checker.

    ``of`` names the table whose ids are accepted; ``suggested`` the ids that matter most; ``low`` and ``high`` bound
    an integer; ``min_items``, ``max_items`` a list; ``max_length`` a text; ``fields`` are those of a list's objects.
    A list of ids without ``max_items`` takes as many as the facts have of them. In place of a number, ``high``, a
    list's bounds and an integer's ``default`` may name one of the numbers that the game makes of its facts;
    ``numbered`` names the one up to which a choice has numbers, from 1, behind its other choices.
    A field that is not required takes ``default`` when it is left out. ``set`` names the set without which only the
    default makes sense, ``choice_sets`` those of single choices; the set of an id stands in its table.
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
        min_items: int | str = 0,
        max_items: int | str = 0,
        max_length: int = 0,
        choices: tuple[str, ...] = (),
        numbered: str = "",
        suggested: tuple[str, ...] = (),
        fields: "tuple[Field, ...]" = (),
        set: str = "",
        choice_sets: dict[str, str] | None = None,
    ) -> None:
        self.name = name
        self.type = type
        self.of = of
        self.required = required
        self.default = default
        self.low = low
        self.high: Any = high
        self.min_items: Any = min_items
        self.max_items: Any = max_items
        self.max_length = max_length
        self.choices = choices
        self.suggested = suggested
        self.fields = fields
        self.set = set
        self.choice_sets = choice_sets or {choice: set for choice in choices if set}
        self._declared = (high, min_items, max_items, default, choices)
        self._numbered = numbered
        self._fitted: Any = None

    def fit(self, tables: dict[str, Any], numbers: dict[str, int]) -> None:
        """Take the bounds that are facts: numbers by name, and of a list of ids each entry, or each copy, once."""
        if self._fitted is tables:
            return
        self._fitted = tables
        high, least, most, default, choices = self._declared
        self.high = numbers[high] if isinstance(high, str) else high
        self.min_items = numbers[least] if isinstance(least, str) else least
        self.max_items = numbers[most] if isinstance(most, str) else most
        if self.type == "integer" and isinstance(default, str):
            self.default = numbers[default]
        if self._numbered:
            self.choices = choices + tuple([str(number + 1) for number in range(numbers[self._numbered])])
        if self.of and not most and self.type in ("set", "multiset"):
            table = tables[self.of]
            self.max_items = len(table) if self.type == "set" else sum([row["copies"] for row in table.values()])
        for field in self.fields:
            field.fit(tables, numbers)

    def accepted(self) -> dict[str, Any]:
        """What the field accepts, as JSON-able data."""
        kind = self.type
        declared: dict[str, Any] = {"type": kind}
        if self.of:
            declared["of"] = self.of
        if kind == "integer":
            declared["min"] = self.low
            declared["max"] = self.high
        elif kind == "choice":
            declared["choices"] = list(self.choices)
        elif kind == "text":
            declared["max_length"] = self.max_length
        elif kind != "entry":
            declared["min_items"] = self.min_items
            declared["max_items"] = self.max_items
        return declared

    def declaration(self) -> dict[str, Any]:
        """The whole declaration as JSON-able data, from which forms, help and schemas are made."""
        declared = self.accepted()
        declared["name"] = self.name
        declared["required"] = self.required
        if not self.required:
            declared["default"] = self.fallback()
        if self.suggested:
            declared["suggested"] = list(self.suggested)
        if self.fields:
            declared["fields"] = [field.declaration() for field in self.fields]
        return declared

    def fallback(self) -> Any:
        """The value of a field that is left out."""
        return [] if self.type in ("multiset", "set", "list") else self.default


def read_fields(
    fields: tuple[Field, ...], given: dict[Any, Any], path: str, tables: dict[str, Any], problems: Problems
) -> dict[str, Any]:
    """Read the fields of one object; give their values by name.

    A value with a problem is left out, so the result may only be used when no problem was found.
    """
    values: dict[str, Any] = {}
    known = 0
    for field in fields:
        if field.name in given:
            known += 1
            where = f"{path}.{field.name}" if path else field.name
            values[field.name] = _read(field, given[field.name], where, tables, problems)
        elif field.required:
            problems.add("missing-field", f"{path}.{field.name}" if path else field.name, None, field.accepted())
        else:
            values[field.name] = field.fallback()
    if known < len(given):
        names = [field.name for field in fields]
        for key in sorted([shown(key) for key in given if key not in names]):
            problems.add("unknown-field", f"{path}.{key}" if path else key, key, {"fields": names})
    return values


def slim(fields: tuple[Field, ...], values: dict[str, Any]) -> dict[str, Any]:
    """The values of an object's fields without those that a request may leave out, being what they are anyway."""
    return {
        field.name: values[field.name]
        for field in fields
        if field.name in values and (field.required or values[field.name] != field.fallback())
    }


def _read(field: Field, given: Any, path: str, tables: dict[str, Any], problems: Problems) -> Any:
    kind = field.type
    if kind == "multiset" or kind == "set":
        return _read_ids(field, given, path, tables[field.of], problems)
    if kind == "integer":
        return _read_integer(field, given, path, problems)
    if kind == "list":
        return _read_list(field, given, path, tables, problems)
    if given is None and not field.required and field.default is None:
        return None
    if kind == "choice" and isinstance(given, int) and not isinstance(given, bool):
        given = shown(given)
    if not isinstance(given, str):
        problems.add("wrong-type", path, given, field.accepted())
    elif kind == "entry" and given not in tables[field.of]:
        problems.add("unknown-id", path, given, field.accepted())
    elif kind == "choice" and given not in field.choices:
        problems.add("out-of-range", path, given, field.accepted())
    elif kind == "text" and len(given) > field.max_length:
        problems.add("too-long", path, given, field.accepted())
    return given


def _read_integer(field: Field, given: Any, path: str, problems: Problems) -> Any:
    if isinstance(given, bool) or not isinstance(given, int):
        problems.add("wrong-type", path, given, field.accepted())
    elif not field.low <= given <= field.high:
        problems.add("out-of-range", path, given, field.accepted())
    return given


def _read_list(field: Field, given: Any, path: str, tables: dict[str, Any], problems: Problems) -> Any:
    if not _is_list(field, given, path, problems):
        return []
    if len(given) < field.min_items:
        problems.add("out-of-range", path, given, field.accepted())
    items = []
    for number, item in enumerate(given):
        where = f"{path}[{number}]"
        if isinstance(item, dict):
            items.append(read_fields(field.fields, item, where, tables, problems))
        else:
            accepted = {"type": "object", "fields": [inner.name for inner in field.fields]}
            problems.add("wrong-type", where, item, accepted)
    return items


def _read_ids(field: Field, given: Any, path: str, table: dict[str, Any], problems: Problems) -> Any:
    """Read a list of ids; an integer stands for the id that is written with the same digits."""
    if not _is_list(field, given, path, problems):
        return []
    ids: list[str] = []
    counts: dict[str, int] = {}
    for number, item in enumerate(given):
        if isinstance(item, int) and not isinstance(item, bool):
            item = shown(item)
        if isinstance(item, str) and item in table:
            ids.append(item)
            counts[item] = counts.get(item, 0) + 1
        else:
            code = "unknown-id" if isinstance(item, str) else "wrong-type"
            problems.add(code, f"{path}[{number}]", item, {"type": "entry", "of": field.of})
    if len(counts) < len(ids):
        for item in sorted(counts):
            copies = 1 if field.type == "set" else table[item].get("copies")
            if copies is not None and counts[item] > copies:
                code = "duplicate" if field.type == "set" else "too-many-copies"
                problems.add(code, path, item, {"of": field.of, "copies": copies})
    return ids


def _is_list(field: Field, given: Any, path: str, problems: Problems) -> bool:
    if not isinstance(given, (list, tuple)):
        problems.add("wrong-type", path, given, field.accepted())
        return False
    if len(given) > field.max_items:
        problems.add("too-many-items", path, given, field.accepted())
        return False
    return True
