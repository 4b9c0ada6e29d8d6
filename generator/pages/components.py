"""The page that counts what lies in the boxes of a game.

It shows the sections of the rules that the game names as ``components``, or is a template of the game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from generator.pages.relations import Relations
from generator.pages.rules import section_view
from generator.render.markup import text_only
from generator.render.page import Heading, Page, PageInfo
from generator.render.page_context import PageContext
from generator.render.route import Door, Route
from generator.text.words import _

if TYPE_CHECKING:
    from catalog import GameCatalog
    from generator.render.site_context import SiteContext

_HEADING = re.compile(r'<h2 id="([^"]+)"(?: data-set="([^"]+)")?>(.*?)</h2>', re.DOTALL)
_PERMALINK = re.compile(r'<a class="permalink".*?</a>', re.DOTALL)


def template(game: str) -> str:
    """The template that a game may have of its own."""
    return f"{game}/components.html.j2"


def routes(site: SiteContext, game: GameCatalog) -> Iterator[Route]:
    """The one page, if the game has a template of it or names sections for it."""
    if template(game.id) not in site.templates and not game.game.components:
        return
    texts = PageContext(site, PageInfo("", game=game.id))
    description = texts.plain(
        _("Every card and token of {name}, counted, with the odds of decks and dice."),
        "site",
        name=texts.plain(game.game.name),
    )
    door = Door(_("Components"))
    title = texts.plain(door.title, "site")
    yield Route(f"{game.id}/components/", title, description, "components", game.id, render=_page, door=door)


def _page(ctx: PageContext) -> Page:
    assert ctx.game is not None
    relations = Relations(ctx.game, ctx.site.language.code)
    sections = {section.id: section for section in ctx.game.rules}
    views = [section_view(ctx, relations, sections[id_], 2) for id_ in ctx.game.game.components]
    own = template(ctx.game_id)
    page = ctx.page(own if own in ctx.site.templates else "components.html.j2", sections=views)
    return replace(page, toc=headings(page.html))


def headings(html: str) -> tuple[Heading, ...]:
    """The table of contents: the headings of the second level, each with the expansion that it belongs to.

    >>> headings('<h2 id="a" data-set="kraken">One <a class="permalink" href="#a">#</a></h2><h2 id="b">Two</h2>')
    (Heading(id='a', title='One', children=(), set='kraken'), Heading(id='b', title='Two', children=(), set=''))
    """
    matches = _HEADING.findall(html)
    return tuple(Heading(id_, text_only(_PERMALINK.sub("", title)).strip(), set=part) for id_, part, title in matches)
