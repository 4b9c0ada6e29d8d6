"""The words of a preview: each text marked with its message, fuzzy ones as proposals, broken ones as they last were."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import polib

from catalog.messages import CASES, glossary_domain
from catalog.models.composed import Composed
from catalog.placeholders import fits
from generator.preview.marks import marked, unmarked
from generator.render.message_locations import lines_of
from generator.text.languages import po_path
from generator.text.po_files import current, read_po, texts_of
from generator.text.po_finding import PoFinding
from generator.text.words import Forms, Phrase, Words, WordsError


class Key(NamedTuple):
    """What tells messages apart: the domain, the context and the English text, for a counted one the singular."""

    domain: str
    context: str | None
    msgid: str


class Ledger:
    """Numbers for messages, in the order in which they were met."""

    def __init__(self) -> None:
        self._keys: list[Key] = []
        self._numbers: dict[Key, int] = {}
        self._lock = threading.Lock()

    def number(self, key: Key) -> int:
        """The number of a message, the same each time."""
        with self._lock:
            if key not in self._numbers:
                self._numbers[key] = len(self._keys)
                self._keys.append(key)
            return self._numbers[key]

    def key(self, number: int) -> Key:
        """The message of a number. Raises IndexError for one that was not given."""
        return self._keys[number]


class MarkedPhrase(Phrase):
    """A phrase with marks around it, which takes its place in a sorted list by its text alone."""

    def casefold(self) -> str:
        """What it is sorted by."""
        return unmarked(self).casefold()


Entries = dict[tuple[str | None, str], polib.POEntry]


class PreviewWords(Words):
    """The messages of one language, read again when asked to, and never an error.

    A fuzzy translation is given as a proposal. Where a file is broken, its last good state counts; where the
    placeholders of a text are, that text's. ``ledger`` numbers the messages; without one the texts carry no marks.
    """

    def __init__(self, lang: str, ledger: Ledger | None = None, root: Path | None = None) -> None:
        super().__init__(lang, root)
        self.ledger = ledger
        self.faults: dict[str, tuple[PoFinding, ...]] = {}
        """What makes the file of a domain unreadable, by domain."""
        self._last: dict[str, Entries] = {}
        self._own: dict[str, Entries] = {}
        self._proposals: dict[str, Entries] = {}
        self._lines: dict[str, dict[tuple[str | None, str], int]] = {}
        self._good: dict[Key, polib.POEntry] = {}

    def reload(self, domain: str) -> None:
        """Read a domain's file again, if it was read."""
        if self._domains.pop(domain, None) is not None:
            self._entries(domain)

    def own(self, domain: str) -> Mapping[tuple[str | None, str], polib.POEntry]:
        """The messages that the language's own file holds, translated or not."""
        self._entries(domain)
        return self._own.get(domain, {})

    def lines(self, domain: str) -> dict[tuple[str | None, str], int]:
        """The line of each translation in the language's own file, as it was when it was last read."""
        self._entries(domain)
        return self._lines.get(domain, {})

    def bare(self, key: Key) -> Phrase:
        """The text of a message without marks."""
        return super().text(key.domain, key.msgid, key.context)

    def is_proposal(self, key: Key) -> bool:
        """Whether the file has a translation that readers do not get."""
        self._entries(key.domain)
        return (key.context, key.msgid) in self._proposals.get(key.domain, {})

    def is_withheld(self, key: Key) -> bool:
        """Whether the file's translation cannot be shown."""
        entry = self.own(key.domain).get((key.context, key.msgid))
        return entry is not None and not self._fits(entry)

    def _read(self, domain: str) -> Entries:
        try:
            entries = super()._read(domain)
            own = self._read_own(domain, entries)
            lines = lines_of(po_path(self.lang, domain, self.root), own.values()) if own else {}
        except WordsError as error:
            self.faults[domain] = error.findings
            return self._last.get(domain, {})
        except OSError:  # An editor that saves may take the file away for a moment.
            return self._last.get(domain, {})
        self.faults.pop(domain, None)
        self._lines[domain] = lines
        self._own[domain] = own
        # What the file says and readers do not get is fuzzy, or an override made beside another text than today's.
        self._proposals[domain] = {
            key: entry
            for key, entry in self._own[domain].items()
            if texts_of(entry) and (key not in entries or texts_of(entries[key]) != texts_of(entry))
        }
        self._last[domain] = {**entries, **self._proposals[domain]}
        return self._last[domain]

    def _read_own(self, domain: str, entries: Entries) -> Entries:
        if not self.info.derived_from:
            return {**entries, **self._unfinished.get(domain, {})}
        path = po_path(self.lang, domain, self.root)
        own = read_po(path) if path.is_file() else ()
        return current(own)

    def _entry(self, domain: str, msgid: str, context: str | None) -> polib.POEntry | None:
        entry = super()._entry(domain, msgid, context)
        if entry is None:
            return None
        key = Key(domain, context, msgid)
        if not self._fits(entry):
            return self._good.get(key)
        self._good[key] = entry
        return entry

    def _fits(self, entry: polib.POEntry) -> bool:
        """Whether the translation can be shown: all its placeholders are whole, and the English has them too."""
        english = entry.msgid + (entry.msgid_plural or "")
        return all(fits(text, english) for text in (entry.msgstr, *entry.msgstr_plural.values()))

    def text(self, domain: str, msgid: str, context: str | None = None) -> Phrase:
        """The text with its mark; the parts of a composed name have theirs."""
        if isinstance(msgid, Composed):
            return super().text(domain, msgid, context)
        context = context or getattr(msgid, "context", None)
        return self._mark(super().text(domain, msgid, context), Key(domain, context, msgid))

    def name_forms(self, game: str, record: Any) -> Mapping[str, str]:
        """The forms of a name with the mark of the message that lists them; the parts of a composed one have theirs."""
        forms = super().name_forms(game, record)
        if isinstance(record.name, Composed):
            return forms
        key = Key(glossary_domain(game), CASES, record.name)
        return {form: self._mark(Phrase(text, self.tag), key) for form, text in forms.items()}

    def count(self, domain: str, one: str, other: str, n: int) -> Phrase:
        """The form of a counted text, with the text's mark."""
        return self._mark(super().count(domain, one, other, n), Key(domain, None, one))

    def categories(self, domain: str, one: str, other: str) -> Forms:
        """All forms of a counted text, each with the text's mark."""
        forms = super().categories(domain, one, other)
        for category, form in forms.items():
            forms[category] = self._mark(Phrase(form, forms.lang, forms.is_fallback), Key(domain, None, one))
        return forms

    def _mark(self, phrase: Phrase, key: Key) -> Phrase:
        if self.ledger is None or not phrase:
            return phrase
        return MarkedPhrase(marked(phrase, self.ledger.number(key)), phrase.lang, phrase.is_fallback, phrase.is_stale)
