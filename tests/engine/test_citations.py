"""The section that a message cites speaks of what its sentence is about."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from catalog import load
from generator.render import game_checkers
from tests.engine.test_contract import answered
from tests.questions import CHECKERS, GAMES, game_of

GROUPS = ("reasons", "notes", "open")
NAMED = {
    "abyss": ("lord", "location", "loot"),
    "kemet": ("tile", "intervention"),
    "mountain-king": ("hall",),
}
"""The kinds of entries of a game that a cited section has to name if the sentence does; none of a game that is new."""
THINGS = {
    "abyss": (
        "sentinel",
        "nebulis",
        "figure",
        "monster token",
        "key token",
        "threat token",
        "wound",
        "martial law",
        "council",
    ),
    "kemet": ("sanctuary", "temple", "obelisk", "pyramid", "creature", "prayer", "delta", "harbor", "silver", "gold"),
    "mountain-king": ("tunnel", "cart", "statue", "pedestal", "hall", "shovel", "spell", "horn", "trumpet"),
}
"""Tokens, limits and places of a game that a cited section has to speak of if the sentence does."""
CARDINALS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
LIMITS = ("limit", "most", "price")
"""The parameters that are numbers of the rules: a cited section has to say them."""
FEW = 3
"""A parameter that is never more entries than this names just them; else it is whatever the question is about."""


def coded(value: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """The coded messages anywhere in an answer, with their group."""
    if isinstance(value, dict):
        for group in GROUPS:
            for message in value.get(group) or () if isinstance(value.get(group), list) else ():
                yield group, message
        for inner in value.values():
            yield from coded(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from coded(inner)


@cache
def _types(game: str) -> dict[str, dict[str, dict[str, str]]]:
    """The parameters of each code of a game, by group."""
    used = {question.checker.codes for question in game_checkers.of_game(load().games[game]).questions}
    modules = [import_module(name) for name in sorted(used) if name]
    return {
        group: {code: types for module in modules for code, types in getattr(module, group.upper(), {}).items()}
        for group in GROUPS
    }


@cache
def _sections(game: str) -> dict[str, str]:
    """The text of each rule section with what it links, and the worked examples that rest on it."""
    found = load().games[game]
    made: dict[str, str] = {}
    for rule in found.rules:
        examples = [str(one.model_dump_json()) for one in found.examples if one.rule == rule.id]
        made[rule.id] = " ".join([rule.model_dump_json(), *examples]).lower()
    return made


@cache
def _names(game: str) -> dict[str, str]:
    return {
        f"{found.kind}:{entry.id}": entry.name.lower()
        for found in load().games[game].collections
        if found.kind in NAMED.get(game, ())
        for entry in found.entries
    }


def names(game: str, section: str, thing: str) -> bool:
    """Whether a section links an entry or has its name; or has a word, or a number in digits or as a word."""
    text = _sections(game)[section]
    if thing in _names(game):
        return re.search(rf"{re.escape(thing)}\b(?!-)", text) is not None or _names(game)[thing] in text
    if thing.isdigit():
        return re.search(rf"\b({thing}|{CARDINALS[int(thing)]})\b", text) is not None
    return thing in text


def named_by_words(game: str, group: str, code: str) -> set[str]:
    """The entries and things that the sentence of a code links or calls by their names."""
    said = game_checkers.of_game(load().games[game]).words_of(group, code)
    text = json.dumps(said if isinstance(said, str) else said.model_dump() if said else "", ensure_ascii=False)
    linked = set(re.findall(r"\{((?:" + "|".join(NAMED.get(game, ())) + r"):[a-z0-9-]+)", text))
    plain = re.sub(r"\{[^}|]*\}", " ", text)
    called = {
        ref for ref, name in _names(game).items() if ref[:4] != "loot" and re.search(rf"\bthe {name}", plain.lower())
    }
    return linked | called | {thing for thing in THINGS.get(game, ()) if re.search(rf"\b{thing}", plain.lower())}


def unfit(game: str) -> dict[str, set[str]]:
    """The codes of all vectors whose section doesn't name what the sentence is about, with what it lacks."""
    cited: dict[tuple[str, str], set[str]] = defaultdict(set)
    given: dict[tuple[str, str, str], set[str]] = defaultdict(set)
    types = _types(game)
    for checker in [one for one in CHECKERS if game_of(one) == game]:
        for _request, answer in answered(checker):
            for group, message in coded(answer):
                code, params = message["code"], message["params"]
                cited[group, code].add(message["rule"])
                for name, kind in types[group][code].items():
                    if kind in NAMED.get(game, ()):
                        given[group, code, name].add(f"{kind}:{params[name]}")
                    elif name in LIMITS:
                        given[group, code, name].add(str(params[name]))
    assert cited
    found: dict[str, set[str]] = {}
    for (group, code), rules in cited.items():
        wanted = named_by_words(game, group, code)
        for (_group, other, _name), entries in given.items():
            # A number that is always the same is one of the rules.
            if other == code and len(entries) <= (1 if min(entries).isdigit() else FEW):
                wanted |= entries
        if lacking := {thing for thing in wanted for rule in rules if not names(game, rule, thing)}:
            found[code] = lacking
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_cited_section_names_what_the_sentence_is_about(game: str) -> None:
    assert unfit(game) == {}
