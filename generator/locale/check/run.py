"""Faults of PO files that a reader would meet: each with file, line, id, what stands there and how to mend it."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import polib

from catalog import Catalog
from catalog.findings import Finding, shown
from catalog.placeholders import GRAMMAR, Named, PlaceholderError, Ref, parse
from generator.locale.comments import Commentator
from generator.locale.extract import Key, Source, Sources, sources
from generator.locale.files import WordsError, read_po
from generator.locale.languages import LOCALES, ROOT, TRANSLATIONS, language, po_path, shown_path
from generator.locale.numbers import digits, written
from generator.words import _

CODES: dict[str, str] = {
    "po-unreadable": _("the file is broken"),
    "po-missing-file": _("a language has no file for a domain"),
    "po-stale": _("the file does not hold the texts that the program has now"),
    "po-header": _("the header names another language or other plural forms"),
    "po-missing": _("a text is not translated"),
    "po-fuzzy": _("a translation is marked as uncertain"),
    "po-plural": _("a counted text lacks a form"),
    "po-placeholder": _("placeholders are broken or differ from the English"),
    "po-number": _("a number differs from the English"),
    "po-attested": _("a name is not the one that the sources print"),
    "po-markup": _("a translation holds angle brackets"),
    "po-space": _("spaces or line breaks differ from the English"),
    "po-invisible": _("an invisible character stands in the text"),
}
"""Every kind of finding and what it means."""

UNFINISHED = frozenset({"po-missing-file", "po-missing", "po-fuzzy"})
"""The findings that only say that work is left."""

COUNTS = frozenset({"n", "count"})
"""The parameters that a form of a counted text may say in words instead."""


@dataclass(frozen=True)
class _Place:
    """One translated form and where it stands."""

    file: str
    line: int
    field: str
    lang: str

    def finding(self, code: str, message: str, given: str, accepted: str, mend: str) -> Finding:
        return Finding(self.file, self.line, self.field, shown(given), accepted, mend, message, code)


def check(
    catalog: Catalog,
    langs: Iterable[str] = TRANSLATIONS,
    domains: Iterable[str] | None = None,
    locales: Path = LOCALES,
    root: Path = ROOT,
) -> list[Finding]:
    """All findings in the PO files of ``langs`` (and ``domains``, if given), in the order of files and lines."""
    every = sources(catalog, root)
    wanted = [domain for domain in every if domains is None or domain in set(domains)]
    findings: list[Finding] = []
    for lang in langs:
        for domain in wanted:
            path = po_path(lang, domain, locales)
            findings += check_file(path, lang, every[domain], Commentator(catalog, domain))
    return findings


def check_file(path: Path, lang: str, found: Sources, commentator: Commentator) -> list[Finding]:
    """All findings in one PO file that should hold the texts ``found``."""
    if not path.is_file():
        missing = _Place(shown_path(path), 1, "", lang)
        return [
            missing.finding(
                "po-missing-file", f"there is no translation into {language(lang).english}", "nothing", "a PO file",
                "run 'fathom locale update'",
            )
        ]  # fmt: skip
    try:
        file = read_po(path)
    except WordsError as error:
        return list(error.findings)
    findings = list(_header(path, lang, file))
    entries: dict[Key, polib.POEntry] = {(entry.msgctxt, entry.msgid): entry for entry in file if not entry.obsolete}
    findings += _stale(path, lang, entries, found)
    for key, entry in entries.items():
        if key in found:
            findings += _entry(path, lang, entry, found[key], commentator)
    return sorted(findings)


def _header(path: Path, lang: str, file: polib.POFile) -> Iterator[Finding]:
    place = _Place(shown_path(path), 1, "", lang)
    for name, wanted in (("Language", lang), ("Plural-Forms", language(lang).plural_forms)):
        given = file.metadata.get(name, "")
        if given.replace(" ", "") != wanted.replace(" ", ""):
            yield place.finding(
                "po-header", f"the header's {name} is not that of {language(lang).english}", given, wanted,
                "run 'fathom locale update'",
            )  # fmt: skip


def _stale(path: Path, lang: str, entries: dict[Key, polib.POEntry], found: Sources) -> Iterator[Finding]:
    absent = [
        source
        for key, source in found.items()
        if key not in entries or (entries[key].msgid_plural or None) != source.plural
    ]
    gone = [entry for key, entry in entries.items() if key not in found]
    if absent:
        place = _Place(shown_path(path), 1, _source_id(absent[0]), lang)
        yield place.finding(
            "po-stale", f"{len(absent)} texts of the program are not in the file, first of them this", absent[0].msgid,
            "every text of the program", "run 'fathom locale update'",
        )  # fmt: skip
    if gone:
        yield _Place(shown_path(path), gone[0].linenum or 1, "", lang).finding(
            "po-stale", f"{len(gone)} texts of the file are not in the program, first of them this", gone[0].msgid,
            "only texts of the program", "run 'fathom locale update'; do not edit msgid lines",
        )  # fmt: skip


def _source_id(source: Source) -> str:
    first = source.origins[0]
    return first.ref or f"{first.file}:{first.line}"


def _entry(path: Path, lang: str, entry: polib.POEntry, source: Source, commentator: Commentator) -> Iterator[Finding]:
    place = _Place(shown_path(path), entry.linenum or 1, _source_id(source), lang)
    forms = _forms(entry, language(lang).plural_count)
    if not any(forms.values()):
        yield place.finding("po-missing", "not translated", source.msgid, "a translation", "fill in msgstr")
        return
    if entry.fuzzy:
        yield place.finding(
            "po-fuzzy", "the translation is marked fuzzy: the English has changed, or it is a guess",
            entry.msgstr or " / ".join(forms.values()), "a translation of the English as it is now",
            "compare it with msgid (the earlier English stands after #|), mend it, and take the mark 'fuzzy' away",
        )  # fmt: skip
    if empty := [f"msgstr[{index}]" for index, text in forms.items() if not text]:
        yield place.finding(
            "po-plural", f"forms are missing: {', '.join(empty)}", " / ".join(filter(None, forms.values())),
            f"{len(forms)} forms: {language(lang).plural_forms}", "fill in every msgstr[n]",
        )  # fmt: skip
    for index, text in forms.items():
        if text:
            english = source.plural if source.plural and (index > 0 or len(forms) == 1) else source.msgid
            yield from _form(place, source, english, text)
    yield from _attested(place, source, forms[0], commentator)


def _forms(entry: polib.POEntry, plural_count: int) -> dict[int, str]:
    if not entry.msgid_plural:
        return {0: entry.msgstr}
    return {index: entry.msgstr_plural.get(index, "") for index in range(plural_count)}


def _form(place: _Place, source: Source, english: str, text: str) -> Iterator[Finding]:
    """The findings of one translated form. A plural form may say a number in words."""
    yield from _placeholders(place, english, text, may_leave_number_out=source.plural is not None)
    if source.kinds != {"search"}:  # The words that readers look for are each language's own.
        yield from _numbers(place, english, text)
    yield from _characters(place, english, text)
    yield from _spaces(place, english, text)


def _placeholders(place: _Place, english: str, text: str, may_leave_number_out: bool) -> Iterator[Finding]:
    try:
        got = _keys(text)
    except PlaceholderError as error:
        yield place.finding(
            "po-placeholder", f"a broken placeholder: {error.problem} at character {error.position + 1}", text,
            GRAMMAR, "copy the placeholder from the English; after | it may show any text",
        )  # fmt: skip
        return
    wanted = _keys(english)
    missing, surplus = wanted - got, got - wanted
    if may_leave_number_out:
        missing = Counter({key: n for key, n in missing.items() if key not in COUNTS})
    if missing or surplus:
        parts = [f"missing {_braced(missing)}"] * bool(missing) + [f"too many {_braced(surplus)}"] * bool(surplus)
        yield place.finding(
            "po-placeholder", f"placeholders differ from the English: {'; '.join(parts)}", text,
            _braced(wanted) or "no placeholder", "use each placeholder as often as the English does",
        )  # fmt: skip


def _keys(text: str) -> Counter[str]:
    return Counter(part.key for part in parse(text) if not isinstance(part, str))


def _braced(keys: Counter[str]) -> str:
    return " ".join(f"{{{key}}}" for key in keys.elements())


def _prose(text: str) -> str:
    """The text a reader reads: placeholders by their shown text, others as a blank."""
    parts = []
    for part in parse(text):
        if isinstance(part, Ref):
            parts.append(part.shown or " ")
        elif isinstance(part, Named):
            parts.append(" ")
        else:
            parts.append(part)
    return "".join(parts)


def _numbers(place: _Place, english: str, text: str) -> Iterator[Finding]:
    try:
        source, target = _prose(english), _prose(text)
    except PlaceholderError:
        return
    wanted, got = digits(source), digits(target)
    lost = wanted - got - written(target, place.lang)
    # A number word of the English may become digits, as often as the sentence needs it.
    new = set(got - wanted) - set(written(source, "en"))
    if lost or new:
        parts = [f"missing {', '.join(sorted(lost))}"] * bool(lost) + [
            f"not in English {', '.join(sorted(new))}"
        ] * bool(new)
        yield place.finding(
            "po-number", f"the numbers differ from the English: {'; '.join(parts)}", text,
            ", ".join(sorted(wanted.elements())) or "no number", "write the numbers of the English",
        )  # fmt: skip


def _characters(place: _Place, english: str, text: str) -> Iterator[Finding]:
    marks = sorted({char for char in "<>" if char in text and char not in english})
    if marks:
        yield place.finding(
            "po-markup", f"the character {' '.join(marks)} stands in a text", text, "plain text without tags",
            "take the tag away; use placeholders for links and symbols",
        )  # fmt: skip
    for char in dict.fromkeys(char for char in text if char not in english):
        if char == "\ufffd" or (unicodedata.category(char) in ("Cc", "Cf", "Co", "Cn") and char not in "\n\t"):
            name = unicodedata.name(char, f"U+{ord(char):04X}")
            yield place.finding(
                "po-invisible", f"the character {name} at place {text.index(char) + 1}", ascii(text)[1:-1],
                "visible characters and plain spaces", "delete the character, or type the text anew",
            )  # fmt: skip


def _spaces(place: _Place, english: str, text: str) -> Iterator[Finding]:
    faults = []
    if (text[:1].isspace(), text[-1:].isspace()) != (english[:1].isspace(), english[-1:].isspace()):
        faults.append("space at the beginning or end")
    if text.count("\n") != english.count("\n"):
        faults.append(f"{text.count(chr(10))} line breaks where the English has {english.count(chr(10))}")
    if "\t" in text and "\t" not in english:
        faults.append("a tab")
    if "  " in text and "  " not in english:
        faults.append("two spaces in a row")
    if faults:
        yield place.finding(
            "po-space", "; ".join(faults), text, "the spaces and line breaks of the English",
            "delete what is too much, add what is missing",
        )  # fmt: skip


def _attested(place: _Place, source: Source, text: str, commentator: Commentator) -> Iterator[Finding]:
    names = commentator.attested(source, place.lang)
    wanted = {attested.name for _, attested in names}
    if len(wanted) > 1:
        entries = ", ".join(f"{ref} as {attested.name}" for ref, attested in names)
        yield place.finding(
            "po-attested", f"entries with one English name have different attested names: {entries}", text,
            "one translation for one English name", "give one of the entries another English name or a context",
        )  # fmt: skip
    elif wanted and text not in wanted:
        ref, attested = names[0]
        place_of = "; ".join(citation.source for citation in attested.sources)
        yield place.finding(
            "po-attested", f"the sources ({place_of}) print another name for {ref}", text, attested.name,
            f"write {attested.name}; if the catalogue is wrong, mend 'attested' of {ref} there",
        )  # fmt: skip
