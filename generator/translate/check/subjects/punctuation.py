"""Punctuation: the marks that the language writes, at the end of a text and within it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.proofreader import marks
from generator.text.languages import language
from generator.text.lazy_text import _
from generator.text.scripts import EAST_ASIAN
from generator.translate.check.check_registry import check
from generator.translate.check.said import Said, fault
from generator.translate.check.unit import Fault, Unit

END_SAID = {
    "end-surplus": Said(_("the English ends without {mark}"), _("no mark at the end"), _("take the mark away")),
    "end-other": Said(_("the English ends with {mark}"), "", _("end the text with {own}")),
}
"""What is said of the end of a text, by the names that engine/proofreader/ has for it."""

MARK_SAID = {"mark-foreign": Said(_("{given} is not a mark of the language"), "", _("write {mark}"))}
"""The same of marks within it."""

QUOTE_SAID = {
    "quote-foreign": Said(_("{given} is not a quotation mark of {language}"), "", _("write {opening}…{closing}")),
    "quote-lonely": Said(
        _("{given} stands without its partner"), _("marks in pairs"), _("put the other one in, or take this one away")
    ),
}
"""The same of quotation marks and brackets."""


@cache
def writing(lang: str) -> marks.Writing:
    """How a language is written."""
    info = language(lang)
    return marks.Writing(info.script in EAST_ASIAN, info.script == "Jpan", info.quotes, info.name)


@check(
    "po-end",
    _("a text does not end as the English does"),
    level="warning",
    about=_(
        "A sentence ends with the mark of its language (。 in Chinese and Japanese), a heading with none, and the "
        "reader can tell the two apart by that."
    ),
)
def check_end(unit: Unit) -> Iterator[Fault]:
    """Another kind of mark at the end, or one where the English has none."""
    for finding in marks.ends(unit.english, unit.text, writing(unit.lang)):
        yield fault(finding, END_SAID)


@check(
    "po-mark",
    _("a punctuation mark is not the language’s own"),
    level="warning",
    about=_(
        "Chinese and Japanese write wide marks (，。：（）), other languages narrow ones. Three dots are one mark: …"
    ),
)
def check_marks(unit: Unit) -> Iterator[Fault]:
    """Narrow marks beside East Asian letters, wide marks elsewhere, and dots in a row."""
    if unit.lists_words:  # They are set apart by commas, whatever the language.
        return
    for finding in marks.marks(unit.english, unit.text, writing(unit.lang)):
        yield fault(finding, MARK_SAID)


@check(
    "po-quote",
    _("quotation marks or brackets are not the language’s own, or do not match"),
    level="warning",
    about=_(
        "Quotation marks are 「」 in Chinese and Japanese and „” in Polish. Every mark and bracket that opens has one "
        "that closes."
    ),
)
def check_quotes(unit: Unit) -> Iterator[Fault]:
    """Quotation marks of another language; marks and brackets without their partner."""
    for finding in marks.quotes(unit.english, unit.text, writing(unit.lang)):
        yield fault(finding, QUOTE_SAID)
