"""Routes: what is known of pages before they are rendered. Any one of them can be rendered alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass, fields, replace
from typing import Any

from markupsafe import Markup

from generator.render import fallback_badges
from generator.render.page import Page, PageInfo
from generator.render.page_context import PageContext
from generator.render.site_context import SiteContext


@dataclass(frozen=True)
class Door:
    """How the front page of a game leads to a page: its title, a message of the site, and how much it holds.

    It stands with the cards, or with the rules. What has a door is listed in the navigation, too.
    """

    title: str
    entries: tuple[Any, ...] = ()
    """Counted set by set."""
    with_rules: bool = False


@dataclass(frozen=True)
class Route(PageInfo):
    """What is known of a page, and what makes it."""

    _: KW_ONLY
    render: Callable[[PageContext], Page]
    door: Door | None = None

    def outline(self) -> Page:
        """The page without its content."""
        return Page(**{field.name: getattr(self, field.name) for field in fields(PageInfo)})

    def page(self, site: SiteContext) -> Page:
        """The finished page, with its untranslated texts marked. Raises DeadReferenceError or a template's error."""
        ctx = PageContext(site, self)
        page = self.render(ctx)
        return replace(page, html=fallback_badges.marked(ctx, Markup(page.html)))
