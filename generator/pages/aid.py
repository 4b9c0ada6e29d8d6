"""The player aid: what one looks up during a game, on a page that is two sides of A4 on paper."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from catalog.models.aid import SIDES
from generator.render.page import Heading, Page, PageInfo
from generator.render.page_context import PageContext
from generator.render.route import Door, Route
from generator.render.set_counts import expansion
from generator.text.words import _

if TYPE_CHECKING:
    from catalog import GameCatalog
    from generator.render.site_context import SiteContext

STYLES = ("css/aid.css",)
SCRIPTS = ("js/reading/aid.js",)


def routes(site: SiteContext, game: GameCatalog) -> Iterator[Route]:
    """The one page, if the game has a player aid."""
    if not game.aid:
        return
    texts = PageContext(site, PageInfo("", game=game.id))
    door = Door(_("Player aid"), with_rules=True)
    title = texts.plain(door.title, "site")
    description = texts.plain(
        _("{name} in brief: a turn, the end and the scoring, to print on two sides of A4."),
        "site",
        name=texts.plain(game.game.name),
    )
    search = texts.plain(
        _("cheat sheet, quick reference, summary of the rules, reference card, turn order, print"), "site"
    )
    yield Route(f"{game.id}/aid/", title, description, "aid", game.id, search=search, render=_page, door=door)


def _page(ctx: PageContext) -> Page:
    assert ctx.game is not None
    game = ctx.game
    sides = [(side, [box for box in game.aid if box.side == side]) for side in SIDES]
    toc = tuple(
        Heading(box.id, ctx.field_plain(box, "title"), set=expansion(game, box.set))
        for _side, boxes in sides
        for box in boxes
    )
    return ctx.page("aid.html.j2", toc=toc, frame={"styles": STYLES, "scripts": SCRIPTS}, sides=sides)
