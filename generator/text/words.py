"""Texts in the reader's language, from the PO files; English where a translation is missing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from gettext import c2py
from pathlib import Path
from typing import Any

import polib
from babel import Locale

from catalog.english import english_forms
from catalog.messages import CASES, READING, domain_of, glossary_domain, owner_of
from catalog.models.base import PATTERN, Model
from catalog.models.composed import Composed, key_of
from catalog.models.entries import Entry
from catalog.placeholders import Named, fits, is_figure, parse
from catalog.walk import message_mark
from generator.text import derive
from generator.text.languages import LOCALES, SOURCE_LANGUAGE, LanguageInfo, language, po_path
from generator.text.lazy_text import _
from generator.text.lookups import note
from generator.text.name_forms import read_forms
from generator.text.po_files import Key, WordsError, all_read, current, is_older, read_po
from generator.text.typography import capital, together

__all__ = ["Forms", "Phrase", "Words", "WordsError", "_"]


class Phrase(str):
    """A text that knows its language and whether it stands in for a missing translation.

    A stand-in ``is_stale`` if there is a translation, but of an earlier English text that it cannot stand for. A
    translation ``is_older`` if it is of an earlier English text and stands there until it is done again.
    """

    lang: str
    is_fallback: bool
    is_stale: bool
    is_older: bool

    def __new__(
        cls,
        text: str,
        lang: str = SOURCE_LANGUAGE,
        is_fallback: bool = False,
        is_stale: bool = False,
        is_older: bool = False,
    ) -> Phrase:
        """``lang`` is the HTML tag of the text's language."""
        phrase = super().__new__(cls, text)
        phrase.lang = lang
        phrase.is_fallback = is_fallback
        phrase.is_stale = is_stale
        phrase.is_older = is_older
        return phrase


class Forms(dict[str, str]):
    """The forms of a counted message by CLDR category: ``one``, ``few``, ``many``, ``other``."""

    lang: str = SOURCE_LANGUAGE
    is_fallback: bool = False
    is_older: bool = False


class Words:
    """The messages of one language.

    A domain's file is read when the first of its texts is asked for. A missing file or message falls back to English,
    and so does one marked fuzzy unless it is the translation of its own earlier English: that stays until it is done.
    Raises KeyError for a language that the site doesn't have, WordsError for a broken file.
    """

    def __init__(self, lang: str, root: Path | None = None) -> None:
        self.info: LanguageInfo = language(lang)
        self.root = root or LOCALES
        self._domains: dict[str, dict[Key, polib.POEntry]] = {}
        self._unfinished: dict[str, dict[Key, polib.POEntry]] = {}
        self._form: Callable[[int], int] = c2py(self.info.plural_formula)
        self._samples: dict[str, int] = {}

    @property
    def lang(self) -> str:
        """The language's code, as in the name of its PO folder."""
        return self.info.code

    @property
    def tag(self) -> str:
        """The language's HTML tag, as in URLs."""
        return self.info.tag

    def load(self, domains: Iterable[str]) -> None:
        """Read the files of several domains at once. Raises one WordsError with the findings of all of them."""
        all_read(partial(self._entries, domain) for domain in domains)

    def messages(self, domain: str) -> dict[Key, polib.POEntry]:
        """Every message of a domain's file, finished or not. Raises WordsError for a broken file.

        Who makes a page asks for single texts: only these are noted as what the page is made from.
        """
        return {**self._entries(domain), **self._unfinished.get(domain, {})}

    def hold(self, domain: str, file: Iterable[polib.POEntry]) -> None:
        """Take ``file``, which is read already, for that of ``domain``."""
        self._domains[domain] = self._divided(domain, current(file))

    def _entries(self, domain: str) -> dict[Key, polib.POEntry]:
        if domain not in self._domains:
            self._domains[domain] = self._read(domain)
        return self._domains[domain]

    def _read(self, domain: str) -> dict[Key, polib.POEntry]:
        path = po_path(self.lang, domain, self.root)
        if self.info.derived_from:
            entries = derive.messages(self.info, domain, self.root)
        elif self.lang == SOURCE_LANGUAGE or not path.exists():
            return {}
        else:
            entries = current(read_po(path))
        return self._divided(domain, entries)

    def _divided(self, domain: str, entries: dict[Key, polib.POEntry]) -> dict[Key, polib.POEntry]:
        """The finished messages; the others are noted as such."""
        self._unfinished[domain] = {key: entry for key, entry in entries.items() if not entry.translated()}
        return {key: entry for key, entry in entries.items() if key not in self._unfinished[domain]}

    def _entry(self, domain: str, msgid: str, context: str | None) -> polib.POEntry | None:
        if self.lang == SOURCE_LANGUAGE:
            return None
        note(("text", self.lang, domain, context, msgid))
        return self._entries(domain).get((context, msgid))

    def state(self, domain: str, context: str | None, msgid: str) -> str:
        """All that pages can learn of a text here, in one string: its forms, and whether they can be shown."""
        key = (context, msgid)
        entry = self._entries(domain).get(key)
        unfinished = self._unfinished.get(domain, {}).get(key)
        forms = [entry.msgstr, *(f"{n}:{form}" for n, form in sorted(entry.msgstr_plural.items()))] if entry else []
        return repr((forms, unfinished is not None and unfinished.fuzzy))

    def _english(self, text: str, domain: str, key: Key) -> Phrase:
        unfinished = self._unfinished.get(domain, {}).get(key)
        is_stale = unfinished is not None and unfinished.fuzzy
        return Phrase(text, SOURCE_LANGUAGE, self.lang != SOURCE_LANGUAGE, is_stale)

    def text(self, domain: str, msgid: str, context: str | None = None) -> Phrase:
        """The translation of ``msgid``, or the English itself marked as fallback. A Label brings its own context.

        A figure is the same in every language; a composed name is put together from the texts of its parts.
        """
        if isinstance(msgid, Composed):
            return self._composed(owner_of(domain), msgid)
        if is_figure(msgid):
            return Phrase(msgid, self.tag)
        context = context or getattr(msgid, "context", None)
        entry = self._entry(domain, msgid, context)
        # A text that is also counted somewhere has its translation among the plural forms.
        translation = (entry.msgstr or entry.msgstr_plural.get(0)) if entry else None
        if translation:
            return Phrase(translation, self.tag)
        older = self._older(domain, (context, msgid))
        earlier = (older.msgstr or older.msgstr_plural.get(0)) if older else None
        if earlier:
            return Phrase(earlier, self.tag, is_older=True)
        return self._english(msgid, domain, (context, msgid))

    def _older(self, domain: str, key: Key) -> polib.POEntry | None:
        """The message with the translation of its earlier English, if that can stand for the present one."""
        entry = self._unfinished.get(domain, {}).get(key)
        if entry is None or not is_older(entry):
            return None
        english = entry.msgid + (entry.msgid_plural or "")
        forms = [entry.msgstr] if not entry.msgid_plural else list(entry.msgstr_plural.values())
        return entry if all(form and fits(form, english) for form in forms) else None

    def finished(self, domain: str, msgid: str, context: str | None = None) -> str | None:
        """The finished translation of ``msgid`` for programs to read; None if there is none."""
        entry = self._entry(domain, msgid, context)
        return entry.msgstr or None if entry else None

    def name(self, game: str, record: Model) -> Phrase:
        """The name of a record of ``game``, by the domain and the context that names of its kind have."""
        mark = message_mark(type(record), "name")
        return self.text(domain_of(record, game), getattr(record, "name"), mark.context if mark else None)  # noqa: B009

    def name_forms(self, game: str, record: Any) -> Mapping[str, str]:
        """All forms of the name of a record that the language has, by the names of the forms."""
        if self.lang == SOURCE_LANGUAGE:
            return english_forms(record)
        if not self.info.forms:
            return {}
        name = record.name
        forms = read_forms(self.finished(glossary_domain(game), key_of(name), CASES) or "")
        if not isinstance(name, Composed):
            return forms
        return {form: self._put_together(game, name, text) for form, text in forms.items()}

    def reading(self, game: str, name: str) -> str:
        """How a name is read, as its message says; '' if that says nothing."""
        if not isinstance(name, Composed):
            return self.finished(glossary_domain(game), name, READING) or ""
        text = self.finished(glossary_domain(game), name.pattern, READING)
        text = text or str(self.text(game, name.pattern, PATTERN))
        return self._put_together(game, name, text, lambda part: self.reading(game, part.name))

    def _composed(self, game: str, name: Composed) -> Phrase:
        """A composed name: that of a language which lacks one of its parts is English as a whole."""
        pattern = self.text(game, name.pattern, PATTERN)
        texts = [pattern, *(self.name(game, part) for part in name.parts.values() if isinstance(part, Entry))]
        if any(text.is_fallback for text in texts):
            return Phrase(str(name), SOURCE_LANGUAGE, True, any(text.is_stale for text in texts))
        if self.lang == SOURCE_LANGUAGE:
            return Phrase(str(name))
        older = any(text.is_older for text in texts)
        return Phrase(capital(self._put_together(game, name, pattern)), self.tag, is_older=older)

    def _put_together(self, game: str, name: Composed, text: str, said: Callable[[Entry], str] | None = None) -> str:
        """A translated pattern, filled with the names of its parts in the forms that it asks for.

        What ``said`` tells of an entry stands in the place of its name, unless that is nothing.
        """

        def filled(part: Named) -> str:
            given = name.parts[part.name]
            if isinstance(given, str):
                return given
            form = self.name_forms(game, given).get(part.form) if part.form else None
            return (said(given) if said else form) or str(self.name(game, given))

        return together((filled(part) if isinstance(part, Named) else str(part) for part in parse(text)), self.info)

    def count(self, domain: str, one: str, other: str, n: int) -> Phrase:
        """The form of a counted message for ``n``; ``{n}`` or other parameters in it stay to be filled in."""
        entry = self._entry(domain, one, None)
        older = None if entry else self._older(domain, (None, one))
        shown = entry or older
        form = shown.msgstr_plural.get(self._form(abs(n))) if shown else None
        if form:
            return Phrase(form, self.tag, is_older=older is not None)
        return self._english(one if n == 1 else other, domain, (None, one))

    def categories(self, domain: str, one: str, other: str) -> Forms:
        """All forms of a counted message by CLDR category, as ``Intl.PluralRules`` names them; always with 'other'."""
        finished = self._entry(domain, one, None)
        entry = finished or self._older(domain, (None, one))
        if entry is None or not entry.msgstr_plural:
            forms = Forms(one=one, other=other)
            forms.is_fallback = self.lang != SOURCE_LANGUAGE
            return forms
        if not self._samples:
            plural_rule = Locale.parse(self.lang).plural_form
            # Every whole number below 200 shows each form of the languages that gettext knows.
            for number in range(200):
                self._samples.setdefault(plural_rule(number), number)
        forms = Forms({name: entry.msgstr_plural[self._form(number)] for name, number in self._samples.items()})
        forms.lang = self.tag
        forms.is_older = finished is None
        forms.setdefault("other", entry.msgstr_plural[max(entry.msgstr_plural)])
        return forms
