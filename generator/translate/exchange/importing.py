"""Taking translations back from a file of exchange, without ever losing one that is there.

Rows are taken one by one: a sound one goes in even if another is at fault. What a translator left as it was exported
changes nothing, whatever happened to the PO file meanwhile.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from pathlib import Path

import polib

from catalog import Catalog
from generator.text.languages import LOCALES, TRANSLATIONS, language, po_path
from generator.text.lazy_text import LazyMessage, _, lazy
from generator.text.message_sources import Sources
from generator.text.po_files import WordsError, Writing, retry_if_changed
from generator.text.po_finding import PoFinding
from generator.translate.check.run import faults, message_of, shared_by
from generator.translate.check.subjects.completeness import UNFINISHED
from generator.translate.exchange.errors import ROW, Reading
from generator.translate.exchange.exchange_rows import (
    ImportedRow,
    as_exported,
    english_of,
    fingerprint,
    first_place,
    forms_of,
    is_unwritable,
    message_id,
    same_ends,
    split_id,
)
from generator.translate.exchange.outcome import AppliedRow, ImportOptions, Outcome
from generator.translate.waiver import waivers

_MAX_FINDINGS = 200
"""How many findings of one file are reported: after that many the author knows what is wrong."""

_UNTRANSLATED = fingerprint("", False)


def apply(
    reading: Reading,
    file: str,
    catalog: Catalog,
    every: Mapping[str, Sources],
    options: ImportOptions,
    locales: Path = LOCALES,
) -> Outcome:
    """Bring the rows of ``file`` into the PO files; ``every`` are the English texts by domain, for the checks.

    Each PO file is written whole or not at all, and not touched if nothing in it changes. Raises WordsError, with
    nothing written, if one of them cannot be read.
    """
    return retry_if_changed(
        lambda writing: _apply(reading, _Run(file, catalog, every, options, locales, writing)), options.dry_run
    )


def _apply(reading: Reading, run: _Run) -> Outcome:
    """The same, but for writing it."""
    outcome = run.outcome
    outcome.findings += reading.findings
    files = _Files(run)
    for row in reading.rows:
        files.sort(row)
    if files.faults:
        raise WordsError(tuple(finding for error in files.faults for finding in error.findings))
    changed = [
        translations for translations in files.open.values() if translations is not None and translations.apply()
    ]
    outcome.findings.sort(key=PoFinding.place)
    run.limit_findings()
    if not run.options.dry_run and not (run.options.whole and outcome.findings):
        outcome.written = [one.path for one in changed if run.writing.put(one.file, one.path)]
    return outcome


class _Run:
    """What the parts of one import share."""

    def __init__(
        self,
        file: str,
        catalog: Catalog,
        every: Mapping[str, Sources],
        options: ImportOptions,
        locales: Path,
        writing: Writing,
    ) -> None:
        self.file = file
        self.every = every
        self.shared = shared_by(catalog, every)
        self.options = options
        self.locales = locales
        self.writing = writing
        self.outcome = Outcome()
        self._untold = 0

    def limit_findings(self) -> None:
        """Keep what is shown readable: the first findings, and how many more there are."""
        findings = self.outcome.findings
        more = self._untold + len(findings) - _MAX_FINDINGS
        if more <= 0:
            return
        last = findings[_MAX_FINDINGS - 1]
        findings[_MAX_FINDINGS:] = [
            PoFinding(
                self.file,
                last.line,
                ROW,
                lazy(_("{count} more findings like these"), count=more),
                lazy(_("the file that “fathom locale export” wrote")),
                lazy(_("fix these first, and import again")),
            )
        ]

    def refuse_row(
        self,
        row: ImportedRow,
        message: LazyMessage,
        expected: LazyMessage | str,
        hint: LazyMessage,
        text: str | None = None,
        spot: tuple[int, int] | None = None,
    ) -> None:
        """A finding for a row that does not go in."""
        if len(self.outcome.findings) >= _MAX_FINDINGS:
            self._untold += 1
            return
        shown = row.text if text is None else text
        self.outcome.findings.append(
            PoFinding(self.file, row.line, ROW, message, expected, hint, text=shown, spot=spot, ref=row.id)
        )


class _Files:
    """The PO files that rows belong to, read when the first of their rows comes."""

    def __init__(self, run: _Run) -> None:
        self.run = run
        self.open: dict[Path, _Translations | None] = {}
        self.faults: list[WordsError] = []

    def sort(self, row: ImportedRow) -> None:
        """Give a row to the file that it belongs to, or say why there is none."""
        parts = split_id(row.id)
        if parts is None:
            self.run.refuse_row(
                row,
                lazy(_("the row has no id that “fathom locale export” gives")),
                "pl/site/0123456789abcdef",
                lazy(_("copy the id back from the exported file, or delete the row")),
            )
            return
        lang, domain, name, form = parts
        path = po_path(lang, domain, self.run.locales)
        if lang not in TRANSLATIONS or domain not in self.run.every or not path.is_file():
            self.run.refuse_row(
                row,
                lazy(_("there is no PO file for this row")),
                ", ".join(TRANSLATIONS),
                lazy(_("copy the id back from the exported file, or run “fathom locale update”")),
            )
            return
        if path not in self.open:
            try:
                self.open[path] = _Translations(self.run, path, lang, domain)
            except WordsError as error:
                self.open[path] = None
                self.faults.append(error)
        translations = self.open[path]
        if translations is not None:
            translations.add(name, form, row)


class _Translations:
    """One PO file, and the rows that belong to its messages."""

    def __init__(self, run: _Run, path: Path, lang: str, domain: str) -> None:
        self.run = run
        self.path = path
        self.lang = lang
        self.domain = domain
        self.count = language(lang).plural_count
        self.file = run.writing.read(path) or polib.POFile()
        self.entries = {
            message_id(lang, domain, entry.msgctxt, entry.msgid): entry for entry in self.file if not entry.obsolete
        }
        self.changed = {
            entry.previous_msgid: entry.msgid
            for entry in reversed(self.file)
            if entry.previous_msgid and not entry.obsolete
        }
        self.rows: dict[str, dict[int | None, list[ImportedRow]]] = {}

    def add(self, name: str, form: int | None, row: ImportedRow) -> None:
        """Keep a row for ``take``."""
        self.rows.setdefault(name, {}).setdefault(form, []).append(row)

    def apply(self) -> bool:
        """Bring all rows into the messages; True if that changed any."""
        changed = False
        for name, by_form in self.rows.items():
            entry = self.entries.get(name)
            if entry is None:
                for row in (row for rows in by_form.values() for row in rows):
                    self._unknown(row)
            else:
                changed |= self._message(entry, by_form)
        return changed

    def _unknown(self, row: ImportedRow) -> None:
        """A row whose English is not in the file any more; no finding if nobody worked on it."""
        if as_exported(row):
            self.run.outcome.unchanged += 1
            return
        now = self.changed.get(row.english)
        if now is not None:
            self.run.refuse_row(
                row,
                lazy(_("the English changed after the file was exported")),
                now,
                lazy(_("export again, and translate the English as it is now")),
            )
        else:
            self.run.refuse_row(
                row,
                lazy(_("no text of the program has this id: the English changed or went away")),
                lazy(_("an id of the PO file {file}"), file=f"{self.domain}.po"),
                lazy(_("export again, look for the text there and put the translation in")),
            )

    def _message(self, entry: polib.POEntry, by_form: dict[int | None, list[ImportedRow]]) -> bool:
        """Bring the rows of one message in; True if that changed it."""
        before = forms_of(entry, self.count)
        after = dict(before)
        marks = {form: bool(entry.fuzzy and text) for form, text in before.items()}
        sound: dict[int | None, ImportedRow] = {}
        for form, rows in by_form.items():
            if form not in before:
                for row in rows:
                    self._unknown(row)
                continue
            given = self._one_of(rows)
            if given is None or not self._belongs(given, english_of(entry, form, self.count)):
                continue
            if self._may_go_in(given, before[form], marks[form]):
                sound[form], after[form], marks[form] = given, given.text, self._mark(given)
        if not sound:
            return False
        fuzzy = any(marks.values())
        candidate = _with(entry, after, fuzzy)
        if not self._passes(candidate, entry, sound):
            if entry.translated():
                return False
            fuzzy = True
        for form, row in sound.items():
            english = english_of(entry, form, self.count)
            self.run.outcome.applied.append(
                AppliedRow(row.id, first_place(entry), self.path, english, before[form], row.text, fuzzy)
            )
        _put(entry, after, fuzzy)
        return True

    def _one_of(self, rows: list[ImportedRow]) -> ImportedRow | None:
        """The row of a form; None, with a finding, if several rows say different things."""
        worked_on = [row for row in rows if not as_exported(row)]
        distinct = {(row.text, row.english) for row in worked_on}
        if len(distinct) <= 1:
            return (worked_on or rows)[-1]
        first = worked_on[0]
        for row in worked_on[1:]:
            if (row.text, row.english) != (first.text, first.english):
                self.run.refuse_row(
                    row,
                    lazy(
                        _("two rows have the same id and different texts, the first of them in row {row}"),
                        row=first.line,
                    ),
                    first.text,
                    lazy(_("keep the better of the two rows and delete the other")),
                )
        return None

    def _belongs(self, row: ImportedRow, english: str) -> bool:
        if same_ends(row.english) == same_ends(english):
            return True
        if not as_exported(row):
            self.run.refuse_row(
                row,
                lazy(_("the English of the row is not the English of this id")),
                english,
                lazy(_("leave the English as it was exported; if the rows were shifted, export again")),
                text=row.english,
            )
        return False

    def _may_go_in(self, row: ImportedRow, now: str, fuzzy_now: bool) -> bool:
        """True for a row that brings something new and overwrites nothing that its translator has not seen."""
        fuzzy = self._mark(row) if row.state or row.text != same_ends(now) else fuzzy_now
        if as_exported(row) or (row.text == same_ends(now) and fuzzy == fuzzy_now):
            self.run.outcome.unchanged += 1
            return False
        if not row.text.strip():
            self.run.refuse_row(
                row,
                lazy(_("the translation was emptied; the PO file keeps its own")),
                same_ends(now),
                lazy(_("write a translation; to take one away, edit the PO file")),
            )
            return False
        bad = next((index for index, char in enumerate(row.text) if is_unwritable(char)), None)
        if bad is not None:
            self.run.refuse_row(
                row,
                lazy(_("a control character stands at place {place}"), place=bad + 1),
                lazy(_("visible characters, spaces and line breaks")),
                lazy(_("delete the character, or type the text again")),
                spot=(bad, bad + 1),
            )
            return False
        known = row.version == fingerprint(now, fuzzy_now)
        if now and not known and row.text != same_ends(now) and not self.run.options.overwrite:
            self.run.refuse_row(
                row,
                lazy(_("the PO file’s translation changed too, after the file was exported"))
                if row.version
                else lazy(_("the row does not say which translation it was made from")),
                now,
                lazy(_("compare the two; to take the text of this file, import with --overwrite")),
            )
            return False
        return True

    def _mark(self, row: ImportedRow) -> bool:
        """Whether the text of a row goes in marked fuzzy."""
        if not row.text or self.run.options.reviewed or row.state in (None, "done"):
            return False
        # A program may fill in what was missing and leave the state as it was.
        return row.state == "fuzzy" or row.version != _UNTRANSLATED

    def _passes(self, candidate: polib.POEntry, entry: polib.POEntry, rows: dict[int | None, ImportedRow]) -> bool:
        """Whether the checks find no error in the message as it would be; a finding for each that they find."""
        source = self.run.every[self.domain].get((entry.msgctxt, entry.msgid))
        if source is None:
            return True
        allowed = UNFINISHED | {waiver.name for waiver in waivers(entry)}
        message = message_of(self.run.shared, self.lang, self.domain, source, candidate)
        failed = [
            (check, fault)
            for check, fault in faults(message)
            if (fault.level or check.level) == "error" and check.name not in allowed
        ]
        kept = lazy(_("the PO file keeps the translation that it has"))
        marked = lazy(_("it went in, marked fuzzy, so that readers do not see it yet"))
        for check, fault in failed:
            row = rows.get(fault.form if entry.msgid_plural else None) or next(iter(rows.values()))
            self.run.outcome.findings.append(
                PoFinding(
                    self.run.file,
                    row.line,
                    check.name,
                    lazy(
                        _("{fault}; {consequence}"),
                        fault=fault.message,
                        consequence=kept if entry.translated() else marked,
                    ),
                    fault.expected,
                    fault.hint,
                    text=row.text,
                    spot=fault.spot,
                    ref=row.id,
                    lang=self.lang,
                    domain=self.domain,
                )
            )
        return not failed


def _with(entry: polib.POEntry, forms: dict[int | None, str], fuzzy: bool) -> polib.POEntry:
    """A copy of ``entry`` with other forms."""
    candidate = copy(entry)
    _put(candidate, forms, fuzzy)
    return candidate


def _put(entry: polib.POEntry, forms: dict[int | None, str], fuzzy: bool) -> None:
    if entry.msgid_plural:
        entry.msgstr_plural = {form or 0: text for form, text in forms.items()}
    else:
        entry.msgstr = forms[None]
    others = [flag for flag in entry.flags if flag != "fuzzy"]
    entry.flags = ["fuzzy", *others] if fuzzy else others
    if not fuzzy:
        entry.previous_msgctxt = entry.previous_msgid = entry.previous_msgid_plural = None
