"""Requests made by chance: a module for each checker, with ``requests(random, facts)``, which yields any JSON values.

A checker without a module gets what its worked examples ask, and what its declaration accepts.

The modules are found by their names: ``abyss/read_cost.py`` is for ``abyss/read-cost``. A checker without one is asked
what tests keep for its page, or its worked examples, and has no vectors. Each module is given a random number
generator of its own, so one more request here changes nothing for the other checkers.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import engine
from catalog import load
from generator.checkers import chance_requests, checker_schema
from generator.render import game_checkers
from tests.questions import questions

SEED = 20250101
NAMED_SETS: tuple[list[str], ...] = ([], ["kraken", "leviathan"])


def names() -> list[str]:
    """The checkers that have a generator, such as ``abyss/read-cost``."""
    found = (
        module.name.split(".")[-2:] for module in pkgutil.walk_packages(__path__, f"{__name__}.") if not module.ispkg
    )
    return sorted(f"{game}/{name}".replace("_", "-") for game, name in found)


def generate(checker: str, facts: dict[str, Any], seed: object = SEED) -> list[Any]:
    """The requests for one checker, always the same for a seed."""
    name = checker.partition("/")[2]
    random = Random(f"{seed} {name}")
    if checker not in names():
        return [*questions(checker), *by_declaration(checker, random)]
    module = importlib.import_module(f"{__name__}.{checker.replace('/', '.').replace('-', '_')}")
    requests: Iterable[Any] = module.requests(random, facts)
    return list(with_sets(checker, list(requests), facts))


def by_declaration(checker: str, random: Random, count: int = 60) -> list[Any]:
    """Requests with values that the inputs of a checker take."""
    game, _, name = checker.partition("/")
    found = game_checkers.of_game(load().games[game])
    schema = checker_schema.request(found, found.find(name))
    return [chance_requests.value(random, schema) for _ in range(count)]


def with_sets(checker: str, requests: list[Any], facts: dict[str, Any]) -> Iterable[Any]:
    """The requests, those that name sets with all that they take; and some once more with no set, or with all."""
    game = checker.partition("/")[0]
    games = {game: engine.open_game(game, facts)}
    has = any(field.name == "sets" for field in games[game].checkers[checker].fields)
    for number, request in enumerate(requests):
        yield completed(checker, request, games) if has else request
        if has and number % 8 == 7:
            yield {**request, "sets": NAMED_SETS[number // 8 % 2]}


def completed(checker: str, request: dict[str, Any], games: dict[str, Any]) -> dict[str, Any]:
    """A request with the sets that it takes added to those it names, if it names any."""
    lacking = [
        set_
        for problem in engine.check(checker, request, games).get("problems", [])
        if problem["code"] == "set-not-in-play"
        for set_ in problem["accepted"]["ids"]
    ]
    return {**request, "sets": sorted({*request["sets"], *lacking})} if lacking and "sets" in request else request


def deck(facts: dict[str, Any], *sets: str) -> list[str]:
    """The allies of the base game and of these sets, each as often as it is in the deck."""
    allies = facts["tables"]["ally"]
    found = []
    for ally in facts["order"]["ally"]:
        row = allies[ally]
        copies = row.get("sets") or {row["set"]: row["copies"]}
        found += [ally] * sum(copies.get(of, 0) for of in ("base", *sets))
    return found


def of_sets(facts: dict[str, Any], table: str, *sets: str) -> list[str]:
    """The ids of a table that belong to the base game or to these sets."""
    rows = facts["tables"][table]
    return [entry for entry in facts["order"][table] if rows[entry]["set"] in ("base", *sets)]


def some(random: Random, things: Sequence[Any], most: int) -> list[Any]:
    """Up to ``most`` of the things."""
    return random.sample(list(things), random.randint(0, min(most, len(things))))
