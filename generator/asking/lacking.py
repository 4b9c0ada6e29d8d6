"""What a game lacks to be asked in plain words: what nobody says of its checkers and inputs, or says of two alike.

The words are those of the English catalogue. A checker is known by what players ask it with, and an input whose value
does not speak for itself, such as a number, by what they call it.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations
from typing import TYPE_CHECKING, Any

from catalog.findings import listed
from engine.listener.folding import fold
from generator.asking.inputs import inputs, is_further
from generator.asking.lexicon import COMMA, GAPS
from generator.render import game_checkers

if TYPE_CHECKING:
    from collections.abc import Iterator

    from catalog import GameCatalog
    from catalog.findings import Finding
    from catalog.models.game import Record
    from generator.render.game_checkers import Question

_SPEECHLESS = ("integer", "flag", "choice")
"""The inputs of which a value alone does not say that it is theirs."""


def faults(game: GameCatalog) -> Iterator[Finding]:
    """Checkers and inputs of which nobody says what players call them, and what they call alike."""
    questions = game_checkers.of_game(game)
    for question in questions.questions:
        record = game.records[f"checker:{question.name}"]
        slots = inputs(questions, question)["slots"]
        if not question.words.asked:
            yield record.finding(
                ("asked",),
                "it is not said how players ask it",
                given="nothing",
                accepted="'asked:' with what they say at a table, separated by commas",
                hint="add 'asked: \"may i take, can i take\"', in the words of such questions",
                code="no-asked",
            )
        yield from _nameless(record, question, slots)
        yield from _alike_inputs(record, question, slots)
        yield from _alike_values(record, question, slots)


def shared(game: GameCatalog) -> Iterator[Finding]:
    """What players ask two checkers with, word for word: only what else they say tells which of them is meant."""
    asked = {question.name: _phrases(question.words.asked) for question in game_checkers.of_game(game).questions}
    for (one, phrases), (other, others) in combinations(asked.items(), 2):
        if both := [phrase for phrase in others if phrase in phrases]:
            yield game.records[f"checker:{other}"].finding(
                ("asked",),
                f"'{one}' is asked with the same words",
                given=listed(both),
                accepted="words that only this question is asked with",
                hint="take them away from one of the two, unless cards and numbers always tell which is meant",
                code="asked-alike",
            )


def _nameless(record: Record, question: Question, slots: list[dict[str, Any]]) -> Iterator[Finding]:
    """Numbers, boxes and choices in sight whose labels nobody says as they are, for they have several words."""
    for slot in slots:
        path, words = slot["path"], question.words.fields[slot["path"]]
        is_called = words.called or any(choice.called for choice in words.choices.values())
        is_said = len(words.label.split()) == 1
        if slot["type"] in _SPEECHLESS and not (is_called or is_said or is_further(question.words, path)):
            yield record.finding(
                ("fields", path),
                f"it is not said what players call the input '{path}'",
                given=words.label,
                accepted="'called:' with what they say for it, separated by commas",
                hint=f"add 'called: \"…\"' to '{path}': 'from …' stands before a value, '… pearls' behind it",
                code="no-called",
            )


def _alike_inputs(record: Record, question: Question, slots: list[dict[str, Any]]) -> Iterator[Finding]:
    """Inputs that stand beside one another, take the same, and are called by the same word."""
    first: dict[tuple[str, ...], str] = {}
    for slot in slots:
        path = slot["path"]
        kind = (path.rpartition(".")[0], slot["type"], slot.get("of", ""))
        for phrase, side in _phrases(question.words.fields[path].called).items():
            other = first.setdefault((*kind, phrase, side), path)
            if other != path:
                yield _alike(record, ("fields", path, "called"), phrase, f"the input '{other}'")


def _alike_values(record: Record, question: Question, slots: list[dict[str, Any]]) -> Iterator[Finding]:
    """Values of a choice that are called by the same word."""
    for slot in slots:
        called: dict[str, list[str]] = defaultdict(list)
        for choice, words in question.words.fields[slot["path"]].choices.items():
            for phrase in _phrases(words.called):
                called[phrase].append(choice)
        for phrase, (one, *others) in called.items():
            for other in others:
                place = ("fields", slot["path"], "choices", other, "called")
                yield _alike(record, place, phrase, f"the value '{one}'")


def _alike(record: Record, place: tuple[str, ...], phrase: str, other: str) -> Finding:
    return record.finding(
        place,
        f"players say the same for {other}",
        given=phrase,
        accepted="words that mean one of the two",
        hint="take it away from one of them",
        code="called-alike",
    )


def _phrases(text: str | None) -> dict[str, str]:
    """What players say, as it is compared, each with where its value stands: before it, behind it, or either."""
    phrases = [phrase for phrase in COMMA.split(text or "") if phrase]
    sides = [">" if phrase.endswith(GAPS) else "<" if phrase.startswith(GAPS) else "" for phrase in phrases]
    return {fold(phrase): side for phrase, side in zip(phrases, sides, strict=True)}
