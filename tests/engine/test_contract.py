"""What every verdict of every checker keeps to: its shape, open points, the way out, and citations that fit."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

import engine
from catalog import load
from engine.ruling import outcome_of
from generator.render import game_checkers
from tests.engine import make_vectors
from tests.engine.abyss.codes import CHOICES, NOTES, OPEN, REASONS
from tests.engine.portable.world import games
from tests.questions import CHECKERS

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
TOLD: dict[str, Callable[[dict[str, Any]], Any]] = {
    "holders": lambda answer: [place for place, row in enumerate(answer["players"]) if row["holds"] or row["may_take"]],
    "winners": lambda answer: answer["tie_break"]["winners"],
    "totals": lambda answer: [row["total"] for row in answer["players"]] if answer["legal"] else [],
    "lords": lambda answer: [row["lord"] for row in answer["lords"] if row["recruitable"]],
    "payments": lambda answer: sum(row["count"] for row in answer["lords"]),
    "rewards": lambda answer: len(answer["options"]),
    "gained": lambda answer: max((row["gained"] for row in answer["options"] if row["pearls"] == 1), default=0),
    "turns": lambda answer: [
        *[row for row, player in enumerate(answer["players"]) for turn in ("finishes", "further") if player[turn]],
        *answer["last_turns"],
    ],
}
"""What a reading tells beside what all of them do: the same as stands in the answer once it is chosen.

What is not named here has the name that it has in the answer.
"""
CROSSED = 150
"""How many requests are made of two others, for each checker."""
FEW = 3
"""A parameter that is never more entries than this names just them; else it is whatever the question is about."""


@cache
def answered(checker: str) -> tuple[tuple[dict[str, Any], dict[str, Any]], ...]:
    """The requests of a checker's vectors that it answers, with their verdicts."""
    lines = (make_vectors.FOLDER / f"{checker}.jsonl").read_text("utf-8").splitlines()
    found = []
    for line in lines:
        request = json.loads(json.loads(line)["request"])
        answer = engine.check(checker, request, games())
        if answer["kind"] == "verdict":
            found.append((request, answer))
    assert found, checker
    return tuple(found)


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


def _asked(checker: str, request: dict[str, Any]) -> dict[str, Any]:
    answer = engine.check(checker, request, games())
    assert answer["kind"] == "verdict", (checker, request, answer)
    return answer


def keeps_the_contract(checker: str, request: dict[str, Any], answer: dict[str, Any]) -> None:
    """Hold one verdict to the contract. Raises AssertionError."""
    shown = (checker, request, answer)
    assert answer["legal"] in (True, False, None), shown
    assert isinstance(answer["reasons"], list), shown
    assert isinstance(answer["notes"], list), shown
    disagree = False
    for point in answer["open"]:
        assert set(point) == {"code", "params", "rule", "readings"}, shown
        assert len(point["readings"]) >= 2, shown
        outcomes = [outcome_of(reading) for reading in point["readings"]]
        disagree = disagree or outcomes[0]["legal"] is None or any(other != outcomes[0] for other in outcomes)
        for reading in point["readings"]:
            chosen = {**request, CHOICES[point["code"]]: reading["reading"]}
            judged = _asked(checker, chosen)
            assert judged["legal"] == reading["legal"], shown
            assert point["code"] not in [left["code"] for left in judged["open"]], shown
            for name in set(reading) - {"reading", "legal", "open"}:
                told = TOLD[name](judged) if name in TOLD else judged[name]
                assert reading[name] == told, (name, told, shown)
            # What such a reading leaves to decide is exactly what is open once it is chosen.
            assert reading.get("open", []) == (judged["open"] if reading["legal"] is None else []), shown
    assert (answer["legal"] is None) == disagree, shown
    if answer["legal"] is not False:
        assert answer["instead"] is None, shown
    if answer["instead"] is not None:
        assert _asked(checker, {**request, **answer["instead"]})["legal"] is True, shown
    assert '"rule": "' in json.dumps(answer), shown


@pytest.mark.parametrize("checker", CHECKERS)
def test_verdicts_keep_the_contract(checker: str) -> None:
    for request, answer in answered(checker):
        keeps_the_contract(checker, request, answer)


@pytest.mark.parametrize("checker", CHECKERS)
def test_crossed_requests_keep_the_contract(checker: str) -> None:
    """Fields of different requests, put together by chance, get an answer as well, however badly they fit."""
    random = Random(f"crossed {checker}")
    requests = [request for request, _ in answered(checker)]
    for _ in range(CROSSED):
        one, other = random.sample(requests, 2)
        request = {**one, **{name: other[name] for name in other if random.random() < 0.4}}
        answer = engine.check(checker, request, games())
        if answer["kind"] == "verdict":
            keeps_the_contract(checker, request, answer)
        else:
            assert answer["problems"], request


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
    for checker in CHECKERS:
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
