"""A question to practise with in words, for the command line: what is asked, the position, and the choices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.fields import SETS
from generator.checkers.answer_values import Values
from generator.checkers.position_words import Position
from generator.render import exercises, game_checkers
from generator.render.prose import Prose
from generator.text.words import Words as Language

if TYPE_CHECKING:
    from catalog import Catalog
    from catalog.models.wording import Words


def lines(catalog: Catalog, question: dict[str, Any], lang: str) -> Iterator[str]:
    """The lines of a question in a language; an arrow stands before the right choice."""
    return _Said(catalog, question, lang).lines()


class _Said:
    """Says one question."""

    def __init__(self, catalog: Catalog, question: dict[str, Any], lang: str) -> None:
        assert catalog.answers is not None
        self.question = question
        game, _, name = str(question["checker"]).partition("/")
        questions = game_checkers.of_game(catalog.games[game])
        asked = questions.find(name)
        self.exercise = next(
            one for one in exercises.of_game(catalog.games[game]) if one.id == question["asks"]["code"]
        )
        self.words = catalog.games[game].practice[self.exercise.id]
        self.common = catalog.answers.practice
        self.values = Values(questions, asked, Prose(catalog, Language(lang)), catalog.answers)
        self.values.answer = question["request"]

    def lines(self) -> Iterator[str]:
        """What is asked, the position, and the choices."""
        yield self._said(self.words.asks, self.exercise.params, self.question["asks"])
        hidden = [SETS, *self.question["hidden"]]
        request = self.question["request"]
        yield from Position(self.values, request).lines(request, hidden, "  ")
        for number, choice in enumerate(self.question["choices"]):
            mark = "→" if number == self.question["right"] else " "
            yield f"{mark} {number + 1}. {self._choice(choice)}"

    def _choice(self, choice: dict[str, Any]) -> str:
        words = self.words.choices.get(choice["code"])
        if words is None:
            return self.values.say_common(self.common[choice["code"]], {})
        return self._said(words, self.exercise.choices[choice["code"]], choice)

    def _said(self, words: Words, types: dict[str, str], message: dict[str, Any]) -> str:
        return self.values.say(words, self.values.filled(types, message["params"]))
