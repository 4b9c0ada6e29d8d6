"""Templates (``.pot``) from the texts, and PO files brought up to date with them without losing anything."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import polib
from rapidfuzz import fuzz, process

from catalog import Catalog
from generator.locale.carry import carry
from generator.locale.comments import Commentator
from generator.locale.extract import Key, Source, Sources, sources
from generator.locale.files import WordsError, read_any, read_po, same_content, write_po
from generator.locale.finding import PoFinding
from generator.locale.header import BUGS_TO, CREATED, template_header, title, translation_header
from generator.locale.languages import LOCALES, ROOT, TRANSLATIONS, language, po_path, pot_path
from generator.locale.waiver import waivers_in

SIMILAR = 70.0
"""From which likeness (0 to 100) an old translation is offered, marked fuzzy, for a changed text."""

SAME_ENTRY = 40.0
"""The same for a text that went away from the very entry that a new text belongs to."""


_STRAIGHT = str.maketrans("‘’“”", "''\"\"")


@dataclass
class Change:
    """What writing one file did."""

    path: Path
    written: bool
    added: int = 0
    fuzzy: int = 0
    restored: int = 0
    carried: int = 0
    obsolete: int = 0


def extract(catalog: Catalog, locales: Path = LOCALES, root: Path = ROOT) -> list[Change]:
    """Write ``<domain>.pot`` for every domain; untouched where nothing changed. Raises WordsError for a broken one."""
    return [_write_template(catalog, domain, found, locales) for domain, found in sources(catalog, root).items()]


def stale_templates(catalog: Catalog, locales: Path = LOCALES, root: Path = ROOT) -> list[Path]:
    """The templates that ``extract`` would change. Raises WordsError for a broken one."""
    return [
        path
        for domain, found in sources(catalog, root).items()
        if not same_content(_template(catalog, domain, found, locales), path := pot_path(domain, locales))
    ]


def _template(catalog: Catalog, domain: str, found: Sources, locales: Path) -> polib.POFile:
    commentator = Commentator(catalog, domain)
    pot = polib.POFile(wrapwidth=0)
    path = pot_path(domain, locales)
    old = read_any(path)
    old = polib.POFile() if old is None else old
    pot.metadata = template_header(domain, _creation_date(old, found), old.metadata.get(BUGS_TO, ""))
    for source in found.values():
        pot.append(_entry(source, commentator.comment(source), None))
    return pot


def _write_template(catalog: Catalog, domain: str, found: Sources, locales: Path) -> Change:
    path = pot_path(domain, locales)
    pot = _template(catalog, domain, found, locales)
    return Change(path, write_po(pot, path), added=len(pot))


def _creation_date(old: polib.POFile, found: Sources) -> str:
    """The date in the template: it stays as long as the texts do, so that moved lines are no new date."""
    texts = {(entry.msgctxt, entry.msgid, entry.msgid_plural or None) for entry in old}
    if texts == {(source.context, source.msgid, source.plural) for source in found.values()}:
        return old.metadata.get(CREATED) or _now()
    return _now()


def _now() -> str:
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    return time.strftime("%Y-%m-%d %H:%M+0000", time.gmtime(int(epoch) if epoch else None))


def _entry(source: Source, comment: str, plural_count: int | None) -> polib.POEntry:
    occurrences = []
    for origin in source.origins:
        if origin.ref:
            occurrences.append((origin.ref, ""))
        occurrences.append((origin.file, str(origin.line)))
    entry = polib.POEntry(
        msgid=source.msgid, msgstr="", msgctxt=source.context, comment=comment,
        occurrences=list(dict.fromkeys(occurrences)), flags=[],
    )  # fmt: skip
    if source.plural:
        entry.msgid_plural = source.plural
        entry.msgstr_plural = dict.fromkeys(range(plural_count or 2), "")
    return entry


def update(
    catalog: Catalog,
    langs: Iterable[str] = TRANSLATIONS,
    domains: Iterable[str] | None = None,
    locales: Path = LOCALES,
    root: Path = ROOT,
) -> list[Change]:
    """Bring templates and PO files up to date with the English texts.

    A text that changed keeps its translation, marked fuzzy, with the English it was made for (``#|``). A text that
    went away stays as obsolete and comes back whole if the text does. One that moved to another domain takes its
    translation along. Raises WordsError, with nothing written, if a file cannot be read.
    """
    every = sources(catalog, root)
    wanted = [domain for domain in every if domains is None or domain in set(domains)]
    langs = tuple(langs)
    old = _read_all([po_path(lang, domain, locales) for lang in langs for domain in every], wanted, locales)
    changes = [_write_template(catalog, domain, every[domain], locales) for domain in wanted]
    templates = {domain: read_po(pot_path(domain, locales)).metadata for domain in wanted}
    for lang in langs:
        files = {domain: old[path] for domain in every if (path := po_path(lang, domain, locales)) in old}
        files |= {domain: polib.POFile() for domain in wanted if domain not in files}
        carried = carry(files, every, wanted)
        for domain in wanted:
            path = po_path(lang, domain, locales)
            commentator = Commentator(catalog, domain)
            created, bugs_to = templates[domain][CREATED], templates[domain].get(BUGS_TO, "")
            merged, change = merge(files[domain], every[domain], lang, domain, commentator, created, bugs_to)
            change.path = path
            change.carried = carried[domain]
            change.written = write_po(merged, path)
            changes.append(change)
    return changes


def _read_all(paths: list[Path], domains: list[str], locales: Path) -> dict[Path, polib.POFile]:
    """Every PO file that exists. Raises one WordsError with the faults of all files, templates included."""
    files: dict[Path, polib.POFile] = {}
    findings: list[PoFinding] = []
    for path in [*paths, *(pot_path(domain, locales) for domain in domains)]:
        try:
            if (file := read_any(path)) is not None:
                files[path] = file
        except WordsError as error:
            findings.extend(error.findings)
    if findings:
        raise WordsError(tuple(findings))
    return files


def merge(
    old: polib.POFile | None, found: Sources, lang: str, domain: str, commentator: Commentator | None, created: str,
    bugs_to: str = "",
) -> tuple[polib.POFile, Change]:  # fmt: skip
    """A new PO file for the texts ``found`` with every translation of ``old``; ``old`` is used up by it.

    ``created`` is the date of the template and ``bugs_to`` the address that it gives for faults of the English.
    """
    old = old if old is not None else polib.POFile()
    merged, change = _Merge(old, lang, commentator).run(found)
    merged.header = old.header or title(lang, domain)
    merged.metadata = translation_header(old.metadata, lang, domain, created, bugs_to)
    return merged, change


class _Merge:
    """One merge: old entries are taken out of ``self.left`` as they are used."""

    def __init__(self, old: polib.POFile, lang: str, commentator: Commentator | None) -> None:
        self.lang = lang
        self.commentator = commentator
        self.plural_count = language(lang).plural_count
        self.new = polib.POFile(wrapwidth=0)
        self.change = Change(Path(), False)
        self.left: dict[Key, polib.POEntry] = {}
        for entry in sorted(old, key=lambda entry: not entry.obsolete):
            # Of a message that is both obsolete and current, the current one counts, unless it has no text.
            if _texts(entry) or (not entry.obsolete and (entry.msgctxt, entry.msgid) not in self.left):
                self.left[(entry.msgctxt, entry.msgid)] = entry

    def run(self, found: Sources) -> tuple[polib.POFile, Change]:
        """Merge and count."""
        exact = {key: self.left.pop(key) for key in list(self.left) if key in found}
        by_ref = self._by_ref()
        offers = {key: entry.msgid for key, entry in self.left.items() if _texts(entry)}
        for key, source in found.items():
            comment = self.commentator.comment(source, self.lang) if self.commentator else "\n".join(source.comments)
            entry = _entry(source, comment, self.plural_count)
            if key in exact:
                self._take(entry, exact[key])
            elif similar := self._similar(source, by_ref, offers):
                self._offer(entry, similar)
            else:
                self.change.added += 1
            self.new.append(entry)
        self._keep_obsolete()
        return self.new, self.change

    def _by_ref(self) -> dict[str, dict[Key, str]]:
        """The English texts that went away, by the entries they belonged to."""
        found: dict[str, dict[Key, str]] = {}
        for key, entry in self.left.items():
            if not entry.obsolete and _texts(entry):
                for ref in (place for place, line in entry.occurrences if not line):
                    found.setdefault(ref, {})[key] = entry.msgid
        return found

    def _similar(
        self, source: Source, by_ref: dict[str, dict[Key, str]], offers: dict[Key, str]
    ) -> polib.POEntry | None:
        """The translation of what most likely was this text before it changed."""
        for ref in dict.fromkeys(origin.ref for origin in source.origins):
            # A text of the same entry need not be very like: nothing else can have taken its place.
            same = process.extractOne(source.msgid, by_ref.get(ref, {}), scorer=fuzz.ratio, score_cutoff=SAME_ENTRY)
            if same:
                return self.left[same[2]]
        best = process.extractOne(source.msgid, offers, scorer=fuzz.ratio, score_cutoff=SIMILAR)
        return self.left[best[2]] if best else None

    def _take(self, entry: polib.POEntry, old: polib.POEntry) -> None:
        """The same English text: its translation stays as it is, unless it gained or lost its plural."""
        entry.tcomment = old.tcomment
        _keep_waivers(entry, old)
        entry.flags = list(old.flags)
        entry.previous_msgctxt = old.previous_msgctxt
        entry.previous_msgid = old.previous_msgid
        entry.previous_msgid_plural = old.previous_msgid_plural
        if old.obsolete and _texts(old):
            self.change.restored += 1
        if (entry.msgid_plural or None) == (old.msgid_plural or None):
            _copy_texts(entry, old, self.plural_count)
        elif _texts(old):
            entry.flags = ["fuzzy", *(flag for flag in entry.flags if flag != "fuzzy")]
            entry.previous_msgid = old.msgid
            entry.previous_msgid_plural = old.msgid_plural or None
            self._reshape(entry, old)

    def _offer(self, entry: polib.POEntry, old: polib.POEntry) -> None:
        """A changed text: the old translation as a fuzzy proposal, with the English that it was made for."""
        entry.tcomment = old.tcomment
        _keep_waivers(entry, old)
        if _same_words(entry, old):
            entry.flags = list(old.flags)
            self._reshape(entry, old)
            return
        entry.flags = ["fuzzy", *(flag for flag in old.flags if flag != "fuzzy")]
        entry.previous_msgctxt = old.previous_msgctxt if old.fuzzy else old.msgctxt
        entry.previous_msgid = (old.previous_msgid if old.fuzzy else None) or old.msgid
        entry.previous_msgid_plural = (old.previous_msgid_plural if old.fuzzy else None) or old.msgid_plural or None
        self._reshape(entry, old)
        self.change.fuzzy += 1

    def _reshape(self, entry: polib.POEntry, old: polib.POEntry) -> None:
        texts = _texts(old)
        if bool(entry.msgid_plural) == bool(old.msgid_plural):
            _copy_texts(entry, old, self.plural_count)
        elif entry.msgid_plural:
            entry.msgstr_plural = dict.fromkeys(range(self.plural_count), old.msgstr)
        else:
            entry.msgstr = texts[-1]
            _note(entry, "earlier forms: " + " / ".join(texts))

    def _keep_obsolete(self) -> None:
        """What nobody wants any more, and has a text, goes to the end of the file."""
        for entry in self.left.values():
            if not _texts(entry):
                continue
            if not entry.obsolete:
                self.change.obsolete += 1
            entry.obsolete = True
            # Readers of PO files drop these from obsolete messages; leaving them would change the file next time.
            entry.previous_msgctxt = entry.previous_msgid = entry.previous_msgid_plural = None
            for waiver in waivers_in(entry.comment):
                _note(entry, waiver.line)
            entry.comment = ""
            entry.occurrences = []
            self.new.append(entry)


def _same_words(new: polib.POEntry, old: polib.POEntry) -> bool:
    """True if the English differs in quotation marks alone, which no translation depends on."""
    pairs = ((new.msgid, old.msgid), (new.msgid_plural or "", old.msgid_plural or ""))
    return not old.fuzzy and all(a.translate(_STRAIGHT) == b.translate(_STRAIGHT) for a, b in pairs)


def _texts(entry: polib.POEntry) -> list[str]:
    texts = entry.msgstr_plural.values() if entry.msgid_plural else [entry.msgstr]
    return [text for text in texts if text]


def _copy_texts(entry: polib.POEntry, old: polib.POEntry, plural_count: int) -> None:
    entry.msgstr = old.msgstr
    if entry.msgid_plural:
        # Forms beyond the language's own number would break readers, but their text is kept in sight.
        entry.msgstr_plural = {index: old.msgstr_plural.get(index, "") for index in range(plural_count)}
        surplus = [text for index, text in old.msgstr_plural.items() if index >= plural_count and text]
        if surplus:
            _note(entry, "earlier forms: " + " / ".join(surplus))


def _keep_waivers(entry: polib.POEntry, old: polib.POEntry) -> None:
    """Waivers among the extracted comments are a translator's too, though editors show them as the program's."""
    lines = [waiver.line for waiver in waivers_in(old.comment)]
    entry.comment = "\n".join(filter(None, (entry.comment, *lines)))


def _note(entry: polib.POEntry, note: str) -> None:
    if note not in entry.tcomment.split("\n"):
        entry.tcomment = f"{entry.tcomment}\n{note}".strip("\n")
