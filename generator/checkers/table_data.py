"""What the sheet of a game's table says and knows, as JSON: fetched when somebody opens it, on whatever page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from generator.checkers.browser_texts import BrowserTexts
from generator.render import game_checkers
from generator.render.set_counts import expansions
from generator.render.typesetting import set_parts
from generator.render.urls import PAD
from generator.text.speech_data import grammar
from generator.text.typography import SPACED_SCRIPTS, ties_numbers

if TYPE_CHECKING:
    from catalog import GameCatalog
    from generator.render.game_checkers import GameQuestions
    from generator.render.page_context import PageContext

FILE = "table.json"
"""Its name, beside the front page of the game, from which its links lead on."""


def table_words(ctx: PageContext, game: GameCatalog) -> dict[str, Any]:
    """What the room ``table`` of the browser is given; ``ctx`` is that of the front page of the game."""
    answers = ctx.site.catalog.answers
    assert answers is not None
    texts = BrowserTexts(ctx)
    questions = game_checkers.of_game(game)
    info = ctx.words.info
    return {
        "lang": ctx.words.tag,
        "marks": [info.comma, info.colon],
        "grammar": grammar(ctx.words.lang),
        "tied": {"numbers": ties_numbers(info), "words": list(info.tied)},
        "spaced": info.script in SPACED_SCRIPTS,
        "ui": {key: texts.common(text) for key, text in answers.table.items()},
        "game": game.id,
        "title": ctx.plain(game.game.name),
        "players": {
            "least": game.game.players_min,
            "most": game.game.players_max,
            "with": {part.id: part.players_max for part in expansions(game) if part.players_max},
        },
        "sets": {part.id: str(ctx.name(f"set:{part.id}")) for part in expansions(game)},
        "checkers": {
            question.name: {
                "title": texts.text(question.words.title),
                "u": ctx.urls.of(f"checker:{question.id}"),
            }
            for question in questions.questions
        },
        "readings": _readings(ctx, questions, texts),
        "pad": {"title": texts.text(game.pad.title), "u": ctx.urls.to(f"{game.id}/{PAD}/"), "name": game.pad.name}
        if game.pad
        else None,
    }


def _readings(ctx: PageContext, questions: GameQuestions, texts: BrowserTexts) -> dict[str, Any]:
    """What a table may play by: each open point with its readings, and the rule that leaves it open."""
    found = {}
    for code, name in questions.choices.items():
        words = next((each.words.fields[name] for each in questions.questions if name in each.words.fields), None)
        if words is None or not words.choices:
            continue
        rule = questions.rules.get(code)
        found[code] = {
            "label": texts.text(words.label),
            "choices": {reading: texts.text(choice.label) for reading, choice in words.choices.items()},
            **({"rule": _rule(ctx, rule)} if rule else {}),
        }
    return found


def _rule(ctx: PageContext, id_: str) -> dict[str, str]:
    title = str(ctx.name(f"rule:{id_}"))
    return {"n": "".join(set_parts([title], ctx.words.info)), "u": ctx.urls.of(f"rule:{id_}")}
