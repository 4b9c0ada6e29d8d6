"""What a browser finds in a translation is what the command line finds, in MicroPython too, whatever became of it."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from catalog import load
from catalog.messages import owner_of
from catalog.placeholders import PlaceholderError, parse
from engine.proofreader.alone import check_with_sets, open_game
from generator.checkers import bundle, bytecode
from generator.publish import translate_data
from generator.text.derive import converter
from generator.text.languages import language
from generator.text.lazy_text import translated
from generator.text.words import Words
from generator.translate.check import PROOFREAD, faults, without
from generator.translate.check.subjects import meaning
from generator.translate.check.subjects.extent import places
from generator.translate.check.unit import Message, units_of
from tests.locales.test_mutation import messages
from tests.node import ask_script

SEED = 20261201
EACH = 160
LONG = 60
"""How many characters a text has that says something, and perhaps in several sentences."""

LANGS = ("pl", "ja", "zh_Hant", "zh_Hans")
CHECKS = [name for name in PROOFREAD if name not in ("po-changed", "po-meaning")]

Told = tuple[str, str, str, str, str, tuple[int, int] | None]
"""Of a finding the check, how bad it is, the sentence, what was expected, how to mend it, and the place."""


@cache
def trials(lang: str) -> tuple[tuple[Message, dict[str, Any]], ...]:
    """Messages with a text that something happened to, each with what a browser asks about it."""
    chance = random.Random(f"{SEED} {lang}")
    info = language(lang)
    known = messages(info.derived_from or lang)
    telling = [message for message in known if message.domain == "site" and len(message.forms[0]) > LONG]
    convert = converter(info, "") if info.derived_from else str
    made = []
    for place in range(EACH):
        message, other = chance.sample(known if place % 4 < 3 else telling, 2)
        was = convert(chance.choice([text for text in message.forms.values() if text]))
        text = [harm(chance, was), convert(other.forms[0]), marked(chance, was), shortened(was)][place % 4]
        if text and text != was:
            now = Message(message.shared, lang, message.domain, message.source, message.entry, {0: text})
            previous = "" if place % 8 < 4 else was
            made.append((now, request(now, text, previous)))
    return tuple(made)


def harm(chance: random.Random, text: str) -> str:
    """A text with a part taken away, or a sign or a word put in."""
    start = chance.randrange(len(text) + 1)
    if chance.random() < 0.4:
        return text[:start] + text[start + chance.randrange(1, 12) :]
    extra = (
        "{",
        "}",
        "|",
        " ",
        "  ",
        "\n",
        "\t",
        "7",
        "３",
        "½",
        "三十二",
        "trzydzieści dwa",
        " minus 4",
        "{n#pearl}",
        "{n|+nor}",
    )
    return text[:start] + chance.choice(extra) + text[start:]


def marked(chance: random.Random, text: str) -> str:
    """A text with a mark put in, or another at its end."""
    if chance.random() < 0.5:
        return text.rstrip(".。") + chance.choice(("", "！", ":", "..."))
    start = chance.randrange(len(text) + 1)
    return text[:start] + chance.choice(("...", "。", "，", "：", "„", "«", "(", "」", "・・・")) + text[start:]


def shortened(text: str) -> str:
    """A text without its first sentence."""
    return text[max(text.find(". "), text.find("。")) + 1 :].strip()


def request(message: Message, text: str, previous: str) -> dict[str, Any]:
    """What a browser asks about the text of a message."""
    (unit,) = units_of(message)
    return {
        "english": unit.english,
        "text": text,
        "previous": previous,
        "counted": message.source.plural is not None,
        "game": owner_of(message.domain),
        "without": without(message),
        "room": places(message.source, message.domain),
    }


@cache
def data(lang: str) -> dict[str, Any]:
    """The file of a language as the site has it, in English sentences."""
    made = translate_data.data(load(), Words(lang))
    english = translate_data.data(load(), Words("en"))
    return json.loads(json.dumps({**made, "said": english["said"]}))  # type: ignore[no-any-return]


def found(lang: str, asked: dict[str, Any]) -> list[list[Any]]:
    """What the portable code finds, run by CPython."""
    return check_with_sets("translation", asked, {"x": open_game("x", data(lang)["facts"])})[0]


def told(lang: str, listed: list[list[Any]]) -> list[Told]:
    """Findings in sentences, as a page says them."""
    said = data(lang)["said"]
    return [
        (
            check,
            said[name][0],
            filled(said[name][1], values),
            accepted(check, ", ".join(expected) or filled(said[name][2], values)),
            filled(said[name][3], values),
            (start, end) if start >= 0 else None,
        )
        for check, name, values, expected, start, end in listed
    ]


def accepted(check: str, expected: str) -> str:
    """What was expected; of nouns, of which there are many, a page lists the first ones."""
    return "" if check == "po-form" else expected


def filled(sentence: str, values: dict[str, Any]) -> str:
    """A sentence with values in its places, as a page fills them in."""
    return re.sub(r"\{([a-z]+)\}", lambda place: str(values.get(place[1], place[0])), sentence)


def checked(message: Message, previous: str) -> Iterator[Told]:
    """What the command line tells of the same."""
    earlier = dict.fromkeys(message.forms, previous)
    listed = [(check, fault) for check, fault in faults(message) if check.name in CHECKS]
    for check, fault in listed or meaning.asked(message, earlier):
        yield (
            check.name,
            fault.level or check.level,
            str(fault.message),
            accepted(check.name, translated(fault.expected)),
            str(fault.hint),
            fault.spot,
        )


def is_readable(text: str) -> bool:
    try:
        return bool(parse(text))
    except PlaceholderError:
        return False


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
def test_the_page_says_what_the_command_line_says(lang: str) -> None:
    seen: Counter[str] = Counter()
    for message, asked in trials(lang):
        here, there = told(lang, found(lang, asked)), list(checked(message, asked["previous"]))
        seen.update(name for name, *_rest in there)
        if is_readable(asked["text"]):
            assert sorted(here, key=str) == sorted(there, key=str), asked
        else:  # how it is broken may be told in two ways: a form with odd letters is one that none has
            assert {"po-placeholder", "po-form"} & {name for name, *_rest in here}, asked
            assert "po-placeholder" in {name for name, *_rest in there}, asked
    often = ("po-space", "po-placeholder", "po-number", "po-changed", "po-end", "po-mark", "po-quote", "po-term")
    assert min(seen[name] for name in often) > 0, seen


def test_a_name_that_is_too_long_for_its_card_is_told_of() -> None:
    (message,) = [one for one in messages("pl") if one.domain == "abyss" and one.source.msgid == "The Commander"]
    long = replace(message, forms={0: "Naczelny komendant wszystkich wojsk oceanicznych"})
    here = told("pl", found("pl", request(long, long.forms[0], "")))
    assert here == list(checked(long, ""))
    assert ("po-length", "warning") in [(check, level) for check, level, *_rest in here]


@pytest.mark.parametrize(
    ("domain", "pattern", "instead", "check"),
    [
        ("abyss", r"\{term:lord\|[^}]*\}", "karta", "po-placeholder"),
        ("site", r"\.$", "...", "po-end"),
        ("site", r", ", ".. ", "po-mark"),
        ("abyss", r"(\{[^}|]*)\}", r"\1", "po-placeholder"),
    ],
)
def test_one_fault_has_one_finding(domain: str, pattern: str, instead: str, check: str) -> None:
    of_domain = [one for one in messages("pl") if one.domain == domain and not one.lists_words]
    message = next(one for one in of_domain if re.search(pattern, one.forms[0]) and one.source.msgid[-1] == ".")
    broken = replace(message, forms={0: re.sub(pattern, instead, message.forms[0], count=1)})
    assert [found.name for found, _fault in faults(broken)] == [check], broken.forms[0]


@pytest.mark.slow
def test_micropython_finds_the_same() -> None:
    files = {path.removesuffix(".py") + ".mpy": text for path, text in bundle.proofreading_sources().items()}
    if not bytecode.is_available():
        pytest.skip("no mpy-cross of the version that the site ships")
    given = [{"facts": data(lang)["facts"], "requests": [asked for _message, asked in trials(lang)]} for lang in LANGS]
    compiled = {path: bytecode.compiled(text).hex() for path, text in files.items()}
    there = ask_script("proofs.mjs", {"files": compiled, "asked": given})
    here = [[found(lang, asked) for _message, asked in trials(lang)] for lang in LANGS]
    assert sum(bool(one) for several in here for one in several) > EACH
    assert json.loads(json.dumps(here)) == there
