"""The texts that a reader of a new language meets first: on the home page, on the front of a game, and as answers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from html import unescape
from typing import TYPE_CHECKING

from catalog.messages import CASES, SITE, glossary_domain
from catalog.models.composed import key_of
from catalog.placeholders import Named, PlaceholderError, parse, placeholders
from generator.checkers import kept_questions, worked
from generator.checkers.spoken import Spoken
from generator.render import game_checkers
from generator.render.site_context import SiteContext
from generator.text.grammar import noun_of
from generator.text.languages import SOURCE_LANGUAGE
from generator.text.lookups import unrecorded
from generator.text.message_sources import Sources
from generator.text.words import Words
from generator.translate.order import Begin, Text

if TYPE_CHECKING:
    import polib

    from catalog import Catalog, GameCatalog
    from generator.render.route import Route

SENTENCES = 10
"""How many of the sentences of a checker count as those that it says most."""

Routes = Callable[[SiteContext], Iterable["Route"]]
"""Gives the pages of a site."""

_TYPED = frozenset({"a question", "a search"})
"""Contexts of what pages offer to be typed."""

_FRAME = (
    "docs/overrides/",
    "generator/publish/frame_places.py",
    "generator/pages/navigation.py",
    "generator/templates/untranslated.html.j2",
)
"""Where the texts around every page stand, and what a page says of those that are missing."""

_BETWEEN = re.compile(r"<[^>]*>|\s+(?:aria-label|title|placeholder|alt)=")
_SAID = re.compile(r'\b(?:aria-label|placeholder|alt)="([^"]*)"')
_HIDDEN = re.compile(r"<(script|style)\b.*?</\1>|<(?:template)\b[^>]*>", re.DOTALL)
_SHORT = 14
"""Up to how many letters a text has to be all that an element says; within others it may be there by chance."""


class _Noting(Words):
    """The English texts, noting each that is asked for."""

    def __init__(self) -> None:
        super().__init__(SOURCE_LANGUAGE)
        self.asked: dict[Text, None] = {}

    def _entry(self, domain: str, msgid: str, context: str | None) -> polib.POEntry | None:
        self.asked[Text(domain, context, str(msgid))] = None
        return None


def first_texts(catalog: Catalog, every: Mapping[str, Sources], game: str, routes: Routes) -> Begin:
    """What the first step leads to. ``every`` are all texts by domain, ``routes`` gives the pages of a site."""
    with unrecorded():
        words = _Noting()
        site = SiteContext(catalog, SOURCE_LANGUAGE, words={SOURCE_LANGUAGE: words})
        checker = _first_checker(catalog.games[game])
        wanted = ("", f"{game}/", *([f"{game}/check/{checker}/"] if checker else []))
        pages = {route.path: route for route in routes(site) if route.path in wanted}
        shown = {path: [*_shown(words, pages[path], site)] for path in wanted if path in pages}
        most = _said_most(catalog, catalog.games[game], checker) if checker else []
        forms = _forms_in(catalog.games[game], most)
        has = [*shown.pop("", ()), *shown.pop(f"{game}/", ()), *most, *forms, *_frame(every)]
        # What is typed is understood by words of the language, which come later.
        has = [text for text in has if text.context not in _TYPED]
        return Begin(game, tuple(has), tuple(text for texts in shown.values() for text in texts))


def _first_checker(game: GameCatalog) -> str:
    """The checker that the front of a game begins with; '' if it has none."""
    names = (action.checker for action in game.game.front if not action.pad and action.checker in game.checkers)
    return next(names, "")


def _shown(words: _Noting, route: Route, site: SiteContext) -> Iterator[Text]:
    """The texts of a page that stand on it; pages ask for many more."""
    words.asked.clear()
    html = _HIDDEN.sub("", str(route.page(site).html))
    pieces = {" ".join(unescape(piece).split()) for piece in (*_BETWEEN.split(html), *_SAID.findall(html))}
    whole = " \n ".join(pieces)
    yield from (text for text in list(words.asked) if _is_in(text, pieces, whole))


def _is_in(text: Text, pieces: set[str], whole: str) -> bool:
    try:
        fixed = [" ".join(part.split()) for part in parse(text.msgid) if isinstance(part, str)]
    except PlaceholderError:
        fixed = [text.msgid]
    long = [part.strip(" ,.:;") for part in fixed if len(part) > _SHORT]
    if not long:
        return text.msgid in pieces
    return all(part in whole for part in long)


def _said_most(catalog: Catalog, game: GameCatalog, name: str) -> list[Text]:
    """The sentences that a checker says most often, of all that is asked of it in the catalogue."""
    checker = f"{game.id}/{name}"
    questions = game_checkers.of_game(game)
    requests = [example.request for example in game.examples if example.checker == checker]
    spoken = Spoken(catalog, SOURCE_LANGUAGE)
    words = _Noting()
    spoken.site.words = words
    spoken.words(checker)
    known = [text for text in words.asked if text.domain.endswith("checker") and len(text.msgid) > _SHORT]
    counted: Counter[Text] = Counter()
    for request in (*requests, *kept_questions.of_game(game).get(name, ())):
        answer = worked.asked(questions, checker, request)
        if answer is not None:
            said = "\n".join(spoken.lines(checker, request, answer))
            counted.update(text for text in known if _is_in(text, set(), said))
    return [text for text, _times in counted.most_common(SENTENCES)]


def _forms_in(game: GameCatalog, texts: Iterable[Text]) -> list[Text]:
    """The forms of what these texts count: without them, as much as three of it would be said like one."""
    nouns = dict.fromkeys(
        part.noun
        for text in texts
        for part in placeholders(text.msgid)
        if isinstance(part, Named) and part.noun and ":" not in part.noun
    )
    found = [noun_of(game, noun) for noun in nouns]
    return [Text(glossary_domain(game.id), CASES, key_of(getattr(one, "name"))) for one in found if one]  # noqa: B009


def _frame(every: Mapping[str, Sources]) -> Iterator[Text]:
    """The texts of the frame around every page."""
    for key, source in every[SITE].items():
        if any(origin.file.startswith(_FRAME) for origin in source.origins):
            yield Text(SITE, *key)
