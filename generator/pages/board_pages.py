"""The boards and tracks of a game: a map of each, and its spaces in words with what lies beside them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from generator.pages.reference import CONFIDENCE
from generator.render.page import Heading, Page, PageInfo
from generator.render.page_context import PageContext
from generator.render.route import Door, Route
from generator.render.set_counts import expansion
from generator.text.words import _

if TYPE_CHECKING:
    from catalog import GameCatalog
    from generator.render.site_context import SiteContext


def routes(site: SiteContext, game: GameCatalog) -> Iterator[Route]:
    """The one page, if the game has boards."""
    if not game.boards:
        return
    texts = PageContext(site, PageInfo("", game=game.id))
    door = Door(_("Boards and tracks"))
    title = texts.plain(door.title, "site")
    description = texts.plain(
        _("The boards, maps and tracks of {name}, and what lies beside what."), "site", name=texts.plain(game.game.name)
    )
    yield Route(f"{game.id}/boards/", title, description, "boards", game.id, render=_page, door=door)


def _page(ctx: PageContext) -> Page:
    boards = ctx.game.boards if ctx.game else ()
    headings = (
        Heading(board.id, str(ctx.name(f"board:{board.id}")), set=expansion(ctx.game, board.set))
        for board in boards
        if ctx.game
    )
    sure = {id_: ctx.plain(label, "site") for id_, label in CONFIDENCE.items()}
    return ctx.page("boards.html.j2", toc=tuple(headings), sure=sure)
