"""The inputs of a form: choices with their labels, conditions on other inputs, and what else names an input."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from catalog.findings import Finding, did_you_mean, listed
from catalog.models.checkers import FEW
from catalog.models.entries import Discrepancy
from catalog.python_files import code_finding
from generator.checkers import table_names
from generator.checkers.checker_schema import FieldSchemas
from generator.checkers.contract import charted, conditions, covered, grounds, laid, painted, standing, taken
from generator.checkers.contract.conditions import Declared, entries_of, values_of
from generator.checkers.contract.naming import known
from generator.render.field_labels import stands_under

if TYPE_CHECKING:
    from catalog.models.checkers import FieldWords
    from catalog.models.game import Record
    from generator.render.game_checkers import GameQuestions, Question


def faults(questions: GameQuestions) -> Iterator[Finding]:
    """What the words of the forms say that does not fit the declared inputs."""
    for question in questions.questions:
        record = questions.game.records[f"checker:{question.name}"]
        declared = dict(question.fields())
        for path, words in question.words.fields.items():
            if path in declared:
                yield from _choices(record, path, declared[path], words)
                yield from _list_words(record, path, declared[path], words)
                yield from _drawn(record, path, declared[path], words)
                yield from _laid_out(questions, record, path, declared[path], words)
                yield from laid.faults(questions, record, path, declared, words)
                yield from grounds.faults(questions.game, record, path, declared[path], words)
                yield from painted.grid_faults(questions, record, path, declared[path], words)
                yield from taken.faults(questions, record, path, declared, words)
                if words.picks:
                    lists = [name for name, field in declared.items() if "." not in name and field["type"] == "list"]
                    message = "the question has no such list"
                    yield from known(record, ("fields", path, "picks"), words.picks, lists, message, "unknown-field")
                yield from _beside(record, path, declared, words)
                yield from _then(record, path, declared, words)
                yield from _omitted(questions, record, path, declared[path], words)
                yield from conditions.word_faults(questions, record, path, declared, words)
        for path, field in declared.items():
            yield from _usual(questions, question, path, field)
        yield from conditions.declared_faults(questions, question, declared)
        for key in ("needs", "needs_any", "more"):
            for number, name in enumerate(getattr(question.words, key)):
                yield from known(record, (key, number), name, declared, "there is no such input", "unknown-field")
        yield from _gauge(questions, question, record, declared)
        yield from charted.faults(questions, question, record, declared)
        yield from standing.faults(questions, question, record, declared)
        yield from painted.faults(questions, question, record, declared)
        yield from covered.faults(questions, question, record, declared)
        yield from _openings(questions, question, record, declared)
        yield from _set(questions, question, record)
    yield from _followed(questions)
    yield from _formless(questions)


def _gauge(
    questions: GameQuestions, question: Question, record: Record, declared: dict[str, dict[str, Any]]
) -> Iterator[Finding]:
    """Below which input a gauge stands, and whether the entries that it shows have a number."""
    gauge = question.words.gauge
    if gauge is None:
        return
    inputs = [name for name in declared if "." not in name]
    yield from known(record, ("gauge", "below"), gauge.below, inputs, "there is no such input", "unknown-field")
    grids = [name for name in questions.tables if (words := questions.table(name)) and words.columns]
    for number, part in enumerate(gauge.parts):
        if part.of:
            message = "the entries of this table stand in no grid, so they have no number"
            yield from known(record, ("gauge", "parts", number, "of"), part.of, grids, message, "unknown-table")


def _beside(record: Record, path: str, declared: Declared, words: FieldWords) -> Iterator[Finding]:
    """Whether the inputs that picking in one looks at stand beside it and take entries of the same table."""
    above, of = path.rpartition(".")[0], declared[path].get("of")
    alike = [
        name.rpartition(".")[2]
        for name, field in declared.items()
        if name != path and name.rpartition(".")[0] == above and of and field.get("of") == of
    ]
    named = [(("among",), words.among), *((("apart", number), name) for number, name in enumerate(words.apart))]
    for place, name in named:
        if name is not None:
            message = "beside this input stands no such one of the same table"
            yield from known(record, ("fields", path, *place), name, alike, message, "unknown-field")


def _usual(questions: GameQuestions, question: Question, path: str, field: dict[str, Any]) -> Iterator[Finding]:
    """What an input is without being told, and what it puts first, is something that it takes; what must be told has no
    default."""
    if field["required"] and "default" in field:
        yield code_finding(
            question.checker.module,
            (path.rpartition(".")[2], "required"),
            f"the input '{path}' of {question.id} must be told, so its default is never taken",
            given=f"required, with the default {field['default']}",
            accepted="either of the two",
            hint="leave out 'required=True', or the default",
            code="unused-default",
        )
    entries = entries_of(questions, field)
    takes = {"choice": values_of(field), "entry": entries}.get(field["type"])
    usual = [field["default"]] if takes is not None and field.get("default") is not None else []
    for names, given in ((takes or (), usual), (entries, field.get("suggested", ()))):
        for value in given:
            if value not in names:
                yield code_finding(
                    question.checker.module,
                    (path.rpartition(".")[2], value),
                    f"the input '{path}' of {question.id} does not take this",
                    given=value,
                    accepted=listed(names, 40),
                    hint=did_you_mean(str(value), names, "write one of these"),
                    code="unknown-value",
                )


def _choices(record: Record, path: str, field: dict[str, Any], words: FieldWords) -> Iterator[Finding]:
    """Every value that can be chosen has a label, and no other. A plain yes or no may go without."""
    choices = values_of(field)
    if set(choices) == {"yes", "no"} and not words.choices:
        return
    spare = [other for other in words.choices if other not in choices]
    for choice in choices:
        if choice not in words.choices:
            yield record.finding(
                ("fields", path, "choices"),
                f"the value '{choice}' of the input '{path}' has no label",
                given=listed(words.choices, 30) or "no choices",
                accepted=listed(choices, 30),
                hint=stands_under(choice, spare, f"add '{choice}: {{label: …}}' below 'choices'"),
                code="no-label",
            )
    for choice in spare:
        message = f"the input '{path}' takes no such value" if choices else f"the input '{path}' is no choice"
        yield from known(record, ("fields", path, "choices", choice), choice, choices, message, "unknown-value")


def _list_words(record: Record, path: str, field: dict[str, Any], words: FieldWords) -> Iterator[Finding]:
    """A list that grows has words on the buttons that add an item and take one out."""
    if field["type"] == "list" and field["min_items"] != field["max_items"]:
        for key in ("add", "remove"):
            if getattr(words, key) is None:
                yield record.finding(
                    ("fields", path),
                    f"the list '{path}' has no words for '{key}'",
                    given="nothing",
                    accepted=f"'{key}:' with a text",
                    hint=f"add '{key}: …' to '{path}'",
                    code="no-label",
                )


def _drawn(record: Record, path: str, field: dict[str, Any], words: FieldWords) -> Iterator[Finding]:
    """What can be stacked, folded, set abreast or shown by faces, and counted from another number."""
    rows = field.get("fields", ())
    stacks = field["type"] in ("group", "tuple") and all(
        row["type"] == "list" and "each" in row and row["min_items"] == row["max_items"] for row in rows
    )
    for key, is_so, accepted in (
        ("stacked", stacks or not words.stacked, "an input whose inputs are all lists with 'each' and a fixed length"),
        ("folded", field["type"] in ("space", "spaces") or not words.folded, "an input of spaces"),
        ("counted_from", field["type"] == "integer" or words.counted_from is None, "an integer"),
        ("abreast", field["type"] == "group" or not words.abreast, "a group"),
        ("wears", field["type"] == "group" or words.wears is None, "a group"),
        ("faces", words.laid_out or not words.faces, "an input whose entries are laid out"),
    ):
        if not is_so:
            yield record.finding(
                ("fields", path, key),
                f"the input '{path}' cannot be drawn like this",
                given=field["type"],
                accepted=accepted,
                hint=f"take '{key}' away",
                code="wrong-input",
            )


def _laid_out(
    questions: GameQuestions, record: Record, path: str, field: dict[str, Any], words: FieldWords
) -> Iterator[Finding]:
    """Entries lie side by side where they are few, or where the engine says which matter."""
    if not words.laid_out:
        return
    place = ("fields", path, "laid_out")
    if field["type"] not in ("entry", "set"):
        yield record.finding(
            place,
            f"nothing of the input '{path}' can be laid out",
            given=field["type"],
            accepted="an input of the kind entry or set",
            hint="take 'laid_out' away",
            code="wrong-input",
        )
        return
    matter = field["type"] == "set" and field.get("suggested")
    count = len(matter or table_names.order(questions, field["of"]))
    if count > FEW:
        yield record.finding(
            place,
            f"too many entries of the input '{path}' would lie side by side",
            given=f"{count} entries",
            accepted=f"up to {FEW} entries",
            hint="take 'laid_out' away, or let the engine name those that matter with 'suggested' of a Set",
            code="too-many",
        )


def _then(record: Record, path: str, declared: Declared, words: FieldWords) -> Iterator[Finding]:
    """What becomes of undecided choices of the item before."""
    inner = {name.removeprefix(f"{path}."): field for name, field in declared.items() if name.startswith(f"{path}.")}
    for name, value in words.then.items():
        place = ("fields", path, "then", name)
        if name in inner:
            message = f"the input '{name}' takes no such value"
            yield from known(record, place, value, values_of(inner[name]), message, "unknown-value")
        else:
            yield from known(record, place, name, inner, "the list has no such input", "unknown-field")


def _omitted(
    questions: GameQuestions, record: Record, path: str, field: dict[str, Any], words: FieldWords
) -> Iterator[Finding]:
    """What a grid leaves out is told by a column of the facts and a value that some entries have there."""
    if words.omit is None:
        return
    rows = questions.facts.get("tables", {}).get(field.get("of"), {}).values()
    columns = sorted({column for row in rows for column in row})
    place = ("fields", path, "omit")
    if words.omit.column in columns:
        values = sorted({str(row.get(words.omit.column)) for row in rows})
        message = "no entry of the table has this value"
        yield from known(record, (*place, "value"), words.omit.value, values, message, "unknown-value")
    else:
        message = "the facts of the table have no such column"
        yield from known(record, (*place, "column"), words.omit.column, columns, message, "unknown-column")


def _openings(questions: GameQuestions, question: Question, record: Record, declared: Declared) -> Iterator[Finding]:
    """A link from the pages of entries puts them into an input that takes them."""
    kinds = {found.kind: [entry.id for entry in found.entries] for found in questions.game.collections}
    for number, opening in enumerate(question.words.opens):
        place, message = ("opens", number), "no collection of the game has entries of this kind"
        yield from known(record, (*place, "kind"), opening.kind, kinds, message, "unknown-kind")
        for index, id_ in enumerate(opening.only if opening.kind in kinds else ()):
            message = f"there is no {opening.kind} '{id_}'"
            yield from known(record, (*place, "only", index), id_, kinds[opening.kind], message, "dangling-reference")
        if opening.field is not None and opening.kind in kinds:
            writer = FieldSchemas(questions, question)
            takes = [
                f"{path}{end}"
                for path, field in declared.items()
                if field.get("of") == opening.kind and "." not in path and "[]" not in path
                for end, schema in (("", writer.item(field)), ("[]", writer.item(field).get("items", {})))
                if "enum" in schema
            ]
            message = f"no input of this name takes a {opening.kind}"
            yield from known(record, (*place, "field"), opening.field, takes, message, "unknown-field")


def _set(questions: GameQuestions, question: Question, record: Record) -> Iterator[Finding]:
    """The set that a checker is about stands in the engine and in its words."""
    stated = question.checker.set or questions.game.game.sets[0].id
    if stated != question.words.set:
        yield record.finding(
            ("set",),
            "the engine says that the checker is about another set",
            given=question.words.set,
            accepted=stated,
            hint=f"write 'set: {stated}', or correct the checker in the engine",
            code="other-set",
        )


def _followed(questions: GameQuestions) -> Iterator[Finding]:
    """What a reader may choose in a matter of dispute is not what the checker does without a choice."""
    fields = {question.name: dict(question.fields()) for question in questions.questions}
    for record in questions.game.of_kind("discrepancy"):
        choices = record.model.choices if isinstance(record.model, Discrepancy) else ()
        for number, choice in enumerate(choices):
            field = fields.get(choice.checker, {}).get(choice.field)
            if field is not None and field["type"] == "choice" and choice.value == field.get("default"):
                yield record.finding(
                    ("choices", number, "value"),
                    "the checker follows this reading without being asked to",
                    given=choice.value,
                    accepted=listed(other for other in field["choices"] if other != choice.value),
                    hint="write the value that stands for another reading",
                    code="followed-reading",
                )


def _formless(questions: GameQuestions) -> Iterator[Finding]:
    """The questions that only worked examples ask are those that the engine has without a form."""
    game = questions.game
    where = f"QUESTIONS of {type(game).__name__} in {type(game).__module__}"
    for name in game.QUESTIONS:
        message = f"{where} names a question that the engine does not have, or has with a form"
        otherwise = "take it out, or declare it in the engine with form=False"
        yield from known(game.of_kind("game")[0], (), name, questions.formless, message, "no-checker", otherwise)
    for name in questions.formless:
        message = f"{where} does not name a question that the engine has without a form"
        yield from known(game.of_kind("game")[0], (), name, game.QUESTIONS, message, "no-checker", f"add '{name}'")
