"""The page that teaches a game: its questions are answered as it says, and its numbers stand in answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from catalog.findings import Finding, did_you_mean, listed
from catalog.models.entries import WorkedExample
from catalog.models.learn import Ask, Part, Play, Score, Step
from catalog.walk import models
from generator.checkers import worked
from generator.checkers.contract import drawings, examples
from generator.checkers.contract.naming import Place, known

if TYPE_CHECKING:
    from catalog.models.game import Record
    from generator.checkers.contract.asking import Answer, Asking


def faults(asking: Asking) -> Iterator[Finding]:
    """Questions with another answer than the page says, numbers that no answer has, symbols without a drawing."""
    questions = asking.questions
    sound = {checker.id for checker in questions.opened.checkers}
    for record in questions.game.of_kind("step"):
        for place, part in models(record.model) if isinstance(record.model, Step) else ():
            if isinstance(part, Ask) and (checker := f"{questions.game.id}/{part.checker}") in sound:
                yield from _asked(asking, record, place, checker, part)
            elif isinstance(part, Play | Score):
                yield from _numbers(asking, record, place, part)
            for field in ("symbol", "counts"):
                if symbol := getattr(part, field, None):
                    yield from drawings.symbol(questions.game, record, (*place, field), symbol)


def _asked(asking: Asking, record: Record, place: Place, checker: str, ask: Ask) -> Iterator[Finding]:
    faulty = [*asking.faults(checker, ask.request, f"a question of the step '{record.id}'", must_cite=False)]
    yield from faulty
    if any(finding.code in examples.NO_ANSWER for finding in faulty):
        return
    answer = asking.answer(checker, ask.request)
    if answer["kind"] == "invalid":
        yield from examples.refused(asking.questions, record, (*place, "request"), answer["problems"])
    else:
        yield from examples.otherwise(record, checker, ask.expected, answer, (*place, "expected"))


def _answer(asking: Asking, id_: str) -> Answer | None:
    """The answer to a worked example; None if there is none."""
    record = asking.questions.game.records.get(f"example:{id_}")
    if record is None or not isinstance(record.model, WorkedExample):
        return None
    verdicts = asking.verdicts.get(record.model.checker, ())
    return next((answer for request, answer in verdicts if request == record.model.request), None)


def _numbers(asking: Asking, record: Record, place: Place, played: Play | Score) -> Iterator[Finding]:
    """Paths that lead to no number, and entries that are in no table."""
    questions = asking.questions
    answer = _answer(asking, played.example)
    if answer is None:
        return  # The example has a finding of its own.
    for where, part in models(played, place):
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
