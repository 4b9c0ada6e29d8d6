"""The rows of the search: one for each rule section, card, term, discrepancy and checker, and for every other page."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from catalog.messages import checkers_domain, domain_of
from catalog.models.base import Message, Model
from catalog.models.entries import Attested
from catalog.models.game import Facet
from catalog.walk import leaves
from generator.render.glossary import Glossary
from generator.render.set_counts import expansion
from generator.render.urls import Urls

if TYPE_CHECKING:
    from catalog import Collection, GameCatalog
    from generator.render.page import Heading, Page
    from generator.render.site_context import SiteContext

_COMMA = re.compile(r"\s*[,，、;；]\s*")


@dataclass(frozen=True)
class Row:
    """Something that can be found.

    ``at`` is its path below the language root; ``kind`` tells a page's nature beside its title (Lords, Rules);
    ``game`` stands on the front page of a game, by which the search knows what games there are;
    ``names`` are its names in other languages and in the sources, ``search`` the words that readers may use instead,
    ``forms`` the inflected forms of a term, ``facts`` what is known of a card beside its text, such as its guild;
    ``set`` the expansion that it belongs to, for readers who have switched that off.
    """

    at: str
    title: str
    kind: str = ""
    names: tuple[str, ...] = ()
    search: tuple[str, ...] = ()
    forms: tuple[str, ...] = ()
    facts: str = ""
    text: str = ""
    set: str = ""
    game: str = ""

    def data(self) -> dict[str, Any]:
        """The row as plain data, without what is empty; only the place of the home page is empty and stays."""
        return {name: value for name, value in vars(self).items() if value or name == "at"}


def rows(site: SiteContext, pages: Sequence[Page]) -> list[Row]:
    """All rows of one language, in the order of its ``pages``; no two stand at the same place."""
    by_path: dict[str, Row] = {}
    titles = {page.path: _plain(page.title) for page in pages}
    for game in site.catalog.games.values():
        for row in _Game(site, game, titles).rows():
            by_path.setdefault(row.at, row)
    divided = {at.partition("#")[0] for at in by_path if "#" in at}
    for page in pages:
        # Where the sections have rows of their own, the page need not answer for them.
        text = " · ".join([_plain(page.description), *(() if page.path in divided else headings(page.toc))])
        front = page.game if page.game and page.path == f"{page.game}/" else ""
        row = Row(page.path, _plain(page.title), text=text.strip(" ·"), set=page.set, game=front)
        by_path.setdefault(page.path, row)
    return list(by_path.values())


def _plain(text: str) -> str:
    """The plain text of what may be markup: titles of pages are escaped when they come from a template."""
    unescape = getattr(text, "unescape", None)
    return str(unescape()) if unescape else str(text)


def headings(toc: Iterable[Heading]) -> Iterator[str]:
    """The headings of a page, which tell what it is about."""
    for heading in toc:
        yield _plain(heading.title)
        yield from headings(heading.children)


class _Game:
    """The rows of one game."""

    def __init__(self, site: SiteContext, game: GameCatalog, titles: dict[str, str]) -> None:
        self.site = site
        self.game = game
        self.titles = titles
        self.urls = Urls(site.catalog, "", game.id)
        self.prose = site.prose_for(self.urls)
        self.others = [site.words_of(info.code) for info in site.languages if info.code != site.words.lang]

    def rows(self) -> Iterator[Row]:
        """Rules, cards, terms, discrepancies, checkers."""
        for section in self.game.rules:
            yield self._row(f"rule:{section.id}", section)
        for collection in self.game.collections:
            for entry in collection.entries:
                yield self._row(f"{collection.kind}:{entry.id}", entry, self._facts(collection, entry))
        glossary = Glossary(self.site.catalog, self.site.words, self.game.id)
        for term in self.game.terms:
            row = self._row(f"term:{term.id}", term)
            yield replace(row, forms=_different(glossary.terms[term.id].forms, row.title))
        for discrepancy in self.game.discrepancies:
            yield self._row(f"discrepancy:{discrepancy.id}", discrepancy)
        for name, checker in self.game.checkers.items():
            at = self.urls.path(f"checker:{self.game.id}/{name}")
            texts = (checker.title, checker.short, checker.intro)
            title, short, intro = (str(self.site.words.text(checkers_domain(self.game.id), text)) for text in texts)
            own = expansion(self.game, checker.set)
            yield Row(at, title, self._kind(at), names=_different([short], title), text=intro, set=own)

    def _row(self, reference: str, record: Model, facts: str = "") -> Row:
        """The row of a record: its texts by their marks, whatever its form."""
        at = self.urls.path(reference)
        title = str(self.prose.name(self.game.id, reference))
        names: list[str] = []
        search: list[str] = []
        text: list[str] = []
        for leaf in leaves(record):
            if not isinstance(leaf.mark, Message) or leaf.mark.kind == "forms" or leaf.path[0] == "attested":
                continue
            domain = domain_of(record, self.game.id, leaf.mark)
            shown = self.prose.plain(self.game.id, leaf.value, domain, context=leaf.mark.context)
            if leaf.mark.kind == "name" or leaf.path == ("plural",):
                names += [shown, *self._elsewhere(domain, leaf.value, leaf.mark)]
            elif leaf.mark.kind == "search":
                search += [word for word in _COMMA.split(shown) if word]
            elif shown not in text:
                text.append(shown)
        names += _attested(getattr(record, "attested", {}).values())
        return Row(
            at,
            title,
            self._kind(at),
            _different(names, title),
            _different(search, title),
            facts=facts,
            text=" ".join(text),
            set=expansion(self.game, getattr(record, "set", self.game.game.sets[0].id)),
        )

    def _elsewhere(self, domain: str, name: str, mark: Message) -> Iterator[str]:
        """A name in the other languages; one that is not translated stands among them in English."""
        for words in self.others:
            yield str(words.text(domain, name, mark.context))

    def _facts(self, collection: Collection, entry: Any) -> str:
        """What the facets say of an entry, in words; numbers are for the tables."""
        return " ".join(shown for facet in collection.facets for shown in self._facet(facet, entry))

    def _facet(self, facet: Facet, entry: Any) -> Iterator[str]:
        value = facet.value(entry)
        if value is None or isinstance(value, int):
            return
        for one in (value,) if isinstance(value, str) else value:
            if facet.type == "choice":
                label = next((choice.label for choice in facet.choices if choice.id == one), "")
                yield str(self.site.words.text(self.game.id, label)) if label else ""
            else:
                yield str(self.prose.name(self.game.id, one))

    def _kind(self, at: str) -> str:
        """What a page is, by the title of the page above it: Lords, Rules. Sections stand under their page anyway."""
        if "#" in at:
            return ""
        above = "/".join(at.split("/")[:2]) + "/"
        return self.titles.get(above, "")


def _attested(records: Iterable[Attested]) -> list[str]:
    return [name for record in records for name in (record.name, *record.alternatives)]


def _different(names: Iterable[str], title: str) -> tuple[str, ...]:
    """The names in their order, each once, without the title."""
    return tuple(name for name in dict.fromkeys(names) if name and name != title)
