"""How inputs lie on the table: whether a layout fits its input, and whether what it names is there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from catalog.models.laid import Filled, Lying, Piles, Places, Steps, Track
from generator.checkers.contract.conditions import Declared, values_of
from generator.checkers.contract.drawings import symbol
from generator.checkers.contract.naming import known

if TYPE_CHECKING:
    from catalog.findings import Finding
    from catalog.models.checkers import FieldWords
    from catalog.models.game import Record
    from generator.render.game_checkers import GameQuestions

MAX_FILLED = 10
"""The most places of which a number says how many are filled."""

_SHAPES = {
    "track": "an ordered list of inputs",
    "steps": "an integer that is never empty",
    "piles": "a set",
    "places": "a set",
    "lying": "a set or an entry",
    "filled": f"an integer from 0 to {MAX_FILLED} at most, which is never empty or has to be told",
}


def faults(
    questions: GameQuestions, record: Record, path: str, declared: Declared, words: FieldWords
) -> Iterator[Finding]:
    """Whether an input can lie as its words want it."""
    layout, field = words.layout, declared[path]
    if layout is None:
        return
    fits = {
        "track": field["type"] == "list" and bool(field.get("fields")) and words.ordered,
        "steps": field["type"] == "integer" and "." not in path and field.get("default") is not None,
        "piles": field["type"] == "set",
        "places": field["type"] == "set",
        "lying": field["type"] in ("set", "entry"),
        "filled": field["type"] == "integer"
        and (field["min"], field["max"] <= MAX_FILLED) == (0, True)
        and (field.get("default") is not None or field["required"]),
    }
    if not fits[layout.shape]:
        yield record.finding(
            ("fields", path, "layout"),
            f"the input '{path}' cannot lie like this",
            given=field["type"],
            accepted=_SHAPES[layout.shape],
            hint="take 'layout' away",
            code="wrong-input",
        )
    elif isinstance(layout, Track):
        yield from _track(questions, record, path, declared, layout)
    elif isinstance(layout, Steps):
        yield from _steps(questions, record, path, field, layout)
    else:
        yield from _beside(questions, record, path, declared, layout)


def _beside(
    questions: GameQuestions, record: Record, path: str, declared: Declared, layout: Piles | Places | Lying | Filled
) -> Iterator[Finding]:
    """The inputs that a layout names stand beside it and are of the same table, or are numbers as it is one."""
    field, above = declared[path], path.rpartition(".")[0]
    kinds = {"places": ("set", "entry"), "filled": ("integer",)}.get(layout.shape, ("set",))
    beside = [
        name.rpartition(".")[2]
        for name, other in declared.items()
        if name != path
        and name.rpartition(".")[0] == above
        and other["type"] in kinds
        and other.get("of") == field.get("of")
    ]
    key = "touched" if isinstance(layout, Places) else "among"
    given = getattr(layout, key)
    message = f"beside this input stands no such {' or '.join(kinds)} of the same table"
    for name in given if isinstance(given, tuple) else [given] * (given is not None):
        yield from known(record, ("fields", path, "layout", key), name, beside, message, "unknown-field")
    if isinstance(layout, Filled):
        yield from symbol(questions.game, record, ("fields", path, "layout", "symbol"), layout.symbol)


def _track(questions: GameQuestions, record: Record, path: str, declared: Declared, layout: Track) -> Iterator[Finding]:
    """The inputs of an item are of the kinds that the track reads, and each value of its kind has a symbol."""
    inner = {name.removeprefix(f"{path}."): field for name, field in declared.items() if name.startswith(f"{path}.")}
    place = ("fields", path, "layout")
    for key, kind in (("kind", "choice"), ("entry", "entry"), ("mark", "integer")):
        name = getattr(layout, key)
        if name is not None:
            names = [other for other, field in inner.items() if field["type"] == kind]
            message = f"an item has no such input of the kind {kind}"
            yield from known(record, (*place, key), name, names, message, "unknown-field")
    values = values_of(inner.get(layout.kind, {}))
    for value in values:
        message = f"the track shows no symbol for the value '{value}' of '{layout.kind}'"
        yield from known(record, (*place, "symbols"), value, layout.symbols, message, "no-symbol", f"add '{value}: …'")
    for value, drawn in layout.symbols.items():
        message = f"the input '{layout.kind}' takes no such value"
        yield from known(record, (*place, "symbols", value), value, values, message, "unknown-value")
        yield from symbol(questions.game, record, (*place, "symbols", value), drawn)


def _steps(
    questions: GameQuestions, record: Record, path: str, field: dict[str, Any], layout: Steps
) -> Iterator[Finding]:
    """The facts have as many steps as the number has values, and the columns that each of them shows."""
    place = ("fields", path, "layout")
    lists = [
        name
        for name, rows in questions.facts.items()
        if isinstance(rows, list) and rows and all(isinstance(row, dict) and "options" in row for row in rows)
    ]
    found = list(
        known(record, (*place, "facts"), layout.facts, lists, "the facts have no such list of steps", "unknown-value")
    )
    yield from found
    if found:
        return
    steps = questions.facts[layout.facts]
    wanted = field["max"] - field["min"] + 1
    if len(steps) != wanted:
        yield record.finding(
            (*place, "facts"),
            "the track has another number of steps than the input has values",
            given=str(len(steps)),
            accepted=str(wanted),
            hint="name another list, or bound the input by the length of this one",
            code="unfit-steps",
        )
    columns = sorted({key for step in steps for option in step["options"] for key in option})
    for key, shown in layout.shows.items():
        yield from known(record, (*place, "shows", key), key, columns, "no option has this column", "unknown-column")
        yield from symbol(questions.game, record, (*place, "shows", key, "symbol"), shown.symbol)
