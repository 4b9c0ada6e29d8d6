"""Translations are damaged at random, and ``check`` must notice: 99 of 100 of each kind, in every language."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache

import pytest

from catalog import load
from catalog.messages import owner_of
from engine.proofreader.lexicon import Lexicon
from generator.text.languages import SOURCE_LANGUAGE, TRANSLATIONS, language, po_path
from generator.text.message_sources import sources
from generator.text.number_words import vocabulary
from generator.text.po_files import read_po
from generator.text.words import Words
from generator.translate.check import faults, shared_by, units_of
from generator.translate.check.run import po_file
from generator.translate.check.subjects.meaning import asked
from generator.translate.check.unit import Message, Shared, Unit
from generator.translate.lexicon import lexicon
from generator.translate.waiver import waivers
from tests.full import rest_in_full

SEED = 20140601
ENOUGH = 500
SHARE = 0.985
"""What has to be noticed: *none*, *both* and *one of* let 0, 2 and 1 pass, and Japanese writes the last in digits."""

HAN = "一二三四五六七八九十"
HAN_NUMERAL = re.compile("一(?!方)|[〇零二兩两三四五六七八九十百千]")
"""Numerals; Japanese 一方, one side or on the other hand, is a word and no number."""
PLACEHOLDER = re.compile(r"\{[^{}]*\}")
REFERENCE = re.compile(r"\{[a-z]+:([a-z0-9.-]+)[|}]")
LETTER = re.compile(r"[^\W\d_]")

Mutate = Callable[[random.Random, Unit], Iterator[str]]
"""Gives ways to damage a text, in random order; none if it has nothing to damage."""


@dataclass(frozen=True)
class Damage:
    """A kind of damage, how it is done, and the check that must notice it."""

    name: str
    check: str
    mutate: Mutate


def shuffled(chance: random.Random, items: Iterator[str]) -> Iterator[str]:
    found = list(items)
    chance.shuffle(found)
    yield from found


def put(text: str, span: tuple[int, int], new: str) -> str:
    return text[: span[0]] + new + text[span[1] :]


def flip_number(chance: random.Random, unit: Unit) -> Iterator[str]:
    """Another number in place of one: digits, Han numerals, and number words of a language that we know all of."""
    if unit.lists_words:
        return
    text = unit.reading.text
    for found in re.finditer(r"\d+", text):
        other = chance.choice([value for value in range(13) if value != int(found[0])])
        yield put(unit.text, unit.reading.spot(*found.span()), str(other))
    if language(unit.lang).script != "Latn":
        for found in HAN_NUMERAL.finditer(text):
            same = {found[0], *("二" if found[0] in "兩两" else "")}
            other_numeral = chance.choice([char for char in HAN if char not in same])
            yield put(unit.text, unit.reading.spot(*found.span()), other_numeral)
        return
    words = {
        word: said.number for word, said in vocabulary(unit.lang).items() if said.sure and (said.number or 99) < 13
    }
    for found in LETTER_RUN.finditer(text):
        value = words.get(found[0].lower())
        if value is not None:
            other_word = chance.choice([word for word, number in words.items() if number != value])
            yield put(unit.text, unit.reading.spot(*found.span()), other_word)


LETTER_RUN = re.compile(r"[^\W\d_]+")


def drop_placeholder(chance: random.Random, unit: Unit) -> Iterator[str]:
    counted = {"n", "count"} if unit.source.plural else set()
    for found in PLACEHOLDER.finditer(unit.text):
        # A counted form may say its number in words, with the noun behind it.
        if re.split(r"[#|]", found[0].strip("{}"))[0] not in counted:
            yield put(unit.text, found.span(), "")


def double_placeholder(chance: random.Random, unit: Unit) -> Iterator[str]:
    for found in PLACEHOLDER.finditer(unit.text):
        yield put(unit.text, found.span(), found[0] * 2)


def swap_reference(chance: random.Random, unit: Unit) -> Iterator[str]:
    for found in REFERENCE.finditer(unit.text):
        other = chance.choice([name for name in ("pearl", "key", "smuggler", "abyss.turn") if name != found[1]])
        yield put(unit.text, found.span(1), other)


def swap_term(chance: random.Random, unit: Unit) -> Iterator[str]:
    """The word for another term in place of one that both texts mention, in plain text or in what a link shows."""
    game = owner_of(unit.message.domain)
    if game not in unit.message.shared.catalog.games or unit.lists_words or "name" in unit.source.kinds:
        return
    known = lexicon_of(unit.lang, game)
    mentions = known.mentions_in(unit.text)
    wanted = Counter(one for told in lexicon_of(SOURCE_LANGUAGE, game).mentions_in(unit.english) for one in told.means)
    given = Counter(one for told in mentions for one in told.means)
    for told in mentions:
        # What the translation mentions more often than the English may as well be another word.
        if not any(one.startswith("term:") and given[one] <= wanted[one] for one in told.means):
            continue
        span = told.spot
        inner = unit.text[slice(*span)]
        if inner.startswith("{"):
            if "|" not in inner or ":" not in inner:  # what stands behind the bar of a parameter is the name of a form
                continue
            span = (span[0] + inner.index("|") + 1, span[1] - 1)
        own = {form.casefold() for one in told.means if one in known.terms for form in known.forms(one)}
        others = [
            term
            for reference, term in known.terms.items()
            if reference not in told.means and not own & {form.casefold() for form in known.forms(reference)}
        ]
        yield put(unit.text, span, chance.choice(chance.choice(others).forms))


def insert(*pieces: str) -> Mutate:
    def mutate(chance: random.Random, unit: Unit) -> Iterator[str]:
        places = [place for place, char in enumerate(unit.reading.text) if LETTER.match(char)]
        if places:
            place = unit.reading.places[chance.choice(places)]
            yield put(unit.text, (place, place), chance.choice(pieces))

    return mutate


def other_han(chance: random.Random, unit: Unit) -> Iterator[str]:
    """Simplified characters, and those of Japanese in Chinese and of Traditional Chinese in Japanese."""
    strange = {"Hant": "说两给这进区戦発", "Jpan": "说这讓给两进區戰發", "Hans": "說兩給這進區戦発"}
    yield from insert(*strange.get(language(unit.lang).script, ""))(chance, unit) if has_han(unit.lang) else iter(())


def has_han(lang: str) -> bool:
    return language(lang).script in ("Hant", "Hans", "Jpan")


def look_alike(chance: random.Random, unit: Unit) -> Iterator[str]:
    """Cyrillic letters for Latin ones; in East Asian languages letters that they do not write."""
    twins = dict(zip("aceopxyABCEHKMOPTX", "асеорхуАВСЕНКМОРТХ", strict=True))
    if has_han(unit.lang):
        yield from insert("ｱ", "는", "Ж", *("の" if language(unit.lang).script != "Jpan" else ""))(chance, unit)
        return
    for place, char in enumerate(unit.reading.text):
        if char in twins:
            yield put(unit.text, (unit.reading.places[place], unit.reading.places[place] + 1), twins[char])


def foreign_word(chance: random.Random, unit: Unit) -> Iterator[str]:
    if has_han(unit.lang) and not unit.lists_words:
        yield from insert("quux", " wombat ")(chance, unit)


def drop_end(chance: random.Random, unit: Unit) -> Iterator[str]:
    if unit.text[-1] in ".。?？!！" and not unit.lists_words:
        yield unit.text[:-1]


def drop_space(chance: random.Random, unit: Unit) -> Iterator[str]:
    """The space between Chinese and digits or English words; in Polish one after a comma."""
    if unit.lists_words or language(unit.lang).script == "Jpan":
        return
    pattern = HAN_SPACE if has_han(unit.lang) else COMMA_SPACE
    for found in pattern.finditer(unit.reading.text):
        yield put(unit.text, unit.reading.spot(*found.span()), "")


HAN_SPACE = re.compile("(?<=[\u4e00-\u9fff]) (?=[A-Za-z0-9])|(?<=[A-Za-z0-9]) (?=[\u4e00-\u9fff])")
COMMA_SPACE = re.compile(r"(?<=[^\W\d_],) (?=[^\W\d_])")


DAMAGES = [
    Damage("flip a number", "po-number", flip_number),
    Damage("drop a placeholder", "po-placeholder", drop_placeholder),
    Damage("double a placeholder", "po-placeholder", double_placeholder),
    Damage("swap a term", "po-term", swap_term),
    Damage("swap a reference", "po-placeholder", swap_reference),
    Damage("insert a character of another language", "po-han", other_han),
    Damage("insert a letter of another script", "po-script", look_alike),
    Damage("insert an English word", "po-script", foreign_word),
    Damage("insert a zero-width character", "po-invisible", insert("\u200b", "\u200d", "\u2060", "\ufeff", "\u202e")),
    Damage("insert markup", "po-markup", insert("<b>", "</i>", "&nbsp;", "<br/>", "<img src=x onerror=alert(1)>")),
    Damage("drop the last mark", "po-end", drop_end),
    Damage("drop a space", "po-spacing", drop_space),
    Damage("insert a lonely quotation mark", "po-quote", insert("「", "』", "„", "”", "(", "）")),
]


@cache
def shared() -> Shared:
    catalog = load()
    return shared_by(catalog, sources(catalog))


@cache
def messages(lang: str) -> tuple[Message, ...]:
    """All messages of a language that are translated, waivers aside; the forms of names have tests of their own."""
    found: list[Message] = []
    for domain, texts in sources(shared().catalog).items():
        path = po_path(lang, domain)
        found += po_file(shared(), path, lang, domain, read_po(path), texts).messages
    return tuple(
        message
        for message in found
        if not message.entry.fuzzy and not message.source.kinds & {"cases", "reading", "spoken"}
    )


@cache
def lexicon_of(lang: str, game: str) -> Lexicon:
    return lexicon(shared().catalog, Words(lang), game)


def damaged(chance: random.Random, lang: str, damage: Damage) -> Iterator[tuple[Unit, Message]]:
    """Forms of random messages, each with its message after the damage; every message may come three times."""
    choice = list(messages(lang))
    chance.shuffle(choice)
    for message in choice * 3:
        if any(waiver.name == damage.check for waiver in waivers(message.entry)):
            continue
        unit = chance.choice(units_of(message))
        text = next(shuffled(chance, damage.mutate(chance, unit)), None)
        if text is not None and text.strip() and text != unit.text:
            yield unit, replace(message, forms={**message.forms, unit.form: text})


@pytest.mark.slow
@pytest.mark.parametrize("lang", rest_in_full(TRANSLATIONS, ("pl", "ja").__contains__))
@pytest.mark.parametrize("damage", DAMAGES, ids=[damage.name for damage in DAMAGES])
def test_damage_is_noticed(damage: Damage, lang: str) -> None:
    chance = random.Random(f"{SEED} {lang} {damage.name}")
    done, missed = 0, []
    for unit, message in damaged(chance, lang, damage):
        done += 1
        is_found = damage.check in {check.name for check, _fault in faults(message)}
        if not is_found and not asked(message, {unit.form: unit.text}):
            missed.append(f"{unit.english}\n    was {unit.text}\n    now {message.forms[unit.form]}")
        if done == ENOUGH:
            break
    if done < ENOUGH / 2:
        pytest.skip("the language has too little that could be damaged so")
    assert len(missed) <= done * (1 - SHARE), f"{len(missed)} of {done} not noticed:\n" + "\n".join(missed)


@pytest.mark.slow
@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_nothing_is_found_in_the_files_as_they_are(lang: str) -> None:
    found = []
    for message in messages(lang):
        waived = {waiver.name for waiver in waivers(message.entry)}
        found += [
            f"{check.name}: {fault.message}: {message.forms[fault.form]}"
            for check, fault in faults(message)
            if check.name not in waived
        ]
    assert not found, "\n".join(found)
