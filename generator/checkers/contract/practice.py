"""The questions to practise with: the engine declares them, words say them, and each finds a position to ask about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any

from catalog.findings import Finding, did_you_mean, listed
from catalog.models.numbers import UnknownNumberError
from catalog.models.practice import Laid, Painted, Shown, Track, Zones
from catalog.models.result_blocks import FigureResult
from catalog.number_check import missing_number
from catalog.python_files import code_finding, failure, file_of, folder_of, imported
from engine.practice import LEVELS, MAX_SEED, Exercise, Table, made
from generator.checkers.bounded import EndlessError, bounded
from generator.checkers.contract.asking import endless
from generator.checkers.contract.drawings import symbol
from generator.checkers.contract.layouts import Layout
from generator.checkers.contract.naming import Place, known
from generator.checkers.contract.parts import Scope
from generator.render.game_checkers import table_of
from generator.text.declared_shapes import tuple_fault
from generator.text.engine_games import package_of

if TYPE_CHECKING:
    from catalog.models.checkers import AnswerWords
    from catalog.models.game import Record
    from catalog.models.painted import Drawn
    from generator.render.game_checkers import GameQuestions

Inputs = dict[str, dict[str, Any]]
"""What a checker is asked, by names."""

_SEEDS = (0, MAX_SEED)
"""The rounds that are tried."""


def faults(questions: GameQuestions, answers: AnswerWords | None) -> Iterator[Finding]:
    """What does not fit together, or is declared in vain."""
    game, module = questions.game, f"{package_of(questions.game.id)}.practice"
    if not game.practice and file_of(module) is None:
        return
    found = imported(module, "EXERCISES, the kinds of questions to practise with", "write it, or take the words away")
    if isinstance(found, Finding):
        yield found
        return
    declared = getattr(found, "EXERCISES", None)
    if wrong := tuple_fault(module, "EXERCISES", declared, Exercise):
        yield wrong
        return
    assert isinstance(declared, tuple)
    ids = [exercise.id for exercise in declared]
    for record in game.of_kind("exercise"):
        message = "the engine has no such exercise"
        yield from known(record, (), record.id, ids, message, "no-checker")
    common = answers.practice if answers else {}
    for exercise in declared:
        faulty = [*_declared(questions, module, exercise), *_words(questions, module, exercise, set(common))]
        faulty = faulty or [*_shown(questions, exercise)]
        yield from faulty or _asked(questions, module, exercise)


def _declared(questions: GameQuestions, module: str, exercise: Exercise) -> Iterator[Finding]:
    """Whether what an exercise names is there."""
    checkers = {question.id: question for question in questions.questions}
    sets = [part.id for part in questions.game.game.sets[1:]]
    kinds = {kind for params in (exercise.params, *exercise.choices.values()) for kind in params.values()}
    tables = {kind: table[0] for kind in kinds if (table := table_of(kind))}
    wanted: list[tuple[str, list[str], str, str]] = [
        (exercise.checker, list(checkers), "no such checker with a form", "unknown-checker"),
        *((set_, sets, "no such expansion", "dangling-reference") for set_ in (exercise.set, exercise.without) if set_),
        *((str(level), [str(one) for one in LEVELS], "no such level", "unknown-value") for level in exercise.levels),
        *((table, list(questions.tables), "no such table", "unknown-table") for table in sorted(tables.values())),
    ]
    if exercise.checker in checkers:
        fields = [field["name"] for field in checkers[exercise.checker].declaration["fields"]]
        message = f"{exercise.checker} has no such input"
        inner = [
            f"{field['name']}.{part['name']}"
            for field in checkers[exercise.checker].declaration["fields"]
            for part in field.get("fields") or ()
        ]
        wanted += [(name, fields, message, "unknown-field") for name in exercise.params]
        wanted += [(name, fields + inner, message, "unknown-field") for name in exercise.hidden]
    for given, names, message, code in wanted:
        if given not in names:
            yield code_finding(
                module,
                (exercise.id, given),
                f"the exercise '{exercise.id}': {message}",
                given=given,
                accepted=listed(dict.fromkeys(names), 40, given) or "none",
                hint=did_you_mean(given, names, "write one of these"),
                code=code,
            )
    found = imported(exercise.module, "make and read", f"write how {exercise.id} deals a position and reads the answer")
    if isinstance(found, Finding):
        yield found
        return
    for part in ("make", "read"):
        if not hasattr(found, part):
            yield code_finding(
                exercise.module,
                (),
                f"{exercise.module} has no {part}",
                given="nothing",
                accepted="make(dice, table, level) and read(dice, table, request, verdict)",
                hint=did_you_mean(part, vars(found), f"write {part}"),
                code="no-part",
            )


def _words(questions: GameQuestions, module: str, exercise: Exercise, common: set[str]) -> Iterator[Finding]:
    """Whether an exercise and each of its choices have words."""
    words = questions.game.practice.get(exercise.id)
    if words is None:
        if f"exercise:{exercise.id}" not in questions.game.broken:
            yield code_finding(
                module,
                (exercise.id,),
                f"the exercise '{exercise.id}' has no words",
                given="nothing",
                accepted=f"'{exercise.id}:' in practice.yaml",
                hint=did_you_mean(exercise.id, questions.game.practice, "write them"),
                code="no-words",
            )
        return
    record = questions.game.records[f"exercise:{exercise.id}"]
    for code in words.choices:
        message = "the exercise has no such choice"
        yield from known(record, ("choices", code), code, exercise.choices, message, "unknown-code")
    for code in exercise.choices:
        if code not in words.choices and code not in common:
            yield record.finding(
                ("choices",),
                f"the choice '{code}' has no words",
                given=listed(words.choices) or "no choices",
                accepted=f"'{code}:' with a text",
                hint=did_you_mean(code, words.choices, f"add '{code}: …' below 'choices'"),
                code="no-words",
            )


def _shown(questions: GameQuestions, exercise: Exercise) -> Iterator[Finding]:
    """Whether what is drawn of a position is asked for, and whether what is touched are the choices."""
    words = questions.game.practice.get(exercise.id)
    record = questions.game.records.get(f"exercise:{exercise.id}")
    if words is None or record is None:
        return
    question = questions.find(exercise.checker.partition("/")[2])
    inputs = {field["name"]: field for field in question.declaration["fields"]}
    named: list[tuple[tuple[str | int, ...], str]]
    named = [(("shows", place, "fields"), id_) for place, part in enumerate(words.shows) for id_ in part.fields]
    named += [(("touched",), id_) for id_ in words.touched]
    for at, id_ in named:
        yield from known(record, at, id_, list(inputs), f"{exercise.checker} has no such input", "unknown-field")
    if len(words.touched) > 1 and sorted(words.touched) != sorted(exercise.choices):
        yield record.finding(
            ("touched",),
            "the inputs that are touched are not the choices",
            given=listed(words.touched),
            accepted=listed(exercise.choices),
            hint="name one input for each choice, or one whose items are the choices",
            code="no-choice",
        )
    layout = Layout(questions, question, record)
    asked = Scope(layout.request, layout.request, layout.request, layout.request)
    for place, part in enumerate(words.shows):
        inside: Place = ("shows", place, "drawn")
        if isinstance(part.drawn, FigureResult):
            yield from layout.figure(part.drawn, asked, inside)
            continue
        if isinstance(part.drawn, Track):
            yield from _track(record, part, part.drawn, inputs, inside)
        elif isinstance(part.drawn, Laid):
            yield from _laid(record, part, part.drawn, inside)
        elif isinstance(part.drawn, Painted):
            yield from _painted(exercise, question.words.drawn, record, part, inside)
        else:
            yield from _zones(questions, record, part, part.drawn, inputs, inside)


def _track(record: Record, part: Shown, track: Track, inputs: Inputs, inside: Place) -> Iterator[Finding]:
    parts = [one["name"] for one in inputs.get(part.fields[0], {}).get("fields") or []]
    for key in ("card", "below"):
        for id_ in getattr(track, key):
            message = f"the items of {part.fields[0]} have no such input"
            yield from known(record, (*inside, key), id_, parts, message, "unknown-field")


def _laid(record: Record, part: Shown, laid: Laid, inside: Place) -> Iterator[Finding]:
    for at, mark in enumerate(laid.marks):
        message = "a mark is of an input that the drawing stands for"
        yield from known(record, (*inside, "marks", at, "field"), mark.field, part.fields[1:], message, "unknown-field")


def _zones(
    questions: GameQuestions, record: Record, part: Shown, drawn: Zones, inputs: Inputs, inside: Place
) -> Iterator[Finding]:
    """Whether the places are inputs that the drawing stands for, and choices of another one, and have drawings."""
    message = "places are told by inputs that the drawing stands for"
    yield from known(record, (*inside, "chosen"), drawn.chosen, part.fields, message, "unknown-field")
    yield from symbol(questions.game, record, (*inside, "symbol"), drawn.symbol)
    choices = inputs.get(drawn.chosen, {}).get("choices") or []
    for at, zone in enumerate(drawn.zones):
        where = (*inside, "zones", at)
        for id_ in (zone.field, *zone.says):
            yield from known(record, (*where, "field"), id_, part.fields, message, "unknown-field")
        unknown = f"{drawn.chosen} has no such choice"
        yield from known(record, (*where, "field"), zone.field, choices, unknown, "unknown-value")
        yield from symbol(questions.game, record, (*where, "symbol"), zone.symbol)


def _painted(exercise: Exercise, drawn: Drawn | None, record: Record, part: Shown, inside: Place) -> Iterator[Finding]:
    """Whether the checker has a drawing for just these inputs, and whether what is touched lies on its squares."""
    lists = [drawn.pieces.list, drawn.touching.list, drawn.figures.list] if drawn else []
    if sorted(part.fields) != sorted(lists):
        yield record.finding(
            (*inside[:2], "fields"),
            f"the drawing of {exercise.checker} does not stand for these inputs",
            given=listed(part.fields),
            accepted=listed(lists) or "none: its checker has no drawing",
            hint="name all lists that the drawing of the checker stands for, and no other",
            code="wrong-input",
        )
        return
    kinds = [list(params.values()) for params in exercise.choices.values()]
    if drawn and isinstance(part.drawn, Painted) and part.drawn.touched and kinds != [[drawn.of]] * len(kinds):
        yield record.finding(
            (*inside, "touched"),
            "the choices are not what squares are painted with",
            given=listed(str(kind) for some in kinds for kind in some) or "nothing",
            accepted=drawn.of,
            hint="have each choice name one entry of that table, or take 'touched' away",
            code="no-choice",
        )


def _asked(questions: GameQuestions, module: str, exercise: Exercise) -> Iterator[Finding]:
    """Whether an exercise finds positions, each with one right choice among several."""
    game = questions.opened.engine_game
    assert game is not None
    folder, table = folder_of(questions.opened.package), Table(game, [exercise.set] if exercise.set else [])
    numbers = [number for number, level in enumerate(LEVELS, 1) if level in exercise.levels]
    for seed in _SEEDS:
        for number in numbers[:1] + numbers[-1:]:
            try:
                question = bounded(partial(made, table, exercise, seed, number), folder)
                choices = [str(choice) for choice in question["choices"]]
                if len(set(choices)) < max(2, len(choices)) or not 0 <= question["right"] < len(choices):
                    raise ValueError(f"{choices} with {question['right']} as the right one")
                codes = {choice["code"]: sorted(choice["params"]) for choice in question["choices"]}
                shown = questions.game.practice[exercise.id].shows
                if any(isinstance(part.drawn, Painted) for part in shown) != ("painted" in question):
                    raise ValueError("a position that is shown painted, but not dealt so, or the other way round")
                if wrong := [code for code in codes if codes[code] != sorted(exercise.choices.get(code, ["?"]))]:
                    raise ValueError(f"a choice '{wrong[0]}' that is not declared so")
            except Exception as error:
                yield _failed(questions, exercise, error)
                return


def _failed(questions: GameQuestions, exercise: Exercise, error: Exception) -> Finding:
    """Why an exercise makes no question: it deals none that is good, or the rules fail at one that it deals."""
    message = f"the exercise '{exercise.id}' makes no good question"
    if isinstance(error, EndlessError):
        return endless(error, f"the exercise '{exercise.id}' does not come to an end")
    if isinstance(error, UnknownNumberError):
        return missing_number(questions.game, error.id)
    found = failure(error, exercise.module, message, "deal other positions, or ask something else of them")
    if PurePosixPath(found.file).parent.name == "practice" or not found.file.endswith(".py"):
        return found
    message = f"the rules fail at a position that the exercise '{exercise.id}' deals"
    return replace(found, message=message, hint="correct the line: a checker answers whatever it is asked")
