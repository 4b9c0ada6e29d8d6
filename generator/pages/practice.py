"""The page of a game on which its rules are practised: questions that the engine makes, answered by its checkers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from generator.checkers.bundle import PRACTICE, mark, path_of
from generator.checkers.form_data import figures_of
from generator.checkers.practice_data import figures_shown, practice_words
from generator.pages.checker_pages import START, boards_in, drawing
from generator.render import exercises, game_checkers
from generator.render.markup import json_script
from generator.render.page import Page, PageInfo
from generator.render.page_context import PageContext
from generator.render.route import Door, Route
from generator.render.script_groups import addresses

if TYPE_CHECKING:
    from catalog import GameCatalog
    from generator.render.site_context import SiteContext


def _(message: str) -> str:
    """Marks a text of the domain ``site`` for extraction; the context translates it."""
    return message


SCRIPT = "js/practice/practice.js"

LEAD = _("Positions from {name}: what may you do, what does it cost, who wins? Five new ones every day.")
"""What the page has, which is read while the first question is on its way."""


def routes(site: SiteContext, game: GameCatalog) -> Iterator[Route]:
    """The page, for a game that has something to practise with."""
    if not game.practice:
        return
    texts = PageContext(site, PageInfo("", game=game.id))
    yield Route(
        f"{game.id}/practice/",
        texts.plain(_("Practice"), "site"),
        texts.plain(LEAD, "site", name=texts.plain(game.game.name)),
        "practice",
        game.id,
        hide=("navigation", "toc"),
        search=texts.plain(_("practise, exercise, training, quiz, puzzle, test yourself, daily questions"), "site"),
        render=partial(_page, game=game),
        door=Door(_("Practice"), with_rules=True),
    )


def _page(ctx: PageContext, game: GameCatalog) -> Page:
    questions = game_checkers.of_game(game)
    bundle = path_of(game.id, PRACTICE)
    names = dict.fromkeys(one.checker.partition("/")[2] for one in exercises.of_game(game))
    asked = [questions.find(name) for name in names]
    shown = [id_ for words in game.practice.values() for id_ in figures_shown(words)]
    drawn = dict.fromkeys([*(id_ for one in asked for id_ in figures_of(one.words.result)), *shown])
    scripts = addresses(SCRIPT, *(script for one in asked for script in drawing(one)))
    data, own = practice_words(ctx, questions)
    return ctx.page(
        "practice.html.j2",
        lead=ctx.plain(LEAD, "site", name=ctx.plain(game.game.name)),
        data=json_script(data),
        figures=drawn,
        boards=[board for board in game.boards if any(board.id in boards_in(one) for one in asked)],
        frame={
            "files": {f"{name}.json": json.dumps(words, ensure_ascii=False) for name, words in own.items()},
            "styles": ("css/checker.css", "css/practice.css"),
            "engine": mark(game),
            "bundle": bundle,
            "early": (
                ("script", START),
                *(("modulepreload", script) for script in scripts if script != START),
            ),
        },
    )
