"""Whether the layouts of answers read only what the engine declares: paths, types of values, values that decide."""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from catalog.findings import Finding, did_you_mean, listed
from catalog.models.checkers import Gauge
from catalog.models.result_blocks import (
    Axis,
    Block,
    Chances,
    Facts,
    FigureResult,
    Formula,
    Headline,
    Items,
    Link,
    Listed,
    Matrix,
    Messages,
    Plan,
    Ranked,
    Row,
    Table,
)
from catalog.models.values import COUNTS, ITEMS, OF_TABLE, PAIRS, Condition, Value
from catalog.models.wording import Sentence
from engine.outputs import READING, Output
from generator.checkers import table_names
from generator.checkers.contract import pictures
from generator.checkers.contract.naming import known
from generator.checkers.contract.parts import Scope, UnknownError
from generator.render.game_checkers import ROUNDED, GameQuestions, Question
from generator.text.engine_games import kind_of

if TYPE_CHECKING:
    from catalog.models.game import Record

Place = tuple[str | int, ...]

_SEGMENT = re.compile(r"([a-z_]+)(?:\[([a-z_]+)=([^\]]+)\])?")
_NUMBERS = ("number", "size", "numbers")


def faults(questions: GameQuestions) -> Iterator[Finding]:
    """What the layouts of a game's answers ask for although no answer has it."""
    for question in questions.questions:
        yield from Layout(questions, question, questions.game.records[f"checker:{question.name}"]).faults()


class Layout:
    """The layout of one checker's answers."""

    def __init__(self, questions: GameQuestions, question: Question, record: Record) -> None:
        self.questions = questions
        self.question = question
        self.record = record
        self.request = _record(_request_outputs(question.declaration["fields"], questions.facts["tables"]))
        answer = _record(question.outputs)
        self.scope = Scope(answer, answer, self.request, answer)

    def faults(self) -> Iterator[Finding]:
        """All that is asked for in vain."""
        words = self.question.words
        yield from self._blocks(words.result, self.scope, ("result",))
        for name in ("before", "instead"):
            for number, sentence in enumerate(getattr(words, name)):
                yield from self._sentence(sentence, self.scope, (name, number))
        if words.gauge:
            yield from self._gauge(words.gauge, self.scope, ("gauge",))
        for code, point in words.open.items():
            reading = _record(READING + self.question.readings.get(code, ()))
            for id_, words_of in point.readings.items():
                for ruled in ("yes", "no", "open"):
                    for number, sentence in enumerate(getattr(words_of, ruled)):
                        place = ("open", code, "readings", id_, ruled, number)
                        yield from self._sentence(sentence, self.scope.inside(reading), place)

    def _gauge(self, gauge: Gauge, scope: Scope, place: Place) -> Iterator[Finding]:
        """Whether what a gauge shows are numbers or entries, and what has to be met is told."""
        yield from self._typed(gauge.goal, scope, (*place, "goal"), "integer")
        for number, part in enumerate(gauge.parts):
            kind = "entry" if part.of else "integer"
            yield from self._typed(part.path, scope, (*place, "parts", number, "path"), kind, part.of or "")
        for number, condition in enumerate(gauge.conditions):
            yield from self._sentence(condition, scope, (*place, "conditions", number))
            yield from self._conditions(condition.met, scope, (*place, "conditions", number, "met"))

    def _fields(self, output: Output) -> tuple[Output, ...]:
        """What stands within a declared part: the fields of a record, and what parts of other types have by nature."""
        if output.type == "messages":
            codes = tuple(self.questions.types.get(output.of, ()))
            return Output("code", "choice", "", choices=codes), Output("rule", "text", "")
        if output.type == "request":
            return self.request.fields
        if output.type in ROUNDED:
            return Output("fraction", "text", ""), Output(ROUNDED[output.type], "integer", "")
        if output.type == COUNTS:
            return tuple(Output(id_, "integer", "") for id_ in self.questions.facts["tables"].get(output.of, {}))
        return output.fields

    def _of(self, part: Output, name: str) -> Output:
        """A part of a part. Raises UnknownError."""
        fields = {field.name: field for field in self._fields(part)}
        if name not in fields:
            raise UnknownError("no answer has this", name, sorted(fields))
        return fields[name]

    def _part_at(self, path: str, scope: Scope) -> Output:
        """The part at a path. Raises UnknownError if there is none."""
        if path == ".":
            return scope.item
        part = {"@": scope.request, "^": scope.around}.get(path[0], scope.item)
        for name, key, wanted in _SEGMENT.findall(path.lstrip("@^")):
            part = self._of(part, name)
            if key:
                _can_be(self._of(part, key), wanted)
        return part

    def _blocks(self, blocks: tuple[Block, ...], scope: Scope, place: Place) -> Iterator[Finding]:
        for number, block in enumerate(blocks):
            yield from self._block(block, scope, (*place, number))

    def _block(self, block: Block, scope: Scope, place: Place) -> Iterator[Finding]:
        if isinstance(block, Headline):
            for number, case in enumerate(block.cases):
                yield from self._sentence(case, scope, (*place, "cases", number))
        elif isinstance(block, Facts):
            yield from self._rows(block.rows, scope, place)
        elif isinstance(block, Messages):
            yield from self._typed(block.path, scope, (*place, "path"), "messages", block.path.split(".")[-1])
        elif isinstance(block, Formula):
            yield from self._formula(block, scope, place)
        elif isinstance(block, Matrix):
            yield from self._matrix(block, scope, place)
        elif isinstance(block, FigureResult):
            yield from self.figure(block, scope, place)
        else:
            if isinstance(block, Listed):
                yield from self._conditions(block.when, scope, (*place, "when"))
            inner = yield from self._inside(block.path, scope, (*place, "path"))
            if inner and isinstance(block, Listed) and block.highest:
                yield from self._typed(block.highest, inner, (*place, "highest"), "integer")
            if inner:
                yield from getattr(self, f"_{block.block}")(block, inner, place)

    def _inside(self, path: str, scope: Scope, place: Place) -> Generator[Finding, None, Scope | None]:
        """The scope of the items at a path; None, and a finding, where there are none."""
        try:
            return scope.inside(self._part_at(path, scope))
        except UnknownError as error:
            yield self._finding(error, place)
            return None

    def figure(self, block: FigureResult, scope: Scope, place: Place) -> Iterator[Finding]:
        """What is marked in a figure, and whether the figure has it."""
        game = self.questions.game
        yield from pictures.fits(block, place, self.record, game)
        yield from self._conditions(block.when, scope, (*place, "when"))
        if block.squares:
            yield from self._typed(block.squares, scope, (*place, "squares"), "text")
            yield from self._signs(block, scope, place)
        if block.players:
            yield from self._typed(block.players, scope, (*place, "players"), "integer")
        ids = pictures.ids_of(block, game)
        for number, mark in enumerate(block.marks):
            yield from self._conditions(mark.when, scope, (*place, "marks", number, "when"))
            for name, path in (("path", mark.path), ("start", mark.start)):
                try:
                    if path and ids is not None:
                        _names_places(self._part_at(path, scope), path, ids, self.questions)
                    elif path:
                        self._part_at(path, scope)
                except UnknownError as error:
                    yield self._finding(error, (*place, "marks", number, name))
            if mark.value:
                inside = (*place, "marks", number, "value")
                yield from self._inside(mark.value.of, scope, (*inside, "of"))
                yield from self._typed(mark.value.number, scope, (*inside, "number"), "integer")

    def _signs(self, block: FigureResult, scope: Scope, place: Place) -> Iterator[Finding]:
        """What may be painted into the input whose squares a figure shows, if that cannot draw it."""
        try:
            table = self._part_at(str(block.squares), scope).of
        except UnknownError:
            return  # It has a finding already.
        signs = [row["sign"] for row in self.questions.facts["tables"].get(table, {}).values() if "sign" in row]
        if unknown := pictures.unknown_letters(block, signs, self.questions.game):
            message, given, accepted = unknown
            hint = "add them to the legend of the figure, or say with 'blank' which of them is free"
            inside = (*place, "squares")
            yield self.record.finding(inside, message, given=given, accepted=accepted, hint=hint, code="unfit-figure")

    def _matrix(self, block: Matrix, scope: Scope, place: Place) -> Iterator[Finding]:
        around = scope
        for name in ("columns", "rows"):
            axis: Axis = getattr(block, name)
            inner = yield from self._inside(axis.path, scope, (*place, name, "path"))
            if inner:
                around = inner
                yield from self._head(axis.head, inner, (*place, name, "head"))
                yield from self._heads(axis.note, inner, (*place, name, "note"))
        cell = yield from self._inside(block.path, scope, (*place, "path"))
        if cell:
            yield from self._heads(block.cell, replace(cell, around=around.item), (*place, "cell"))

    def _formula(self, block: Formula, scope: Scope, place: Place) -> Iterator[Finding]:
        yield from self._conditions(block.when, scope, (*place, "when"))
        yield from self._typed(block.total, scope, (*place, "total"), "integer")
        for number, term in enumerate(block.terms):
            inside = (*place, "terms", number)
            inner = scope if term.path == "." else (yield from self._inside(term.path, scope, (*inside, "path")))
            if inner:
                yield from self._conditions(term.when, inner, (*inside, "when"))
                yield from self._head(term.label, inner, (*inside, "label"))
                for name in ("value", "times"):
                    if path := getattr(term, name):
                        yield from self._typed(path, inner, (*inside, name), "integer")

    def _table(self, block: Table, scope: Scope, place: Place) -> Iterator[Finding]:
        yield from self._value(block.head, scope, (*place, "head"))
        yield from self._rows(block.rows, scope, place)
        if block.best:
            yield from self._typed(block.best, scope, (*place, "best"), "integer")

    def _chances(self, block: Chances, scope: Scope, place: Place) -> Iterator[Finding]:
        yield from self._head(block.label, scope, (*place, "label"))
        yield from self._typed(block.chance, scope, (*place, "chance"), "chance")
        yield from self._heads(block.note, scope, (*place, "note"))

    def _plan(self, block: Plan, scope: Scope, place: Place) -> Iterator[Finding]:
        yield from self._heads(block.step, scope, (*place, "step"))
        yield from self._rows(block.rows, scope, place)

    def _ranked(self, block: Ranked, scope: Scope, place: Place) -> Iterator[Finding]:
        if block.rank:
            yield from self._typed(block.rank, scope, (*place, "rank"), "integer")
        yield from self._heads(block.head, scope, (*place, "head"))
        yield from self._row(block.by, scope, (*place, "by"))
        yield from self._heads(block.why, scope, (*place, "why"))
        yield from self._targets(block, scope, place)

    def _targets(self, block: Items | Ranked, scope: Scope, place: Place) -> Iterator[Finding]:
        """What an item puts into the form, and where it leads to."""
        if block.apply:
            yield from self._conditions(block.apply.when, scope, (*place, "apply", "when"))
            yield from self._taken(self.question.name, block.apply.fields, scope, (*place, "apply", "fields"))
        if block.link:
            yield from self._link(block.link, scope, (*place, "link"))

    def _items(self, block: Items, scope: Scope, place: Place) -> Iterator[Finding]:
        yield from self._heads(block.head, scope, (*place, "head"))
        for name in ("amount", "picture"):
            value = getattr(block, name)
            if value:
                yield from self._value(value, scope, (*place, name))
        yield from self._blocks(block.blocks, scope, (*place, "blocks"))
        yield from self._targets(block, scope, place)

    def _link(self, link: Link, scope: Scope, place: Place) -> Iterator[Finding]:
        """What another checker is asked, and whether it takes it."""
        checkers = {question.name: question for question in self.questions.questions}
        message = "there is no such checker with a form"
        yield from known(self.record, (*place, "checker"), link.checker, checkers, message, "unknown-checker")
        if link.checker in checkers:
            yield from self._taken(link.checker, link.request, scope, (*place, "request"))

    def _taken(self, checker: str, request: dict[str, str], scope: Scope, place: Place) -> Iterator[Finding]:
        """Whether a checker takes parts of this request and answer as its fields."""
        declared = self.questions.find(checker).declaration["fields"]
        asked = _record(_request_outputs(declared, self.questions.facts["tables"]))
        for name, path in request.items():
            try:
                part, wanted = self._part_at(path, scope), self._of(asked, name)
                for choice in part.choices if wanted.choices else ():
                    _can_be(wanted, choice)
            except UnknownError as error:
                yield self._finding(error, (*place, name))

    def _rows(self, rows: tuple[Row, ...], scope: Scope, place: Place) -> Iterator[Finding]:
        for number, row in enumerate(rows):
            yield from self._row(row, scope, (*place, "rows", number))

    def _row(self, row: Row, scope: Scope, place: Place) -> Iterator[Finding]:
        yield from self._value(row.value, scope, (*place, "value"))
        yield from self._conditions(row.when, scope, (*place, "when"))

    def _heads(self, parts: tuple[Value | Sentence, ...], scope: Scope, place: Place) -> Iterator[Finding]:
        for number, part in enumerate(parts):
            yield from self._head(part, scope, (*place, number))

    def _head(self, part: Value | Sentence, scope: Scope, place: Place) -> Iterator[Finding]:
        if isinstance(part, Value):
            yield from self._value(part, scope, place)
        else:
            yield from self._sentence(part, scope, place)

    def _sentence(self, sentence: Sentence, scope: Scope, place: Place) -> Iterator[Finding]:
        yield from self._conditions(sentence.when, scope, (*place, "when"))
        for name, value in sentence.values.items():
            yield from self._value(value, scope, (*place, "values", name))

    def _conditions(self, conditions: tuple[Condition, ...], scope: Scope, place: Place) -> Iterator[Finding]:
        for number, condition in enumerate(conditions):
            try:
                part = self._part_at(condition.path, scope)
                if condition.value is not None:
                    _can_be(part, condition.value)
                if condition.above is not None or condition.below is not None:
                    _is_of(part, condition.path, "integer")
            except UnknownError as error:
                yield self._finding(error, (*place, number))

    def _value(self, value: Value, scope: Scope, place: Place) -> Iterator[Finding]:
        if value.type in OF_TABLE:
            yield from self._typed(value.path, scope, place, "entry", str(value.of))
        elif value.type in (*_NUMBERS, *ROUNDED):
            kind = "integer" if value.type in _NUMBERS else value.type
            yield from self._typed(value.path, scope, place, kind)
        elif value.type == COUNTS:
            yield from self._typed(value.path, scope, place, COUNTS, str(value.of))
        elif value.type == PAIRS:
            yield from self._typed(value.path, scope, place, "pair")
        else:
            yield from self._typed(value.path, scope, place)
            if value.type in ITEMS:
                yield from self._typed(str(value.of), replace(scope, item=scope.answer), place, "record")

    def _typed(self, path: str, scope: Scope, place: Place, kind: str = "", of: str = "") -> Iterator[Finding]:
        try:
            part = self._part_at(path, scope)
            if kind:
                _is_of(part, path, kind, of)
        except UnknownError as error:
            yield self._finding(error, place)

    def _finding(self, error: UnknownError, place: Place) -> Finding:
        return self.record.finding(
            place,
            str(error),
            given=error.given,
            accepted=listed(error.accepted, 30, error.given),
            hint=did_you_mean(error.given, error.accepted, "take one of these, or declare it in the engine"),
            code="unknown-output",
        )


def _record(fields: tuple[Output, ...]) -> Output:
    return Output("", "record", "", fields=fields)


def _request_outputs(fields: list[dict[str, Any]], tables: dict[str, Any]) -> tuple[Output, ...]:
    """The fields of a request, declared as parts of an answer are."""
    return tuple(_request_output(one["name"], one, tables) for one in fields)


def _request_output(name: str, one: dict[str, Any], tables: dict[str, Any]) -> Output:
    if "each" in one:
        return _request_output(name, one["each"], tables)
    kind = kind_of(one["type"]).part or one["type"]
    inner = _request_outputs(one.get("fields", []), tables) if kind == "record" else ()
    if kind == "record" and "of" in one and not inner:
        inner = tuple(Output(id_, "integer", "") for id_ in tables[one["of"]])
    shown = COUNTS if one["type"] == COUNTS else kind
    return Output(name, shown, "", of=one.get("of", ""), choices=tuple(one.get("choices", ())), fields=inner)


def _can_be(part: Output, value: str) -> None:
    """Raises UnknownError for a value that a part never has."""
    choices = ("true", "false") if part.type == "boolean" else part.choices
    if choices and value not in choices:
        raise UnknownError("it is never this", value, list(choices))


def _names_places(part: Output, path: str, ids: list[str], questions: GameQuestions) -> None:
    """Raises UnknownError for a part that names something else than places of a figure."""
    if part.type in pictures.SQUARES or (part.type == "integer" and all(id_.isdigit() for id_ in ids)):
        return
    named = part.choices or (table_names.order(questions, part.of) if part.type == "entry" else ())
    if not named:
        raise UnknownError(f"{path} names no places", f"{part.type} {part.of}".strip(), ["pair", *ids])
    for id_ in named:
        if id_ not in ids:
            raise UnknownError("the figure has no such place", id_, ids)


def _is_of(part: Output, path: str, kind: str, of: str = "") -> None:
    """Raises UnknownError for a part of another type; what is exact alone can be shown rounded, squares are pairs."""
    if (kind in ROUNDED and part.type == "fraction") or (kind == "pair" and part.type in pictures.SQUARES):
        return
    if (part.type, part.of if of else "") != (kind, of):
        raise UnknownError(f"{path} is not of this type", f"{kind} {of}".strip(), [f"{part.type} {part.of}".strip()])
