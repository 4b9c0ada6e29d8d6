"""Routes: what is known of pages before they are rendered. Any one of them can be rendered alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass, fields, replace

from markupsafe import Markup

from generator.render import fallback_badges
from generator.render.page import Page, PageInfo
from generator.render.page_context import PageContext
from generator.render.site_context import SiteContext


@dataclass(frozen=True)
class Route(PageInfo):
    """What is known of a page, and what makes it."""

    _: KW_ONLY
    render: Callable[[PageContext], Page]

    def outline(self) -> Page:
        """The page without its content."""
        return Page(**{field.name: getattr(self, field.name) for field in fields(PageInfo)})

    def page(self, site: SiteContext) -> Page:
        """The finished page, with its untranslated texts marked. Raises DeadReferenceError or a template's error."""
        ctx = PageContext(site, self)
        page = self.render(ctx)
        return replace(page, html=fallback_badges.marked(ctx, Markup(page.html)))
