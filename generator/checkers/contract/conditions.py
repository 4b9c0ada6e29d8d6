"""What hangs on other inputs: when one is shown, how far a number goes, which board is meant, which grid lies below."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from catalog.findings import Finding, did_you_mean, listed
from catalog.models.laid import Track
from catalog.python_files import code_finding
from generator.checkers.contract.naming import Place, known
from generator.render.game_checkers import tables_of

if TYPE_CHECKING:
    from catalog.models.checkers import FieldWords
    from catalog.models.field_conditions import FieldCondition
    from catalog.models.game import Record
    from generator.render.game_checkers import GameQuestions, Question

Declared = dict[str, dict[str, Any]]


def values_of(field: dict[str, Any]) -> list[str]:
    """The values of a choice."""
    return [str(choice) for choice in field.get("choices", ())]


def entries_of(questions: GameQuestions, field: dict[str, Any]) -> list[str]:
    """The ids that an input takes."""
    game = questions.opened.engine_game
    return list(dict.fromkeys(id_ for table in tables_of(field) for id_ in game.tables.get(table, ()))) if game else []


def _has(questions: GameQuestions, field: dict[str, Any]) -> list[str]:
    """What an input can have or hold; nothing where that is anything, or no single value."""
    if "each" in field:
        return _has(questions, field["each"])
    if field["type"] == "flag":
        return ["true", "false"]
    if field["type"] == "integer":
        most = max([field["max"], *(high["max"] for high in field.get("highs", ()))])
        return [str(number) for number in range(field["min"], most + 1)]
    if field["type"] in ("list", "grid"):
        return []
    return [*values_of(field), *entries_of(questions, field)]


def _beside(declared: Declared, path: str) -> Declared:
    """The inputs beside one, by name."""
    around = path.rpartition(".")[0]
    return {name.rpartition(".")[2]: field for name, field in declared.items() if name.rpartition(".")[0] == around}


def word_faults(
    questions: GameQuestions, record: Record, path: str, declared: Declared, words: FieldWords
) -> Iterator[Finding]:
    """Conditions in the words of an input."""
    for number, condition in enumerate(words.when):
        yield from _condition(questions, record, ("fields", path, "when", number), path, declared, condition)
    if isinstance(words.layout, Track):
        for number, conditions in enumerate(words.layout.leaves):
            for index, condition in enumerate(conditions):
                leaving = ("fields", path, "layout", "leaves", number, index)
                yield from _condition(questions, record, leaving, f"{path}.{words.layout.kind}", declared, condition)
    for name, choice in words.choices.items():
        for number, condition in enumerate(choice.when):
            place = ("fields", path, "choices", name, "when", number)
            yield from _condition(questions, record, place, path, declared, condition)


def _condition(
    questions: GameQuestions, record: Record, place: Place, path: str, declared: Declared, condition: FieldCondition
) -> Iterator[Finding]:
    """A condition asks for an input beside this one, or with @ of the whole question, and for values that it takes."""
    asked = _beside(declared, path)
    if "." in path:
        asked |= {f"@{name}": field for name, field in declared.items() if "." not in name}
    message = "there is no such input beside this one"
    yield from known(record, (*place, "field"), condition.field, asked, message, "unknown-field")
    choices = _has(questions, asked.get(condition.field, {"type": ""}))
    for key in ("one_of", "none_of"):
        for number, value in enumerate(getattr(condition, key)):
            if choices:
                message = f"the input '{condition.field}' takes no such value"
                yield from known(record, (*place, key, number), value, choices, message, "unknown-value")


def declared_faults(questions: GameQuestions, question: Question, declared: Declared) -> Iterator[Finding]:
    """What an input declares of others: they are there, stand where they have to, and take the values."""
    names = list(declared)
    boards = [board.id for board in questions.game.boards]
    for path, field in declared.items():
        beside = _beside(declared, path)
        before = {name: declared[name] for name in names[: names.index(path)] if "." not in name and "[]" not in name}
        for high in field.get("highs", ()):
            yield from _other(questions, question, path, beside, high["field"], high["value"])
        for board in field.get("boards", ()):
            yield from _other(questions, question, path, before, board["field"], board["value"])
        if "players" in field:
            yield from _other(questions, question, path, before, field["players"])
        if "on" in field:
            grids = {name: other for name, other in beside.items() if other["type"] == "grid"}
            yield from _other(questions, question, path, grids, field["on"])
        if field["type"] in ("space", "spaces"):
            for table in tables_of(field):
                if table not in boards:
                    yield _finding(question, path, table, boards, "asks for a space of what is no board", "no-board")
        if field["type"] == "grid":
            yield from _signs(questions, question, path, field["of"])
        yield from _room(question, path, field)


def _other(
    questions: GameQuestions, question: Question, path: str, others: Declared, name: str, value: str | None = None
) -> Iterator[Finding]:
    """The input that another one hangs on, and the value that it would have."""
    if name not in others:
        yield _finding(question, path, name, list(others), "hangs on an input that there is not here", "unknown-field")
        return
    has = _has(questions, others[name])
    if value is not None and has and value not in has:
        message = f"hangs on a value that the input '{name}' does not take"
        yield _finding(question, path, value, has, message, "unknown-value")


def _room(question: Question, path: str, field: dict[str, Any]) -> Iterator[Finding]:
    """A list has something in it, and squares have a place."""
    if field["type"] == "list" and not field.get("fields") and "each" not in field:
        message = "is a list of nothing"
        yield _finding(question, path, path.rpartition(".")[2], ["fields", "each"], message, "no-items")
    rows = (field["min_items"], field["max_items"]) if field["type"] == "grid" else field.get("rows", (1, 1))
    for name, (least, most) in (("rows", rows), ("columns", field.get("columns", (1, 1)))):
        if least > most or most < 1 or (field["type"] == "grid" and least < 1):
            message = f"has no room: its {name} go from {least} to {most}"
            yield _finding(question, path, f"({least}, {most})", [f"{name}=(least, most)"], message, "no-room")


def _signs(questions: GameQuestions, question: Question, path: str, table: str) -> Iterator[Finding]:
    """Each entry that a square can be has a character of its own."""
    signs = [str(row.get("sign", "")) for row in questions.rows(table).values()]
    for id_, row in questions.rows(table).items():
        sign = str(row.get("sign", ""))
        if len(sign) != 1 or signs.count(sign) > 1:
            yield code_finding(
                question.checker.module,
                (path.rpartition(".")[2], table),
                f"the input '{path}' of {question.id} paints with entries that have no character of their own",
                given=f"{id_}: {sign or 'nothing'}",
                accepted="a 'sign' of one character for each, which no other has",
                hint=f"add 'sign:' to the entry '{id_}' of '{table}'",
                code="no-sign",
            )


def _finding(question: Question, path: str, given: str, accepted: list[str], message: str, code: str) -> Finding:
    return code_finding(
        question.checker.module,
        (path.rpartition(".")[2], given),
        f"the input '{path}' of {question.id} {message}",
        given=given,
        accepted=listed(accepted, 30, given) or "nothing: there is none",
        hint=did_you_mean(given, accepted, "write one of these"),
        code=code,
    )
