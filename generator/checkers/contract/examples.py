"""The worked examples, really asked: each is answered, with all that it expects, and the answer is as declared."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import engine
from catalog.findings import Finding, did_you_mean, listed, shown
from catalog.models.entries import WorkedExample
from catalog.python_files import code_finding, failure
from catalog.walk import models
from generator.checkers.contract import shapes
from generator.checkers.contract.answers import DeclaredAnswer
from generator.checkers.contract.naming import Place
from generator.text.engine_games import answers_module

if TYPE_CHECKING:
    from catalog.models.game import Record
    from generator.render.game_checkers import GameQuestions

_STEP = re.compile(r"[^.\[\]]+")
_MOST = 5
"""So many faults of one answer are told."""


def faults(questions: GameQuestions) -> Iterator[Finding]:
    """Examples with another answer than they expect, or with none."""
    sound = {checker.id: checker for checker in questions.opened.checkers}
    for id_ in sound:
        yield from _asked(questions, id_, {})
        yield from _begun(questions, id_)
    for record in questions.game.of_kind("example"):
        example = record.model
        if not isinstance(example, WorkedExample):
            continue
        if example.checker in sound:
            yield from _asked(questions, example.checker, example.request, record, ("request",), example.expected)
        if example.opens is not None and example.opens.checker in sound:
            yield from _asked(questions, example.opens.checker, example.opens.request, record, ("opens", "request"))


def _begun(questions: GameQuestions, checker: str) -> Iterator[Finding]:
    """What a form holds at first, if it is anything that the checker does not take."""
    name = checker.partition("/")[2]
    words = questions.game.checkers.get(name)
    if words is not None and words.begin:
        yield from _asked(questions, checker, words.begin, questions.game.records[f"checker:{name}"], ("begin",))


def _asked(
    questions: GameQuestions,
    checker: str,
    request: dict[str, Any],
    record: Record | None = None,
    place: Place = (),
    expected: dict[str, Any] | None = None,
) -> Iterator[Finding]:
    """Ask a checker; a question that is no example may well get the answer that it is not valid."""
    game = questions.opened.engine_game
    assert game is not None
    question = f"the example '{record.id}'" if record else "a question with nothing in it"
    try:
        answer = engine.check(checker, request, {game.id: game})
    except Exception as error:
        hint = "correct the line: a checker answers whatever it is asked"
        yield failure(error, game.checkers[checker].module, f"{checker} fails at {question}", hint)
        return
    if answer["kind"] == "invalid":
        if record is not None:
            yield from refused(questions, record, place, answer["problems"])
        return
    for fault in [*DeclaredAnswer(questions, checker).faults(answer)][:_MOST]:
        codes = game.checkers[checker].codes
        module = codes if fault.code and codes else answers_module(checker)
        yield code_finding(
            module,
            (fault.code or fault.path.rpartition(".")[2],),
            f"the answer of {checker} to {question} is not as declared",
            given=f"{fault.path}: {fault.problem}",
            accepted="what ANSWER and the codes of the checker declare",
            hint="correct the answer, or what is declared of it",
            code="undeclared-answer",
        )
    if record is not None and game.checkers[checker].form and not cites_a_rule(questions, checker, answer):
        yield code_finding(
            game.checkers[checker].module,
            ("answer",),
            f"the answer of {checker} to {question} rests on no rule",
            given=shown(answer),
            accepted="a reason, a note or another part with the id of a rule, or a block with one in the words",
            hint="note what it rests on with a code that has a rule: ruling.note(…)",
            code="uncited-answer",
        )
    yield from shapes.faults(questions, checker, request, answer)
    if record is not None:
        yield from otherwise(record, checker, expected or {}, answer, ("expected",))


def cites_a_rule(questions: GameQuestions, checker: str, answer: dict[str, Any]) -> bool:
    """Whether an answer says on what it rests, in itself or in how it is laid out."""
    words = questions.game.checkers.get(checker.partition("/")[2])
    laid_out = models(words) if words is not None else ()
    return '"rule": "' in json.dumps(answer) or any(getattr(part, "rule", None) for _, part in laid_out)


def otherwise(
    record: Record, checker: str, expected: dict[str, Any], answer: dict[str, Any], place: Place
) -> Iterator[Finding]:
    """Where a checker answers otherwise than is expected at a place of a record."""
    for where, wanted, got in _differences(expected, answer, place):
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
        told = listed(names, 40) or ", ".join(f"{key}: {shown(value)}" for key, value in accepted.items())
        where = f"at '{field}'" if field else "as a whole"
        yield record.finding(
            (*place, *path),
            f"the checker does not take the request {where}: {problem['code']}",
            given=given,
            accepted=told,
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


def _differences(expected: Any, given: Any, path: Place) -> Iterator[tuple[Place, Any, Any]]:
    """Where an answer differs from the part of it that is expected: mappings by key, lists item by item."""
    if isinstance(expected, dict) and isinstance(given, dict):
        for key in expected:
            yield from _differences(expected[key], given.get(key), (*path, key))
    elif isinstance(expected, list) and isinstance(given, list) and len(expected) == len(given):
        for number, (one, other) in enumerate(zip(expected, given, strict=True)):
            yield from _differences(one, other, (*path, number))
    elif expected != given or isinstance(expected, bool) != isinstance(given, bool):
        yield path, expected, given
