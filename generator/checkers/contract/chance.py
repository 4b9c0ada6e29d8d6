"""Questions that nobody wrote down, put to every checker: whatever is asked, an answer comes, and is what it has to be.

The same questions are asked each time, so that what is found once is found again.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

from catalog.models.entries import WorkedExample
from generator.checkers import chance_requests, checker_schema, kept_questions
from generator.checkers.contract.asking import Asking, Request, as_text

if TYPE_CHECKING:
    from catalog.findings import Finding
    from generator.render.game_checkers import Question

QUESTIONS = 40
"""How many questions are put to each checker. Most answers take less than a thousandth of a second."""

MENDED = 4
"""How often one that is not valid is mended and asked again."""

_KNOWN = 60
"""How many answered questions the next ones are made of."""
_SHRUNK = 300
"""How often one that fails is made smaller at most."""


def faults(asking: Asking) -> Iterator[Finding]:
    """What is wrong with answers to questions made by chance."""
    for question in asking.questions.questions:
        yield from _of_checker(asking, question)


def _of_checker(asking: Asking, question: Question) -> Iterator[Finding]:
    checker = question.id
    random = Random(checker)
    schema = checker_schema.request(asking.questions, question)
    known = _written(asking, checker)
    for _number in range(QUESTIONS):
        request = _valid(asking, checker, random, chance_requests.request(random, schema, known))
        faulty = [*asking.faults(checker, request, "")]
        if faulty:
            smaller = _smallest(asking, checker, request, faulty[0])
            yield from asking.faults(checker, smaller, f"the question {as_text(smaller)}")
            if faulty[0].code == "endless":
                return  # Each takes seconds to find.
        elif len(known) < _KNOWN and asking.verdicts[checker] and asking.verdicts[checker][-1][0] is request:
            known.append(request)


def _written(asking: Asking, checker: str) -> list[Request]:
    """The questions that somebody wrote down: in worked examples, in the words of the form, and those that are kept."""
    examples = [one.model for one in asking.questions.game.of_kind("example")]
    asked = [one.request for one in examples if isinstance(one, WorkedExample) and one.checker == checker]
    opened = [one.opens for one in examples if isinstance(one, WorkedExample) and one.opens]
    name = checker.partition("/")[2]
    begin = asking.questions.game.checkers[name].begin
    asked += [one.request for one in opened if one.checker == checker] + ([begin] if begin else [])
    return asked + kept_questions.of_game(asking.questions.game).get(name, [])


def _valid(asking: Asking, checker: str, random: Random, request: Request) -> Request:
    """A question that is valid, if mending it makes it so; what fails is kept as it is."""
    for _time in range(MENDED):
        try:
            answer = asking.answer(checker, request)
        except Exception:
            return request
        if answer["kind"] == "verdict":
            return request
        request = chance_requests.mended(random, request, answer["problems"])
    return request


def _smallest(asking: Asking, checker: str, request: Request, finding: Finding) -> Request:
    """The question without what the same is found without, so that its author sees what matters."""
    left = _SHRUNK if finding.code != "endless" else 0

    def fails(smaller: Request) -> bool:
        same = (
            one.file == finding.file and one.line == finding.line and one.code == finding.code
            for one in asking.faults(checker, smaller, "")
        )
        return any(same)

    is_smaller = True
    while is_smaller and left > 0:
        is_smaller = False
        for smaller in _without(request):
            left -= 1
            if left < 0:
                break
            if fails(smaller):
                request, is_smaller = smaller, True
                break
    return request


def _without(given: Any) -> Iterator[Any]:
    """Copies of a value, each without one of the things within it."""
    if isinstance(given, dict):
        for key in given:
            yield {name: value for name, value in given.items() if name != key}
        for key in given:
            yield from ({**given, key: inner} for inner in _without(given[key]))
    elif isinstance(given, list):
        for place in range(len(given)):
            yield given[:place] + given[place + 1 :]
        for place, value in enumerate(given):
            yield from ([*given[:place], inner, *given[place + 1 :]] for inner in _without(value))
