"""Numbers: a translation says those of the English, in digits, Han numerals or words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.proofreader import amounts
from engine.proofreader.finding import Finding
from engine.proofreader.han import Number
from engine.proofreader.text import Plain
from generator.text.languages import SOURCE_LANGUAGE
from generator.text.lazy_text import _
from generator.text.numbers import numerals
from generator.translate.check.check_registry import check
from generator.translate.check.said import Said, fault
from generator.translate.check.unit import Fault, Unit, printed

_NONE = _("no number")
_HINT = _("write the numbers of the English, in digits or in words")

SAID = {
    "numbers-missing": Said(_("a number of the English is missing: {missing}"), _NONE, _HINT),
    "numbers-surplus": Said(_("a number is not in the English: {surplus}"), _NONE, _HINT),
    "numbers-differ": Said(
        _("the numbers differ from the English: missing {missing}, not in the English {surplus}"), _NONE, _HINT
    ),
}
"""What is said of numbers, by the names that engine/proofreader/ has for it."""


@check(
    "po-number",
    _("a number differs from the English"),
    about=_(
        "A wrong number is a wrong rule. It makes no difference how a number is written: 3, ３, 三 and “three” are the "
        "same. Words such as “a”, “once” or “both” may be left out or come in; every other number stands in the "
        "translation as often as in the English."
    ),
)
def check_numbers(unit: Unit) -> Iterator[Fault]:
    """Numbers that the translation lacks or has too many: one fault for a form."""
    if unit.lists_words:  # The words that readers look for are each language's own.
        return
    for finding in found_in(unit, unit.text):
        if finding.said != amounts.FEW:
            yield fault(finding, SAID)


def found_in(unit: Unit, text: str) -> list[Finding]:
    """The numbers that ``text`` lacks or has too many, as a translation of the English of a unit."""
    names = printed(unit.message.shared, unit.lang)
    theirs, ours = numerals(SOURCE_LANGUAGE), numerals(unit.lang)
    return amounts.compared(unit.english, _english(unit.english), text, theirs, ours, names)


@lru_cache(maxsize=100_000)
def _english(text: str) -> tuple[Plain, list[Number]]:
    """The numbers of an English text, which every language needs again."""
    return amounts.said_in(text, numerals(SOURCE_LANGUAGE))
