"""A verdict in words for the command line: the same sentences in the same order as on the site."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from catalog.models.checkers import AnswerWords
from catalog.models.result_blocks import Headline, Messages
from generator.checkers.answer_blocks import MARKS, Blocks
from generator.checkers.answer_paths import Scope, alone, holds
from generator.checkers.answer_values import Values
from generator.checkers.invalid_text import Problems
from generator.checkers.position_words import Position
from generator.render import game_checkers
from generator.render.game_checkers import GameQuestions, Question
from generator.render.prose import Prose
from generator.text.words import Words as Language

if TYPE_CHECKING:
    from catalog import Catalog
    from catalog.models.wording import Sentence


def plain(
    catalog: Catalog, checker: str, request: Any, answer: dict[str, Any], lang: str, prose: Prose | None = None
) -> str:
    """The answer of a checker as lines of text in a language. A checker that has no words answers as JSON.

    Callers with many answers make ``prose`` once.
    """
    game, _, name = checker.partition("/")
    questions = game_checkers.of_game(catalog.games[game])
    prose = prose or Prose(catalog, Language(lang))
    try:
        question = questions.find(name)
    except KeyError:
        question = None
    if answer["kind"] == "invalid":
        return "\n".join(Problems(catalog, questions, question, prose).lines(request, answer))
    if question is None:
        return json.dumps(answer, ensure_ascii=False, indent=2)
    assert catalog.answers is not None
    return "\n".join(Verdict(questions, question, prose, catalog.answers).lines(request, answer))


class Verdict:
    """Lays out the answers of one checker in one language."""

    def __init__(self, questions: GameQuestions, question: Question, prose: Prose, answers: AnswerWords) -> None:
        self.questions = questions
        self.words = question.words
        self.common = answers
        self.values = Values(questions, question, prose, answers)
        self.blocks = Blocks(self.values)

    def lines(self, request: Any, answer: dict[str, Any]) -> Iterator[str]:
        """The lines of an answer of the kind ``verdict``."""
        self.values.answer = answer
        scope = Scope(answer, None, request, answer)
        for block in self.words.result:
            yield from self.blocks.lines([block], scope, "")
            if isinstance(block, Headline):
                yield from self._open(scope.answer["open"], scope, "")
            elif isinstance(block, Messages) and block.path == "reasons":
                yield from self._instead(scope)

    def _open(self, points: list[dict[str, Any]], scope: Scope, indent: str) -> Iterator[str]:
        """The points that the rules leave open, each with what its readings lead to.

        A reading that leaves another point to decide has that one below it; so it does not stand alone once more.
        """
        for point in alone(points):
            yield f"{indent}{MARKS['open']} {self.values.coded('open', point)} [{point['rule']}]"
            field = self.questions.choices[point["code"]]
            for reading in point["readings"]:
                inner = scope.inside(reading)
                outcomes = self.questions.outcomes(point["code"], reading["reading"], reading["legal"])
                words = next((sentence for sentence in outcomes if holds(sentence.when, inner)), None)
                if words is None:
                    label = self.values.say(self.words.fields[field].choices[reading["reading"]].label, {})
                    text = self.values.say_common(self.common.open["still-open"], {"choice": label})
                else:
                    values = {name: self.values.shown(value, inner) for name, value in words.values.items()}
                    text = self.values.say(words.text, self.values.parameters("open", point) | values)
                yield f"{indent}  → {text} ({field}: {reading['reading']})"
                yield from self._open(reading.get("open", []), scope, f"{indent}    ")

    def _instead(self, scope: Scope) -> Iterator[str]:
        """What the way out changes, and the new values of the fields of which no sentence says them."""
        instead = scope.answer["instead"]
        if instead is None:
            return
        sentences = [candidate for candidate in self.words.instead if holds(candidate.when, scope)]
        for sentence in sentences:
            yield f"→ {self.values.sentence(sentence, scope)}"
        if not sentences:
            labels = [self.values.say(self.words.fields[name].label, {}) for name in instead]
            text = self.values.say_common(self.common.instead["fields"], {"fields": self.values.joined(labels)})
            yield f"→ {text}"
        around = {**scope.answer, **scope.request, **instead}
        told = {name for sentence in sentences for name in _told(sentence)}
        yield from Position(self.values, around).changed(instead, told, "  ")


def _told(sentence: Sentence) -> Iterator[str]:
    """The fields whose new value a sentence says: it has that value, or is for it alone. A count says too little."""
    paths = [value.path for value in sentence.values.values() if value.type != "count"]
    paths += [condition.path for condition in sentence.when if condition.value is not None]
    for path in paths:
        start, _, rest = path.partition(".")
        if start == "instead":
            yield rest.partition(".")[0]
