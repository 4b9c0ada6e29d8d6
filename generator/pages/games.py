"""The home page of a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from generator.render import game_checkers
from generator.render.page import Page, PageInfo
from generator.render.page_context import PageContext
from generator.render.route import Route

if TYPE_CHECKING:
    from catalog import GameCatalog
    from generator.render.site_context import SiteContext


def routes(site: SiteContext, game: GameCatalog, behind_doors: Sequence[Route]) -> Iterator[Route]:
    """The page that leads to everything about the game."""
    title = str(site.words.text(game.id, game.game.name))
    description = PageContext(site, PageInfo("", game=game.id)).plain(game.game.tagline)
    yield Route(
        f"{game.id}/",
        title,
        description,
        "game",
        game.id,
        hide=("toc",),
        render=partial(_page, game=game, behind_doors=behind_doors),
    )


def _page(ctx: PageContext, game: GameCatalog, behind_doors: Sequence[Route]) -> Page:
    chapters = [(chapter, game.records[f"rule:{game.id}.{chapter}"].model) for chapter in game.game.chapters]
    front = game_checkers.front(game)
    groups = {
        group: [question for question in members if question.name not in front]
        for group, members in game_checkers.groups(game).items()
    }
    return ctx.page("game.html.j2", chapters=chapters, behind_doors=behind_doors, front=front, groups=groups)
