"""All that questions about a game are read by, in one language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from generator.asking.inputs import inputs
from generator.asking.lexicon import Lexicon
from generator.asking.sentences import sentences
from generator.export.texts import Texts
from generator.render import game_checkers

if TYPE_CHECKING:
    from generator.render.site_context import SiteContext


def of_game(site: SiteContext, game: str, texts: Texts | None = None) -> dict[str, Any]:
    """What the listener takes: the inputs of each checker, and the phrases of the game."""
    questions = game_checkers.of_game(site.catalog.games[game])
    checkers = {question.id: inputs(questions, question) for question in questions.questions}
    tables = dict.fromkeys(slot["of"] for data in checkers.values() for slot in data["slots"] if slot.get("of"))
    composed = {table: of for data in checkers.values() for table, (of, _ids) in data["composed"].items()}
    tables = dict.fromkeys([*(table for table in tables if table not in composed), *composed.values()])
    return {
        "game": game,
        "checkers": checkers,
        "lexicon": Lexicon(
            site, questions, {id_.partition("/")[2]: _told(data) for id_, data in checkers.items()}
        ).data(tables),
        "sentences": sentences(site, site.catalog.games[game], texts or Texts(site)),
    }


def _told(checker: dict[str, Any]) -> set[str]:
    """The inputs of a checker that can be told, and what they stand in."""
    slots = checker["slots"]
    return (
        {slot["path"] for slot in slots} | {slot["list"] for slot in slots if slot.get("list")} | set(checker["groups"])
    )
