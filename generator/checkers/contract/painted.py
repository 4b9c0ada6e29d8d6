"""What is painted: brushes of grids, drawings that forms share, and drawings that stand for lists of a question."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from catalog.findings import Finding, listed
from catalog.models.painted import EMPTY, PLACES
from generator.checkers import table_names
from generator.checkers.contract.conditions import Declared
from generator.checkers.contract.drawings import symbol
from generator.checkers.contract.naming import Place, known

if TYPE_CHECKING:
    from catalog.models.checkers import FieldWords
    from catalog.models.game import Record
    from catalog.models.painted import Brushes, Drawn, SharedDrawing
    from generator.render.game_checkers import GameQuestions, Question


def grid_faults(
    questions: GameQuestions, record: Record, path: str, field: dict[str, Any], words: FieldWords
) -> Iterator[Finding]:
    """Whether an input can be painted by the brushes that its words name, and shares a drawing that there is."""
    for key in ("brushes", "drawing"):
        if getattr(words, key) and field["type"] != "grid":
            yield record.finding(
                ("fields", path, key),
                f"the input '{path}' is not painted",
                given=field["type"],
                accepted="a grid",
                hint=f"take '{key}' away",
                code="wrong-input",
            )
            return
    if field["type"] != "grid":
        return
    ids = table_names.order(questions, field["of"])
    if words.brushes:
        yield from _brushes(record, ("fields", path, "brushes"), words.brushes, ids)
    if words.drawing:
        yield from _shared(questions, record, ("fields", path, "drawing"), words.drawing, ids)


def _brushes(record: Record, place: Place, groups: tuple[Brushes, ...], ids: list[str]) -> Iterator[Finding]:
    """Each entry but the first, which is nothing, has one brush."""
    there: list[str] = []
    for number, group in enumerate(groups):
        for index, id_ in enumerate(group.of):
            message = "the table of the squares has no such entry"
            yield from known(record, (*place, number, "of", index), id_, ids, message, "unknown-value")
            there.append(id_)
    missing = [id_ for id_ in ids[1:] if id_ not in there]
    twice = sorted({id_ for id_ in there if there.count(id_) > 1})
    for wrong, message, hint in (
        (missing, "nobody could paint these", "name them in one of the groups"),
        (twice, "these have more than one brush", "name each once"),
    ):
        if wrong:
            accepted = "each entry of the table but the first, once"
            yield record.finding(
                place, message, given=listed(wrong, 40), accepted=accepted, hint=hint, code="wrong-brushes"
            )


def _shared(
    questions: GameQuestions, record: Record, place: Place, drawing: SharedDrawing, ids: list[str]
) -> Iterator[Finding]:
    """What another form paints is there, and is seen as something that the own table has."""
    theirs = {id_ for table in tables_of(questions, drawing.name) for id_ in table_names.order(questions, table)}
    for own, others in drawing.seen.items():
        message = "the table of the squares has no such entry"
        yield from known(record, (*place, "seen", own), own, ids, message, "unknown-value")
        for index, id_ in enumerate(others):
            message = f"nothing that shares the drawing '{drawing.name}' paints this"
            yield from known(record, (*place, "seen", own, index), id_, sorted(theirs), message, "unknown-value")


def names_of_drawings(questions: GameQuestions) -> Iterator[str]:
    """What the drawings of a game are called, as often as a form names them."""
    for question in questions.questions:
        yield from (words.drawing.name for words in question.words.fields.values() if words.drawing)
        if question.words.drawn:
            yield question.words.drawn.drawing.name


def tables_of(questions: GameQuestions, name: str) -> Iterator[str]:
    """The tables of all squares that share a drawing."""
    for question in questions.questions:
        declared = dict(question.fields())
        for path, words in question.words.fields.items():
            if words.drawing and words.drawing.name == name and declared.get(path, {}).get("type") == "grid":
                yield declared[path]["of"]
        if (drawn := question.words.drawn) and drawn.drawing.name == name and drawn.of in questions.tables:
            yield drawn.of


def faults(questions: GameQuestions, question: Question, record: Record, declared: Declared) -> Iterator[Finding]:
    """Whether a drawing can stand for lists of its question."""
    drawn = question.words.drawn
    if drawn is None:
        return
    lacking = False
    for key, table in _tables(drawn):
        message = "the facts have no such table"
        for finding in known(record, ("drawn", *key), table, questions.tables, message, "unknown-table"):
            lacking = True
            yield finding
    for place, path, kind in _inputs(drawn):
        lists = path.count(".") == 0
        names = [
            name if lists else name.rpartition(".")[2]
            for name, field in declared.items()
            if field["type"] == kind and (name.rpartition(".")[0] == path.rpartition(".")[0])
        ]
        message = f"the question has no such input of the kind {kind}"
        given = path if lists else path.rpartition(".")[2]
        for finding in known(record, ("drawn", *place), given, names, message, "unknown-field"):
            lacking = True
            yield finding
    for owner, name in (
        ("stands", "symbol"),
        ("stands", "other_symbol"),
        ("figures", "symbol"),
        ("unsorted", "symbol"),
    ):
        part = getattr(drawn, owner)
        if part is not None:
            yield from symbol(questions.game, record, ("drawn", owner, name), getattr(part, name))
    if not lacking:
        yield from _told(questions, record, drawn, declared)


def _tables(drawn: Drawn) -> tuple[tuple[tuple[str, ...], str], ...]:
    return (
        (("of",), drawn.of),
        (("beds", "of"), drawn.beds.of),
        (("stands", "of"), drawn.stands.of),
        (("figures", "of"), drawn.figures.of),
    )


def _inputs(drawn: Drawn) -> Iterator[tuple[Place, str, str]]:
    """The inputs that a drawing fills: where each is named, its path, and of which kind it has to be."""
    pieces, touching, figures = drawn.pieces, drawn.touching, drawn.figures
    for key, part in (("pieces", pieces), ("touching", touching), ("figures", figures)):
        yield (key, "list"), part.list, "list"
    if pieces.name:
        yield ("pieces", "name"), f"{pieces.list}.{pieces.name}", "text"
    for key, owner, name, kind in (
        ("pieces", pieces.list, "kind", "choice"),
        ("pieces", pieces.list, "size", "integer"),
        ("touching", touching.list, "one", "integer"),
        ("touching", touching.list, "other", "integer"),
        ("beds", pieces.list, "one", "entry"),
        ("beds", pieces.list, "each", "counts"),
        ("stands", pieces.list, "input", "choice"),
        ("stands", pieces.list, "bed", "entry"),
        ("figures", figures.list, "entry", "entry"),
        ("figures", figures.list, "piece", "integer"),
        ("figures", figures.list, "on", "choice"),
        ("figures", figures.list, "bed", "entry"),
    ):
        yield (key, name), f"{owner}.{getattr(getattr(drawn, key), name)}", kind


def _told(questions: GameQuestions, record: Record, drawn: Drawn, declared: Declared) -> Iterator[Finding]:
    """What the brushes, the kinds and the known drawings tell."""
    ids = table_names.order(questions, drawn.of)
    yield from _brushes(record, ("drawn", "brushes"), drawn.brushes, ids)
    yield from _shared(questions, record, ("drawn", "drawing"), drawn.drawing, ids)
    choices = declared[f"{drawn.pieces.list}.{drawn.pieces.kind}"]["choices"]
    for id_, kind in drawn.pieces.kinds.items():
        place = ("drawn", "pieces", "kinds", id_)
        yield from known(record, place, id_, ids, "the table of the squares has no such entry", "unknown-value")
        yield from known(record, place, kind, choices, "the input takes no such value", "unknown-value")
    inner = [name.partition(".")[2] for name in declared if name.startswith(f"{drawn.pieces.list}.")]
    for number, name in enumerate(drawn.pieces.asks):
        yield from known(
            record, ("drawn", "pieces", "asks", number), name, inner, "the list has no such input", "unknown-field"
        )
    choices = declared[f"{drawn.pieces.list}.{drawn.stands.input}"]["choices"]
    for id_ in table_names.order(questions, drawn.stands.of):
        yield from known(
            record, ("drawn", "stands", "input"), id_, choices, "the input takes no such value", "unknown-value"
        )
    yield from _known_drawings(questions, record, drawn, ids)


def _known_drawings(questions: GameQuestions, record: Record, drawn: Drawn, ids: list[str]) -> Iterator[Finding]:
    """Known drawings are rows of one length, in signs that stand for something."""
    signs = [
        entry.sign
        for vocabulary in questions.game.vocabularies
        if vocabulary.id == drawn.of
        for entry in vocabulary.entries
        if entry.sign and entry.id in ids
    ]
    count = {key: len(table_names.order(questions, getattr(drawn, key).of)) for key in ("beds", "stands", "figures")}
    count["stands"] += 1
    for number, drawing in enumerate(drawn.known):
        size = [len(drawing.squares[0])] * len(drawing.squares)
        for key, rows in drawing.planes().items():
            place = ("drawn", "known", number, key)
            if rows and [len(row) for row in rows] != size:
                yield record.finding(
                    place,
                    "the parts of a drawing are of one size",
                    given=listed([f"{len(row)} signs" for row in rows], 40),
                    accepted=f"{len(size)} rows of {size[0]} signs",
                    hint="write as many rows and signs as under 'squares'",
                    code="wrong-size",
                )
            accepted = signs if key == "squares" else [EMPTY, *PLACES[: count[key]]]
            for sign in sorted({sign for row in rows for sign in row}):
                yield from known(record, place, sign, accepted, "this sign stands for nothing", "unknown-value")
