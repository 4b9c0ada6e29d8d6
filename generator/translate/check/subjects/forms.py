"""The forms of names: those that texts ask for are declared, and there; the English is held to the same."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from catalog.findings import Finding, did_you_mean, listed
from catalog.messages import CASES, glossary_domain, owner_of
from catalog.models.base import WORD
from catalog.models.composed import key_of
from catalog.placeholders import Named, Part, PlaceholderError, parse
from engine.proofreader import forms as asked_forms
from generator.text.grammar import noun_of, nouns
from generator.text.languages import SOURCE_LANGUAGE, LanguageInfo, language
from generator.text.lazy_text import _, lazy
from generator.text.name_forms import written_forms
from generator.text.parameters import NUMBER, TEXT, parameters
from generator.translate.check.check_registry import check
from generator.translate.check.said import Said
from generator.translate.check.unit import Fault, Message, PoFile, Shared, Unit

if TYPE_CHECKING:
    import polib

    from catalog import Catalog, GameCatalog

CHECKED_FOR_FORMS = frozenset(
    {
        "po-form",
        "po-han",
        "po-script",
        "po-fuzzy",
        "po-space",
        "po-invisible",
        "po-markup",
        "po-size",
        "po-waiver",
        "po-comment",
        "po-header",
    }
)
"""The checks that a list of the forms of a name has to pass: it is no text that anybody reads."""

_NOUN_BESIDE = _(
    "write the number and beside it the noun in your language, or say under “counts” in its language.yaml which form "
    "stands behind a number"
)

_ONE_OF = _("write one of these")
_NO_NOUN = _("there is no noun “{given}”")

SAID = {
    "form-uncounted": Said(_("the language declares no forms behind a number: “{given}”"), "", _NOUN_BESIDE),
    "form-count": Said(_("nothing stands behind a number in the form “{given}”"), "", _ONE_OF),
    "form-unknown": Said(_("the language has no form “{given}”"), "", _ONE_OF),
    "form-nor": Said(_("the language has no word that joins a list under a negation: “{given}”"), "", _ONE_OF),
    "form-noun": Said(_NO_NOUN, "", _ONE_OF),
    "form-noun-beside": Said(_NO_NOUN, "", _NOUN_BESIDE),
}
"""What is said of forms, by the names that engine/proofreader/ has for it."""

_Kinds = dict[str, dict[str, set[str]]]


def _asking(parts: Iterable[Part]) -> list[Named]:
    """The placeholders that ask for a form, a noun or a way to join a list."""
    return [part for part in parts if isinstance(part, Named) and (part.form or part.noun or part.join)]


def _faults(
    part: Named, info: LanguageInfo, game: GameCatalog | None, kinds: set[str]
) -> Iterator[tuple[str, str, list[str]]]:
    """What is wrong with a placeholder: a sentence, what it is about, and what is accepted in its place."""
    declared = {"forms": info.forms, "counts": info.counts, "nor": info.nor}
    record: Any = noun_of(game, part.noun) if game and part.noun else None
    noun = f" {key_of(record.name) if record is not None else part.noun}" if part.noun else ""
    beside = f"{{{part.name}}}{noun}"
    for said, given, accepted in asked_forms.faults(
        part.written, part.noun or "", part.form or "", part.join or "", declared
    ):
        yield SAID[said].message, given, accepted or [beside]
    if part.noun and record is None:
        yield SAID["form-noun"].message, part.noun, nouns(game) if game else [beside]
    if part.noun and kinds and kinds != {NUMBER}:
        yield _("“{given}” is no number, so nothing is counted"), part.name, [f"{{{part.name}}}"]
    if part.form and not part.noun and kinds & {NUMBER, TEXT}:
        yield _("“{given}” is no entry, so it has no forms"), part.name, [f"{{{part.name}}}"]


@check(
    "po-form",
    _("a form or a noun is asked for that there is not"),
    about=_(
        "A placeholder with lord|acc asks for a form of a name, one with pearls#pearl for a number and its noun. The "
        "forms are those that the language.yaml of your language declares; your glossary’s PO file holds them for each "
        "name, written as “gen: …; acc: …”."
    ),
)
def check_form(unit: Unit) -> Iterator[Fault]:
    """Placeholders that ask for forms or nouns that there are not, and lists of forms that cannot be read."""
    if CASES in unit.source.kinds:
        yield from _list_faults(unit)
        return
    asking = _asking(unit.parts)
    if not asking:
        return
    info = language(unit.lang)
    game = _game(unit.message)
    known = _parameters(unit.message.shared, game).get(unit.source.msgid, {}) if game else {}
    for part in asking:
        start = max(0, unit.text.find(f"{{{part.written}{'|' if part.form or part.join else ''}"))
        for text, given, accepted in _faults(part, info, game, known.get(part.name, set())):
            yield Fault(
                lazy(text, given=given),
                listed(accepted, 30),
                lazy(_ONE_OF if info.counts or not part.noun else _NOUN_BESIDE),
                (start, unit.text.index("}", start) + 1),
            )


def _list_faults(unit: Unit) -> Iterator[Fault]:
    known = language(unit.lang).forms
    accepted = listed([f"{name}: …" for name in known], 30)
    seen: set[str] = set()
    for name, word, place in written_forms(unit.text):
        spot = (place, place + max(1, len(name) + len(word)))
        if name not in known:
            message = (
                lazy(SAID["form-unknown"].message, given=name)
                if name
                else lazy(_("“{given}” does not say which form it is"), given=word)
            )
            yield Fault(message, accepted, lazy(_("write the name of the form, a colon and the word")), spot)
        elif not word or name in seen:
            message = (
                lazy(_("the form “{given}” is empty"), given=name)
                if not word
                else lazy(_("the form “{given}” stands there twice"), given=name)
            )
            yield Fault(message, accepted, lazy(_("write each form once, with its word")), spot)
        seen.add(name)


def _game(message: Message) -> GameCatalog | None:
    """The game whose names a text may ask for: that of its domain."""
    return message.shared.catalog.games.get(owner_of(message.domain))


def _parameters(shared: Shared, game: GameCatalog) -> _Kinds:
    return shared.once((parameters, game.id), lambda: parameters(game))


@check(
    "po-form-missing",
    _("a name lacks a form that a text asks for"),
    level="warning",
    scope="language",
    about=_(
        "A text asks for a form of names, as lord|acc in braces does, and a name that may stand there has none: "
        "readers get the name as it is. Add the form to the message of that name in the glossary’s PO file."
    ),
)
def check_missing_forms(files: Iterable[PoFile]) -> Iterator[tuple[PoFile, polib.POEntry, Fault]]:
    """Lists of forms that lack what texts ask for; those that are not written at all are missing texts."""
    files = list(files)
    if not files or not language(files[0].lang).forms:
        return
    wanted_forms = _wanted(files)
    for file in files:
        for message in file.messages:
            if CASES not in message.source.kinds or not (
                wanted := wanted_forms.get((file.domain, message.source.msgid))
            ):
                continue
            there = {name for name, word, _place in written_forms(message.forms[0]) if word}
            if missing := [form for form in wanted if form not in there]:
                yield (
                    file,
                    message.entry,
                    Fault(
                        lazy(_("forms are missing that texts ask for: {forms}"), forms=", ".join(missing)),
                        "; ".join(f"{form}: …" for form in missing),
                        lazy(_("add them; one of the texts is: {text}"), text=wanted[missing[0]]),
                    ),
                )


@check(
    "po-name-case",
    _("a name in lists begins in another way than in sentences"),
    level="warning",
    scope="language",
    about=_(
        "The names with the context “name” stand in sentences and in lists: headings are messages of their own. Such a "
        "name begins with a capital only where its first form in the glossary’s PO file does."
    ),
)
def check_name_case(files: Iterable[PoFile]) -> Iterator[tuple[PoFile, polib.POEntry, Fault]]:
    """Names that differ from their first form in nothing but capitals."""
    files = list(files)
    first: dict[tuple[str, str], str] = {}
    for message in (message for file in files for message in file.messages if CASES in message.source.kinds):
        words = [word for _name, word, _place in written_forms(message.forms[0]) if word]
        first[owner_of(message.domain), message.source.msgid] = words[0] if words else ""
    for file in files:
        for message in file.messages:
            name, form = message.forms[0], first.get((owner_of(file.domain), message.source.msgid), "")
            if message.entry.msgctxt == WORD and name != form and name.casefold() == form.casefold():
                fault = Fault(
                    lazy(_("“{name}” is “{form}” in sentences"), name=name, form=form), form, lazy(_("write it so"))
                )
                yield file, message.entry, fault


def _wanted(files: Iterable[PoFile]) -> dict[tuple[str, str], dict[str, str]]:
    """The forms that texts ask for, each with one of those texts, by the domain and English of the name."""
    by_name: dict[tuple[str, str], dict[str, str]] = defaultdict(dict)
    for file in files:
        info = language(file.lang)
        for message in file.messages:
            for text in message.forms.values():
                for part in _parts_of(text):
                    game = _game(message)
                    if game is None:
                        continue
                    kinds = _parameters(message.shared, game).get(message.source.msgid, {}).get(part.name, set())
                    forms = _behind_numbers(info, part.form) if part.noun else [part.form or ""]
                    for name in _names(game, part, kinds) if part.form or part.noun else ():
                        for form in forms:
                            by_name[glossary_domain(game.id), name].setdefault(form, text)
    return by_name


def _parts_of(text: str) -> list[Named]:
    if "|" not in text and "#" not in text:
        return []
    try:
        return _asking(parse(text))
    except PlaceholderError:
        return []


def _behind_numbers(info: LanguageInfo, form: str | None) -> list[str]:
    counts = info.counts.get(form) if form else next(iter(info.counts.values()), None)
    return list(dict.fromkeys((counts or {}).values()))


def _names(game: Any, part: Named, kinds: set[str]) -> list[str]:
    """The English names that may stand in a placeholder; for composed ones, their patterns."""
    if part.noun:
        record: Any = noun_of(game, part.noun)
        return [key_of(record.name)] if record is not None else []
    return [name for kind in kinds for name in _names_of(game, kind)]


def _names_of(game: Any, table: str) -> list[str]:
    """The names of a table's entries; of a table without names of its own, those that its names are made of."""
    named = game.named
    if table in named:
        return [key_of(entry.name) for entry in named[table]]
    words = next((words.tables[table] for words in game.checkers.values() if table in words.tables), None)
    texts = [text for text in (words.name, *(variant.name for variant in words.variants)) if text] if words else []
    made_of = {part.name for text in texts for part in parse(text) if isinstance(part, Named)} & set(named)
    return [key_of(entry.name) for kind in sorted(made_of) for entry in named[kind]]


@cache
def _declared() -> LanguageInfo:
    return language(SOURCE_LANGUAGE)


def english_faults(catalog: Catalog) -> list[Finding]:
    """The same for the English texts of the catalogue: forms, nouns and parameters that do not fit each other."""
    known = {game.id: parameters(game) for game in catalog.games.values()}
    findings: dict[Finding, None] = {}
    for message in catalog.messages():
        game = next((game for game in catalog.games.values() if message.file.startswith(f"{game.folder}/")), None)
        for text in (message.msgid, message.msgid_plural or ""):
            for part in _parts_of(text) if game else []:
                assert game is not None
                kinds = known[game.id].get(message.msgid, {}).get(part.name, set())
                for message_text, given, accepted in _faults(part, _declared(), game, kinds):
                    findings[
                        Finding(
                            message.file,
                            message.line,
                            "",
                            f"{{{part.written}}}",
                            listed(accepted, 30),
                            did_you_mean(given, accepted, "write one of these"),
                            f"{message.ref}: {message_text.format(given=given)}",
                            "wrong-form",
                        )
                    ] = None
    return sorted(findings)
