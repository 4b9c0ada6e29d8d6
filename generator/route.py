"""Pages that are known before they are made: any one of them can be asked for alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass, replace

from markupsafe import Markup

from generator import untranslated
from generator.pages.page import Page, PageInfo
from generator.sheet import Sheet
from generator.site import Site


@dataclass(frozen=True)
class Route(PageInfo):
    """What is known of a page, and what makes it."""

    _: KW_ONLY
    render: Callable[[Sheet], Page]

    def page(self, site: Site) -> Page:
        """The finished page, with its untranslated texts marked. Raises DeadReferenceError or a template's error."""
        sheet = Sheet(site, self)
        page = self.render(sheet)
        return replace(page, html=untranslated.marked(sheet, Markup(page.html)))
