"""All that questions about a game are read by, in one language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from generator.asking.inputs import inputs
from generator.asking.lexicon import Lexicon
from generator.asking.sentences import sentences
from generator.export.texts import Texts
from generator.render import game_checkers
from generator.text.han import of_others

if TYPE_CHECKING:
    from catalog.findings import Finding
    from generator.render.game_checkers import GameQuestions
    from generator.render.site_context import SiteContext
    from generator.text.languages import LanguageInfo


def of_game(site: SiteContext, game: str, texts: Texts | None = None) -> dict[str, Any]:
    """What the listener takes: the inputs of each checker, and the phrases of the game."""
    questions = game_checkers.of_game(site.catalog.games[game])
    lexicon, tables = _lexicon(site, questions)
    phrases = lexicon.data(tables)
    answers = sentences(site, site.catalog.games[game], texts or Texts(site))
    return {
        "game": game,
        "order": [question.id for question in questions.questions],
        "checkers": {question.id: inputs(questions, question) for question in questions.questions},
        "lexicon": phrases | _of_others(site.language, phrases["phrases"], answers["words"]),
        "sentences": answers,
    }


def _of_others(info: LanguageInfo, *known: dict[str, dict[str, Any]]) -> dict[str, list[str]]:
    """The letters of the other Chinese script, and those that stand for them in what is known; none where that has
    none. Only that is written down which occurs: a whole table would be larger than all else."""
    written = {letter for buckets in known for each in buckets.values() for text in each for letter in text}
    found = {other: own for other, own in of_others(info.script).items() if own in written and other not in written}
    return {"others": ["".join(found), "".join(found.values())]} if found else {}


def _lexicon(site: SiteContext, questions: GameQuestions) -> tuple[Lexicon, list[str]]:
    """The phrases of a game, and the tables whose entries they name."""
    checkers = {question.name: inputs(questions, question) for question in questions.questions}
    named = dict.fromkeys(slot["of"] for data in checkers.values() for slot in data["slots"] if slot.get("of"))
    composed = {table: of for data in checkers.values() for table, (of, _ids) in data["composed"].items()}
    tables = dict.fromkeys([*(table for table in named if table not in composed), *composed.values()])
    return Lexicon(site, questions, {name: _told(data) for name, data in checkers.items()}), list(tables)


def faults(site: SiteContext, game: str) -> list[Finding]:
    """What players are said to call things that the game does not have."""
    questions = game_checkers.of_game(site.catalog.games[game])
    lexicon, tables = _lexicon(site, questions)
    lexicon.data(tables)
    return lexicon.called.unknown(lexicon.keys)


def _told(checker: dict[str, Any]) -> set[str]:
    """The inputs of a checker that can be told, and what they stand in."""
    slots = checker["slots"]
    return (
        {slot["path"] for slot in slots} | {slot["list"] for slot in slots if slot.get("list")} | set(checker["groups"])
    )
