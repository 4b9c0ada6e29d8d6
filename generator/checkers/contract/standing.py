"""The map from which inputs are counted: its board and pieces, whose they are, and what is counted for which input."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from catalog.findings import Finding
from generator.checkers.contract.conditions import Declared, entries_of, values_of
from generator.checkers.contract.naming import Place, known

if TYPE_CHECKING:
    from catalog.models.boards import Board, BoardPiece
    from catalog.models.game import Record
    from catalog.models.standing import Arriving, CountedInput, Standing
    from generator.render.game_checkers import GameQuestions, Question


def faults(questions: GameQuestions, question: Question, record: Record, declared: Declared) -> Iterator[Finding]:
    """Whether the inputs can be counted from the pieces of the board."""
    words = question.words.standing
    if words is None:
        return
    boards = {board.id: board for board in questions.game.boards if board.pieces}
    message = "the game has no such board with pieces"
    yield from known(record, ("standing", "board"), words.board, boards, message, "no-board")
    if words.board not in boards:
        return
    board = boards[words.board]
    pieces = {piece.id: piece for piece in board.pieces}
    message = f"the board '{board.id}' has no such piece"
    for number, id_ in enumerate(words.pieces):
        yield from known(record, ("standing", "pieces", number), id_, pieces, message, "unknown-piece")
    for id_, level in words.begin.items():
        place: Place = ("standing", "begin", id_)
        yield from known(record, place, id_, pieces, message, "unknown-piece")
        if id_ in pieces and not 1 <= level <= pieces[id_].most:
            yield _wrong(record, place, "the piece is never so high", str(level), f"1 to {pieces[id_].most}")
    lists = {path for path, field in declared.items() if field["type"] == "list" and "fields" in field}
    whole = {path for path, field in declared.items() if field["type"] == "integer"}
    tables = [path for path in (*lists, *whole) if "." not in path]
    message = "the question has no such list of players and no such number"
    if words.players is not None:
        yield from known(record, ("standing", "players"), words.players, tables, message, "unknown-field")
    of_each = f"{words.players}." if words.players in lists else ""
    inputs = [path for path in declared if path.startswith(of_each) and (of_each or path.split(".")[0] not in lists)]
    for number, one in enumerate(words.counts):
        place = ("standing", "counts", number)
        message = "the question has no such input of a player"
        yield from known(record, (*place, "input"), one.input, inputs, message, "unknown-field")
        yield from _names(record, place, one, board, pieces)
        if one.input in inputs:
            yield from _takes(questions, record, place, one, board, declared)
    yield from _twice(record, words)
    if words.arriving:
        yield from _arriving(record, words.arriving, board, declared)


def _names(
    record: Record, place: Place, one: CountedInput, board: Board, pieces: dict[str, BoardPiece]
) -> Iterator[Finding]:
    """What is counted is on the board, and it is said what that is."""
    message = f"the board '{board.id}' has no such piece"
    for number, id_ in enumerate(one.of):
        yield from known(record, (*place, "of", number), id_, pieces, message, "unknown-piece")
    if one.beside is not None:
        yield from known(record, (*place, "beside"), one.beside, pieces, message, "unknown-piece")
    spaces = [space.id for space in board.spaces]
    for number, id_ in enumerate(one.spaces):
        message = f"the board '{board.id}' has no such space"
        yield from known(record, (*place, "spaces", number), id_, spaces, message, "unknown-space")
    if one.kind is not None:
        message = f"the board '{board.id}' has no such kind of space"
        kinds = [kind.id for kind in board.kinds]
        yield from known(record, (*place, "kind"), one.kind, kinds, message, "unknown-kind")
    if not (one.of or one.kind):
        accepted = "'of:' with pieces, or 'kind:' with a kind of space"
        yield _wrong(record, place, "nothing says what is counted", "neither", accepted)


def _takes(
    questions: GameQuestions, record: Record, place: Place, one: CountedInput, board: Board, declared: Declared
) -> Iterator[Finding]:
    """The input takes what is counted: a number, or in a set the spaces themselves."""
    field = declared[one.input]
    spaces = {space.id for space in board.spaces if space.kind == one.kind}
    names = field["type"] == "set" and not one.of and spaces <= set(entries_of(questions, field))
    if field["type"] != "integer" and not names:
        accepted = "a number, or for spaces a set of a table that has them all"
        yield _wrong(
            record, (*place, "input"), f"the input '{one.input}' takes nothing counted", field["type"], accepted
        )


def _arriving(record: Record, words: Arriving, board: Board, declared: Declared) -> Iterator[Finding]:
    """What comes to spaces has a list of the question, with inputs for what stands there."""
    place: Place = ("standing", "arriving")
    pieces = [piece.id for piece in board.pieces if piece.holds]
    message = f"the board '{board.id}' has no such piece that holds spaces"
    yield from known(record, (*place, "piece"), words.piece, pieces, message, "unknown-piece")
    message = f"the board '{board.id}' has no such kind of space"
    yield from known(record, (*place, "kind"), words.kind, [kind.id for kind in board.kinds], message, "unknown-kind")
    lists = [path for path, field in declared.items() if field["type"] == "list" and "fields" in field]
    yield from known(record, (*place, "list"), words.list, lists, "the question has no such list", "unknown-field")
    start = f"{words.list}."
    inner = {path.removeprefix(start): field for path, field in declared.items() if path.startswith(start)}
    numbers = [path for path, field in inner.items() if field["type"] == "integer"]
    for key in ("number", "own", "enemy"):
        message = "an item of the list has no such number"
        yield from known(record, (*place, key), getattr(words, key), numbers, message, "unknown-field")
    for name, value in words.foreign.items():
        message = "an item of the list has no such choice"
        choices = {path: values_of(field) for path, field in inner.items() if field["type"] == "choice"}
        yield from known(record, (*place, "foreign", name), name, choices, message, "unknown-field")
        message = f"the input '{name}' takes no such value"
        yield from known(record, (*place, "foreign", name), value, choices.get(name, [value]), message, "unknown-value")
    if words.total is not None:
        whole = [path for path, field in declared.items() if field["type"] == "integer" and "." not in path]
        message = "the question has no such number"
        yield from known(record, (*place, "total"), words.total, whole, message, "unknown-field")


def _twice(record: Record, words: Standing) -> Iterator[Finding]:
    seen: list[str] = []
    for number, one in enumerate(words.counts):
        if one.input in seen:
            place = ("standing", "counts", number, "input")
            yield _wrong(record, place, "this input is counted twice", one.input, "each input once", "twice")
        seen.append(one.input)


def _wrong(record: Record, place: Place, message: str, given: str, accepted: str, code: str = "wrong-input") -> Finding:
    return record.finding(
        place, message, given=given, accepted=accepted, hint="write what is accepted, or take it away", code=code
    )
