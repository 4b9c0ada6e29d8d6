"""The section that a message of Abyss cites speaks of what its sentence is about."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any

from catalog import load
from generator.render import game_checkers
from tests.engine.abyss.codes import NOTES, OPEN, REASONS
from tests.engine.test_contract import answered
from tests.questions import CHECKERS, game_of

TYPES = {"reasons": REASONS, "notes": NOTES, "open": OPEN}
NAMED = ("lord", "location", "loot")
"""The kinds of entries that a cited section has to name if the sentence does."""
THINGS = (
    "sentinel",
    "nebulis",
    "figure",
    "monster token",
    "key token",
    "threat token",
    "wound",
    "martial law",
    "council",
)
"""Tokens, limits and places that a cited section has to speak of if the sentence does."""
CARDINALS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
LIMITS = ("limit", "most", "price")
"""The parameters that are numbers of the rules: a cited section has to say them."""
FEW = 3
"""A parameter that is never more entries than this names just them; else it is whatever the question is about."""


def coded(value: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """The coded messages anywhere in an answer, with their group."""
    if isinstance(value, dict):
        for group in TYPES:
            for message in value.get(group) or () if isinstance(value.get(group), list) else ():
                yield group, message
        for inner in value.values():
            yield from coded(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from coded(inner)


@cache
def _sections() -> dict[str, str]:
    """The text of each rule section with what it links, and the worked examples that rest on it."""
    game = load().games["abyss"]
    made: dict[str, str] = {}
    for rule in game.rules:
        examples = [str(one.model_dump_json()) for one in game.examples if one.rule == rule.id]
        made[rule.id] = " ".join([rule.model_dump_json(), *examples]).lower()
    return made


@cache
def _names() -> dict[str, str]:
    collections = load().games["abyss"].collections
    return {
        f"{found.kind}:{entry.id}": entry.name.lower()
        for found in collections
        if found.kind in NAMED
        for entry in found.entries
    }


def names(section: str, thing: str) -> bool:
    """Whether a section links an entry or has its name; or has a word, or a number in digits or as a word."""
    text = _sections()[section]
    if thing in _names():
        return re.search(rf"{re.escape(thing)}\b(?!-)", text) is not None or _names()[thing] in text
    if thing.isdigit():
        return re.search(rf"\b({thing}|{CARDINALS[int(thing)]})\b", text) is not None
    return thing in text


def named_by_words(group: str, code: str) -> set[str]:
    """The entries and things that the sentence of a code links or calls by their names."""
    said = game_checkers.of_game(load().games["abyss"]).words_of(group, code)
    text = json.dumps(said if isinstance(said, str) else said.model_dump() if said else "", ensure_ascii=False)
    linked = set(re.findall(r"\{((?:" + "|".join(NAMED) + r"):[a-z0-9-]+)", text))
    plain = re.sub(r"\{[^}|]*\}", " ", text)
    called = {ref for ref, name in _names().items() if ref[:4] != "loot" and re.search(rf"\bthe {name}", plain.lower())}
    return linked | called | {thing for thing in THINGS if re.search(rf"\b{thing}", plain.lower())}


def unfit() -> dict[str, set[str]]:
    """The codes of all vectors whose section doesn't name what the sentence is about, with what it lacks."""
    cited: dict[tuple[str, str], set[str]] = defaultdict(set)
    given: dict[tuple[str, str, str], set[str]] = defaultdict(set)
    for checker in [one for one in CHECKERS if game_of(one) == "abyss"]:
        for _request, answer in answered(checker):
            for group, message in coded(answer):
                code, params = message["code"], message["params"]
                cited[group, code].add(message["rule"])
                for name, kind in TYPES[group][code].items():
                    if kind in NAMED:
                        given[group, code, name].add(f"{kind}:{params[name]}")
                    elif name in LIMITS:
                        given[group, code, name].add(str(params[name]))
    found: dict[str, set[str]] = {}
    for (group, code), rules in cited.items():
        wanted = named_by_words(group, code)
        for (_group, other, _name), entries in given.items():
            # A number that is always the same is one of the rules.
            if other == code and len(entries) <= (1 if min(entries).isdigit() else FEW):
                wanted |= entries
        lacking = {thing for thing in wanted for rule in rules if not names(rule, thing)}
        if lacking:
            found[code] = lacking
    return found


def test_the_cited_section_names_what_the_sentence_is_about() -> None:
    assert unfit() == {}
