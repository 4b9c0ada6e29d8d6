"""Where the frame of a page leads: the doors of header and dock, the places of the menu, the next chapter."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from generator.render.page_context import PageContext
from generator.text.words import _

if TYPE_CHECKING:
    from generator.pages.navigation import NavItem
    from generator.render.page import Heading, Page

SECTIONS = 4
"""A page with at least so many sections has a bar to jump to them."""


@dataclass(frozen=True)
class Door:
    """A way in header and dock: its sign, its word, where it leads, and whether the page lies behind it."""

    sign: str
    label: str
    url: str = ""
    here: str = ""
    in_dock: bool = True


class FramePlaces:
    """The ways around one language of the site; ``items`` are its navigation, home first.

    A page leads to its own game and to what belongs to none, so that none grows with other games.
    """

    def __init__(self, items: Sequence[NavItem], games: Collection[str]) -> None:
        self._games = {item.path: item for item in items if item.path.rstrip("/") in games}
        self.paths = frozenset(item.path for top in items for item in _all(top))
        self._site = [item for item in items if item.path not in self._games]

    def of(self, ctx: PageContext, page: Page) -> dict[str, Any]:
        """What the frame around a page leads to."""
        game = self._games[f"{ctx.game.id}/"] if ctx.game else None
        return {
            "frame": {
                "name": game.title if game else "Fathom",
                "home": ctx.urls.to(game.path if game else ""),
                "doors": [*(_of_game(ctx, game) if game else _of_site(ctx, self._site))],
                "places": [_place(ctx, item) for item in (game, *game.children)] if game else [],
                "site": [*(_place(ctx, item) for item in self._site), _keeping(ctx)],
            },
            "onward": _onward(ctx, game) if game else None,
            "jump": _jump(page),
        }


def _all(item: NavItem) -> Iterator[NavItem]:
    yield item
    for child in item.children:
        yield from _all(child)


def _place(ctx: PageContext, item: NavItem) -> dict[str, Any]:
    return {"label": item.title, "url": ctx.urls.to(item.path), "set": item.set, "here": item.path == ctx.path}


def _keeping(ctx: PageContext) -> dict[str, Any]:
    """Where readers choose what they keep for reading without a connection."""
    label = ctx.plain(_("Without a connection"), "site")
    return {"label": label, "url": ctx.urls.to("guides/players/#offline"), "here": False}


def _door(ctx: PageContext, sign: str, label: str, path: str, within: Sequence[str] = ()) -> Door:
    behind = any(ctx.path.startswith(other) for other in within or (path,))
    here = "page" if ctx.path == path else "true" if behind and path else ""
    return Door(sign, label, ctx.urls.to(path), here)


def _search(ctx: PageContext) -> Door:
    return Door("search", ctx.plain(_("Search"), "site"))


def _of_site(ctx: PageContext, items: Sequence[NavItem]) -> Iterator[Door]:
    home = items[0]
    yield _door(ctx, "grid", home.title, home.path)
    yield _search(ctx)
    yield from (_door(ctx, "rules", item.title, item.path) for item in items if item.path == "guides/")


def _of_game(ctx: PageContext, game: NavItem) -> Iterator[Door]:
    """The game itself, on a desk; what is asked at a table; the rules; the page to learn from; the cards.

    The dock has five places: the last one is that of the table, and learning has none.
    """
    assert ctx.game is not None
    own = {item.path.removeprefix(game.path).rstrip("/"): item for item in game.children}
    here = "page" if ctx.path == game.path else ""
    yield Door("", game.title, ctx.urls.to(game.path), here, in_dock=False)
    if "check" in own:
        yield _door(ctx, "check", ctx.plain(_("Check"), "site"), own["check"].path)
    yield _door(ctx, "rules", ctx.plain(_("Rules"), "site"), own["rules"].path)
    yield _search(ctx)
    if "learn" in own:
        learn = own["learn"].path
        yield replace(_door(ctx, "learn", ctx.plain(_("Learn"), "site"), learn), in_dock=False)
    collections = [f"{game.path}{collection.id}/" for collection in ctx.game.collections]
    if "cards" in own or collections:
        first = own["cards"].path if "cards" in own else collections[0]
        yield _door(ctx, "cards", ctx.plain(_("Cards"), "site"), first, (first, *collections))


def _onward(ctx: PageContext, game: NavItem) -> dict[str, Any] | None:
    """The chapter after the one that the page is."""
    chapters = next((item.children for item in game.children if item.path == f"{game.path}rules/"), ())
    paths = [chapter.path for chapter in chapters]
    following = paths.index(ctx.path) + 1 if ctx.path in paths else len(paths)
    return _place(ctx, chapters[following]) if following < len(paths) else None


def _jump(page: Page) -> tuple[Heading, ...]:
    """The sections of a long page that one reads; a card is looked at, a checker asked, a lesson gone through."""
    return page.toc if len(page.toc) >= SECTIONS and page.kind not in ("entry", "checker", "learn") else ()
