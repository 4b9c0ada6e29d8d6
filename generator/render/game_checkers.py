"""A checker as a whole: what the engine declares of it, and the words that the catalogue has for it."""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from catalog.findings import CatalogError, Finding
from catalog.models.checkers import OpenWords
from catalog.walk import models
from engine import Checker, Game
from engine.outputs import VERDICT, Output
from generator.render.field_labels import label_faults, no_checker, no_words
from generator.text.declared_shapes import GROUPS
from generator.text.engine_games import OpenedGame, answers_module, opened
from generator.text.parameters import (
    ALTERNATIVES,
    AMOUNTS,
    PLAYERS,
    ROUNDED,
    SQUARES,
    Types,
    code_modules,
    table_of,
    types_in,
)

__all__ = [
    "ALTERNATIVES",
    "AMOUNTS",
    "GROUPS",
    "PLAYERS",
    "ROUNDED",
    "SQUARES",
    "GameQuestions",
    "Question",
    "Types",
    "table_of",
]

if TYPE_CHECKING:
    from catalog import GameCatalog
    from catalog.models.checkers import CheckerWords, Opening, TableWords
    from catalog.models.wording import Sentence, Words

SETS = "set"
"""The table of the game's expansions: its entries are the sets of the game."""

Opened = tuple[str, "Opening", dict[str, Any]]
"""A checker's name, the link to it, and the request that it is opened with."""


@dataclass(frozen=True)
class GameQuestions:
    """The checkers of one game that have a form, with what they share: facts, types of parameters, sentences."""

    game: GameCatalog
    facts: dict[str, Any]
    types: Types
    rules: dict[str, str]
    """The rule section that each code rests on."""
    choices: dict[str, str]
    """The choice field by which each open point is settled."""
    questions: tuple[Question, ...]
    opened: OpenedGame
    """The game in the engine."""

    @cached_property
    def tables(self) -> tuple[str, ...]:
        """The tables whose entries inputs, answers and codes may name."""
        made = self.opened.engine_game.tables if self.opened.engine_game else {}
        return tuple(dict.fromkeys([*made, *self.game.named, SETS]))

    def rows(self, table: str) -> dict[str, dict[str, Any]]:
        """The facts of each entry of a table by its id; none if the facts have no such table."""
        rows: dict[str, dict[str, Any]] = self.facts.get("tables", {}).get(table, {})
        return rows

    @property
    def formless(self) -> tuple[str, ...]:
        """The questions that no form asks, by name."""
        return tuple(checker.id.partition("/")[2] for checker in self.opened.checkers if not checker.form)

    def words_of(self, group: str, code: str) -> Words | None:
        """The sentence for a code, in whichever checker of the game it stands."""
        for words in self.game.checkers.values():
            entry: Words | OpenWords | None = getattr(words, group).get(code)
            if entry is not None:
                return entry.text if isinstance(entry, OpenWords) else entry
        return None

    def outcomes(self, code: str, reading: str, legal: bool | None) -> tuple[Sentence, ...]:
        """The sentences for what a reading of an open point leads to; perhaps none where another open point decides."""
        for words in self.game.checkers.values():
            if code in words.open:
                words_of_reading = words.open[code].readings[reading]
                return (
                    words_of_reading.open if legal is None else words_of_reading.yes if legal else words_of_reading.no
                )
        return ()

    def table(self, name: str) -> TableWords | None:
        """How the entries of a table without pages are named."""
        return next((words.tables[name] for words in self.game.checkers.values() if name in words.tables), None)

    def find(self, name: str) -> Question:
        """The checker of that name. Raises KeyError."""
        for question in self.questions:
            if question.name == name:
                return question
        raise KeyError(name)


@dataclass(frozen=True)
class Question:
    """One checker: its declaration and its words."""

    name: str
    checker: Checker
    """The engine's checker that answers."""
    declaration: dict[str, Any]
    words: CheckerWords

    @property
    def id(self) -> str:
        """The checker's id with its game: ``abyss/recruit``."""
        return str(self.declaration["id"])

    @property
    def outputs(self) -> tuple[Output, ...]:
        """The declared parts of its answers."""
        own: tuple[Output, ...] = answers_of(self.id).ANSWER
        return VERDICT + own

    @property
    def readings(self) -> dict[str, tuple[Output, ...]]:
        """What the readings of an open point have of their own, by the point's code."""
        outputs: dict[str, tuple[Output, ...]] = getattr(answers_of(self.id), "READINGS", {})
        return outputs

    @property
    def blocks(self) -> dict[str, None]:
        """The kinds of blocks that its answers are laid out in, each once."""
        parts = (part for block in self.words.result for _place, part in models(block))
        return dict.fromkeys(str(part.block) for part in parts if hasattr(part, "block"))

    def fields(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """All declared fields with their paths, those of lists below them."""
        yield from walk(self.declaration["fields"])


def walk(declared: list[dict[str, Any]], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Declared fields with their paths, each followed by those within it; the items of a list have no name."""
    for field in declared:
        name = inner_path(path, field)
        yield name, field
        yield from walk([field["each"]] if "each" in field else field.get("fields", []), name)


def inner_path(path: str, field: dict[str, Any]) -> str:
    """The path of a declared field within what stands at another: ``players.name``, ``tokens[]``."""
    if not field["name"]:
        return f"{path}[]"
    return f"{path}.{field['name']}" if path else str(field["name"])


def tables_of(field: dict[str, Any]) -> list[str]:
    """The tables whose entries an input names: of a space, those of all its boards."""
    return [table for table in (field.get("of"), *(board["of"] for board in field.get("boards", ()))) if table]


_known: dict[int, tuple[GameCatalog, GameQuestions | None, list[Finding]]] = {}


def of_game(game: GameCatalog) -> GameQuestions:
    """The checkers of a game in the order of its words. Raises CatalogError if engine and words do not fit together."""
    questions, findings = looked_up(game)
    if questions is None or findings:
        raise CatalogError(findings)
    return questions


def looked_up(game: GameCatalog) -> tuple[GameQuestions | None, list[Finding]]:
    """The checkers of a game that engine and words both have, or None if the engine cannot open it; what is wrong."""
    known = _known.get(id(game))
    if known is None or known[0] is not game:
        found = opened(game)
        findings = list(found.findings)
        questions = _read(found, found.engine_game, findings) if found.engine_game else None
        known = _known[id(game)] = game, questions, findings
    return known[1], known[2]


def _read(found: OpenedGame, opened_game: Game, findings: list[Finding]) -> GameQuestions:
    game, questions = found.game, []
    for checker in found.checkers:
        if not checker.form:
            continue
        name = checker.id.partition("/")[2]
        if (record := game.records.get(f"checker:{name}")) is None or name not in game.checkers:
            findings.append(no_words(game, name))
            continue
        question = Question(name, checker, checker.declaration(), game.checkers[name])
        findings += label_faults(record, dict(question.fields()), question.words)
        questions.append(question)
    findings += no_checker(game, [one.id.partition("/")[2] for one in opened_game.checkers.values() if one.form])
    rules: dict[str, str] = {}
    choices: dict[str, str] = {}
    modules = code_modules(found.checkers)
    for module in modules:
        rules |= module.RULES
        choices |= getattr(module, "CHOICES", {})
    return GameQuestions(game, found.facts, types_in(modules), rules, choices, tuple(questions), found)


def answers_of(checker: str) -> ModuleType:
    """The module in which the engine declares the answers of a checker such as ``abyss/recruit``."""
    return import_module(answers_module(checker))


def in_order(game: GameCatalog) -> dict[str, CheckerWords]:
    """The words of the checkers that have a form, by name, in the order of the site."""
    return {question.name: question.words for question in of_game(game).questions}


def groups(game: GameCatalog, without: Container[str] = ()) -> dict[str, list[Question]]:
    """The checkers by what they are about, but for those of these names."""
    found: dict[str, list[Question]] = {}
    for question in of_game(game).questions:
        if question.name not in without:
            found.setdefault(question.words.group or "", []).append(question)
    return found


def openings(game: GameCatalog, kind: str, entry: str) -> list[Opened]:
    """The links from the page of an entry to checkers that take it."""
    return [
        (name, opening, _with(opening.field, entry))
        for name, words in in_order(game).items()
        for opening in words.opens
        if opening.kind == kind and (not opening.only or entry in opening.only)
    ]


def _with(field: str | None, entry: str) -> dict[str, Any]:
    if field is None:
        return {}
    return {field.removesuffix("[]"): [entry] if field.endswith("[]") else entry}


def for_rule(game: GameCatalog, rule: str) -> dict[str, CheckerWords]:
    """The checkers that a rule section leads to."""
    return {name: words for name, words in in_order(game).items() if rule in words.rules}
