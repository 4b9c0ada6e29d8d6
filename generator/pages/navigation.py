"""The navigation. Cards stay out of it: drawing it takes most of the time of a build."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from generator.pages import translations
from generator.pages.guides import GUIDES
from generator.render.game_checkers import in_order
from generator.render.page import PageInfo
from generator.render.page_context import PageContext
from generator.render.urls import PAD
from generator.text.words import _

if TYPE_CHECKING:
    from catalog import GameCatalog
    from generator.render.route import Route
    from generator.render.site_context import SiteContext


@dataclass(frozen=True)
class NavItem:
    """A line of the navigation: a page, or a group whose first child is its own page. ``set`` is that of the page."""

    title: str
    path: str
    children: tuple[NavItem, ...] = ()
    set: str = ""


def navigation(site: SiteContext, routes: Iterable[Route]) -> tuple[NavItem, ...]:
    """Home, the games, the guides, about; ``routes`` are all pages of the site."""
    ctx = PageContext(site, PageInfo(""))
    pages = {page.path: page for page in routes}

    def guide(path: str) -> NavItem:
        below = [other for other in GUIDES if other.startswith(path) and other.count("/") == path.count("/") + 1]
        return NavItem(ctx.plain(GUIDES[path][0]), path, tuple(guide(other) for other in below))

    guides = guide("guides/")
    progress = NavItem(ctx.plain(translations.TITLE), translations.PATH)
    home = _("All games") if len(site.catalog.listed) > 1 else _("Home")
    return (
        NavItem(ctx.plain(home), ""),
        *(_game(game, pages) for game in site.catalog.games.values()),
        NavItem(guides.title, guides.path, (*guides.children, progress)),
        NavItem(ctx.plain(_("About Fathom")), "about/"),
    )


def _game(game: GameCatalog, here: Mapping[str, Route]) -> NavItem:
    home = f"{game.id}/"

    def item(path: str, children: tuple[NavItem, ...] = ()) -> NavItem:
        page = here[home + path]
        return NavItem(page.title, page.path, children, page.set)

    def items(folder: str, names: Iterable[str]) -> tuple[NavItem, ...]:
        return tuple(item(f"{folder}/{name}/") for name in names if f"{game.id}/{folder}/{name}/" in here)

    return item(
        "",
        children=(
            *([item("learn/")] if f"{game.id}/learn/" in here else []),
            item("rules/", children=items("rules", game.game.chapters)),
            *([item("check/", children=items("check", in_order(game)))] if f"{game.id}/check/" in here else []),
            *([item(f"{PAD}/")] if game.pad else []),
            *(item(f"{collection.id}/") for collection in game.collections),
            *(item(page.path.removeprefix(home)) for page in here.values() if page.door and page.game == game.id),
        ),
    )
