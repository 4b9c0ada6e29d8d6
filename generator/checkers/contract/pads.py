"""The score pad: what it fills in and what it reads of an answer is declared, and of kinds that fit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from catalog.findings import Finding, did_you_mean, listed
from catalog.models.pad import Best, Category, Counts, Pad
from engine.outputs import Output
from generator.checkers.contract.drawings import symbol
from generator.checkers.contract.naming import Place, known

if TYPE_CHECKING:
    from catalog.models.game import Record
    from generator.render.game_checkers import GameQuestions, Question


def faults(questions: GameQuestions) -> Iterator[Finding]:
    """What the pad of a game asks for that its checker does not have."""
    game = questions.game
    yield from _front(questions)
    for record in game.of_kind("pad"):
        pad = record.model
        question = next((one for one in questions.questions if isinstance(pad, Pad) and one.name == pad.checker), None)
        if isinstance(pad, Pad) and question is not None:
            for number, category in enumerate(pad.categories):
                yield from symbol(game, record, ("categories", number, "symbol"), category.symbol)
            yield from _Pad(questions, question, record, pad).faults()


def _front(questions: GameQuestions) -> Iterator[Finding]:
    """An offer of the front page leads to the pad over the very checker that it names."""
    game = questions.game
    for number, action in enumerate(game.game.front):
        if action.pad and (game.pad is None or game.pad.checker != action.checker):
            yield game.of_kind("game")[0].finding(
                ("front", number, "pad"),
                "there is no score pad over this checker",
                given=action.checker,
                accepted=game.pad.checker if game.pad else "nothing: the game has no pad.yaml",
                hint="take 'pad' away, or write the pad",
                code="no-pad",
            )


class _Pad:
    """One pad against the checker that adds it up."""

    def __init__(self, questions: GameQuestions, question: Question, record: Record, pad: Pad) -> None:
        self.questions = questions
        self.record = record
        self.pad = pad
        self.whole = dict(question.fields())
        inside = f"{pad.players}."
        self.inputs = {
            path.removeprefix(inside): field for path, field in self.whole.items() if path.startswith(inside)
        }
        answered = next((one for one in question.outputs if one.name == pad.players), None)
        self.parts = answered.fields if answered else ()

    def faults(self) -> Iterator[Finding]:
        """All that the checker has not, from the top."""
        lists = [path for path, field in self.whole.items() if field["type"] == "list" and "." not in path]
        yield from known(
            self.record, ("players",), self.pad.players, lists, "the question has no such list", "unknown-field"
        )
        if self.pad.players not in lists:
            return
        yield from self._input(("name",), self.pad.name, "text")
        for number, name in enumerate(self.pad.cards):
            yield from self._input(("cards", number), name, "set")
        for key, kind in (("total", "integer"), ("rank", "integer"), ("unchecked", "messages")):
            yield from self._part((key,), getattr(self.pad, key), kind)
        ids = [category.id for category in self.pad.categories]
        for number, category in enumerate(self.pad.categories):
            place: Place = ("categories", number)
            if category.id in ids[:number]:
                yield self._wrong((*place, "id"), "an id given twice", category.id, "an id of its own", "duplicate-id")
            yield from self._category(place, category)

    def _category(self, place: Place, category: Category) -> Iterator[Finding]:
        for key in ("total", "number"):
            yield from self._input((*place, key), getattr(category, key), "integer")
        for number, name in enumerate(category.exact):
            yield from self._input((*place, "exact", number), name, "")
        if not (category.total or category.number or category.quick or category.exact):
            accepted = "'total', 'number', 'quick' or 'exact'"
            yield self._wrong(place, "there is no way to enter this category", "none", accepted, "no-way")
        yield from self._part((*place, "points"), category.points, "integer")
        yield from self._part((*place, "how"), category.how, "choice")
        quick = category.quick
        if quick is None:
            return
        kind = "set" if isinstance(quick, Best | Counts) else "list"
        yield from self._input((*place, "quick", "field"), quick.field, kind)
        table = self.inputs.get(quick.field, {}).get("of", "")
        if isinstance(quick, Best) and table:
            words = self.questions.table(table)
            if words is None or not words.rows:
                message = "the table of this input is no grid with rows"
                yield self._wrong(
                    (*place, "quick", "field"), message, table, "a table with 'rows' and 'columns'", "no-grid"
                )
        if isinstance(quick, Counts):
            yield from self._input((*place, "quick", "counts"), quick.counts, "list")
            yield from self._checked((*place, "quick", "counts"), quick.counts, table)
            yield from self._part((*place, "quick", "items"), quick.items, "record")

    def _checked(self, place: Place, name: str, table: str) -> Iterator[Finding]:
        """The list of counts takes an entry of the table and a number."""
        types = sorted(field["type"] for field in self.inputs.get(name, {}).get("fields", ()))
        if self.inputs.get(name, {}).get("type") == "list" and types != ["entry", "integer"]:
            message = f"an item of this list is not one {table} and one number"
            yield self._wrong(place, message, listed(types) or "no objects", "entry, integer", "other-type")

    def _input(self, place: Place, name: str | None, kind: str) -> Iterator[Finding]:
        if name is None:
            return
        fits = [path for path, field in self.inputs.items() if kind in ("", field["type"])]
        yield from known(self.record, place, name, fits, "a player has no such input", "unknown-field")

    def _part(self, place: Place, path: str | None, kind: str) -> Iterator[Finding]:
        """A part of a player's part of the answer, of that type."""
        parts: tuple[Output, ...] = self.parts
        for name in path.split(".") if path else ():
            part = next((one for one in parts if one.name == name), None)
            if part is None:
                names = [one.name for one in parts]
                hint = did_you_mean(name, names, "take one of these")
                accepted = listed(names, 30) or "nothing"
                message = "the answer has no such part"
                yield self.record.finding(
                    place, message, given=name, accepted=accepted, hint=hint, code="unknown-output"
                )
                return
            parts = part.fields
            found = part.type
        if path and found != kind:
            yield self._wrong(place, "this part of the answer is of another type", found, kind, "other-type")

    def _wrong(self, place: Place, message: str, given: Any, accepted: str, code: str) -> Finding:
        return self.record.finding(
            place, message, given=given, accepted=accepted, hint="write what is accepted", code=code
        )
