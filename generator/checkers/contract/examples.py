"""The worked examples, really asked: each is answered, with all that it expects."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from catalog.findings import Finding, did_you_mean, listed, shown
from catalog.models.entries import WorkedExample
from generator.checkers import kept_questions
from generator.checkers.contract.naming import Place

if TYPE_CHECKING:
    from catalog.models.game import Record
    from generator.checkers.contract.asking import Asking
    from generator.render.game_checkers import GameQuestions

NO_ANSWER = ("broken-code", "endless", "unknown-code", "unknown-number")
"""The codes of findings about questions that were not answered."""

_STEP = re.compile(r"[^.\[\]]+")


def faults(asking: Asking) -> Iterator[Finding]:
    """Examples with another answer than they expect, or with none."""
    questions = asking.questions
    sound = {checker.id: checker for checker in questions.opened.checkers}
    for id_ in sound:
        yield from asking.faults(id_, {}, "a question with nothing in it", must_cite=False)
        name = id_.partition("/")[2]
        words = questions.game.checkers.get(name)
        if words is not None and words.begin:
            yield from _asked(asking, id_, words.begin, questions.game.records[f"checker:{name}"], ("begin",))
    for name, requests in kept_questions.of_game(questions.game).items():
        checker = f"{questions.game.id}/{name}"
        for number, request in enumerate(requests, 1) if checker in sound else ():
            yield from asking.faults(checker, request, f"question {number} of questions/{name}.json")
    for record in questions.game.of_kind("example"):
        example = record.model
        if not isinstance(example, WorkedExample):
            continue
        if example.checker in sound:
            yield from _asked(asking, example.checker, example.request, record, ("request",), example.expected)
        if example.opens is not None and example.opens.checker in sound:
            yield from _asked(asking, example.opens.checker, example.opens.request, record, ("opens", "request"))


def _asked(
    asking: Asking,
    checker: str,
    request: dict[str, Any],
    record: Record,
    place: Place,
    expected: dict[str, Any] | None = None,
) -> Iterator[Finding]:
    """Ask a checker what an example asks, or what a form holds at first."""
    must_cite = asking.game.checkers[checker].form
    faulty = [*asking.faults(checker, request, f"the example '{record.id}'", must_cite)]
    yield from faulty
    if any(finding.code in NO_ANSWER for finding in faulty):
        return
    answer = asking.answer(checker, request)
    if answer["kind"] == "invalid":
        # A form begins with a part of a question: what is missing is for the reader to tell.
        is_part = place == ("begin",)
        problems = [one for one in answer["problems"] if not (is_part and one["code"] == "missing-field")]
        yield from refused(asking.questions, record, place, problems)
    else:
        yield from otherwise(record, checker, expected or {}, answer, ("expected",))


def otherwise(
    record: Record, checker: str, expected: dict[str, Any], answer: dict[str, Any], place: Place
) -> Iterator[Finding]:
    """Where a checker answers otherwise than is expected at a place of a record."""
    for where, wanted, got, names in _differences(expected, answer, place):
        key = str(where[-1])
        if names is not None:
            yield record.finding(
                where,
                f"the answer of {checker} has no '{key}' there",
                given=key,
                accepted=listed(names, 30, key),
                hint=did_you_mean(key, names, "write one of these, or take it out"),
                code="unknown-output",
            )
            continue
        yield record.finding(
            where,
            f"{checker} answers otherwise than the {record.kind} expects",
            given=wanted,
            accepted=shown(got),
            hint=f"correct the {record.kind}, or the rules in the engine",
            code="wrong-example",
        )


def refused(
    questions: GameQuestions, record: Record, place: Place, problems: list[dict[str, Any]]
) -> Iterator[Finding]:
    """What a checker does not take of a request."""
    for problem in problems:
        field, accepted = str(problem["field"]), problem["accepted"]
        path = [int(step) if step.isdigit() else step for step in _STEP.findall(field)]
        given = "nothing" if problem["code"] == "missing-field" else str(problem["given"])
        names = _names(questions, accepted)
        stated = listed(names, 40, given) or ", ".join(f"{key}: {shown(value)}" for key, value in accepted.items())
        where = f"at '{field}'" if field else "as a whole"
        yield record.finding(
            (*place, *path),
            f"the checker does not take the request {where}: {problem['code']}",
            given=given,
            accepted=stated,
            hint=did_you_mean(given, names, "write what is accepted"),
            code="invalid-example",
        )


def _names(questions: GameQuestions, accepted: dict[str, Any]) -> list[str]:
    """The names of which one is accepted; none where it is no matter of a name."""
    game = questions.opened.engine_game
    for key in ("ids", "choices", "fields"):
        if key in accepted:
            return [str(name) for name in accepted[key]]
    if game is not None and accepted.get("of") in game.tables and "copies" not in accepted:
        return list(game.tables[accepted["of"]])
    return []


def _differences(expected: Any, given: Any, path: Place) -> Iterator[tuple[Place, Any, Any, list[str] | None]]:
    """Where an answer differs from the part of it that is expected: mappings by key, lists item by item.

    Each with what is expected, what is there, and the keys that there are where a key is expected that is not.
    """
    if isinstance(expected, dict) and isinstance(given, dict):
        for key in expected:
            if key in given:
                yield from _differences(expected[key], given[key], (*path, key))
            else:
                yield (*path, key), expected[key], None, sorted(given)
    elif isinstance(expected, list) and isinstance(given, list) and len(expected) == len(given):
        for number, (one, other) in enumerate(zip(expected, given, strict=True)):
            yield from _differences(one, other, (*path, number))
    elif expected != given or isinstance(expected, bool) != isinstance(given, bool):
        yield path, expected, given, None
