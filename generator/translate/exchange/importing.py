"""Taking translations back from a spreadsheet or a PO file, without ever losing one that is there.

Texts are taken one by one: a sound one goes in even if another is at fault. What a translator left as it was changes
nothing, whatever happened to the PO file meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

import polib

from catalog import Catalog
from generator.text.languages import LOCALES, TRANSLATIONS, language, po_path, shown_path
from generator.text.lazy_text import LazyMessage, _, lazy
from generator.text.message_sources import Sources
from generator.text.po_files import Writing, current, key_of, mark, retry_if_changed
from generator.text.po_finding import PoFinding
from generator.translate.check.file_report import left
from generator.translate.check.messages import message_of
from generator.translate.check.run import shared_by
from generator.translate.exchange.history import History
from generator.translate.exchange.rows import (
    STATES,
    Row,
    english_of,
    fingerprint,
    first_place,
    forms_of,
    message_id,
    same_ends,
    split_id,
)
from generator.translate.exchange.three_way import (
    RevertedText,
    author_of,
    differences,
    give,
    joined,
    parsed,
    reverted,
)

ROW = "exchange-row"
"""The findings that keep one text out."""

_UNTRANSLATED = fingerprint("", False)


@dataclass(frozen=True)
class AppliedRow:
    """One form of a message that goes in: what stood there, what will, and whether it stays marked fuzzy."""

    id: str
    ref: str
    path: Path
    english: str
    before: str
    after: str
    fuzzy: bool


@dataclass
class Outcome:
    """What an import did, or would do; ``older`` are texts from before others changed them."""

    applied: list[AppliedRow] = field(default_factory=list)
    older: list[RevertedText] = field(default_factory=list)
    findings: list[PoFinding] = field(default_factory=list)
    unchanged: int = 0
    written: list[Path] = field(default_factory=list)


@dataclass(frozen=True)
class Job:
    """What to import, and how: the ``file``, and for the checks the English texts of ``every`` domain.

    ``overwrite`` takes the file's text where others changed it too, ``reviewed`` takes the mark *fuzzy* away from every
    text that was changed, ``dry_run`` writes nothing, ``whole`` writes nothing if there is any finding, ``sound`` keeps
    a text with an error out even where there was none before.
    """

    file: Path
    catalog: Catalog
    every: Mapping[str, Sources]
    locales: Path = LOCALES
    overwrite: bool = False
    reviewed: bool = False
    dry_run: bool = False
    whole: bool = False
    sound: bool = False


def import_po(theirs: polib.POFile, path: Path, job: Job) -> Outcome:
    """Bring what was edited in a version of the PO file at ``path`` into that. Raises as import_rows does."""
    base = parsed(History(path).nearest(job.file.read_bytes()))
    return _imported(job, lambda run: run.take_po(theirs, base, path))


def import_rows(rows: Sequence[Row], job: Job) -> Outcome:
    """Bring the rows of a spreadsheet into the PO files that they belong to.

    Each PO file is written whole or not at all, and not touched if nothing in it changes. Raises WordsError, with
    nothing written, if one of them cannot be read.
    """
    return _imported(job, lambda run: run.take_rows(rows))


def _imported(job: Job, take: Callable[[_Run], None]) -> Outcome:
    def work(writing: Writing) -> Outcome:
        run = _Run(job, writing)
        take(run)
        outcome = run.outcome
        outcome.findings.sort(key=PoFinding.place)
        if not job.dry_run and not (job.whole and outcome.findings):
            changed = [target for target in run.targets.values() if target.is_changed]
            outcome.written = [target.path for target in changed if writing.put(target.file, target.path)]
        return outcome

    return retry_if_changed(work, job.dry_run)


class _Target:
    """A PO file into which texts go."""

    def __init__(self, path: Path, lang: str, domain: str, file: polib.POFile) -> None:
        self.path = path
        self.lang = lang
        self.domain = domain
        self.file = file
        self.count = language(lang).plural_count
        self.history = History(path)
        self.is_changed = False

    @cached_property
    def by_id(self) -> dict[str, polib.POEntry]:
        """The messages by what spreadsheets call them."""
        return {message_id(self.lang, self.domain, *key): entry for key, entry in current(self.file).items()}


class _Run:
    """One try of an import, with the PO files as they are now."""

    def __init__(self, job: Job, writing: Writing) -> None:
        self.job = job
        self.file = shown_path(job.file)
        self.writing = writing
        self.shared = shared_by(job.catalog, job.every)
        self.outcome = Outcome()
        self.targets: dict[Path, _Target] = {}

    def _target(self, path: Path, lang: str, domain: str) -> _Target:
        if path not in self.targets:
            self.targets[path] = _Target(path, lang, domain, self.writing.read(path) or polib.POFile())
        return self.targets[path]

    def refuse(
        self,
        row: Row,
        message: LazyMessage,
        expected: LazyMessage | str,
        hint: LazyMessage,
        spot: tuple[int, int] | None = None,
    ) -> None:
        """A finding for a text that does not go in."""
        self.outcome.findings.append(
            PoFinding(self.file, row.line, ROW, message, expected, hint, row.translation, spot, ref=row.id)
        )

    def take_po(self, theirs: polib.POFile, base: polib.POFile | None, path: Path) -> None:
        """What was edited in a PO file."""
        target = self._target(path, path.parent.parent.name, path.stem)
        for kind, entry, mine in differences(theirs, target.file, base):
            row = Row(first_place(mine), entry.msgid, joined(entry), line=entry.linenum or 1)
            if kind == "unknown":
                self._unknown(row)
            elif kind == "older":
                self.outcome.older.append(reverted(entry, mine, target.history))
            elif kind == "both" and not self.job.overwrite:
                self._changed_too(row, mine, joined(mine), target)
            else:
                forms = forms_of(entry, target.count)
                edited = [form for form, text in forms_of(mine, target.count).items() if forms[form] != text]
                new = copy(mine)
                give(new, entry)
                self._put(target, mine, new, dict.fromkeys(edited or list(forms)[:1], row))

    def take_rows(self, rows: Sequence[Row]) -> None:
        """What was edited in a spreadsheet."""
        by_message: dict[str, tuple[_Target, dict[int | None, list[Row]]]] = {}
        for row in rows:
            lang, domain, name, form = split_id(row.id) or ("", "", "", None)
            path = po_path(lang, domain, self.job.locales)
            if lang not in TRANSLATIONS or domain not in self.job.every or not path.is_file():
                self.refuse(
                    row,
                    lazy(_("there is no PO file for this row")),
                    "pl/site/0123456789abcdef",
                    lazy(_("copy the id back from the exported file, or run “fathom locale update”")),
                )
                continue
            _target, forms = by_message.setdefault(name, (self._target(path, lang, domain), {}))
            forms.setdefault(form, []).append(row)
        for name, (target, forms) in by_message.items():
            entry = target.by_id.get(name)
            if entry is not None:
                self._message(target, entry, forms)
            for row in (row for form, same in forms.items() for row in same if not _has(entry, form, target)):
                self._unknown(row)

    def _unknown(self, row: Row) -> None:
        """A text whose English is not in the PO file any more; no finding if nobody worked on it."""
        if row.as_exported:
            self.outcome.unchanged += 1
            return
        self.refuse(
            row,
            lazy(_("the English of this text changed or went away; the translation stays out")),
            lazy(_("a text that the program has")),
            lazy(_("look for the text as it is now, and put the translation in there")),
        )

    def _changed_too(self, row: Row, mine: polib.POEntry, now: str, target: _Target) -> None:
        """A text that somebody else wrote meanwhile too."""
        by = author_of(mine, target.history)
        who = lazy(_("by {author} on {date}"), author=by.author, date=by.date) if by else lazy(_("by somebody else"))
        self.refuse(
            row,
            lazy(_("this translation was changed {who} too, after the file was opened; theirs stays"), who=who),
            now,
            lazy(_("compare the two; to take the text of this file, import with --overwrite")),
        )

    def _message(self, target: _Target, entry: polib.POEntry, forms: Mapping[int | None, list[Row]]) -> None:
        """Bring the rows of one message in."""
        before = forms_of(entry, target.count)
        after = dict(before)
        marks = {form: bool(entry.fuzzy and text) for form, text in before.items()}
        sound: dict[int | None, Row] = {}
        for form in (form for form in forms if form in before):
            row = self._one_of(forms[form], english_of(entry, form, target.count))
            if row is not None and self._may_go_in(row, entry, before[form], marks[form], target):
                sound[form], after[form], marks[form] = row, row.translation, self._is_fuzzy(row)
        if sound:
            new = copy(entry)
            new.msgstr = after.get(None, "")
            new.msgstr_plural = {form or 0: text for form, text in after.items()} if entry.msgid_plural else {}
            mark(new, any(marks.values()))
            self._put(target, entry, new, sound)

    def _one_of(self, rows: list[Row], english: str) -> Row | None:
        """The row of a form; None, with a finding, if it is for another English or several say different things."""
        worked_on = [row for row in rows if not row.as_exported]
        first = (worked_on or rows)[-1 if len({row.translation for row in worked_on}) < 2 else 0]
        for row in worked_on:
            if row.translation != first.translation:
                self.refuse(
                    row,
                    lazy(
                        _("two rows have the same id and different texts, the first of them in row {row}"),
                        row=first.line,
                    ),
                    first.translation,
                    lazy(_("keep the better of the two rows and delete the other")),
                )
                return None
        if same_ends(first.english) == same_ends(english):
            return first
        if worked_on:
            self.refuse(
                first,
                lazy(_("the English of the row is not the English of this id")),
                english,
                lazy(_("leave the English as it was exported; if the rows were shifted, export again")),
            )
        return None

    def _may_go_in(self, row: Row, entry: polib.POEntry, now: str, fuzzy_now: bool, target: _Target) -> bool:
        """True for a row that brings something new and overwrites nothing that its translator has not seen."""
        same = row.translation == same_ends(now)
        fuzzy = self._is_fuzzy(row) if row.state or not same else fuzzy_now
        if row.state not in ("", *STATES):
            self.refuse(
                row,
                lazy(_("“{word}” is no state"), word=row.state[:80]),
                lazy(_("missing, fuzzy, done or an empty cell")),
                lazy(_("write one of these words in the column “state”")),
            )
        elif row.as_exported or (same and fuzzy == fuzzy_now):
            self.outcome.unchanged += 1
        elif not row.translation.strip():
            self.refuse(
                row,
                lazy(_("the translation was emptied; the PO file keeps its own")),
                same_ends(now),
                lazy(_("write a translation; to take one away, edit the PO file")),
            )
        elif now and not same and row.version != fingerprint(now, fuzzy_now) and not self.job.overwrite:
            self._changed_too(row, entry, now, target)
        else:
            return True
        return False

    def _is_fuzzy(self, row: Row) -> bool:
        """Whether a row goes in marked fuzzy. Who fills in what was missing may leave the state as it was."""
        return bool(row.translation) and (
            row.state == "fuzzy" or (row.state == "missing" and row.version != _UNTRANSLATED)
        )

    def _put(self, target: _Target, entry: polib.POEntry, new: polib.POEntry, rows: Mapping[int | None, Row]) -> None:
        """Let a message be as it is in ``new``, if the checks find no error there; ``rows`` are the forms that differ.

        With an error it goes in marked fuzzy, or not at all where there is a finished translation or the job asks so.
        """
        before, after = forms_of(entry, target.count), forms_of(new, target.count)
        for row in rows.values():
            bad = next((place for place, char in enumerate(row.translation) if _is_unwritable(char)), None)
            if bad is not None:
                self.refuse(
                    row,
                    lazy(_("a control character stands at place {place}"), place=bad + 1),
                    lazy(_("visible characters, spaces and line breaks")),
                    lazy(_("delete the character, or type the text again")),
                    spot=(bad, bad + 1),
                )
                return
        if self.job.reviewed:
            mark(new, False)
        if self._has_errors(target, entry, new, rows):
            if entry.translated() or self.job.sound:
                return
            mark(new, True)
        for form, row in rows.items():
            english = english_of(entry, form, target.count)
            self.outcome.applied.append(
                AppliedRow(row.id, first_place(entry), target.path, english, before[form], after[form], new.fuzzy)
            )
        give(entry, new)
        target.is_changed = True

    def _has_errors(
        self, target: _Target, entry: polib.POEntry, new: polib.POEntry, rows: Mapping[int | None, Row]
    ) -> bool:
        """Whether the checks find an error in the message as it would be; a finding for each that they find."""
        source = self.job.every[target.domain].get(key_of(entry))
        if source is None:
            return False
        message = message_of(self.shared, target.lang, target.domain, source, new)
        failed = [(check, fault) for check, fault in left(message) if (fault.level or check.level) == "error"]
        kept = lazy(_("the PO file keeps the translation that it has"))
        marked = lazy(_("it went in, marked fuzzy, so that readers do not see it yet"))
        without = lazy(_("it stays out")) if self.job.sound else marked
        consequence = kept if entry.translated() else without
        for check, fault in failed:
            row = rows.get(fault.form if entry.msgid_plural else None) or next(iter(rows.values()))
            self.outcome.findings.append(
                PoFinding(
                    self.file,
                    row.line,
                    check.name,
                    lazy(_("{fault}; {consequence}"), fault=fault.message, consequence=consequence),
                    fault.expected,
                    fault.hint,
                    text=row.translation,
                    spot=fault.spot,
                    ref=row.id,
                    lang=target.lang,
                    domain=target.domain,
                )
            )
        return bool(failed)


def _has(entry: polib.POEntry | None, form: int | None, target: _Target) -> bool:
    return entry is not None and form in forms_of(entry, target.count)


def _is_unwritable(char: str) -> bool:
    """True for a character that no PO file may hold."""
    return (char < " " and char not in "\n\t") or "\ud800" <= char <= "\udfff"
