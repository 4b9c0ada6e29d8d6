"""The guide to the library: a question that a worked example asks, as a program puts it, with what it is told."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from generator.checkers import worked
from generator.checkers.spoken import Spoken
from generator.render import game_checkers

if TYPE_CHECKING:
    from generator.render.page_context import PageContext

PATH = "guides/library/"


def context(ctx: PageContext) -> dict[str, Any]:
    """The shortest question of the first game that has one, its answer in brief, and its answer in words."""
    spoken = Spoken(ctx.site.catalog, ctx.words.lang)
    for game in ctx.site.catalog.listed.values():
        questions = game_checkers.of_game(game)
        names = {question.id for question in questions.questions}
        for example in sorted(game.examples, key=lambda one: len(json.dumps(one.request))):
            answer = worked.asked(questions, example.checker, example.request) if example.checker in names else None
            if answer and answer["kind"] == "verdict":
                lines = list(spoken.lines(example.checker, example.request, answer))
                return {
                    "asked": {"checker": example.checker, "request": example.request, "answer": answer, "lines": lines}
                }
    return {"asked": None}
