"""What a list may take from a drawing: whether another form paints that drawing, and the list has the inputs named."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from catalog.findings import Finding
from generator.checkers import table_names
from generator.checkers.contract.conditions import Declared
from generator.checkers.contract.naming import Place, known
from generator.checkers.contract.painted import names_of_drawings, tables_of

if TYPE_CHECKING:
    from catalog.models.checkers import FieldWords
    from catalog.models.game import Record
    from generator.render.game_checkers import GameQuestions


def faults(
    questions: GameQuestions, record: Record, path: str, declared: Declared, words: FieldWords
) -> Iterator[Finding]:
    """What a list cannot take as its words say."""
    taken = words.taken
    if taken is None:
        return
    place: Place = ("fields", path, "taken")
    if declared[path]["type"] != "list" or (taken.pieces is None) == (taken.figures is None):
        yield record.finding(
            place,
            "a list takes either pieces or figures from a drawing",
            given=declared[path]["type"],
            accepted="a list with 'pieces' or 'figures'",
            hint="name one of the two, on a list",
            code="wrong-input",
        )
        return
    tables = list(tables_of(questions, taken.drawing))
    drawings = sorted(set(names_of_drawings(questions)))
    yield from known(
        record, (*place, "drawing"), taken.drawing, drawings, "no form paints such a drawing", "unknown-drawing"
    )
    theirs = sorted({id_ for table in tables for id_ in table_names.order(questions, table)})
    for key, part in (("pieces", taken.pieces), ("figures", taken.figures)):
        for index, id_ in enumerate(part.of if part else ()):
            message = f"nothing that shares the drawing '{taken.drawing}' paints this"
            yield from known(record, (*place, key, "of", index), id_, theirs, message, "unknown-value")
    inputs = [(("pieces", "on"), taken.pieces.on, "choice")] if taken.pieces else []
    if figures := taken.figures:
        message = "the facts have no such table"
        yield from known(
            record, (*place, "figures", "table"), figures.table, questions.tables, message, "unknown-table"
        )
        inputs = [
            (("figures", "bed"), figures.bed, "entry"),
            (("figures", "on"), figures.on, "choice"),
            (("figures", "piece"), figures.piece, "text"),
        ]
    for inner, name, kind in inputs:
        names = [
            other.rpartition(".")[2]
            for other, field in declared.items()
            if field["type"] == kind and other.rpartition(".")[0] == path
        ]
        message = f"the list has no such input of the kind {kind}"
        yield from known(record, (*place, *inner), name, names, message, "unknown-field")
