"""What changed in the rules, readings and cards of all games: a page, and the same as a feed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import groupby
from typing import TYPE_CHECKING
from xml.etree import ElementTree

from babel.dates import format_date

from generator.render.markup import unlinked
from generator.render.page import Heading, Page, PageInfo
from generator.render.page_context import PageContext
from generator.render.route import Route
from generator.render.urls import CHANGES
from generator.text.words import _

if TYPE_CHECKING:
    from catalog import GameCatalog
    from catalog.models.changes import Change
    from generator.render.site_context import SiteContext

TITLE = _("What changed")
DESCRIPTION = _(
    "Rules, readings and cards that are told otherwise than before, the newest first, with what was told before."
)

FEED = "changes.xml"
"""The feed, beside the page."""

_ATOM = "http://www.w3.org/2005/Atom"


@dataclass(frozen=True)
class Told:
    """A change of a game, and the texts of that game."""

    game: GameCatalog
    change: Change
    ctx: PageContext

    @property
    def anchor(self) -> str:
        """Its place on the page."""
        return f"{self.game.id}-{self.change.id}"

    @property
    def title(self) -> str:
        """The game, and what of it changed; a section of the rules with the chapter that it stands in."""
        kind, _colon, id_ = self.change.about[0].partition(":")
        within = [f"rule:{'.'.join(id_.split('.')[:2])}"] if kind == "rule" else []
        names = (str(self.ctx.name(one)) for one in dict.fromkeys((*within, self.change.about[0])))
        game = self.ctx.plain(self.game.game.name)
        return self.ctx.plain(_("{label}: {text}"), "site", label=game, text=" · ".join(names))


def has_changes(site: SiteContext) -> bool:
    """Whether there is anything to tell, and so the page."""
    return any(game.changes for game in site.catalog.listed.values())


def routes(site: SiteContext) -> Iterator[Route]:
    """The one page."""
    if has_changes(site):
        texts = PageContext(site, PageInfo(""))
        yield Route(CHANGES, texts.plain(TITLE), texts.plain(DESCRIPTION), "guide", render=_page)


def _page(ctx: PageContext) -> Page:
    days = [
        (day, _in_words(ctx, day), list(told)) for day, told in groupby(_newest_first(ctx), lambda one: one.change.date)
    ]
    address = ctx.site.whole(CHANGES)
    return ctx.page(
        "changes.html.j2",
        toc=tuple(Heading(f"day-{day}", shown) for day, shown, _told in days),
        days=days,
        unlinked=unlinked,
        feed=FEED if address else "",
        frame={"files": {FEED: feed(ctx, list(_newest_first(ctx)), address)} if address else {}},
    )


def _newest_first(ctx: PageContext) -> Sequence[Told]:
    """All changes; those of a day in the order of the games and of their files."""
    told = [
        Told(game, change, ctx.of_game(game.id)) for game in ctx.site.catalog.listed.values() for change in game.changes
    ]
    return sorted(told, key=lambda one: one.change.date, reverse=True)


def _in_words(ctx: PageContext, day: str) -> str:
    return format_date(date.fromisoformat(day), "long", locale=ctx.words.lang)


def feed(ctx: PageContext, changes: Sequence[Told], address: str) -> str:
    """The changes as Atom; ``address`` is the whole address of the page that shows them."""
    ElementTree.register_namespace("", _ATOM)
    root = ElementTree.Element(f"{{{_ATOM}}}feed", {"xml:lang": ctx.words.tag})

    def add(parent: ElementTree.Element, tag: str, text: str = "", **attributes: str) -> ElementTree.Element:
        element = ElementTree.SubElement(parent, f"{{{_ATOM}}}{tag}", attributes)
        element.text = text or None
        return element

    add(root, "id", address)
    add(root, "title", f"Fathom · {ctx.info.title}")
    add(root, "subtitle", ctx.info.description)
    add(root, "updated", _moment(changes[0]))
    add(add(root, "author"), "name", "Fathom")
    add(root, "link", href=address)
    add(root, "link", rel="self", type="application/atom+xml", href=f"{address}{FEED}")
    for one in changes:
        entry = add(root, "entry")
        add(entry, "id", f"{address}#{one.anchor}")
        add(entry, "title", one.title)
        add(entry, "updated", _moment(one))
        add(entry, "link", href=ctx.site.whole(one.ctx.urls.path(one.change.about[0])))
        add(entry, "category", term=one.game.id, label=one.ctx.plain(one.game.game.name))
        add(entry, "summary", one.ctx.field_plain(one.change, "says"))
    ElementTree.indent(root)
    return '<?xml version="1.0" encoding="utf-8"?>\n' + ElementTree.tostring(root, encoding="unicode") + "\n"


def _moment(one: Told) -> str:
    """The day of a change as a feed writes it."""
    return f"{one.change.date}T00:00:00Z"
