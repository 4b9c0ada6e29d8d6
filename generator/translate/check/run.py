"""Runs all checks over PO files: each finding with file, line, id, what stands there and how to fix it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import product
from pathlib import Path

import polib

from catalog import Catalog
from catalog.messages import CASES, READING
from catalog.placeholders import PlaceholderError
from generator.render.message_comments import Commentator
from generator.text.languages import LOCALES, language, po_path, shown_path
from generator.text.lazy_text import _, lazy
from generator.text.message_sources import Source, Sources, of_language
from generator.text.po_files import WordsError, key_of, read_po
from generator.text.po_finding import Level, PoFinding
from generator.text.po_syntax import UNREADABLE
from generator.translate.check.check_registry import CHECKS, Check, announce
from generator.translate.check.subjects import extent, file_state, forms, terms, waivers
from generator.translate.check.unit import Fault, Message, PoFile, Shared, Unit
from generator.translate.waiver import waivers as waivers_of

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
        self._reports: dict[str, _Report] = {}
        self._unread: dict[str, list[PoFinding]] = {}
        for domain, texts in of_language(every, language(lang)).items():
            path = po_path(lang, domain, locales)
            try:
                file = _open(shared.catalog, path, lang, domain)
            except WordsError as error:
                self._unread[domain] = list(error.findings)
                continue
            if file is not None:
                self._reports[domain] = _Report(po_file(shared, path, lang, domain, file, texts))
        if not language(lang).derived_from:
            # A file that cannot be read has its finding already; to the other files' checks it is one without texts.
            files = {domain: report.file.file for domain, report in self._reports.items()}
            terms.hold_files(shared, lang, {domain: files.get(domain, polib.POFile()) for domain in every})
        for check in _of_scope("language"):
            for of_file, entry, fault in check.run([report.file for report in self._reports.values()]):
                self._reports[of_file.domain].add(check, entry, fault)
        self._whole = len(self._reports) == len(every)

    def findings(self, domain: str) -> list[PoFinding]:
        """The findings of the file of ``domain``."""
        if domain in self._unread:
            return self._unread[domain]
        report = self._reports.get(domain)
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
        report = _Report(file)
        for message in file.messages:
            if message.entry.translated() and not any(map(extent.is_oversized, units_of(message))):
                findings += [
                    report.finding(check, message.entry, _of_form(fault, unit.form))
                    for unit in units_of(message)
                    for check in checks
                    if check.name not in _waived(message.entry)
                    for fault in check.run(unit)
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
            level=_level(MISSING_FILE, catalog, lang, domain),
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


def message_of(shared: Shared, lang: str, domain: str, source: Source, entry: polib.POEntry) -> Message:
    """A message as checks see it: ``entry`` as the translation of ``source``."""
    forms = {0: entry.msgstr}
    if entry.msgid_plural:
        forms = {index: entry.msgstr_plural.get(index, "") for index in range(language(lang).plural_count)}
    return Message(shared, lang, domain, source, entry, forms)


ChecksByKind = dict[tuple[bool, bool], list[Check]]
"""The checks of messages and forms: by whether a message can be taken apart, and whether it is a list of forms."""


def checks_by_kind() -> ChecksByKind:
    """The checks that each kind of message is held to, in the order in which they run."""
    return {
        (whole, is_list): [
            check
            for check in CHECKS.values()
            if check.scope in ("form", "message")
            and (whole or not check.parsed)
            and (not is_list or check.name in forms.CHECKED_FOR_FORMS)
        ]
        for whole, is_list in product((False, True), repeat=2)
    }


def faults(message: Message, checks: ChecksByKind | None = None) -> list[tuple[Check, Fault]]:
    """What the checks of messages and forms find in one message, waived or not."""
    units = units_of(message)
    for unit in units:
        if extent.is_oversized(unit):
            return [(CHECKS["po-size"], _of_form(fault, unit.form)) for fault in extent.check_size(unit)]
    whole = all(_is_whole(unit) for unit in units)
    result: list[tuple[Check, Fault]] = []
    is_list_of_forms = not message.source.kinds.isdisjoint((CASES, READING, "spoken"))
    for check in (checks or checks_by_kind())[whole, is_list_of_forms]:
        try:
            if check.scope == "form":
                for unit in units:
                    for fault in check.run(unit):
                        result.append((check, _of_form(fault, unit.form)))
            else:
                for fault in check.run(message):
                    result.append((check, fault))
        except WordsError:
            continue  # Another file, which the check asks for words, is broken: that file has its own finding.
    return result


def units_of(message: Message) -> list[Unit]:
    """The forms of a message that are translated, each with the English that it translates."""
    source, forms = message.source, message.forms
    several = len(forms) > 1
    return [
        Unit(message, index, source.plural if source.plural and (index > 0 or not several) else source.msgid, text)
        for index, text in forms.items()
        if text
    ]


def _of_form(fault: Fault, form: int) -> Fault:
    if fault.form == form:
        return fault
    return Fault(fault.message, fault.expected, fault.hint, fault.spot, form, fault.level)


def _is_whole(unit: Unit) -> bool:
    try:
        return bool(unit.parts or unit.english_parts)
    except PlaceholderError:
        return False


def _of_scope(scope: str) -> list[Check]:
    return [check for check in CHECKS.values() if check.scope == scope]


class _Report:
    """Turns the faults of one file into findings, and notes which waivers were needed."""

    def __init__(self, file: PoFile) -> None:
        self.file = file
        self._found: list[tuple[Check, polib.POEntry | None, Fault]] = []
        self._lines: list[str] | None = None
        self._shown = shown_path(file.path)

    def add(self, check: Check, entry: polib.POEntry | None, fault: Fault) -> None:
        """Keep a fault that was found elsewhere."""
        self._found.append((check, entry, fault))

    def run(self, whole: bool) -> Iterator[PoFinding]:
        """All findings of the file. ``whole`` says that every file of the language could be looked at."""
        for check in _of_scope("file"):
            for entry, fault in check.run(self.file):
                self.add(check, entry, fault)
        checks = checks_by_kind()
        for message in self.file.messages:
            for check, fault in faults(message, checks):
                self.add(check, message.entry, fault)
        used: set[tuple[int, str]] = set()
        for check, entry, fault in self._found:
            if entry is not None and check.waivable and check.name in _waived(entry):
                used.add((id(entry), check.name))
            else:
                yield self.finding(check, entry, fault)
        yield from self._unused(used, whole)

    def _unused(self, used: set[tuple[int, str]], whole: bool) -> Iterator[PoFinding]:
        for message in self.file.messages:
            entry = message.entry
            names = _waived(entry)
            if not names or not all(_is_whole(unit) for unit in units_of(message)):
                continue
            for name in names:
                check = CHECKS.get(name)
                if check is None or not check.waivable or (id(entry), name) in used:
                    continue
                if check.scope == "language" and not whole:
                    continue
                yield self.finding(
                    waivers.UNUSED,
                    entry,
                    Fault(
                        lazy(_("the waiver of {name} allows nothing: there is no such fault"), name=name),
                        lazy(_("waivers that are needed")),
                        lazy(_("take the comment away")),
                    ),
                )

    def finding(self, check: Check, entry: polib.POEntry | None, fault: Fault) -> PoFinding:
        """A fault with its place."""
        source = self.file.sources.get(key_of(entry)) if entry is not None else None
        commentator = self.file.shared.commentators[self.file.domain]
        pages = commentator.pages(source) if source else []
        return PoFinding(
            self._shown,
            self._line(entry, fault),
            check.name,
            fault.message,
            fault.expected,
            fault.hint,
            text=_text(entry, fault) if entry is not None else "",
            spot=fault.spot,
            level=fault.level or _level(check, self.file.shared.catalog, self.file.lang, self.file.domain),
            lang=self.file.lang,
            domain=self.file.domain,
            ref=_id(source) if source else "",
            page=pages[0] if pages else "",
            waivable=check.waivable and entry is not None,
        )

    def _line(self, entry: polib.POEntry | None, fault: Fault) -> int:
        """The line of the form that is at fault."""
        if entry is None or not entry.linenum:
            return 1
        if self._lines is None:
            self._lines = self.file.path.read_text(encoding="utf-8", errors="replace").split("\n")
        form = f"msgstr[{fault.form}]" if entry.msgid_plural else "msgstr "
        for number in range(entry.linenum, len(self._lines) + 1):
            line = self._lines[number - 1].strip()
            if line.startswith(form):
                return number
            if not line and number > entry.linenum:
                break
        return entry.linenum


def _level(check: Check, catalog: Catalog, lang: str, domain: str) -> Level:
    is_left = check.name in file_state.UNFINISHED and not file_state.is_due(catalog, lang, domain)
    return "warning" if is_left else check.level


def _waived(entry: polib.POEntry) -> dict[str, None]:
    return {waiver.name: None for waiver in waivers_of(entry) if waiver.reason}


def _text(entry: polib.POEntry, fault: Fault) -> str:
    """The form that is at fault; the English where there is no translation."""
    text = entry.msgstr_plural.get(fault.form, "") if entry.msgid_plural else entry.msgstr
    return text or entry.msgid


def _id(source: Source) -> str:
    first = source.origins[0]
    return first.ref or f"{first.file}:{first.line}"
