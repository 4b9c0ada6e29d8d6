"""The site of a preview: pages are made one at a time, when they are asked for."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from jinja2 import Environment
from markupsafe import Markup

from generator.lettering import fitting_size
from generator.pages import all_pages
from generator.pages.page import Page
from generator.preview.marks import unmarked
from generator.prose import Prose
from generator.sheet import Sheet, environment
from generator.site import Site
from generator.words import Words

if TYPE_CHECKING:
    from catalog import Catalog, GameCatalog


class Outline(Sheet):
    """A page of which only title, description and place are wanted: no template is filled in."""

    def render(self, template: str, **context: Any) -> Markup:
        """Nothing."""
        return Markup("")


class PreviewSite(Site):
    """The site in one language with the words of a preview. ``words_in`` gives the words of any language."""

    def __init__(self, catalog: Catalog, lang: str, env: Environment, words_in: Callable[[str], Words]) -> None:
        super().__init__(catalog, lang)
        self.words = words_in(lang)
        self.environment = env
        self._words_in = words_in
        self._wanted: str | None = None
        self._made: dict[str, Page] = {}

    def prose_in(self, lang: str) -> Prose:
        """Prose in another language. Only texts of the page's own language are marked."""
        if lang not in self._others:
            self._others[lang] = Prose(self.catalog, self._words_in(lang))
        return self._others[lang]

    def sheet(self, path: str, game: GameCatalog | None = None) -> Sheet:
        """A sheet that is written on only if it is the page wanted."""
        return (Sheet if path == self._wanted else Outline)(self, path, game)

    @cached_property
    def pages(self) -> tuple[Page, ...]:
        """All pages in outline: everything but their content."""
        return tuple(all_pages(self))

    def page(self, path: str) -> Page:
        """The whole page at ``path``. Raises KeyError if there is none, and what its making raises."""
        if path not in self._made:
            if path not in {page.path for page in self.pages}:
                raise KeyError(path)
            self._wanted = path
            try:
                self._made[path] = next(page for page in all_pages(self) if page.path == path)
            finally:
                self._wanted = None
        return self._made[path]


def preview_environment(catalog: Catalog) -> Environment:
    """The Jinja environment of the pages, in which no mark takes up room on a card's face."""
    env = environment(tuple(catalog.games)).overlay()
    env.filters = {**env.filters, "fit": lambda text, *sizes: fitting_size(unmarked(text), *sizes)}
    return env
