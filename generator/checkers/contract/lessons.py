"""The page that teaches a game: its questions are answered as it says, and its numbers stand in answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from catalog.findings import Finding, did_you_mean, listed
from catalog.models.learn import Ask, Part, Play, Score, Step
from catalog.walk import models
from generator.checkers import worked
from generator.checkers.contract import drawings, examples
from generator.checkers.contract.naming import Place, known

if TYPE_CHECKING:
    from catalog.models.game import Record
    from generator.render.game_checkers import GameQuestions


def faults(questions: GameQuestions) -> Iterator[Finding]:
    """Questions with another answer than the page says, numbers that no answer has, symbols without a drawing."""
    sound = {checker.id for checker in questions.opened.checkers}
    for record in questions.game.of_kind("step"):
        for place, part in models(record.model) if isinstance(record.model, Step) else ():
            if isinstance(part, Ask) and (checker := f"{questions.game.id}/{part.checker}") in sound:
                yield from _asked(questions, record, place, checker, part)
            elif isinstance(part, Play | Score):
                yield from _numbers(questions, record, place, part)
            for field in ("symbol", "counts"):
                if symbol := getattr(part, field, None):
                    yield from drawings.symbol(questions.game, record, (*place, field), symbol)


def _asked(questions: GameQuestions, record: Record, place: Place, checker: str, ask: Ask) -> Iterator[Finding]:
    answer = worked.asked(questions, checker, ask.request)
    if answer is None:
        return  # What a checker fails at is told where its examples are asked.
    if answer["kind"] == "invalid":
        yield from examples.refused(questions, record, (*place, "request"), answer["problems"])
    else:
        yield from examples.otherwise(record, checker, ask.expected, answer, (*place, "expected"))


def _numbers(questions: GameQuestions, record: Record, place: Place, told: Play | Score) -> Iterator[Finding]:
    """Paths that lead to no number, and entries that are in no table."""
    answer = worked.answer(questions, told.example)
    if answer is None:
        return  # The example has a finding of its own.
    for where, part in models(told, place):
        for field in ("gains", "sums", "points", "total"):
            path: str = getattr(part, field, None) or ""
            values = worked.values(answer, path) if path else [0]
            if len(values) != 1 or not isinstance(values[0], int):
                yield _nowhere(record, (*where, field), path, values, "one number", answer)
        if isinstance(part, Part) and part.entries and part.of:
            yield from known(record, (*where, "of"), part.of, questions.tables, "there is no table", "unknown-table")
            for id_ in worked.values(answer, part.entries) or [""]:
                if part.of in questions.tables and id_ not in questions.rows(part.of):
                    accepted = f"entries of the table '{part.of}'"
                    yield _nowhere(record, (*where, "entries"), part.entries, [id_], accepted, answer)


def _nowhere(
    record: Record, place: Place, path: str, found: list[Any], accepted: str, answer: dict[str, Any]
) -> Finding:
    first = path.partition(".")[0].partition("[")[0]
    shown = listed(map(str, found)) if any(found) else "nothing"
    return record.finding(
        place,
        f"the answer has something else at '{path}': {shown}",
        given=path,
        accepted=accepted,
        hint=did_you_mean(first, [*answer], f"the answer has {listed([*answer], 20)}"),
        code="unknown-output",
    )
