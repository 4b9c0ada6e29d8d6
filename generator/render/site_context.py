"""One language of the site: everything that its pages are made from."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from catalog.models.vocabularies import Word
from generator.render.environment import environment
from generator.render.markup import PageHtml
from generator.render.prose import Prose
from generator.render.suggestions import Suggestions
from generator.render.translation_status import Survey, survey
from generator.render.urls import Urls
from generator.text.languages import LANGUAGES, LanguageInfo
from generator.text.lookups import SURVEY, note
from generator.text.words import Words

if TYPE_CHECKING:
    from catalog import Catalog


SCENE = "scene.svg"
"""The drawing of a game's world, in the folder of its templates."""


def scene_of(game: str) -> str:
    """Where the scene of a game stands below the root: kept with the game, though the home page shows it, too."""
    return f"scenes/{game}.svg"


class SiteContext:
    """The site in one language. Raises KeyError for a language that it doesn't have.

    ``repository`` is the address below which its files can be seen, ``address`` that below which its languages stand,
    with a slash at the end: '' if nobody said. ``survey`` is the state of all translations, and ``words`` the texts of
    every language by its code: both are made when needed if they aren't given.
    """

    def __init__(
        self,
        catalog: Catalog,
        lang: str = "en",
        repository: str = "",
        survey: Survey | None = None,
        words: Mapping[str, Words] | None = None,
        address: str = "",
    ) -> None:
        self.catalog = catalog
        self.repository = repository
        self.address = address
        self._survey = survey
        self._words = words or {}
        self.words = self._words_in(lang)
        self.urls = Urls(catalog)
        self.environment = environment(tuple(catalog.games))
        self.extents: dict[tuple[str, str, str], tuple[int, int]] = {}
        self._hues: dict[str | None, dict[str, str]] = {}
        self._symbols: dict[str, frozenset[str]] = {}
        self._others: dict[str, Prose] = {}

    @property
    def language(self) -> LanguageInfo:
        """The language of this site."""
        return self.words.info

    @property
    def languages(self) -> tuple[LanguageInfo, ...]:
        """All languages that the site is made in, in the order of the switcher."""
        return tuple(LANGUAGES.values())

    def _words_in(self, lang: str) -> Words:
        return self._words.get(lang) or Words(lang)

    def in_language(self, lang: str) -> SiteContext:
        """The site in another language, with all that the two share."""
        return SiteContext(self.catalog, lang, self.repository, self._survey, self._words, self.address)

    def words_of(self, lang: str) -> Words:
        """The texts of another language."""
        return self.prose_in(lang).words

    def prose_in(self, lang: str) -> Prose:
        """Prose in another language, for names that stand beside ours."""
        if lang not in self._others:
            self._others[lang] = Prose(self.catalog, self.words if lang == self.words.lang else self._words_in(lang))
        return self._others[lang]

    def prose_for(self, urls: Urls) -> Prose:
        """The prose of one page."""
        return Prose(self.catalog, self.words, urls, PageHtml(urls, self.hues(urls.game)))

    @property
    def survey(self) -> Survey:
        """The state of all translations."""
        note(SURVEY)
        if self._survey is None:
            self._survey = survey(self.catalog)
        return self._survey

    @cached_property
    def suggestions(self) -> Suggestions:
        """Where the texts of the site can be changed."""
        return Suggestions(self.catalog, self.words, self.repository)

    def hues(self, game: str | None) -> dict[str, str]:
        """The colours of a game's symbols: their own, or those of the entries that are named like them."""
        if game not in self._hues:
            kinds = self.catalog.games[game].named.values() if game else ()
            words = (entry for entries in kinds for entry in entries if isinstance(entry, Word))
            own = self.catalog.games[game].game.symbols if game else ()
            self._hues[game] = {entry.id: entry.hue for entry in words if entry.hue}
            self._hues[game] |= {symbol.id: symbol.hue for symbol in own if symbol.hue}
        return self._hues[game]

    def symbol_hue(self, game: str, symbol: str) -> str | None:
        """The colour of a symbol: its own, or that of the entry that it stands for."""
        return self.hues(game).get(symbol)

    def symbols(self, game: str) -> frozenset[str]:
        """The symbols that the game has drawings of, in ``templates/<game>/symbols``."""
        if game not in self._symbols:
            start = f"{game}/symbols/"
            drawn = (name for name in self.templates if name.startswith(start) and game)
            self._symbols[game] = frozenset(name[len(start) : -len(".svg")] for name in drawn)
        return self._symbols[game]

    def whole(self, path: str) -> str:
        """The whole address of a page of this language; '' where nobody said where the site stands."""
        return f"{self.address}{self.language.tag}/{path}" if self.address else ""

    def scene(self, game: str) -> str:
        """Where the scene of a game stands; '' if it has none."""
        return scene_of(game) if f"{game}/{SCENE}" in self.templates else ""

    @cached_property
    def templates(self) -> frozenset[str]:
        """The names of all templates."""
        return frozenset(self.environment.list_templates())

    def has_faces(self, game: str, kind: str) -> bool:
        """Whether entries of the kind have card faces."""
        return f"{game}/{kind}.svg.j2" in self.templates
