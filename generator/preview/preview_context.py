"""The site of a preview: pages are made one at a time, when they are asked for."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from jinja2 import Environment

from generator.pages import CommandHelps, Route, routes
from generator.pages.navigation import navigation
from generator.preview.marked_words import PreviewWords
from generator.preview.marks import unmarked
from generator.publish.mkdocs_plugin import Contents
from generator.render.environment import environment
from generator.render.page import Page
from generator.render.prose import Prose
from generator.render.site_context import SiteContext
from generator.render.suggestions import Suggestions
from generator.render.svg_text import fitting_size
from generator.render.translation_status import Survey, survey
from generator.text.po_files import Key, WordsError

if TYPE_CHECKING:
    from catalog import Catalog

_UNKNOWN = Survey(progress=(), unfinished=())


class _Places(Suggestions):
    """Finds the lines of texts in the files as they were when they could last be read."""

    def __init__(self, site: PreviewContext) -> None:
        super().__init__(site.catalog, site.words, site.repository)
        self._words_in = site.words_in

    def _lines_of(self, code: str, domain: str) -> dict[Key, int]:
        return self._words_in(code).lines(domain)


class PreviewContext(SiteContext):
    """The site in one language with the words of a preview; ``words_in`` gives the words of any language.

    A page is made when it is asked for.
    """

    def __init__(
        self,
        catalog: Catalog,
        lang: str,
        env: Environment,
        words_in: Callable[[str], PreviewWords],
        command_help: CommandHelps,
        repository: str = "",
    ) -> None:
        super().__init__(catalog, lang, repository)
        self.words = words_in(lang)
        self.words_in = words_in
        self.environment = env
        self._command_help = command_help
        self._pages: dict[str, Page] = {}

    def prose_in(self, lang: str) -> Prose:
        """Prose in another language. Only texts of the page's own language are marked."""
        if lang not in self._others:
            self._others[lang] = Prose(self.catalog, self.words_in(lang))
        return self._others[lang]

    @property
    def survey(self) -> Survey:
        """The state of all translations; it takes a while, and only the page that shows it asks."""
        if self._survey is None:
            try:
                self._survey = survey(self.catalog)
            except WordsError:
                self._survey = (
                    _UNKNOWN  # The panel reports the file; the page has its numbers again when it is repaired.
                )
        return self._survey

    @property
    def suggestions(self) -> Suggestions:
        """Where the texts of the site can be changed."""
        return _Places(self)

    @cached_property
    def routes(self) -> dict[str, Route]:
        """All pages by their paths."""
        return {route.path: route for route in routes(self, self._command_help)}

    @cached_property
    def outline(self) -> tuple[Page, ...]:
        """All pages without their content."""
        return tuple(route.outline() for route in self.routes.values())

    @cached_property
    def contents(self) -> Contents:
        """What is known of all pages, with the navigation, and what makes each of them."""
        return Contents(self, self.outline, navigation(self, self.routes.values()), self.page)

    def page(self, path: str) -> Page:
        """The whole page at ``path``. Raises KeyError if there is none, and what its making raises."""
        if path not in self._pages:
            self._pages[path] = self.routes[path].page(self)
        return self._pages[path]


def preview_environment(catalog: Catalog) -> Environment:
    """The Jinja environment of the pages, in which no mark takes up room on a card's face."""
    env = environment(tuple(catalog.games)).overlay()
    env.filters = {**env.filters, "fit": lambda text, *sizes: fitting_size(unmarked(text), *sizes)}
    return env
