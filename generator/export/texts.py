"""Texts of the catalogue in every language, as other programs read them: plain, and as simple HTML."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal, NamedTuple

from markupsafe import Markup, escape

from catalog.messages import domain_of
from catalog.models.entries import Attested
from catalog.walk import message_mark
from generator.render.faces import text_field, what
from generator.render.markup import text_only
from generator.render.page import PageInfo
from generator.render.page_context import PageContext
from generator.render.prose import Html, Prose
from generator.text.folding import drawn
from generator.text.languages import LANGUAGES, SOURCE_LANGUAGE
from generator.text.typography import small

if TYPE_CHECKING:
    from collections.abc import Callable

    from catalog import GameCatalog
    from catalog.models.base import Model
    from catalog.models.entries import Entry
    from catalog.placeholders import Ref
    from generator.render.site_context import SiteContext
    from generator.text.languages import LanguageInfo
    from generator.text.words import Phrase, Words

State = Literal["source", "translated", "older", "derived", "partial", "stale", "missing"]

STATES: dict[State, str] = {
    "source": "the English that all else is translated from",
    "translated": "by a person",
    "older": "by a person, of an earlier text: the English says it otherwise by now",
    "derived": "made by a program from another language: Simplified Chinese from Traditional",
    "partial": "parts of it are not translated, and stand there in English",
    "stale": "English: the translation is of an earlier text",
    "missing": "English: there is no translation",
}
"""What a text is in a language; what the last three say is never told of English."""

STAND_IN: tuple[State, ...] = ("stale", "missing")

_NAME_FIRST = re.compile(r'<span data-ref="(?!term:)')


class Said(NamedTuple):
    """A text in one language. Of a name ``printed`` says whether a source prints it; of other texts it is None."""

    plain: str
    html: str
    state: State
    printed: bool | None = None


Tongues = dict[str, Said]
"""A text by the tags of the languages."""


class DataHtml(Html):
    """The markup of the data: it names what is mentioned, and leads nowhere."""

    def link(self, ref: Ref, url: str, shown: str | Markup, symbol: str | None = None) -> Markup:
        """The words for an entry, with its reference."""
        return Markup(f'<span data-ref="{escape(ref.target)}">{escape(shown)}</span>')

    def symbol(self, name: str, label: str) -> Markup:
        """The word for a symbol."""
        return Markup(f'<span data-symbol="{escape(name)}">{escape(label)}</span>')

    def fallback(self, text: Markup, lang: str, note: Phrase, is_stale: bool) -> Markup:
        """English that stands in for a translation."""
        return self.foreign(text, lang)

    def older(self, text: Markup, lang: str, label: Phrase, note: Phrase) -> Markup:
        """A translation as it is: the state beside it says that it is older."""
        return text


class Texts:
    """All texts, each rendered once, in all languages or in those given. ``site`` is the site in any language."""

    def __init__(self, site: SiteContext, languages: Iterable[LanguageInfo] = tuple(LANGUAGES.values())) -> None:
        self.catalog = site.catalog
        self.sites = {info.tag: site.in_language(info.code) for info in languages}
        markup = DataHtml()
        self.prose = {tag: Prose(site.catalog, one.words, html=markup) for tag, one in self.sites.items()}
        self._known: dict[tuple[str, str, str | None, str], Tongues] = {}
        self._cards: dict[tuple[str, str, str], Tongues] = {}

    def message(self, game: str, msgid: str, domain: str | None = None, context: str | None = None) -> Tongues:
        """A message. Raises KeyError for one with parameters, which only an answer can fill in."""
        key = (game, domain or game, context or getattr(msgid, "context", None), msgid)
        if key not in self._known:
            self._known[key] = {tag: _said(prose, *key) for tag, prose in self.prose.items()}
        return self._known[key]

    def field(self, game: str, record: Model, field: str, of: Model | None = None) -> Tongues:
        """A text of a record; ``of`` is the whole record where it is a part of one."""
        mark = message_mark(type(record), field)
        domain = domain_of(of or record, game, mark)
        found = self.message(game, getattr(record, field), domain, mark.context if mark else None)
        attested = getattr(record, "attested", None)
        return _printed(found, attested) if field == "name" and attested is not None else found

    def card(self, game: GameCatalog, kind: str, entry: Entry) -> Tongues:
        """What a card does, as its page says it; empty for what does nothing."""
        field = text_field(entry)
        if field:
            return self.field(game.id, entry, field)
        key = (game.id, kind, entry.id)
        if key not in self._cards:
            self._cards[key] = {tag: self._what(tag, game.id, kind, entry) for tag in self.sites}
        return self._cards[key]

    def _what(self, tag: str, game: str, kind: str, entry: Entry) -> Said:
        """What the template of a kind says."""
        site = self.sites[tag]
        html = what(PageContext(site, PageInfo("", game=game)), kind, entry)
        plain = drawn(" ".join(text_only(html).split()))
        is_fallback = 'class="fallback"' in html
        return Said(plain, str(escape(plain)), state_of(site.words, is_fallback, False))


def state_of(words: Words, is_fallback: bool, is_stale: bool, is_older: bool = False) -> State:
    """What a text is in a language."""
    if is_older:
        return "older"
    if is_fallback:
        return "stale" if is_stale else "missing"
    if words.lang == SOURCE_LANGUAGE:
        return "source"
    return "derived" if words.info.derived_from else "translated"


def together(parts: Iterable[Said], join: Callable[[Iterable[str]], str] = "\n".join) -> Said:
    """Several texts of a language as one; the HTML is put together as it is."""
    every = list(parts)
    states = dict.fromkeys(part.state for part in every)
    stand_ins = [state for state in states if state in STAND_IN or state == "partial"]
    whole = next((state for state in states if state not in stand_ins), None)
    state: State = "partial" if stand_ins and whole else next(iter(stand_ins), whole or "source")
    return Said(join(part.plain for part in every), "".join(part.html for part in every), state)


def behind_colon(text: Said, info: LanguageInfo) -> Said:
    """A text as it stands behind a colon: in some languages it begins small there, if not with a name."""
    if not info.small_after_colon or text.state in STAND_IN or _NAME_FIRST.match(text.html):
        return text
    return text._replace(plain=small(text.plain), html=small(text.html))


def _said(prose: Prose, game: str, domain: str, context: str | None, msgid: str) -> Said:
    phrase = prose.words.text(domain, msgid, context)
    is_whole = "{" not in phrase  # of which most texts are; the longer way says the same
    plain = str(phrase) if is_whole else prose.phrase_plain(game, phrase)
    html = escape(plain) if is_whole and not phrase.is_fallback else prose.phrase_html(game, phrase)
    return Said(plain, str(html), state_of(prose.words, phrase.is_fallback, phrase.is_stale, phrase.is_older))


def _printed(found: Tongues, attested: dict[str, Attested]) -> Tongues:
    """A name with what sources print: nothing is said of English that stands in."""
    by_tag = {info.tag: attested.get(info.code) for info in LANGUAGES.values()}
    return {
        tag: said if said.state in STAND_IN else said._replace(printed=_prints(by_tag[tag], said.plain))
        for tag, said in found.items()
    }


def _prints(known: Attested | None, name: str) -> bool:
    return known is not None and name in (known.name, *known.alternatives)
