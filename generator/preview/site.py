"""The site of a preview: pages are made one at a time, when they are asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from jinja2 import Environment
from markupsafe import Markup

from generator.lettering import fitting_size
from generator.locale.files import Key, WordsError
from generator.locale.status import Survey, survey
from generator.pages import makers
from generator.pages.navigation import NavItem, navigation
from generator.pages.page import Page
from generator.pages.translations import PATH as PROGRESS
from generator.preview.marks import unmarked
from generator.preview.words import PreviewWords
from generator.prose import Prose
from generator.sheet import Sheet, environment
from generator.site import Site
from generator.suggest import Suggestions

if TYPE_CHECKING:
    from catalog import Catalog, GameCatalog

_ALL = object()
_UNKNOWN = Survey(progress=(), unfinished=())


class Outline(Sheet):
    """A page of which only title, description and place are wanted: no template is filled in."""

    def render(self, template: str, **context: Any) -> Markup:
        """Nothing."""
        return Markup("")


class _Places(Suggestions):
    """Finds the lines of texts in the files as they were when they could last be read."""

    def __init__(self, site: PreviewSite) -> None:
        super().__init__(site.catalog, site.words, site.repository)
        self._words_in = site.words_in

    def _lines_of(self, code: str, domain: str) -> dict[Key, int]:
        return self._words_in(code).lines(domain)


class PreviewSite(Site):
    """The site in one language with the words of a preview; ``words_in`` gives the words of any language.

    ``outline`` is the pages without their content, if they are known from an earlier state of the translations: titles
    in the navigation may then be those of that state.
    """

    def __init__(
        self, catalog: Catalog, lang: str, env: Environment, words_in: Callable[[str], PreviewWords],
        repository: str = "", outline: Outlined | None = None,
    ) -> None:  # fmt: skip
        super().__init__(catalog, lang, repository)
        self.words = words_in(lang)
        self.words_in = words_in
        self.environment = env
        self._wanted: object = None
        self._made: dict[str, Page] = {}
        self._outline = outline

    def prose_in(self, lang: str) -> Prose:
        """Prose in another language. Only texts of the page's own language are marked."""
        if lang not in self._others:
            self._others[lang] = Prose(self.catalog, self.words_in(lang))
        return self._others[lang]

    def sheet(self, path: str, game: GameCatalog | None = None) -> Sheet:
        """A sheet that is written on only if it is the page wanted."""
        return (Sheet if self._wanted in (path, _ALL) else Outline)(self, path, game)

    @property
    def survey(self) -> Survey:
        """The state of all translations, if the page wanted tells of it; it takes a while."""
        if self._wanted == PROGRESS and self._survey is None:
            try:
                self._survey = survey(self.catalog)
            except WordsError:
                self._survey = _UNKNOWN  # The panel tells of the file; the page has its numbers when that is mended.
        return self._survey or _UNKNOWN

    @property
    def suggestions(self) -> Suggestions:
        """Where the texts of the site can be changed."""
        return _Places(self)

    @property
    def outline(self) -> Outlined:
        """All pages without their content, with what makes each."""
        if self._outline is None:
            self._outline = Outlined(self)
        return self._outline

    @property
    def pages(self) -> tuple[Page, ...]:
        """All pages in outline."""
        return self.outline.pages

    @property
    def navigation(self) -> tuple[NavItem, ...]:
        """The navigation, with the titles of the outline."""
        return navigation(self)

    def page(self, path: str) -> Page:
        """The whole page at ``path``. Raises KeyError if there is none, and what its making raises."""
        if path not in self._made:
            make = list(makers(self))[self.outline.maker[path]]
            self._wanted = path
            try:
                self._made[path] = next(page for page in make() if page.path == path)
            finally:
                self._wanted = None
        return self._made[path]

    def whole_pages(self) -> Iterator[Page]:
        """Every page with its content, one after the other."""
        self._wanted = _ALL
        for make in makers(self):
            yield from make()


class Outlined:
    """The pages of a site without their content. ``maker`` gives, by path, the number of the part that makes it."""

    def __init__(self, site: PreviewSite) -> None:
        self.maker: dict[str, int] = {}
        pages = []
        for number, make in enumerate(makers(site)):
            for page in make():
                self.maker[page.path] = number
                pages.append(page)
        self.pages = tuple(pages)


def preview_environment(catalog: Catalog) -> Environment:
    """The Jinja environment of the pages, in which no mark takes up room on a card's face."""
    env = environment(tuple(catalog.games)).overlay()
    env.filters = {**env.filters, "fit": lambda text, *sizes: fitting_size(unmarked(text), *sizes)}
    return env
