"""The order of work in a new language: first what a reader meets first, then one page or chapter after the other."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple

from catalog.messages import CHECKER, checkers_domain, glossary_domain, is_of_checkers, owner_of
from generator.render.message_locations import page_of
from generator.render.prose import field_text
from generator.text.lazy_text import _
from generator.text.message_kinds import kind_of
from generator.text.message_sources import Source, Sources
from generator.text.po_files import Key
from generator.text.words import Phrase, Words

if TYPE_CHECKING:
    from catalog import Catalog, GameCatalog

FIRST = 300
"""How many texts the first step has."""

Kind = Literal["first", "terms", "chapter", "shared", "checker", "cards", "rest", "site", "guides", "commands"]

TITLES: Mapping[Kind, str] = {
    "first": _("The first {count}: what a reader of {of} meets first"),
    "terms": _("{of}: the terms"),
    "chapter": _("{of}, rules: {name}"),
    "shared": _("What all checkers say"),
    "checker": _("{of}, checker: {name}"),
    "cards": _("{of}: {name}"),
    "rest": _("{of}: everything else"),
    "site": _("Buttons, menus and small pages"),
    "guides": _("The guides"),
    "commands": _("The command line"),
}
"""What the steps are called."""

READABLE: Mapping[Kind, str] = {
    "first": _("Then the home page, the front of the game and the most usual answers can be read."),
    "terms": _("Then every word of the game explains itself, and links in the rules show the right words."),
    "chapter": _("Then this chapter can be read."),
    "shared": _("Then the parts of forms and answers that all checkers have in common can be read."),
    "checker": _("Then this question can be asked and its answers be understood."),
    "cards": _("Then these cards can be read and searched for."),
    "rest": _("Then the game is whole: examples, sources, player aid, lessons and score pad."),
    "site": _("Then nothing around the pages is English any more."),
    "guides": _("Then the guides can be read."),
    "commands": _("Then the findings of the commands can be read. Few need this."),
}
"""What each step brings to readers."""


_OF_PAGES = ("chapter", "checker", "cards")
_LINK = re.compile(r"\{term:([a-z0-9-]+)\|")


class Text(NamedTuple):
    """A message of the program: its domain, and what tells it apart there."""

    domain: str
    context: str | None
    msgid: str

    @property
    def key(self) -> Key:
        """What tells it apart within the domain."""
        return self.context, self.msgid


class Place(NamedTuple):
    """What a step is about: its kind, the game, and of a chapter, a checker or cards the reference of their name."""

    kind: Kind
    game: str = ""
    about: str = ""


@dataclass(frozen=True)
class Step:
    """A step of the way: what it is about, the page that it makes readable, and its texts in their order."""

    number: int
    place: Place
    page: str
    texts: tuple[Text, ...]

    @property
    def title(self) -> str:
        """What it is called: an English text with the parameters ``count``, ``of`` (the game) and ``name``."""
        return TITLES[self.place.kind]

    @property
    def brings(self) -> str:
        """What it brings to readers: an English text."""
        return READABLE[self.place.kind]

    def left(self, still: Container[Text]) -> list[Text]:
        """Its texts that are ``still`` to be done."""
        return [text for text in self.texts if text in still]


class Begin(NamedTuple):
    """What the first step is made of: the ``game`` it leads to, what it has, and what may fill it, the best first.

    Terms of the game stand between the two.
    """

    game: str
    has: tuple[Text, ...]
    filling: tuple[Text, ...] = ()


def steps(catalog: Catalog, every: Mapping[str, Sources], begin_with: Begin) -> list[Step]:
    """The steps of a language with the texts ``every``, by domain; each text is in one of them.

    What nobody has to translate yet, drafts and what is unlisted, is left out.
    """
    game = begin_with.game
    pages = _pages(catalog, game)
    rank = {place: number for number, place in enumerate(pages)}
    known = {page: place for place, page in pages.items() if place.kind in _OF_PAGES}
    grouped: dict[Place, list[Text]] = {place: [] for place in pages}
    due = {
        Text(domain, *key): source
        for domain, texts in every.items()
        if not catalog.is_unlisted(domain) and not catalog.is_draft(domain)
        for key, source in texts.items()
    }
    begin = _begun(catalog.games[game], due, begin_with)
    for text, source in due.items():
        if text not in begin:
            places = _places(catalog, known, text.domain, source)
            grouped[min(places, key=lambda one: rank.get(one, len(rank)))].append(text)
    grouped[Place("first", game)] = list(begin)
    filled = [(place, texts) for place, texts in grouped.items() if texts]
    return [Step(number, place, pages[place], tuple(texts)) for number, (place, texts) in enumerate(filled, 1)]


def _begun(game: GameCatalog, due: Mapping[Text, Source], begin_with: Begin) -> dict[Text, None]:
    """The texts of the first step, no more than it may have."""
    texts = (*begin_with.has, *_terms_by_use(game, due), *begin_with.filling)
    return dict.fromkeys(list(dict.fromkeys(text for text in texts if text in due))[:FIRST])


def _terms_by_use(game: GameCatalog, due: Mapping[Text, Source]) -> list[Text]:
    """The names of the terms of a game, those first that most texts link to."""
    domain = glossary_domain(game.id)
    used = Counter(id_ for text in due if owner_of(text.domain) == game.id for id_ in _LINK.findall(text.msgid))
    names = {str(term.name): used[term.id] for term in game.terms}
    terms = [
        text for text, source in due.items() if text.domain == domain and "name" in source.kinds and text.msgid in names
    ]
    return sorted(terms, key=lambda text: -names[text.msgid])


def _pages(catalog: Catalog, first: str) -> dict[Place, str]:
    """Every place of the order, in its order, with the page that it makes readable."""
    pages = {Place("first", first): f"{first}/", **dict(_of_game(catalog.games[first])), Place("site"): ""}
    for id_ in catalog.listed:
        for place, page in _of_game(catalog.games[id_]):
            pages.setdefault(place, page)
    return pages | {Place("guides"): "guides/", Place("commands"): "guides/command-line/"}


def _of_game(game: GameCatalog) -> Iterator[tuple[Place, str]]:
    """The places of one game."""
    id_ = game.id
    yield Place("terms", id_), f"{id_}/glossary/"
    for chapter in game.game.chapters:
        yield Place("chapter", id_, f"rule:{id_}.{chapter}"), f"{id_}/rules/{chapter}/"
    yield Place("shared"), f"{id_}/check/"
    fronted = [action.checker for action in game.game.front if action.checker in game.checkers]
    for name in dict.fromkeys((*fronted, *game.checkers)):
        yield Place("checker", id_, name), f"{id_}/check/{name}/"
    for collection in game.collections:
        yield Place("cards", id_, f"collection:{collection.id}"), f"{id_}/{collection.id}/"
    yield Place("rest", id_), f"{id_}/"


def _places(catalog: Catalog, known: Mapping[str, Place], domain: str, source: Source) -> Iterator[Place]:
    """What a text belongs to, by the pages that are ``known``; at least one place."""
    owner = owner_of(domain)
    if owner not in catalog.games:
        kind = kind_of(source, domain=domain)
        yield Place("shared") if domain == CHECKER else _OF_SITE.get(kind, Place("site"))
        return
    game = catalog.games[owner]
    if domain == glossary_domain(owner):
        yield Place("terms", owner)
        return
    for origin in source.origins:
        page = (page_of(catalog, domain, origin) or "").partition("#")[0]
        parts = page.split("/")
        of_list = "/".join(parts[:2]) + "/"
        place = known.get(page) or known.get(of_list) or Place("rest", owner)
        kind, _colon, name = origin.ref.partition("/")[0].partition(":")
        if is_of_checkers(domain) and kind == "checker" and name in game.checkers:
            place = Place("checker", owner, name)
        yield place


_OF_SITE: Mapping[str, Place] = {"guides": Place("guides"), "commands": Place("commands")}


def still_open(words: Words, every: Mapping[str, Sources]) -> frozenset[Text]:
    """The texts that have no finished translation in a language. Raises WordsError for a broken file."""
    return frozenset(
        Text(domain, *key)
        for domain, texts in every.items()
        for key in texts
        if (entry := words.messages(domain).get(key)) is None or not entry.translated()
    )


def current_step(way: Sequence[Step], still: Container[Text]) -> Step | None:
    """The first step that has a text ``still`` to be done; None if all is done."""
    return next((step for step in way if step.left(still)), None)


def name_of(catalog: Catalog, words: Words, place: Place) -> Phrase:
    """What the chapter, the checker or the cards of a step are called; of other steps the game, or nothing."""
    if not place.game:
        return Phrase("")
    game = catalog.games[place.game]
    kind, _colon, id_ = place.about.partition(":")
    if place.kind == "checker":
        return words.text(checkers_domain(game.id), game.checkers[place.about].title)
    if kind == "collection":
        return words.text(game.id, next(one.title for one in game.collections if one.id == id_))
    if kind == "rule":
        return field_text(words, game.id, game.records[place.about].model, "title")
    return words.text(game.id, game.game.name)
