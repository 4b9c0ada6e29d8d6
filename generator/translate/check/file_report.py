"""What the checks find in one file: findings, but for what waivers allow."""

from __future__ import annotations

from collections.abc import Iterator

import polib

from catalog import Catalog
from generator.text.languages import shown_path
from generator.text.lazy_text import LazyMessage
from generator.text.message_sources import Source
from generator.text.po_files import key_of
from generator.text.po_finding import Level, PoFinding
from generator.translate.check.check_registry import CHECKS, Check, of_scope
from generator.translate.check.earlier import earlier_of
from generator.translate.check.messages import checks_by_kind, faults, is_whole
from generator.translate.check.subjects import file_state, waivers
from generator.translate.check.unit import Fault, Message, PoFile, units_of
from generator.translate.waiver import Waiver, as_words
from generator.translate.waiver import waivers as waivers_of

_PLACES = ("file", "sources")
"""What a finding says of where something else stands, which is not what it is about."""


class FileReport:
    """Turns the faults of one file into findings, and notes which waivers were needed."""

    def __init__(self, file: PoFile) -> None:
        self.file = file
        self._found: list[tuple[Check, polib.POEntry | None, Fault]] = []
        self._lines: list[str] | None = None
        self._shown = shown_path(file.path)
        self._asks_all = earlier_of(file.shared).anew
        self.allowed: dict[tuple[int, str], list[str]] = {}
        """What waivers allowed, by the identity of the message and the comment: the words of each fault."""

    def add(self, check: Check, entry: polib.POEntry | None, fault: Fault) -> None:
        """Keep a fault that was found elsewhere."""
        self._found.append((check, entry, fault))

    def run(self, whole: bool) -> Iterator[PoFinding]:
        """All findings of the file. ``whole`` says that every file of the language could be looked at."""
        for check in of_scope("file"):
            for entry, fault in check.run(self.file):
                self.add(check, entry, fault)
        checks = checks_by_kind()
        for message in self.file.messages:
            for check, fault in faults(message, checks):
                self.add(check, message.entry, fault)
        faulty = {
            id(entry)
            for check, entry, fault in self._found
            if entry is not None and check.level != "question" and not waived(entry, check, fault)
        }
        for check, entry, fault in self._found:
            waiver = waived(entry, check, fault) if entry is not None else None
            if waiver and entry is not None:
                self.allowed.setdefault((id(entry), waiver.line), []).append(words_at(entry, fault))
            elif check.level != "question" or id(entry) not in faulty:  # what is wrong comes first
                yield self.finding(check, entry, fault)
        for message in self.file.messages:
            if waivers_of(message.entry) and all(is_whole(unit) for unit in units_of(message)):
                yield from self._unneeded(message.entry, whole)

    def _unneeded(self, entry: polib.POEntry, whole: bool) -> Iterator[PoFinding]:
        """What a message's waivers allow in vain, and those that do not say for which words they are."""
        for waiver in waivers_of(entry):
            check = CHECKS.get(waiver.name)
            if check is None or not check.waivable or not waiver.reason:
                continue
            if (check.scope == "language" and not whole) or (check.level == "question" and not self._asks_all):
                continue
            words = self.allowed.get((id(entry), waiver.line))
            if words is None:
                yield self.finding(waivers.UNUSED, entry, waivers.unused(waiver.name))
            elif not waiver.words and any(words):
                yield self.finding(waivers.WIDE, entry, waivers.too_wide(waiver, words))
            elif unused := [word for word in waiver.words if word not in words and any(words)]:
                yield self.finding(waivers.UNUSED, entry, waivers.unused_words(waiver.name, unused))

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
            level=fault.level or level_of(check, self.file.shared.catalog, self.file.lang, self.file.domain),
            lang=self.file.lang,
            domain=self.file.domain,
            ref=_id(source) if source else "",
            page=pages[0] if pages else "",
            waivable=check.waivable and entry is not None,
            words=words_at(entry, fault) if entry is not None else "",
            english=_english(entry, fault) if entry is not None else "",
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


def level_of(check: Check, catalog: Catalog, lang: str, domain: str) -> Level:
    is_left = check.name in file_state.UNFINISHED and not file_state.is_due(catalog, lang, domain)
    return "warning" if is_left else check.level


def waived(entry: polib.POEntry, check: Check, fault: Fault) -> Waiver | None:
    """The waiver that allows a fault of a message; None if there is none."""
    if not check.waivable:
        return None
    listed = waivers_of(entry)
    return next((one for one in listed if one.allows(check.name, words_at(entry, fault))), None) if listed else None


def left(message: Message) -> list[tuple[Check, Fault]]:
    """What the checks find in a message by itself that no waiver allows, and that is more than work to be done."""
    return [
        (check, fault)
        for check, fault in faults(message)
        if check.name not in file_state.UNFINISHED and not waived(message.entry, check, fault)
    ]


def words_at(entry: polib.POEntry, fault: Fault) -> str:
    """The words that a fault is about, as a waiver names them: the part at fault, or what is missing; or none."""
    if fault.spot is not None:
        return as_words(_text(entry, fault)[slice(*fault.spot)])
    values = fault.message.values if isinstance(fault.message, LazyMessage) else {}
    return as_words(" ".join(str(value) for name, value in values.items() if name not in _PLACES))


def _text(entry: polib.POEntry, fault: Fault) -> str:
    """The form that is at fault; the English where there is no translation."""
    text = entry.msgstr_plural.get(fault.form, "") if entry.msgid_plural else entry.msgstr
    return text or entry.msgid


def _english(entry: polib.POEntry, fault: Fault) -> str:
    """The English of the form that is at fault."""
    is_plural = entry.msgid_plural and (fault.form > 0 or len(entry.msgstr_plural) == 1)
    return str(entry.msgid_plural if is_plural else entry.msgid)


def _id(source: Source) -> str:
    first = source.origins[0]
    return first.ref or f"{first.file}:{first.line}"
