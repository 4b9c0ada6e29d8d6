"""The score pad of each game that has one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from generator.checkers.bundle import mark, path_of
from generator.checkers.form_data import page_words
from generator.checkers.pad_data import pad_words
from generator.pages.checker_pages import START
from generator.render import game_checkers
from generator.render.markup import json_script
from generator.render.page import Page, PageInfo
from generator.render.page_context import PageContext
from generator.render.result_words import result_words
from generator.render.route import Route
from generator.render.script_groups import addresses
from generator.render.urls import PAD

if TYPE_CHECKING:
    from catalog import GameCatalog
    from catalog.models.pad import Pad
    from generator.render.site_context import SiteContext

SCRIPT = "js/pad/pad.js"


def routes(site: SiteContext, game: GameCatalog) -> Iterator[Route]:
    """The page of the pad, if the game has one."""
    if game.pad is not None:
        texts = PageContext(site, PageInfo("", game=game.id))
        yield Route(
            f"{game.id}/{PAD}/",
            texts.plain(game.pad.title, texts.checkers_domain),
            texts.plain(game.pad.intro, texts.checkers_domain),
            "pad",
            game.id,
            hide=("navigation", "toc"),
            render=partial(_page, game=game, pad=game.pad),
        )


def _page(ctx: PageContext, game: GameCatalog, pad: Pad) -> Page:
    questions = game_checkers.of_game(game)
    question = questions.find(pad.checker)
    bundle = path_of(game.id, question.name)
    data: dict[str, Any] = pad_words(ctx, page_words(ctx, questions, question), game, pad)
    return ctx.page(
        "pad.html.j2",
        pad=pad,
        data=json_script(data),
        begin=data["ui"]["nobody-leads"],
        around=json_script(result_words(ctx)),
        frame={
            "styles": ("css/checker.css", "css/pad.css"),
            "engine": mark(game),
            "bundle": bundle,
            "early": (
                ("script", START),
                *(("modulepreload", script) for script in addresses(SCRIPT) if script != START),
            ),
        },
    )
