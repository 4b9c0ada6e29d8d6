"""Questions of meaning: what a translation says otherwise than before, or than the English where it is new."""

from __future__ import annotations

from collections.abc import Iterator

import polib

from engine.proofreader import proofs
from engine.proofreader.finding import Finding
from generator.text.languages import SOURCE_LANGUAGE, language
from generator.text.lazy_text import _
from generator.text.meaning_words import meaning
from generator.translate.check.check_registry import CHECKS, Check, check
from generator.translate.check.earlier import Forms, to_ask
from generator.translate.check.said import Said, fault
from generator.translate.check.subjects import number_values, terms
from generator.translate.check.unit import Fault, Message, PoFile, Unit, units_of

_CHANGED = {
    "part": _("“{was}” is gone, and nothing stands for it: is it said elsewhere?"),
    "sentences": _("there were {was} sentences, now {now}: is all of it still said?"),
    "opposite": _("“{now}” has come for “{was}”: does the rule say that now?"),
    "swapped": _("“{was}” and “{now}” have changed places: does the rule say that now?"),
    "denial-gone": _("“{was}” is gone: does the text still deny what it denied?"),
    "denial-come": _("“{now}” has come: does the English deny this?"),
    "number": _("{now} has come for {was}: is it the number of the English?"),
    "bound-gone": _("“{was}” is gone: does the rule still hold as far as before, and no further?"),
    "order": _("{now} stood in another order, {was}: is each where it belongs?"),
}
"""What is asked of a text in the place of another, by the kind of question."""

_LACKING = _("the English says “{was}”: does the translation deny it?")
_NEW = {
    "sentences-english": _("the English has {was} sentences, the translation {now}: is all of it said?"),
    "denial-lacking": _LACKING,
    "denial-otherwise": _LACKING,
    "denial-fewer": _("the English denies more than the translation, first with “{was}”: is each denial there?"),
    "denial-english": _("the translation says “{now}”: does the English deny anything?"),
    "term-added": _("“{word}” is a term that the English does not mention: {name}; is it meant?"),
    "numbers-few": _("the translation says {surplus} where the English says no number: is it so?"),
    "opposite-english": _("the translation says “{now}” where the English says “{was}”: is it not the opposite?"),
    "bound-lacking": _("the English says “{was}”: does the translation bound the rule so?"),
}
"""What is asked of a new text."""

_HINT = _("mend the text if it is wrong; if you mean it, leave it")

SAID = {kind: Said(asked, _("what was said before: {text}"), _HINT) for kind, asked in _CHANGED.items()} | {
    kind: Said(asked, _("what the English says"), _HINT) for kind, asked in _NEW.items()
}
"""The sentences of all questions, by the names that engine/proofreader/ has for them."""


@check(
    "po-changed",
    _("a changed text may mean something else now"),
    level="question",
    scope="file",
    waivable=False,
    about=_(
        "The English is the same, and a denial, a bound such as “only”, an opposite such as more and less, a number, a "
        "part of the text or the place of two things in it is not. If you mean it, nothing is to be done: the question "
        "goes away with the commit."
    ),
)
def check_changed(file: PoFile) -> Iterator[tuple[polib.POEntry, Fault]]:
    """What to ask of translations that differ from those of the last commit."""
    for message, earlier in to_ask(file):
        for question in changed(message, earlier):
            yield message.entry, question


@check(
    "po-meaning",
    _("a new text may say something else than the English"),
    level="question",
    scope="file",
    about=_(
        "A denial, a bound such as “at most” or a sentence of the English has no word in the translation by which a "
        "program would know it, or the translation has the opposite or a denial more. Many good translations say it in "
        "another way. It is asked of texts that are not in the last commit; “fathom locale check --anew” asks it of "
        "all."
    ),
)
def check_meaning(file: PoFile) -> Iterator[tuple[polib.POEntry, Fault]]:
    """What to ask of translations that the last commit has not."""
    for message, earlier in to_ask(file):
        for question in new(message, earlier):
            yield message.entry, question


def asked(message: Message, earlier: Forms) -> list[tuple[Check, Fault]]:
    """All that is to be asked of a message whose forms were others, or none, before."""
    if message.lists_words:
        return []
    told = [(CHECKS["po-changed"], question) for question in changed(message, earlier)]
    return told + [(CHECKS["po-meaning"], question) for question in new(message, earlier)]


def changed(message: Message, earlier: Forms) -> Iterator[Fault]:
    """What to ask of the forms of a message that were others before."""
    said, english = meaning(language(message.lang)), meaning(language(SOURCE_LANGUAGE))
    if said is None or english is None:
        return
    for unit in units_of(message):
        before = earlier.get(unit.form)
        if unit.text and before:
            asked = proofs.changed(unit.english, before, unit.text, english[0], *said)
            for finding in asked or proofs.doubts(_wrong(unit, unit.text), _wrong(unit, before), before):
                yield fault(finding, SAID, unit.form)


def new(message: Message, earlier: Forms) -> Iterator[Fault]:
    """What to ask of the forms of a message that were not there before."""
    said, english = meaning(language(message.lang)), meaning(language(SOURCE_LANGUAGE))
    if said is None or english is None:
        return
    for unit in units_of(message):
        if not earlier.get(unit.form):
            asked = proofs.new(unit.english, unit.text, english[0], *said)
            for finding in asked or proofs.doubts(_wrong(unit, unit.text), [], ""):
                yield fault(finding, SAID, unit.form)


def _wrong(unit: Unit, text: str) -> list[Finding]:
    """What is wrong with the numbers and terms of a text, doubtful things among it."""
    return number_values.found_in(unit, text) + ([] if unit.source.kinds & terms.LISTS else terms.found_in(unit, text))
