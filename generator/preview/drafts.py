"""What a translator writes into the panel: looked at while it is written, and taken into the PO file."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from functools import cached_property
from gettext import c2py
from pathlib import Path
from typing import TYPE_CHECKING, Any

from generator.preview.marked_words import Key, PreviewWords
from generator.preview.placeholder_forms import Choice, choices
from generator.text.languages import language, po_path, shown_path
from generator.text.message_sources import Sources
from generator.text.po_finding import PoFinding
from generator.translate.check.earlier import forms_of as earlier_forms
from generator.translate.check.file_report import left, waived
from generator.translate.check.messages import PROOFREAD, message_of, without
from generator.translate.check.run import shared_by
from generator.translate.check.subjects import meaning, spelling
from generator.translate.check.subjects.extent import places
from generator.translate.check.unit import Shared
from generator.translate.exchange.importing import Job, Outcome, import_rows
from generator.translate.exchange.rows import Row, english_of, fingerprint, forms_of, message_id, split_id
from generator.translate.merge import blank
from generator.translate.waiver import waivers

if TYPE_CHECKING:
    from catalog import Catalog

LARGEST = 1_000_000
"""How many bytes of a draft are looked at."""

_PARTS = ("id", "english", "translation", "version")
_EXAMPLES = 4
_COUNTED = range(102)


class NoDraftError(ValueError):
    """What was sent is no draft of a message."""


def rows_in(sent: bytes) -> list[Row]:
    """The forms of a message as the panel sends them. Raises NoDraftError, which says what is wanted."""
    try:
        given = json.loads(sent)
        return [Row(**{part: one[part] for part in _PARTS}, state="done", line=1) for one in given if _is_row(one)]
    except (ValueError, TypeError, KeyError):
        wanted = ", ".join(_PARTS)
        raise NoDraftError(f"a list of the forms of a message is wanted, each with the texts {wanted}") from None


def _is_row(given: dict[str, Any]) -> bool:
    if all(isinstance(given[part], str) for part in _PARTS):
        return True
    raise TypeError


class Drafts:
    """The messages of a language as they are being written; ``every`` holds the English texts by domain."""

    def __init__(self, catalog: Catalog, words: PreviewWords, every: Mapping[str, Sources]) -> None:
        self.catalog = catalog
        self.words = words
        self.every = every
        self.lang = words.lang
        self.count = language(self.lang).plural_count
        self._shared = shared_by(catalog, every)

    def forget(self) -> None:
        """Let go of what the checks have read of files that changed."""
        self._shared = Shared(self.catalog, self._shared.commentators)

    @cached_property
    def _keys(self) -> dict[str, Key]:
        """The messages by what spreadsheets call them."""
        return {
            message_id(self.lang, domain, *key): Key(domain, *key)
            for domain, texts in self.every.items()
            for key in texts
        }

    def fields(self, key: Key) -> list[dict[str, Any]]:
        """What the panel writes a message by: its forms, each with its English, and numbers that a form is for.

        Where there are any, a form also has the ``room`` that it is drawn in, the checks that it goes ``without``, and
        the findings that a translator has ``allowed``.

        A derived language has none: its texts are written in the language that it is made from.
        """
        source = self.every.get(key.domain, {}).get((key.context, key.msgid))
        if source is None or self.words.info.derived_from:
            return []
        entry = self.words.own(key.domain).get((key.context, key.msgid)) or blank(source, "", self.count)
        name = message_id(self.lang, key.domain, key.context, key.msgid)
        message = message_of(self._shared, self.lang, key.domain, source, entry)
        allowed = [[one.name, list(one.words)] for one in waivers(entry) if one.reason and one.name in PROOFREAD]
        held = {"without": without(message), "room": places(source, key.domain), "allowed": allowed}
        return [
            {
                "id": name if form is None else f"{name}[{form}]",
                "english": english_of(entry, form, self.count),
                "translation": text,
                "version": fingerprint(text, entry.fuzzy),
                "numbers": [] if form is None else self._numbers[form],
            }
            | {part: listed for part, listed in held.items() if listed}
            for form, text in forms_of(entry, self.count).items()
        ]

    def choices(self, keys: Iterable[Key]) -> dict[str, list[Choice]]:
        """What may be written into the placeholders of messages, by the placeholder as the English has it."""
        if self.words.info.derived_from:
            return {}
        found: dict[str, list[Choice]] = {}
        for key in keys:
            source = self.every.get(key.domain, {}).get((key.context, key.msgid))
            for english in (source.msgid, source.plural) if source else ():
                found |= choices(self._shared, self.lang, key.domain, english or "")
        return found

    @cached_property
    def _numbers(self) -> list[list[int]]:
        """Some of the numbers that each form is for."""
        form_of = c2py(language(self.lang).plural_formula)
        return [[n for n in _COUNTED if form_of(n) == form][:_EXAMPLES] for form in range(self.count)]

    def findings(self, rows: Sequence[Row]) -> list[PoFinding]:
        """What the checks find in the message that the ``rows`` are forms of, as it would be with them.

        Where nothing is wrong it is asked whether the message still says what it said, or what the English says.
        """
        forms = {(split_id(row.id) or ("", "", "", None))[3]: row.translation for row in rows}
        key = self._keys.get(rows[0].id.partition("[")[0]) if rows else None
        if key is None:
            return []
        source = self.every[key.domain][key.context, key.msgid]
        own = self.words.own(key.domain).get((key.context, key.msgid))
        earlier = earlier_forms(own) if own and not own.fuzzy else {}
        entry = copy(own) or blank(source, "", self.count)
        entry.msgstr = forms.get(None, "")
        entry.msgstr_plural = {form: forms.get(form, "") for form in range(self.count)} if entry.msgid_plural else {}
        path = shown_path(po_path(self.lang, key.domain, self.words.root))
        message = message_of(self._shared, self.lang, key.domain, source, entry)
        asked = (*meaning.asked(message, earlier), *spelling.asked(message, earlier))
        questions = [(check, one) for check, one in asked if not waived(entry, check, one)]
        return [
            PoFinding(
                path,
                entry.linenum or 1,
                check.name,
                fault.message,
                fault.expected,
                fault.hint,
                text=forms_of(entry, self.count).get(fault.form if entry.msgid_plural else None, ""),
                spot=fault.spot,
                level=fault.level or check.level,
                waivable=check.waivable,
            )
            for check, fault in left(message) or questions
        ]

    def save(self, rows: Sequence[Row], locales: Path) -> Outcome:
        """Take the forms of a message into its PO file, as ``fathom locale import`` does.

        A text that somebody else wrote meanwhile stays, and so does a finished one in whose place an error would come.
        Raises WordsError, with nothing written, if the file cannot be read or written.
        """
        return import_rows(rows, Job(Path("panel"), self.catalog, self.every, locales))
