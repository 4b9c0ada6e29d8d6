"""Messages made into prose: placeholders filled, names linked, symbols drawn, missing translations marked."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Protocol, cast

from babel.numbers import format_decimal
from markupsafe import Markup, escape

from catalog.messages import domain_of
from catalog.models.base import Model
from catalog.models.numbers import Cell
from catalog.models.vocabularies import Word
from catalog.placeholders import Named, Part, Ref, parse, placeholders, starts_sentence
from catalog.walk import message_mark
from generator.text.grammar import Grammar
from generator.text.languages import SOURCE_LANGUAGE, LanguageInfo
from generator.text.typography import Join, capital, is_kana, joined, signed, sort_key, together, without_second_stops
from generator.text.words import Phrase, Words, _


class Numeral(str):
    """A number as the language writes it, which still knows the number that it is."""

    number: Any

    def __new__(cls, text: str, number: Any) -> Numeral:
        """``text`` is shown, ``number`` decides the form of the noun behind it."""
        numeral = super().__new__(cls, text)
        numeral.number = number
        return numeral


class Inflected(Protocol):
    """What can stand in several forms: the names of entries."""

    def in_form(self, form: str | None, join: Join | None = None) -> str:
        """The names in a form of the language, or as they are if it lacks that; several joined as the text wants."""


Value = str | int | Inflected
"""What a named parameter may hold; a ``Markup`` string goes into HTML as it is."""

NOT_TRANSLATED = _("This text is not translated yet.")
"""What the badge of a missing translation says."""

CHANGED_SINCE = _("The English has changed since this text was translated.")
"""What the badge of a translation that no longer fits says."""

OLDER = _("older")
"""What the badge of a translation says that is of an earlier English text."""

FIRST = object()
"""Stands in place of a number before what begins a sentence."""

_NUMBER = re.compile(r"(?<![\d.,])(\d+)\s?$")
"""A whole number that a text ends with."""

_WORDS = re.compile(r"\s*[,，、;；]\s*")

NAME_FIELDS = ("name", "title", "topic")
"""The fields that an entry may have its name in."""


class RecordFinder(Protocol):
    """The part of the catalogue that prose needs."""

    @property
    def games(self) -> Mapping[str, Any]:
        """The games by id."""

    def find(self, reference: str, game: str | None = None) -> Any:
        """The record of ``kind:id``; raises KeyError if there is none."""


class Urls(Protocol):
    """Where entries are, seen from the page in hand."""

    def of(self, reference: str) -> str:
        """The relative URL of ``kind:id``; an empty string if it has no page."""


class NoUrls:
    """For prose without links: command line, descriptions, search rows."""

    def of(self, reference: str) -> str:
        """No entry has a page."""
        return ""


class Html:
    """How links, terms, symbols and fallbacks look in HTML; a site may put its own in this place.

    Every argument is plain text, escaped here, except ``Markup``, which passes as it is.
    """

    def link(self, ref: Ref, url: str, shown: str | Markup, symbol: str | None = None) -> Markup:
        """A link to an entry, with its symbol if it has one; a term's carries what the hover definition needs."""
        if not url:
            return escape(shown)
        if ref.kind == "term":
            return Markup('<a class="term" href="{}" data-term="{}">{}</a>').format(url, ref.id, shown)
        return Markup('<a href="{}">{}</a>').format(url, shown)

    def symbol(self, name: str, label: str) -> Markup:
        """A symbol of the game, with its name for those who do not see it."""
        return Markup('<span class="symbol" data-symbol="{}" role="img" aria-label="{}" title="{}"></span>').format(
            name, label, label
        )

    def counted(self, number: str | Markup, noun: str, symbol: str | None) -> Markup:
        """A number with what it counts, and with its symbol if it has one."""
        return Markup("{} {}").format(number, noun)

    def whole(self, body: Markup) -> Markup:
        """The parts of a text put together."""
        return body

    def foreign(self, text: str | Markup, lang: str) -> Markup:
        """A name that stands in another language than the text around it."""
        return Markup('<span lang="{}">{}</span>').format(lang, text)

    def fallback(self, text: Markup, lang: str, note: Phrase, is_stale: bool) -> Markup:
        """A whole text whose translation is missing, or that changed since, with a badge that says which."""
        return Markup(
            '<span lang="{}" class="fallback">{}<small class="fallback-badge" data-state="{}" lang="{}" title="{}">{}'
            '<span class="spoken"> ({})</span></small></span>'
        ).format(lang, text, "stale" if is_stale else "missing", note.lang, note, lang.upper(), note)

    def older(self, text: Markup, lang: str, label: Phrase, note: Phrase) -> Markup:
        """A translation of an earlier English text, with a badge that says so."""
        return Markup(
            '<span lang="{}" class="older">{}<small class="fallback-badge" data-state="older" lang="{}" title="{}">{}'
            '<span class="spoken"> ({})</span></small></span>'
        ).format(lang, text, note.lang, note, label, note)


def field_text(words: Words, game: str, record: Model, field: str, of: Model | None = None) -> Phrase:
    """A field of a record of ``game`` in the language of ``words``, by the domain and context that its model gives it.

    ``of`` is the whole record where ``record`` is only a part of one.
    """
    mark = message_mark(type(record), field)
    domain = domain_of(of or record, game, mark)
    return words.text(domain, getattr(record, field), mark.context if mark else None)


def written(cell: Cell, info: LanguageInfo) -> Value:
    """A cited number as the language writes it; of several, any will do: *2 or 3*. '' where no source says.

    >>> from generator.text.languages import language
    >>> [str(written(cell, language("en"))) for cell in (1200, -5, (2, 3), None)]
    ['1,200', '−5', '2 or 3', '']
    """
    if isinstance(cell, tuple):
        return joined([str(written(one, info)) for one in cell], info, "or")
    return "" if cell is None else Numeral(signed(str(format_decimal(cell, locale=info.code))), cell)


def _counting(phrase: Phrase, params: Mapping[str, Value]) -> Iterator[tuple[Part, Any]]:
    """The parts of a text, each with the number right before it: the 5 in ``5 {pearl}``; None for none.

    A parameter that begins a sentence comes with FIRST in place of a number.
    """
    number: Any = None
    before = ""
    for part in parse(phrase):
        if isinstance(part, Named) and part.name in params and starts_sentence(before):
            number = FIRST
        before = part if isinstance(part, str) else "x"
        yield part, number
        if isinstance(part, str):
            match = _NUMBER.search(part)
            number = int(match[1]) if match else number if part.isspace() else None
        else:
            number = _number(params.get(part.name)) if isinstance(part, Named) and not part.noun else None


@cache
def _english() -> Words:
    """The English texts; they stand in no file, so they are the same wherever the others come from."""
    return Words(SOURCE_LANGUAGE)


def _number(value: Any) -> Any:
    """The number that is shown as ``value``; None if it is none."""
    return value if isinstance(value, int) else getattr(value, "number", None)


class Prose:
    """Renders messages in one language.

    ``catalog`` finds entries, ``urls`` knows their pages, ``html`` decides the markup.
    """

    def __init__(self, catalog: RecordFinder, words: Words, urls: Urls | None = None, html: Html | None = None) -> None:
        self.catalog = catalog
        self.words = words
        self.urls: Urls = urls or NoUrls()
        self.markup = html or Html()
        self._english = words if words.lang == SOURCE_LANGUAGE else _english()
        self._grammars: dict[str, Grammar] = {}

    def html(
        self, game: str, msgid: str, domain: str | None = None, *, context: str | None = None, **params: Value
    ) -> Markup:
        """The message as HTML: everything escaped but links, symbols and the mark of a missing translation.

        ``game`` is where references are looked up and, unless ``domain`` is given, the PO domain. Raises
        PlaceholderError for a broken placeholder and KeyError for a reference or parameter that does not exist.
        """
        return self.phrase_html(game, self.words.text(domain or game, msgid, context), **params)

    def plain(
        self, game: str, msgid: str, domain: str | None = None, *, context: str | None = None, **params: Value
    ) -> str:
        """The message as plain text, with names in place of links and symbols. Raises as ``html`` does."""
        return self.phrase_plain(game, self.words.text(domain or game, msgid, context), **params)

    def phrase_html(self, game: str, phrase: Phrase, **params: Value) -> Markup:
        """A text that Words gave (a counted one, say) as HTML. Raises as ``html`` does."""
        words = self._words_for(phrase)
        params |= self._numbers(game, phrase, words)
        parts = (self._html_part(game, part, words, params, number) for part, number in _counting(phrase, params))
        body = self.markup.whole(Markup("").join(Markup(part) for part in without_second_stops(parts)))
        if phrase.is_older:
            note = self.words.text("site", CHANGED_SINCE)
            return self.markup.older(body, phrase.lang, self.words.text("site", OLDER), note)
        if not phrase.is_fallback:
            return body
        note = self.words.text("site", CHANGED_SINCE if phrase.is_stale else NOT_TRANSLATED)
        return self.markup.fallback(body, phrase.lang, note, phrase.is_stale)

    def phrase_plain(self, game: str, phrase: Phrase, **params: Value) -> str:
        """A text that Words gave as plain text. Raises as ``html`` does."""
        words = self._words_for(phrase)
        params |= self._numbers(game, phrase, words)
        parts = (self._plain_part(game, part, words, params, number) for part, number in _counting(phrase, params))
        return together(without_second_stops(parts), words.info)

    def name(self, game: str, reference: str) -> Phrase:
        """The name of an entry in the language; raises KeyError for an unknown one."""
        return self._name(game, reference, self.words)

    def inflected(self, game: str, reference: str, form: str | None) -> Phrase:
        """The name of an entry in a form, or as it is if that is missing; raises KeyError for an unknown one."""
        record = self.catalog.find(reference, game=game)
        name = self._grammar(self.words).named(game, record, form) if hasattr(record, "cases") else None
        return Phrase(name, self.words.tag) if name else self.name(game, reference)

    def place(self, game: str, reference: str) -> tuple[object, ...]:
        """What an entry is sorted by in lists of the language."""
        name = self.name(game, reference)
        info = self.words.info
        return sort_key(name, info, self.reading(game, reference) if info.readings else "")

    def reading(self, game: str, reference: str) -> str:
        """How the name of an entry is read: as its message says, else by the first search word in kana alone."""
        name = self.name(game, reference)
        record = self.catalog.find(reference, game=game)
        reading = self.words.reading(game, getattr(record, "name", ""))
        shown = name.casefold()  # without the marks of a preview
        if reading or is_kana(shown) or not getattr(record, "search", None):
            return reading or shown
        words = _WORDS.split(field_text(self.words, game, record, "search").casefold())
        return next((word for word in words if is_kana(word)), shown)

    def grammar_of(self, is_fallback: bool) -> Grammar:
        """The forms of names for a text in the language, or for an English one that stands in."""
        return self._grammar(self._english if is_fallback else self.words)

    def _grammar(self, words: Words) -> Grammar:
        if words.lang not in self._grammars:
            self._grammars[words.lang] = Grammar(self.catalog, words)
        return self._grammars[words.lang]

    def name_html(self, game: str, reference: str) -> Markup:
        """The name of an entry, marked if it is not in the page's language."""
        return self._marked(self.name(game, reference), self.words)

    def linked(self, game: str, reference: str) -> Markup:
        """The name of an entry as a link to it."""
        kind, _, entry_id = reference.partition(":")
        return self.markup.link(Ref(kind, entry_id), self.urls.of(reference), self.name_html(game, reference))

    def linked_several(self, game: str, reference: str) -> Markup:
        """The name of several of an entry as a link to it, as a label: *Monster tokens*."""
        kind, _, entry_id = reference.partition(":")
        name = self.inflected(game, reference, self.words.info.several)
        shown = self._marked(Phrase(capital(name), name.lang), self.words)
        return self.markup.link(Ref(kind, entry_id), self.urls.of(reference), shown)

    def symbol(self, game: str, name: str, number: int | None = None) -> Markup:
        """A symbol of the game, behind a number if there is one; raises KeyError for one the game doesn't have."""
        return self.markup.symbol(name, self._symbol_name(game, name, self.words, number=number))

    def symbol_name(self, game: str, name: str, form: str | None = None) -> str:
        """What a symbol is read out as; raises KeyError for one the game doesn't have."""
        return str(self._symbol_name(game, name, self.words, form))

    def number(self, game: str, place: Sequence[str], words: Words | None = None) -> Value:
        """A cited number of a game, as the language writes it. Raises KeyError if there is none at the place."""
        return written(self.catalog.games[game].number(place), (words or self.words).info)

    def _numbers(self, game: str, phrase: Phrase, words: Words) -> dict[str, Value]:
        """The cited numbers that a text names, as its parameters."""
        if "{number:" not in phrase:
            return {}
        named = (part for part in placeholders(phrase) if isinstance(part, Named) and part.number)
        return {part.name: self.number(game, part.number, words) for part in named}

    def _words_for(self, phrase: Phrase) -> Words:
        # Inside an English stand-in the names are English too: half-translated sentences help nobody.
        return self._english if phrase.is_fallback else self.words

    def _name(self, game: str, reference: str, words: Words) -> Phrase:
        record = self.catalog.find(reference, game=game)
        field = next(name for name in NAME_FIELDS if name in type(record).model_fields)
        return field_text(words, game, record, field)

    def _marked(self, name: Phrase, words: Words) -> Markup:
        if name.lang != words.tag:
            return self.markup.foreign(name, name.lang)
        return escape(name)

    def _symbol_name(self, game: str, name: str, words: Words, form: str | None = None, number: Any = None) -> Phrase:
        """What a symbol is read out as: in a form, or as the number before it wants it."""
        symbol = next((symbol for symbol in self.catalog.games[game].game.symbols if symbol.id == name), None)
        if symbol is None:
            raise KeyError(f"'{name}' is neither a parameter of the message nor a symbol of {game}")
        number = None if number is FIRST else number
        wanted = symbol.noun is not None and (form is not None or number is not None)
        inflected = self._grammar(words).behind(game, str(symbol.noun), form, number) if wanted else None
        return Phrase(inflected, words.tag) if inflected else field_text(words, game, symbol, "name")

    def _filled(self, game: str, part: Named, words: Words, value: Value, number: Any) -> str:
        """A parameter in its form, or with the noun that it counts. Raises KeyError for an unknown noun."""
        if part.noun:
            noun = self._noun(game, part, words, value)
            return Markup("{} {}").format(value, noun) if isinstance(value, Markup) else f"{value} {noun}"
        if isinstance(value, str | int):
            return value if isinstance(value, str) else str(value)
        shown = value.in_form(part.form, cast("Join | None", part.join))
        return capital(shown) if number is FIRST else shown

    def _noun(self, game: str, part: Named, words: Words, value: Value) -> str:
        """The noun behind a number, as that wants it. Raises KeyError for an unknown noun."""
        nouns = self._grammar(words).counted(game, str(part.noun), part.form)
        return nouns.get(self._grammar(words).category(_number(value)), nouns["other"])

    def _symbol_of(self, game: str, part: Ref, number: Any) -> str | None:
        """The symbol before the name of an entry: one that is known by its colour always has it, a term where counted.

        What has none is as quiet as before.
        """
        if part.kind == "term":
            is_counted = number is not None and number is not FIRST
            return self.catalog.games[game].counted_symbols.get(part.id) if is_counted else None
        record = self.catalog.find(part.target, game=game)
        return (record.symbol or record.id) if isinstance(record, Word) and record.hue else None

    def _html_part(self, game: str, part: Part, words: Words, params: dict[str, Value], number: Any) -> Markup:
        if isinstance(part, str):
            return escape(part)
        if isinstance(part, Ref):
            shown = escape(part.shown) if part.shown else self._marked(self._name(game, part.target, words), words)
            return self.markup.link(part, self.urls.of(part.target), shown, self._symbol_of(game, part, number))
        if part.name in params and part.noun:
            value = params[part.name]
            noun = self._noun(game, part, words, value)
            symbol = self.catalog.games[game].counted_symbols.get(part.noun)
            return self.markup.counted(value if isinstance(value, Markup) else str(value), noun, symbol)
        if part.name in params:
            return escape(self._filled(game, part, words, params[part.name], number))
        return self.markup.symbol(part.name, self._symbol_name(game, part.name, words, part.form, number))

    def _plain_part(self, game: str, part: Part, words: Words, params: dict[str, Value], number: Any) -> str:
        if isinstance(part, str):
            return part
        if isinstance(part, Ref):
            return part.shown or str(self._name(game, part.target, words))
        if part.name in params:
            return self._filled(game, part, words, params[part.name], number)
        return str(self._symbol_name(game, part.name, words, part.form, number))
