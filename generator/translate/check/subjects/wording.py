"""Wording: names out of place, lists under a negation, words that are absurd of one or that the language avoids."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from gettext import c2py
from itertools import islice, pairwise

from catalog.messages import checkers_domain, owner_of
from catalog.models.base import WORD
from catalog.placeholders import Named, Part
from generator.text.languages import LanguageInfo, language
from generator.text.lazy_text import _, lazy
from generator.text.parameters import alternatives
from generator.translate.check.check_registry import check
from generator.translate.check.unit import HIDDEN, MAX_FAULTS, Fault, Unit

_CLAUSE = re.compile(r"[.,:;()。，、：；（）]")
_COUNT = "count"
"""The usual name of the number by which a text has a form for one."""

_NAME_AT_THE_END = re.compile(rf"[:：]\s*{HIDDEN}[.。]?$")


@check(
    "po-trailing-name",
    _("a name hangs behind a colon at the end of a sentence"),
    level="warning",
    about=_(
        "“The pyramid has to reach level 3: red.” is how a form speaks. Where the English has the name within the "
        "sentence, the translation has it there too, in the form that it needs."
    ),
)
def check_trailing_name(unit: Unit) -> Iterator[Fault]:
    """A placeholder behind a colon at the end, where the English has no colon; what is not of a game may list so."""
    found = _NAME_AT_THE_END.search(unit.reading.text)
    is_of_game = owner_of(unit.message.domain) in unit.message.shared.catalog.games
    if found and is_of_game and ":" not in unit.english_reading.text:
        yield Fault(
            lazy(_("the sentence ends with a colon and a name")),
            lazy(_("the name within the sentence, as in the English")),
            lazy(_("say it as a sentence, with the name where it belongs")),
            (unit.reading.places[found.start()], len(unit.text)),
        )


@cache
def _negations(info: LanguageInfo) -> re.Pattern[str] | None:
    return re.compile("|".join(info.negations), re.IGNORECASE) if info.negations else None


@check(
    "po-verb-name",
    _("a name that stands in sentences is a verb"),
    level="warning",
    about=_(
        "The names with the context “name” stand where a sentence has a noun: “Place your token on Buy a tile” is no "
        "sentence in most languages. Name the thing: “the purchase of a tile”."
    ),
)
def check_verb_name(unit: Unit) -> Iterator[Fault]:
    """The name of a word that the language's own patterns take for a verb."""
    patterns = language(unit.lang).verbs
    if unit.message.entry.msgctxt == WORD and any(re.search(pattern, unit.text) for pattern in patterns):
        yield Fault(
            lazy(_("“{name}” is a verb"), name=unit.text),
            lazy(_("a noun")),
            lazy(_("name what is done, so that it fits into sentences")),
        )


@check(
    "po-joined",
    _("a list under a negation does not say how it is joined"),
    level="warning",
    about=_(
        "The program joins several names by “or” where any of them will do. Under a negation many languages join them "
        "by another word: a placeholder with lords|loc+nor, lords|+and or lords|+or asks for what yours needs."
    ),
)
def check_joined(unit: Unit) -> Iterator[Fault]:
    """A placeholder for alternatives in a clause with a negation that leaves the joining to the program."""
    info = language(unit.lang)
    game = unit.message.shared.catalog.games.get(owner_of(unit.message.domain))
    negated = _negations(info)
    if game is None or negated is None or unit.message.domain != checkers_domain(game.id):
        return
    any_of = unit.message.shared.once((alternatives, game.id), lambda: alternatives(game)).get(unit.source.msgid)
    if not any_of or not negated.search(unit.reading.text):
        return
    joins = [*(["nor"] if info.nor else []), "and", "or"]
    for part, clause in _clauses(unit.parts):
        if isinstance(part, Named) and part.name in any_of and not part.join and negated.search(clause):
            start = unit.text.index(f"{{{part.written}")
            yield Fault(
                lazy(_("“{given}” may be several names, and the text denies something"), given=part.name),
                " / ".join(f"{{{part.written}|{part.form or ''}+{join}}}" for join in joins),
                lazy(_("say how they are joined here")),
                (start, unit.text.index("}", start) + 1),
            )


def _clauses(parts: Sequence[Part]) -> Iterator[tuple[Part, str]]:
    """The placeholders of a text, each with the words of the clause that it stands in."""
    whole = [part if isinstance(part, str) else HIDDEN for part in parts]
    text, position = "".join(whole), 0
    for part, shown in zip(parts, whole, strict=True):
        if not isinstance(part, str):
            before, after = _CLAUSE.split(text[:position])[-1], _CLAUSE.split(text[position:])[0]
            yield part, before + after
        position += len(shown)


@check(
    "po-all-of-one",
    _("what is said of all is said of one too"),
    level="warning",
    about=_(
        "The English has a sentence of its own for one. Where a form of yours stands for one as well, “all 1 units” "
        "are absurd: say it so that it holds for any number."
    ),
)
def check_all_of_one(unit: Unit) -> Iterator[Fault]:
    """A form that stands for one, with a number and a word for all in one clause."""
    info = language(unit.lang)
    if unit.source.plural is None or not info.wholes or c2py(info.plural_formula)(1) != unit.form:
        return
    whole = re.compile("|".join(info.wholes), re.IGNORECASE)
    for part, clause in _clauses(unit.parts):
        found = whole.search(clause) if isinstance(part, Named) and (part.noun or part.name == _COUNT) else None
        if found:
            start = unit.text.index(found[0])
            yield Fault(
                lazy(_("“{word}” is said of one, too"), word=found[0]),
                lazy(_("a sentence that holds for any number")),
                lazy(_("leave the word out, or say what it is about in another way")),
                (start, start + len(found[0])),
            )
            return


@check(
    "po-measure",
    _("a number has the measure word of something else"),
    level="warning",
    about=_(
        "The language.yaml of your language lists under “measures” what stands behind a number of cards, of pearls, of "
        "sets: one word for one thing. Where more than one will do, it lists all of them."
    ),
)
def check_measures(unit: Unit) -> Iterator[Fault]:
    """What stands behind the number of a noun whose measure words the language lists."""
    measures = language(unit.lang).measures
    nouns = {part.name: part.noun for part in unit.english_parts if isinstance(part, Named) and part.noun in measures}
    for part, behind in pairwise([*unit.parts, ""]) if nouns else ():
        noun = nouns.get(part.name) if isinstance(part, Named) else None
        after = behind.lstrip() if isinstance(behind, str) else ""
        if noun and after and isinstance(part, Named) and not re.match(measures[noun], after):
            start = unit.text.index(f"{{{part.written}")
            yield Fault(
                lazy(_("behind a number of “{noun}” stands “{given}”"), noun=noun, given=after[:2]),
                measures[noun],
                lazy(_("write what is said of this thing, or add the word to the list if it is right")),
                (start, unit.text.index("}", start) + 1),
            )


@check(
    "po-avoided",
    _("a word that these texts avoid"),
    level="warning",
    about=_(
        "Two words for one thing are two things to a reader. The language.yaml of your language lists under “avoided” "
        "the words that have another one in all games, with that one."
    ),
)
def check_avoided(unit: Unit) -> Iterator[Fault]:
    """Each word that the language's own list has another for."""
    known = language(unit.lang).avoided
    if not known or not _any_of(tuple(known)).search(unit.reading.text):  # one look instead of one for each word
        return
    for avoided, wanted in known.items():
        for found in islice(re.finditer(avoided, unit.reading.text), MAX_FAULTS):
            yield Fault(
                lazy(_("“{word}” has another word in these texts"), word=found[0]),
                wanted,
                lazy(_("write that word")),
                unit.reading.spot(*found.span()),
            )


@cache
def _any_of(patterns: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile("|".join(f"(?:{pattern})" for pattern in patterns))
