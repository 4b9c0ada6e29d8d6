"""Runs the checks of messages and forms over one message."""

from __future__ import annotations

from itertools import product

import polib

from catalog.messages import CASES, READING
from catalog.placeholders import PlaceholderError
from generator.text.languages import language
from generator.text.message_sources import Source
from generator.text.po_files import WordsError
from generator.translate.check.check_registry import CHECKS, Check
from generator.translate.check.subjects import extent, forms, terms
from generator.translate.check.unit import Fault, Message, Shared, Unit, units_of

PROOFREAD = (
    "po-space",
    "po-placeholder",
    "po-form",
    "po-number",
    "po-end",
    "po-mark",
    "po-quote",
    "po-term",
    "po-length",
    "po-changed",
    "po-meaning",
)
"""The checks that engine/proofreader/ does, for pages too."""


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
            return [(CHECKS["po-size"], of_form(fault, unit.form)) for fault in extent.check_size(unit)]
    whole = all(is_whole(unit) for unit in units)
    result: list[tuple[Check, Fault]] = []
    for check in (checks or checks_by_kind())[whole, _is_list_of_forms(message.source)]:
        try:
            if check.scope == "form":
                for unit in units:
                    for fault in check.run(unit):
                        result.append((check, of_form(fault, unit.form)))
            else:
                for fault in check.run(message):
                    result.append((check, fault))
        except WordsError:
            continue  # Another file, which the check asks for words, is broken: that file has its own finding.
    return result


def without(message: Message) -> list[str]:
    """Of the checks that a page does as somebody writes, those that the message is not held to."""
    if _is_list_of_forms(message.source):
        return [name for name in PROOFREAD if name not in forms.CHECKED_FOR_FORMS]
    not_held = ["po-number", "po-mark", "po-changed", "po-meaning"] if message.lists_words else []
    return [*not_held, *(["po-term"] if message.source.kinds & terms.LISTS else [])]


def _is_list_of_forms(source: Source) -> bool:
    return not source.kinds.isdisjoint((CASES, READING, "spoken"))


def of_form(fault: Fault, form: int) -> Fault:
    if fault.form == form:
        return fault
    return Fault(fault.message, fault.expected, fault.hint, fault.spot, form, fault.level)


def is_whole(unit: Unit) -> bool:
    try:
        return bool(unit.parts or unit.english_parts)
    except PlaceholderError:
        return False
