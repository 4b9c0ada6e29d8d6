"""The sentences of checkers: each placeholder is a parameter that the engine gives there, or a symbol, never both.

A text is filled in with what stands around it: the parameters of its code, the values of its sentence, the number of an
item, the columns of an entry's facts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from catalog.findings import Finding, did_you_mean, listed
from catalog.models.checkers import AnswerWords
from catalog.models.result_blocks import FigureResult, Listed
from catalog.models.values import Value
from catalog.models.wording import Counted, OrNone, Sentence
from catalog.placeholders import Named, PlaceholderError, placeholders
from catalog.python_files import code_finding
from catalog.text_check import record_texts
from catalog.walk import leaves, models
from generator.checkers.contract.naming import Place
from generator.render import exercises
from generator.render.game_checkers import GROUPS

if TYPE_CHECKING:
    from catalog.models.base import Model
    from catalog.models.game import Record
    from engine.fields import Field
    from generator.render.game_checkers import GameQuestions

NUMBERS = ("integer", "number", "size", "count", "amount")
"""The types of parameters and values that a sentence can be counted by."""


def faults(questions: GameQuestions) -> Iterator[Finding]:
    """Placeholders that nobody fills in, parameters behind which a symbol hides, and values that nobody shows."""
    symbols = {symbol.id for symbol in questions.game.game.symbols}
    yield from _of_exercises(questions, symbols)
    for record in questions.game.of_kind("checker"):
        parts = dict(models(record.model))
        for path, text, mark in record_texts(record):
            if mark.domain != "record" and not _of_no_table(questions, path):
                yield from _text(record, path, text, _given(questions, path, parts), symbols)
        for place, part in parts.items():
            if isinstance(part, Counted | OrNone):
                yield from _counted(record, place, part.by, _given(questions, place, parts))
            elif isinstance(part, Sentence):
                yield from _unused(record, place, part)


def _of_exercises(questions: GameQuestions, symbols: set[str]) -> Iterator[Finding]:
    """The same of the questions to practise with: each knows its own parameters, and each choice those of its code."""
    declared = {exercise.id: exercise for exercise in exercises.of_game(questions.game)}
    for record in questions.game.of_kind("exercise"):
        exercise = declared.get(record.id)
        given: dict[Place, dict[str, str]] = {("asks",): exercise.params} if exercise else {}
        for code, params in exercise.choices.items() if exercise else ():
            given["choices", code] = params
        for path, text, _mark in record_texts(record):
            for place in given:
                if path[: len(place)] == place:
                    yield from _text(record, path, text, given[place], symbols)
        for path, part in models(record.model):
            for place in given:
                if path[: len(place)] == place and isinstance(part, Counted | OrNone):
                    yield from _counted(record, path, part.by, given[place])


def common_faults(questions: GameQuestions, answers: AnswerWords) -> Iterator[Finding]:
    """Symbols of a game behind which a parameter of the sentences hides that all games share."""
    asked = {name for leaf in leaves(answers) for name in _names(leaf.value)}
    for part in (part for _, part in models(answers) if isinstance(part, Counted)):
        asked |= {*_names(part.one), *_names(part.other)}
    for number, symbol in enumerate(questions.game.game.symbols):
        if symbol.id in asked:
            yield questions.game.of_kind("game")[0].finding(
                ("symbols", number, "id"),
                f"a parameter of the sentences of all games is called '{symbol.id}', too",
                given=symbol.id,
                accepted=f"another id than {listed(sorted(asked), 60)}",
                hint="give the symbol another id: texts could not tell the two apart",
                code="hidden-name",
            )


def accepted_faults(questions: GameQuestions, answers: AnswerWords) -> Iterator[Finding]:
    """Inputs of a kind that no sentence says what it accepts, for refusals and the docs of checkers."""
    for question in questions.questions:
        for name, type_ in _types(question.checker.fields):
            if type_ not in answers.accepted:
                yield code_finding(
                    question.checker.module,
                    (name,),
                    f"no sentence says what the input '{name}' accepts",
                    given="nothing",
                    accepted=f"'{type_}:' with a sentence below 'accepted' in catalog/data/common/answers.yaml",
                    hint="write it",
                    code="no-sentence",
                )


def _types(fields: Iterable[Field]) -> Iterator[tuple[str, str]]:
    """What each input accepts, as answers name it."""
    for field in fields:
        yield field.name, str(field.accepted()["type"])
        yield from _types(field.inner())


def _of_no_table(questions: GameQuestions, path: Place) -> bool:
    """Whether a text names the entries of a table that is not there, which has a finding of its own."""
    return path[0] == "tables" and not questions.rows(str(path[1]))


def _names(text: str) -> list[str]:
    try:
        return [part.name for part in placeholders(text) if isinstance(part, Named) and not part.number]
    except PlaceholderError:
        return []  # It has a finding of its own.


def _given(questions: GameQuestions, path: Place, parts: dict[Place, Model]) -> dict[str, str]:
    """The parameters that a text is filled in with, and the type of each."""
    given: dict[str, str] = {}
    if path[0] in GROUPS:
        given |= questions.types[str(path[0])].get(str(path[1]), {})
    elif path[0] == "fields" and path[2:4] == ("layout", "shows"):
        given["count"] = "integer"
    elif path[0] == "fields" and path[2:] in (("item",), ("layout", "space")):
        given["number"] = "integer"
    elif path[0] == "tables":
        columns = {column for row in questions.rows(str(path[1])).values() for column in row}
        given |= dict.fromkeys(columns, "text")
    for depth in range(len(path)):
        part = parts.get(path[:depth])
        if isinstance(part, Sentence):
            given |= {name: value.type for name, value in part.values.items()}
        elif isinstance(part, Listed) and path[depth] == "title":
            given["count"] = "integer"
        elif isinstance(part, Value | FigureResult) and path[depth] == "pair":
            given |= {"first": "integer", "second": "integer"}
    return given


def _text(record: Record, path: Place, text: str, given: dict[str, str], symbols: set[str]) -> Iterator[Finding]:
    for name in dict.fromkeys(_names(text)):
        if name in given and name in symbols:
            yield record.finding(
                path,
                f"both a parameter and a symbol of the game are called '{name}'",
                given=f"{{{name}}}",
                accepted="a name that is only one of the two",
                hint="rename the parameter in the engine or in 'values', or give the symbol another id",
                code="hidden-name",
            )
        elif name not in given and name not in symbols:
            accepted = [*given, *sorted(symbols)]
            yield record.finding(
                path,
                f"nothing fills in '{{{name}}}'",
                given=f"{{{name}}}",
                accepted=listed(f"{{{one}}}" for one in accepted) or "a text without placeholders",
                hint=did_you_mean(name, accepted, "write one of these, or let the engine give it"),
                code="unknown-parameter",
            )


def _counted(record: Record, place: Place, by: str, given: dict[str, str]) -> Iterator[Finding]:
    if given.get(by) not in NUMBERS:
        numbers = [name for name, kind in given.items() if kind in NUMBERS]
        yield record.finding(
            (*place, "by"),
            "a sentence can only be counted by a parameter that is a number",
            given=by,
            accepted=listed(numbers) or "a sentence without 'one', 'other' and 'zero'",
            hint=did_you_mean(by, numbers, "write one of these" if numbers else "write one text instead"),
            code="unknown-parameter",
        )


def _unused(record: Record, place: Place, sentence: Sentence) -> Iterator[Finding]:
    """Values that the sentence neither shows nor counts by."""
    inside = [part for _, part in models(sentence)]
    shown = {part.by for part in inside if isinstance(part, Counted | OrNone)}
    texts = [leaf.value for leaf in leaves(sentence)]
    texts += [text for part in inside if isinstance(part, Counted) for text in (part.one, part.other)]
    shown |= {name for text in texts for name in _names(text)}
    for name in sentence.values:
        if name not in shown:
            yield record.finding(
                (*place, "values", name),
                "the sentence does not show this value",
                given=name,
                accepted=listed(sorted(shown)) or "no values",
                hint=did_you_mean(name, shown, "take it out, or put it into the text"),
                code="unused-value",
            )
