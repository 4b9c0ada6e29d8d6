"""Terms of the glossary and names of entries: a translation mentions those that the English mentions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import partial

import polib

from catalog.findings import listed
from catalog.messages import CHECKER, owner_of
from catalog.placeholders import Named, Ref
from generator.text.languages import SOURCE_LANGUAGE
from generator.text.lazy_text import _, lazy
from generator.text.words import Words
from generator.translate.check.check_registry import check
from generator.translate.check.subjects.extent import is_oversized_entry
from generator.translate.check.unit import Fault, Shared, Unit
from generator.translate.lexicon import EntryMention, Lexicon, pieces

_LISTS = frozenset({"search", "forms"})
"""Kinds of texts that are lists of words, of which each language has its own."""


def hold_files(shared: Shared, lang: str, files: Mapping[str, polib.POFile]) -> None:
    """Let the check take the words of a language from files that are read already."""
    words = Words(lang)
    for domain, file in files.items():
        # Texts that are too long are reported by po-size; looking for their words would take for ever.
        words.hold(domain, [entry for entry in file if not is_oversized_entry(entry)])
    shared.memo[Words, lang] = words
    for game in shared.catalog.games:
        shared.memo.pop((Lexicon, lang, game), None)


@check(
    "po-term",
    _("a term or name is not the one that the English has"),
    about=_(
        "Readers look words up in the glossary, so every text must call a thing by its term. The glossary’s PO file "
        "has the forms of each term; a form that is missing there can be added."
    ),
)
def check_terms(unit: Unit) -> Iterator[Fault]:
    """Links that show another word than the term’s or entry’s, and terms that another has taken the place of."""
    if unit.source.kinds & _LISTS:
        return
    for game in _games(unit):
        lexicon = _lexicon(unit.message.shared, unit.lang, game)
        wrong = list(_links(unit, lexicon))
        yield from wrong or _mentions(unit, lexicon, _lexicon(unit.message.shared, SOURCE_LANGUAGE, game))


def _games(unit: Unit) -> tuple[str, ...]:
    """The games whose terms a text uses: that of its domain; what the checkers of all games say, each of them."""
    games = unit.message.shared.catalog.games
    owner = owner_of(unit.message.domain)
    if owner in games:
        return (owner,)
    return tuple(games) if owner == CHECKER else ()


def _lexicon(shared: Shared, lang: str, game: str) -> Lexicon:
    """The terms and names of a game in a language, made once."""
    words = partial(Words, lang)
    return shared.once((Lexicon, lang, game), lambda: Lexicon(shared.catalog, shared.once((Words, lang), words), game))


def _links(unit: Unit, lexicon: Lexicon) -> Iterator[Fault]:
    """Links whose shown text is no form of what they lead to."""
    if "|" not in unit.text:
        return
    for part, _start, end in pieces(unit.text):
        if not isinstance(part, Ref) or part.shown is None or not lexicon.knows(part.target):
            continue
        if part.target not in lexicon.formless and not lexicon.shows(part.target, part.shown):
            name = lexicon.forms(part.target)[0]
            yield Fault(
                lazy(_("the link to “{name}” shows “{shown}”"), name=name, shown=part.shown),
                lazy(_("a form of the name: {forms}"), forms=listed(lexicon.forms(part.target))),
                lazy(
                    _(
                        "write a form of “{name}” after the bar; if yours is right, add it to the forms of the term in "
                        "the glossary’s file"
                    ),
                    name=name,
                ),
                (end - 1 - len(part.shown), end - 1),
            )


def _mentions(unit: Unit, lexicon: Lexicon, english: Lexicon) -> Iterator[Fault]:
    """Terms and names that one of the two texts mentions and the other does not, or not as often."""
    # What has no name in the language yet is not compared, though its links can be there already.
    whole = _english(unit, english)
    mentions_here = [mention for mention in lexicon.mentions_in(unit.text) if lexicon.is_comparable(mention.means[0])]
    if not whole and not mentions_here:
        return
    compared = (mention for mention in whole if lexicon.is_comparable(mention.means[0]))
    expected = [mention for mention in compared if not _is_quoted(unit.english, mention)]
    if sorted(mention.means for mention in expected) == sorted(mention.means for mention in mentions_here):
        return
    wanted = _Tally(expected)
    given = _Tally(mentions_here, wanted.counts)
    for reference in _parameters(unit, english):
        wanted.counts[reference] += 1
        given.counts[reference] += 1
    granted = _granted(unit, whole)
    surplus = [
        reference
        for reference, count in given.counts.items()
        if count > wanted.counts[reference] + wanted.inside[reference] and reference not in granted
    ]
    mentioned = False
    for reference, mention in wanted.first.items():
        count = given.counts[reference] + given.inside[reference]
        if count >= wanted.counts[reference] or _has_all_parts(mention, wanted, given):
            continue
        if surplus:
            yield _instead(unit, lexicon, mention, given.last[surplus[0]])
            mentioned = True
        elif not count and not _is_paraphrased(unit, mention, lexicon):
            yield _absent(unit, lexicon, mention)
            mentioned = True
    for reference in () if mentioned else surplus:
        if not wanted.counts[reference] and english.knows(reference):
            mention = given.last[reference]
            if not english.may_mean(reference, unit.english) and unit.text[slice(*mention.spot)] not in unit.english:
                yield _added(unit, english, reference, mention)


def _instead(unit: Unit, lexicon: Lexicon, wanted: EntryMention, given: EntryMention) -> Fault:
    name = lexicon.forms(wanted.means[0])[0]
    return Fault(
        lazy(_("“{given}” stands where “{name}” is meant"), given=unit.text[slice(*given.spot)], name=name),
        lazy(_("“{name}” as often as the English has “{word}”"), name=name, word=unit.english[slice(*wanted.spot)]),
        lazy(_("use the term of the English; if the word is a form of it, add it to the forms in the glossary’s file")),
        given.spot,
    )


def _absent(unit: Unit, lexicon: Lexicon, wanted: EntryMention) -> Fault:
    forms = lexicon.forms(wanted.means[0])
    return Fault(
        lazy(_("“{name}” is not mentioned"), name=forms[0]),
        lazy(_("for “{word}” one of {forms}"), word=unit.english[slice(*wanted.spot)], forms=listed(forms)),
        lazy(_("use the term; if the text has another form of it, add the form to those in the glossary’s file")),
    )


def _added(unit: Unit, english: Lexicon, reference: str, given: EntryMention) -> Fault:
    word = unit.text[slice(*given.spot)]
    return Fault(
        lazy(
            _("“{word}” is a term that the English does not mention: {name}"),
            word=word,
            name=english.forms(reference)[0],
        ),
        lazy(_("the terms of the English")),
        lazy(_("use the term that the English has, or an everyday word if it has none")),
        given.spot,
        level="warning",  # forms of terms are everyday words too, and texts may be told with those
    )


class _Tally:
    """How often a text mentions what. Of the meanings of an ambiguous word, the one that is expected counts."""

    def __init__(self, mentions: Iterable[EntryMention], expected: Mapping[str, int] | None = None) -> None:
        self.counts: Counter[str] = Counter()
        self.inside: Counter[str] = Counter()
        self.first: dict[str, EntryMention] = {}
        self.last: dict[str, EntryMention] = {}
        for mention in mentions:
            reference = next((one for one in mention.means if expected and expected.get(one)), mention.means[0])
            self.counts[reference] += 1
            self.inside.update(mention.inside)
            self.first.setdefault(reference, mention)
            # A link can hardly be the wrong one, because another check compares the links.
            if reference not in self.last or not mention.linked:
                self.last[reference] = mention


def _english(unit: Unit, english: Lexicon) -> list[EntryMention]:
    """What the English mentions; it is the same for all languages."""
    key = (EntryMention, english.game, unit.english)
    return unit.message.shared.once(key, lambda: english.mentions_in(unit.english))


def _is_quoted(text: str, mention: EntryMention) -> bool:
    """Whether a word is spoken of, not used."""
    start, end = mention.spot
    return text[start - 1 : start] == "“" and text[end : end + 1] == "”"


def _parameters(unit: Unit, english: Lexicon) -> Iterator[str]:
    """The terms that parameters are named after; both texts mention them: what is filled in for ``{lord}`` is one."""
    for part in unit.english_parts:
        if isinstance(part, Named):
            for mention in english.finder.find(part.name.replace("_", " ")):
                yield from mention.means


def _granted(unit: Unit, mentions: list[EntryMention]) -> set[str]:
    """Terms that a translation may add: the kinds of the entries that the English mentions, and words it quotes."""
    kinds = {f"term:{mention.means[0].partition(':')[0]}" for mention in mentions}
    return kinds | {one for mention in mentions if _is_quoted(unit.english, mention) for one in mention.means}


def _has_all_parts(mention: EntryMention, wanted: _Tally, given: _Tally) -> bool:
    """Whether the translation mentions all that a compound is made of: an *ally* who is *affiliated*.

    Where the English has every part elsewhere too, each has to stand in the translation once more than that.
    """
    counts = {one: given.counts[one] + given.inside[one] for one in mention.inside}
    if len(counts) < 2 or not all(counts.values()):
        return False
    return not all(wanted.counts[one] for one in counts) or all(counts[one] > wanted.counts[one] for one in counts)


def _is_paraphrased(unit: Unit, mention: EntryMention, lexicon: Lexicon) -> bool:
    """Whether the translation says in another way what the English mentions."""
    word = unit.english[slice(*mention.spot)]
    is_name = mention.means[0] in lexicon.names
    # A name may be quoted in English, and the title of another entry may be a name by chance.
    if is_name and (word in unit.text or len(word) == len(unit.english)):
        return True
    return lexicon.may_mean(mention.means[0], unit.text)
