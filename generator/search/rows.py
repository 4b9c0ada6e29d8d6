"""The rows of the search: one for each rule section, card, term, discrepancy and checker, and for every other page."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from catalog.messages import checkers_domain, domain_of
from catalog.models.base import Message, Model
from catalog.models.entries import Attested, Entry
from catalog.walk import leaves
from generator.render.glossary import Glossary
from generator.render.set_counts import expansion
from generator.render.urls import PAD, Urls
from generator.search.romanize import kana, romanized, sounds
from generator.text.languages import SOURCE_LANGUAGE, concerns
from generator.text.typography import labelled

if TYPE_CHECKING:
    from catalog import Collection, GameCatalog
    from generator.render.page import Heading, Page
    from generator.render.site_context import SiteContext

SIDE_BY_SIDE = "languages/"
"""The end of the addresses of pages that show a card in all languages."""

HOME = ""
"""The address of the home page."""

SPOKEN = 4
"""Names and search words so long are also typed in Latin letters, or by characters that sound the same."""

_COMMA = re.compile(r"\s*[,，、;；]\s*")


@dataclass(frozen=True)
class Row:
    """Something that can be found.

    ``at`` is its path below the language root; ``type`` what it is: a rule, card, term, checker, discrepancy or page;
    ``kind`` is the title of the page above it (Lords, Recruiting a lord);
    ``names`` are its other names in the language, ``others`` those in the other languages, ``roman`` its name in Latin
    letters, ``search`` the words that readers may use instead, ``forms`` the inflected forms of a term;
    ``means`` says that its other names and words stand for it in any question;
    ``facts`` what is known of a card beside its text (its guild, "Cost: 8"), ``face`` where it is drawn, at
    the root of the site;
    ``set`` the expansion that it belongs to, for readers who have switched that off.

    On the front page of a game stand its id as ``game``, the names of its ``sets``, and groups of words that mean the
    same there as ``alike``. The home page tells which characters sound alike, in Chinese.
    """

    at: str
    title: str
    type: str = "page"
    kind: str = ""
    names: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    roman: tuple[str, ...] = ()
    search: tuple[str, ...] = ()
    forms: tuple[str, ...] = ()
    means: bool = False
    facts: tuple[str, ...] = ()
    face: str = ""
    text: str = ""
    set: str = ""
    game: str = ""
    sets: dict[str, str] = field(default_factory=dict)
    alike: tuple[tuple[str, ...], ...] = ()
    sounds: dict[str, str] = field(default_factory=dict)

    def data(self) -> dict[str, Any]:
        """The row as plain data, without what is empty; only the place of the home page is empty and stays."""
        return {name: value for name, value in vars(self).items() if value or name == "at"}


def rows(site: SiteContext, pages: Sequence[Page]) -> list[Row]:
    """All rows of one language, in the order of its ``pages``; no two stand at the same place.

    What only sets the languages side by side answers nothing that the page above it does not.
    """
    by_path: dict[str, Row] = {}
    titles = {page.path: _plain(page.title) for page in pages}
    games = {f"{game.id}/": _Game(site, game, titles) for game in site.catalog.games.values()}
    for game in games.values():
        for row in game.rows():
            by_path.setdefault(row.at, row)
    divided = {at.partition("#")[0] for at in by_path if "#" in at}
    for page in pages:
        if page.path.endswith(f"/{SIDE_BY_SIDE}"):
            continue
        # Where the sections have rows of their own, the page need not answer for them.
        text = " · ".join([_plain(page.description), *(() if page.path in divided else headings(page.toc))])
        row = Row(page.path, _plain(page.title), search=_words(page.search), text=text.strip(" ·"), set=page.set)
        by_path.setdefault(page.path, games[page.path].front(row) if page.path in games else row)
    if site.language.script in {"Hant", "Hans"} and HOME in by_path:
        names = [name for row in by_path.values() for name in (row.title, *row.names, *row.search)]
        by_path[HOME] = replace(by_path[HOME], sounds=sounds(name for name in names if len(name) <= SPOKEN))
    return list(by_path.values())


def _words(text: str) -> tuple[str, ...]:
    """The words of a text that are separated by commas."""
    return tuple(word for word in _COMMA.split(text) if word)


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
        # What others are sorted by is spoken of in texts, as terms are.
        self.spoken_of = {
            kind
            for collection in game.collections
            for facet in collection.facets
            for entry in collection.entries
            for kind, _, _ in (one.partition(":") for one in facet.references(entry))
        }

    def rows(self) -> Iterator[Row]:
        """Rules, cards, terms, discrepancies, checkers."""
        for section in self.game.rules:
            yield self._row(f"rule:{section.id}", section)
        for collection in self.game.collections:
            drawn = f"{self.game.id}/{collection.kind}.svg.j2" in self.site.templates
            for entry in collection.entries:
                row = self._row(f"{collection.kind}:{entry.id}", entry, "card")
                yield replace(
                    row,
                    facts=tuple(self._facts(collection, entry)),
                    face=self.urls.face(f"{collection.kind}:{entry.id}", "s").removeprefix("../") if drawn else "",
                    means=collection.kind in self.spoken_of,
                )
        glossary = Glossary(self.site.catalog, self.site.words, self.game.id)
        for term in self.game.terms:
            row = self._row(f"term:{term.id}", term)
            yield replace(row, forms=_different(glossary.terms[term.id].forms, row.title), means=True)
        lang = self.site.words.lang
        for discrepancy in self.game.discrepancies:
            if lang == SOURCE_LANGUAGE or concerns(discrepancy.languages, lang):
                yield self._row(f"discrepancy:{discrepancy.id}", discrepancy)
        for name, checker in self.game.checkers.items():
            at = self.urls.path(f"checker:{self.game.id}/{name}")
            texts = (checker.title, checker.short, checker.intro)
            title, short, intro = (str(self.site.words.text(checkers_domain(self.game.id), text)) for text in texts)
            search = self._words(checker.search, checkers_domain(self.game.id))
            own = expansion(self.game, checker.set)
            names = _different([short], title)
            reading = kana(short) if self.site.words.info.readings else ""
            roman = self._roman(title, reading, [])
            yield Row(at, title, "checker", self._kind(at), names, roman=roman, search=search, text=intro, set=own)

        if self.game.pad is not None:
            pad, domain = self.game.pad, checkers_domain(self.game.id)
            title, intro = (str(self.site.words.text(domain, text)) for text in (pad.title, pad.intro))
            yield Row(f"{self.game.id}/{PAD}/", title, "checker", search=self._words(pad.search, domain), text=intro)

    def front(self, row: Row) -> Row:
        """The row of the game's front page, which tells of the whole game."""
        sets = {part.id: str(self.prose.name(self.game.id, f"set:{part.id}")) for part in self.game.game.sets[1:]}
        groups = (self._words(group, self.game.id) for group in self.game.game.alike)
        names = _attested(self.game.game.attested.values())
        return replace(row, game=self.game.id, sets=sets, alike=tuple(groups), others=_different(names, row.title))

    def _row(self, reference: str, record: Model, kind: str = "") -> Row:
        """The row of a record: its texts by their marks, whatever its form."""
        at = self.urls.path(reference)
        means = reference.startswith("term:")
        title = str(self.prose.name(self.game.id, reference))
        names: list[str] = []
        others: list[str] = []
        search: list[str] = []
        text: list[str] = []
        for leaf in leaves(record):
            if not isinstance(leaf.mark, Message) or leaf.mark.kind == "forms" or leaf.path[0] == "attested":
                continue
            domain = domain_of(record, self.game.id, leaf.mark)
            shown = self.prose.plain(self.game.id, leaf.value, domain, context=leaf.mark.context)
            if leaf.mark.kind == "name" or leaf.path == ("plural",):
                names.append(shown)
                others += self._elsewhere(domain, leaf.value, leaf.mark)
            elif leaf.mark.kind == "search":
                search += _words(shown)
            elif shown not in text or "rows" in leaf.path:  # a table is told with each of its cells
                text.append(shown)
        attested = getattr(record, "attested", {})
        own = self.site.words.lang
        names += _attested([attested[own]] if own in attested else [])
        others += _attested(attested.values())
        return Row(
            at,
            title,
            kind or reference.partition(":")[0],
            self._kind(at),
            _different(names, title),
            _different(others, title, *names),
            self._roman(title, self._reading(reference, record), [*names, *search] if means else []),
            _different(search, title),
            text=" ".join(text),
            set=expansion(self.game, getattr(record, "set", self.game.game.sets[0].id)),
        )

    def _words(self, message: str | None, domain: str) -> tuple[str, ...]:
        """The words of a message that readers search for."""
        return _words(str(self.site.words.text(domain, message))) if message else ()

    def _reading(self, reference: str, record: Model) -> str:
        """How the name of an entry is read, in a language that writes that, and how the title of a section is."""
        if not self.site.words.info.readings:
            return ""
        if isinstance(record, Entry):
            return self.prose.reading(self.game.id, reference)
        return kana(str(self.prose.name(self.game.id, reference)))

    def _roman(self, title: str, reading: str, others: list[str]) -> tuple[str, ...]:
        """How a name and the short words for it are typed: the reading of the name itself, and all in Latin letters."""
        info = self.site.words.info
        roman = [*([reading] if reading else []), *romanized(title, reading, info)]
        for other in others:
            if len(other) <= SPOKEN:
                roman += romanized(other, "", info)[:1]
        return _different(roman, title)

    def _elsewhere(self, domain: str, name: str, mark: Message) -> Iterator[str]:
        """A name in the other languages; one that is not translated stands among them in English."""
        for words in self.others:
            yield str(words.text(domain, name, mark.context))

    def _facts(self, collection: Collection, entry: Any) -> Iterator[str]:
        """What the facets say of an entry, in words; its set has a mark of its own, and 0 says nothing."""
        for facet in collection.facets:
            value = facet.value(entry)
            label = str(self.site.words.text(self.game.id, facet.label, getattr(facet.label, "context", None)))
            if isinstance(value, int):
                if value:
                    yield labelled(label, str(value), self.site.words.info)
            elif facet.type == "choice":
                labels = {choice.id: choice.label for choice in facet.choices}
                for one in _several(value):
                    if shown := labels.get(one):
                        yield str(self.site.words.text(self.game.id, shown, getattr(shown, "context", None)))
            elif facet.type == "counts":
                for amounts in facet.amounts(entry):
                    yield from (f"{self.prose.name(self.game.id, one)} × {n}" for one, n in amounts.items())
            else:
                for one in facet.references(entry):
                    if not one.startswith("set:"):
                        yield str(self.prose.name(self.game.id, one))

    def _kind(self, at: str) -> str:
        """The title of the page above: of the list that a card is in, of the chapter that a section is in."""
        page, _, anchor = at.partition("#")
        above = page if anchor else "/".join(page.split("/")[:2]) + "/"
        return self.titles.get(above, "")


def _several(value: Any) -> tuple[str, ...]:
    """The values of a facet that has words or references; none of a number."""
    return (value,) if isinstance(value, str) else value if isinstance(value, tuple) else ()


def _attested(records: Iterable[Attested]) -> list[str]:
    return [name for record in records for name in (record.name, *record.alternatives)]


def _different(names: Iterable[str], *known: str) -> tuple[str, ...]:
    """The names in their order, each once, without those that are known."""
    return tuple(name for name in dict.fromkeys(names) if name and name not in known)
