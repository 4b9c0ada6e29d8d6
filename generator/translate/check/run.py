"""Runs all checks over PO files: each finding with file, line, id, what stands there and how to fix it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import product
from pathlib import Path

import polib

from catalog import Catalog
from generator.render.message_comments import Commentator
from generator.text.languages import LOCALES, language, po_path, shown_path
from generator.text.lazy_text import _, lazy
from generator.text.message_sources import Sources, of_language
from generator.text.po_files import WordsError, key_of, read_po
from generator.text.po_finding import PoFinding
from generator.text.po_syntax import UNREADABLE
from generator.translate.check.check_registry import CHECKS, announce, of_scope
from generator.translate.check.file_report import FileReport, level_of, waived
from generator.translate.check.messages import message_of, of_form
from generator.translate.check.subjects import extent, terms
from generator.translate.check.unit import PoFile, Shared, units_of

announce(
    UNREADABLE,
    _("the file is broken"),
    about=_("Nothing of the file can be used, and no command writes to it, until the line that is named is fixed."),
)
MISSING_FILE = announce(
    "po-missing-file",
    _("a language has no file for a domain"),
    about=_("Readers of the language see the domain’s texts in English."),
)

REVERTED = announce(
    "po-reverted",
    _("a text goes back to an older wording that nobody edited"),
    about=_(
        "An editor saves the whole file, with everything that others have changed since it was opened. Nothing is "
        "wrong with your own work: the maintainer who takes it in puts the newer texts back."
    ),
)


def shared_by(catalog: Catalog, domains: Iterable[str]) -> Shared:
    """What all checks of one run share."""
    return Shared(catalog, {domain: Commentator(catalog, domain) for domain in domains})


def check_language(
    shared: Shared, lang: str, every: Mapping[str, Sources], locales: Path = LOCALES
) -> Iterator[PoFinding]:
    """All findings of one language, whose files should hold the texts ``every`` of each domain."""
    opened = OpenedLanguage(shared, lang, every, locales)
    for domain in every:
        yield from opened.findings(domain)


class OpenedLanguage:
    """The files of a language, read and compared with each other; each is then looked at alone, once."""

    def __init__(self, shared: Shared, lang: str, every: Mapping[str, Sources], locales: Path = LOCALES) -> None:
        self.reports: dict[str, FileReport] = {}
        """What was found in each file that can be read, by its domain."""
        self._unread: dict[str, list[PoFinding]] = {}
        for domain, texts in of_language(every, language(lang)).items():
            path = po_path(lang, domain, locales)
            try:
                file = _open(shared.catalog, path, lang, domain)
            except WordsError as error:
                self._unread[domain] = list(error.findings)
                continue
            if file is not None:
                self.reports[domain] = FileReport(po_file(shared, path, lang, domain, file, texts))
        if not language(lang).derived_from:
            # A file that cannot be read has its finding already; to the other files' checks it is one without texts.
            files = {domain: report.file.file for domain, report in self.reports.items()}
            terms.hold_files(shared, lang, {domain: files.get(domain, polib.POFile()) for domain in every})
        for check in of_scope("language"):
            for of_file, entry, fault in check.run([report.file for report in self.reports.values()]):
                self.reports[of_file.domain].add(check, entry, fault)
        self._whole = len(self.reports) == len(every)

    def findings(self, domain: str) -> list[PoFinding]:
        """The findings of the file of ``domain``."""
        if domain in self._unread:
            return self._unread[domain]
        report = self.reports.get(domain)
        return [] if report is None else list(report.run(self._whole))


BREAKING = ("po-placeholder", "po-markup")
"""The checks whose errors no page may be made with."""


def breaking(
    catalog: Catalog,
    langs: Iterable[str],
    every: Mapping[str, Sources],
    read: Callable[[Path], polib.POFile] = read_po,
    locales: Path = LOCALES,
) -> list[PoFinding]:
    """What keeps a site from being built: finished texts whose placeholders or markup are at fault."""
    shared = shared_by(catalog, every)
    checks = [CHECKS[name] for name in BREAKING]
    findings = []
    for lang, domain in product(langs, every):
        path = po_path(lang, domain, locales)
        if not path.is_file():
            continue
        file = po_file(shared, path, lang, domain, read(path), every[domain])
        report = FileReport(file)
        for message in file.messages:
            if message.entry.translated() and not any(map(extent.is_oversized, units_of(message))):
                findings += [
                    report.finding(check, message.entry, of_form(fault, unit.form))
                    for unit in units_of(message)
                    for check in checks
                    for fault in check.run(unit)
                    if not waived(message.entry, check, fault)
                ]
    return findings


def _open(catalog: Catalog, path: Path, lang: str, domain: str) -> polib.POFile | None:
    """The file; None where a derived language needs none. Raises WordsError if one is missing or cannot be read."""
    try:
        return read_po(path)
    except FileNotFoundError:
        if language(lang).derived_from:
            return None
        finding = PoFinding(
            shown_path(path),
            1,
            MISSING_FILE.name,
            lazy(_("there is no file for the language {language}"), language=language(lang).name),
            lazy(_("a PO file")),
            lazy(_("run “fathom locale update”")),
            level=level_of(MISSING_FILE, catalog, lang, domain),
            lang=lang,
            domain=domain,
        )
        raise WordsError((finding,)) from None


def po_file(shared: Shared, path: Path, lang: str, domain: str, file: polib.POFile, texts: Sources) -> PoFile:
    """A file as checks see it."""
    messages = []
    for entry in file:
        source = None if entry.obsolete else texts.get(key_of(entry))
        if source is not None:
            message = message_of(shared, lang, domain, source, entry)
            if any(message.forms.values()):
                messages.append(message)
    return PoFile(shared, path, lang, domain, file, texts, tuple(messages))
