"""The map on which inputs of a form are filled: its board, its brushes, and what it shows of an answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from catalog.findings import Finding, listed
from engine.outputs import walk
from generator.checkers.contract.conditions import Declared, values_of
from generator.checkers.contract.drawings import symbol
from generator.checkers.contract.naming import Place, known
from generator.render.game_checkers import tables_of

if TYPE_CHECKING:
    from catalog.models.boards import Board
    from catalog.models.charted import Charted, MapBrush
    from catalog.models.game import Record
    from generator.render.game_checkers import GameQuestions, Question

SPACES = ("space", "spaces")
"""The kinds of input that are filled by touching."""


def faults(questions: GameQuestions, question: Question, record: Record, declared: Declared) -> Iterator[Finding]:
    """Whether a map can stand for the inputs that its brushes name."""
    chart = question.words.charted
    if chart is None:
        return
    boards = {board.id: board for board in questions.game.boards}
    message = "the game has no such board"
    yield from known(record, ("charted", "board"), chart.board, boards, message, "no-board")
    if chart.board not in boards:
        return
    board = boards[chart.board]
    kinds = [kind.id for kind in board.edge_kinds]
    areas = [area.id for area in board.areas]
    seen: list[str] = []
    for number, brush in enumerate(chart.brushes):
        place: Place = ("charted", "brushes", number)
        found = list(_brush(questions, record, place, brush, chart.board, declared))
        yield from found
        if brush.input in seen:
            yield _twice(record, (*place, "input"), brush.input)
        seen.append(brush.input)
        if brush.stands:
            yield from _stands(record, (*place, "stands"), brush, board, declared)
        if brush.steps and not found:
            yield from _steps(record, (*place, "steps"), brush, declared, kinds)
    if chart.area is not None:
        yield from _area(record, chart.area, declared, areas)
    yield from _answer(question, record, chart)


def _brush(
    questions: GameQuestions, record: Record, place: Place, brush: MapBrush, board: str, declared: Declared
) -> Iterator[Finding]:
    """A brush fills an input of spaces of this board, or a list of items that have one."""
    whole = {name: field for name, field in declared.items() if "." not in name and "[]" not in name}
    lists = [name for name, field in whole.items() if field["type"] == "list" and "fields" in field]
    mine = [name for name, field in whole.items() if _is_of(field, board)]
    message = f"the question has no such input of spaces of '{board}', and no such list"
    yield from known(record, (*place, "input"), brush.input, [*mine, *lists], message, "unknown-field")
    if brush.symbol is not None:
        yield from symbol(questions.game, record, (*place, "symbol"), brush.symbol)
    if brush.input in lists:
        inner = {
            name.partition(".")[2]: field for name, field in declared.items() if name.startswith(f"{brush.input}.")
        }
        spaces = [name for name, field in inner.items() if field["type"] == "space" and _is_of(field, board)]
        message = f"an item of the list has no such space of '{board}'"
        yield from known(record, (*place, "space"), brush.space or "", spaces, message, "unknown-field")
        numbers = [name for name, field in inner.items() if field["type"] == "integer"]
        for name in brush.begin:
            message = "an item of the list has no such number"
            yield from known(record, (*place, "begin", name), name, numbers, message, "unknown-field")
        for number, name in enumerate(brush.asks):
            message = "an item of the list has no such input"
            yield from known(record, (*place, "asks", number), name, inner, message, "unknown-field")
        return
    for key in ("space", "begin", "asks", "steps"):
        if brush.input in mine and getattr(brush, key):
            yield record.finding(
                (*place, key),
                f"the input '{brush.input}' has no items",
                given=whole[brush.input]["type"],
                accepted="a list",
                hint=f"take '{key}' away",
                code="wrong-input",
            )


def _stands(record: Record, place: Place, brush: MapBrush, board: Board, declared: Declared) -> Iterator[Finding]:
    """The pieces are on the board, and their number is a number."""
    assert brush.stands is not None
    pieces = [piece.id for piece in board.pieces]
    for number, id_ in enumerate(brush.stands.of):
        message = f"the board '{board.id}' has no such piece"
        yield from known(record, (*place, "of", number), id_, pieces, message, "unknown-piece")
    if brush.stands.number is not None:
        start = f"{brush.input}." if brush.space else ""
        numbers = [
            name.removeprefix(start)
            for name, field in declared.items()
            if name.startswith(start) and field["type"] == "integer" and "." not in name.removeprefix(start)
        ]
        message = "the question has no such number"
        yield from known(record, (*place, "number"), brush.stands.number, numbers, message, "unknown-field")


def _is_of(field: dict[str, Any], board: str) -> bool:
    return field["type"] in SPACES and board in tables_of(field)


def _twice(record: Record, place: Place, name: str) -> Finding:
    accepted = "each input once"
    hint = "take one of the brushes away"
    return record.finding(place, "two brushes fill this input", given=name, accepted=accepted, hint=hint, code="twice")


def _steps(record: Record, place: Place, brush: MapBrush, declared: Declared, kinds: list[str]) -> Iterator[Finding]:
    """What joins two spaces sets a choice of the step to a value that it takes."""
    assert brush.steps is not None
    start = f"{brush.input}."
    choices = {
        name.removeprefix(start): field
        for name, field in declared.items()
        if name.startswith(start) and field["type"] == "choice"
    }
    name = brush.steps.input
    yield from known(
        record, (*place, "input"), name, choices, "an item of the list has no such choice", "unknown-field"
    )
    for kind in brush.steps.joined:
        message = "the board has no edges of this kind"
        yield from known(record, (*place, "joined", kind), kind, kinds, message, "unknown-kind")
    if name not in choices:
        return
    wanted = [((*place, "joined", kind), value) for kind, value in brush.steps.joined.items()]
    if brush.steps.apart is not None:
        wanted.append(((*place, "apart"), brush.steps.apart))
    for where, value in wanted:
        message = f"the input '{name}' takes no such value"
        yield from known(record, where, value, values_of(choices[name]), message, "unknown-value")


def _area(record: Record, name: str, declared: Declared, areas: list[str]) -> Iterator[Finding]:
    """The choice that follows the first space takes the ids of all areas."""
    choices = {
        path: values_of(field) for path, field in declared.items() if field["type"] == "choice" and "." not in path
    }
    yield from known(record, ("charted", "area"), name, choices, "the question has no such choice", "unknown-field")
    missing = [area for area in areas if area not in choices.get(name, areas)]
    if missing or not areas:
        yield record.finding(
            ("charted", "area"),
            f"the input '{name}' does not take each area of the board",
            given=f"no value for: {listed(missing, 40)}" if missing else "a board without areas",
            accepted="a choice with the ids of the areas",
            hint="take 'area' away, or let the engine declare these values",
            code="unknown-value",
        )


def _answer(question: Question, record: Record, chart: Charted) -> Iterator[Finding]:
    """What the map shows of an answer is declared as a part of it."""
    paths = [path.replace("[]", "") for path, _output in walk(question.outputs)]
    message = "answers have no such part"
    if chart.price is not None:
        yield from known(record, ("charted", "price"), chart.price, paths, message, "unknown-path")
    if chart.offered is not None:
        offered = chart.offered
        for key, path in (
            ("path", offered.path),
            ("to", f"{offered.path}.{offered.to}"),
            ("way", f"{offered.path}.{offered.way}"),
        ):
            yield from known(record, ("charted", "offered", key), path, paths, message, "unknown-path")
