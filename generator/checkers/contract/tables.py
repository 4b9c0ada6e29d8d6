"""The tables that inputs, answers and codes name: they are there, and their entries have names."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

from catalog.findings import Finding, did_you_mean, listed
from catalog.python_files import code_finding
from engine.outputs import TYPES, walk
from generator.checkers.contract.naming import known
from generator.checkers.table_names import used
from generator.render.field_labels import stands_under
from generator.render.game_checkers import SETS
from generator.text.engine_games import answers_module

if TYPE_CHECKING:
    from catalog.models.checkers import TableWords
    from catalog.models.game import Record
    from generator.render.game_checkers import GameQuestions, Question


def faults(questions: GameQuestions) -> Iterator[Finding]:
    """Tables that are not there, that have no names, or that are named by what their facts do not have."""
    stated: dict[str, str] = {}
    for record in questions.game.of_kind("checker"):
        for table, words in questions.game.checkers[record.id].tables.items():
            if table in stated:
                yield record.finding(
                    ("tables", table),
                    f"'{stated[table]}' names the entries of this table already",
                    given=table,
                    accepted="each table once: its names serve all checkers of the game",
                    hint="keep one of the two",
                    code="duplicate-table",
                )
            stated.setdefault(table, record.id)
            yield from _words(questions, record, table, words)
    named = {*stated, SETS, *questions.game.named}
    nameless: set[str] = set()
    for question in questions.questions:
        yield from _answered(questions, question)
        tables = {*used(question, questions.types), *_of(question)} & {*questions.tables}
        for table in sorted(tables - named - nameless):
            nameless.add(table)
            yield questions.game.records[f"checker:{question.name}"].finding(
                (),
                f"the entries of the table '{table}' have no names",
                given="nothing",
                accepted=f"'{table}:' with a name below 'tables', or a collection of this kind",
                hint=stands_under(table, set(stated) - {*questions.tables}, f"add 'tables: {{{table}: {{name: …}}}}'"),
                code="no-table-words",
            )
    yield from _order(questions)
    yield from _plain(questions)


def _of(question: Question) -> set[str]:
    """The tables whose entries the answers name."""
    readings = [output for outputs in question.readings.values() for output in outputs]
    return {output.of for _, output in walk((*question.outputs, *readings)) if output.type in ("entry", "counts")}


def _answered(questions: GameQuestions, question: Question) -> Iterator[Finding]:
    """An answer names entries of a table, or messages of a group, that there is."""
    module = answers_module(question.id)
    readings = tuple(output for outputs in question.readings.values() for output in outputs)
    for path, output in walk((*question.outputs, *readings)):
        if output.type not in TYPES:
            yield code_finding(
                module,
                (output.name, output.type),
                f"'{path}' of the answers of {question.id} is of a type that there is not",
                given=output.type,
                accepted=listed(TYPES),
                hint=did_you_mean(output.type, TYPES, "write one of these"),
                code="unknown-type",
            )
        kind = "entry" if output.type == "counts" else output.type
        accepted = {"entry": questions.tables, "messages": tuple(questions.types)}.get(kind)
        if accepted is not None and output.of not in accepted:
            yield code_finding(
                module,
                (output.name, output.of),
                f"'{path}' of the answers of {question.id} names what there is not",
                given=output.of or "nothing",
                accepted=listed(accepted, 40),
                hint=did_you_mean(output.of, accepted, "write one of these"),
                code="unknown-table",
            )


def _words(questions: GameQuestions, record: Record, table: str, words: TableWords) -> Iterator[Finding]:
    """The names of a table's entries are made from the columns of its facts, and so is its grid."""
    place = ("tables", table)
    rows = questions.rows(table)
    if not rows:
        message = "the facts have no such table"
        yield from known(
            record, place, table, [name for name in questions.tables if questions.rows(name)], message, "unknown-table"
        )
        return
    columns = sorted({column for row in rows.values() for column in row})
    for key in ("rows", "columns"):
        given = getattr(words, key)
        always = [column for column in columns if all(column in row for row in rows.values())]
        if given is not None:
            message = "the facts of the table do not all have this column"
            yield from known(record, (*place, key), given, always, message, "unknown-column")
    for number, variant in enumerate(words.variants):
        inside = (*place, "variants", number)
        message = "the facts of the table have no such column"
        yield from known(record, (*inside, "column"), variant.column, columns, message, "unknown-column")
        if variant.value is not None and variant.column in columns:
            values = sorted({str(row[variant.column]) for row in rows.values() if variant.column in row})
            message = "no entry of the table has this value"
            yield from known(record, (*inside, "value"), variant.value, values, message, "unknown-value")


def _order(questions: GameQuestions) -> Iterator[Finding]:
    """The order of a table names each of its entries once."""
    for table, ids in questions.facts.get("order", {}).items():
        rows = questions.rows(table)
        wrong = sorted({*ids} ^ {*rows}) or sorted({id_ for id_ in ids if ids.count(id_) > 1})
        if wrong:
            yield code_finding(
                type(questions.game).__module__,
                ("order", table),
                f"'order' of engine_facts does not have each entry of the table '{table}' once",
                given=listed(wrong),
                accepted=listed(rows),
                hint="give the ids of the table in their order, or leave it out of 'order'",
                code="wrong-order",
            )


def _plain(questions: GameQuestions) -> Iterator[Finding]:
    """The facts are the same in the browser, where they come as JSON."""
    for name, value in questions.facts.items():
        try:
            wrong = "a tuple, a set, or a key that is no text" if json.loads(json.dumps(value)) != value else ""
        except (TypeError, ValueError) as error:
            wrong = str(error)
        if wrong:
            yield code_finding(
                type(questions.game).__module__,
                ("engine_facts", name),
                f"'{name}' of engine_facts is not the same in JSON",
                given=wrong,
                accepted="dicts with texts as keys, lists, texts, numbers, true, false and null",
                hint="give lists in place of tuples, and texts as keys",
                code="no-json",
            )
