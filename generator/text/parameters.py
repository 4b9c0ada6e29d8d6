"""The parameters of what checkers say: of what type each is, as the engine and the words of an answer declare it."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from catalog.models.checkers import OpenWords
from catalog.models.values import COUNTS, OF_TABLE
from catalog.models.wording import Counted, Sentence, texts_of
from catalog.walk import models
from engine.practice import exercises
from generator.text.declared_shapes import GROUPS
from generator.text.engine_games import opened

if TYPE_CHECKING:
    from catalog import GameCatalog
    from catalog.models.wording import Words
    from engine import Checker

ALTERNATIVES = "any-"
"""How the type of a parameter begins that lists alternatives: they are joined by 'or'."""

ROUNDED = {"chance": "permille", "amount": "hundredths"}
"""What stands beside the exact fraction in a chance or an expected amount."""

SEVERAL = "[]"
"""How the type of a parameter ends that is a list of ids."""

AMOUNTS = "{}"
"""How the type of a parameter ends that is an object of whole numbers by ids, such as ``{"stone": 3}``."""

PLAYERS = ("player", "player[]", "any-player[]")
"""The types of parameters that name players by their places in the answer's list ``players``, counted from 0."""

SQUARES = "squares"
"""The type of a parameter that lists squares, each as its row and its column from 0."""

NUMBER, TEXT = "number", "text"
"""What a parameter is that names no entries: one that counts, or one that is shown as it is."""

_COUNTED = ("integer", "number", "size", "count", "amount")

Types = dict[str, dict[str, dict[str, str]]]
"""The type of each parameter, by group and code."""


def code_modules(checkers: Iterable[Checker]) -> list[Any]:
    """The modules with the codes of some checkers."""
    return [importlib.import_module(name) for name in sorted({checker.codes for checker in checkers} - {""})]


def types_in(modules: Iterable[Any]) -> Types:
    """The types of all parameters that modules of codes declare."""
    types: Types = {group: {} for group in GROUPS}
    for module in modules:
        for group in GROUPS:
            types[group] |= getattr(module, group.upper(), {})
    return types


def table_of(kind: str) -> tuple[str, bool] | None:
    """The table that a parameter's type names, and whether the parameter is a list; None for what is shown as it is.

    >>> table_of("lord"), table_of("class[]"), table_of("any-race[]"), table_of("good{}"), table_of("integer")
    (('lord', False), ('class', True), ('race', True), ('good', False), None)
    """
    if kind in ("integer", "text", *ROUNDED, *PLAYERS, SQUARES):
        return None
    return kind.removeprefix(ALTERNATIVES).removesuffix(SEVERAL).removesuffix(AMOUNTS), kind.endswith(SEVERAL)


def parameters(game: GameCatalog) -> dict[str, dict[str, set[str]]]:
    """What the parameters of each sentence may be: NUMBER, TEXT, or the table whose entries they name.

    By the English text, that of one for a counted sentence; the texts of forms and buttons are not among them. Raises
    CatalogError for a game whose part of the engine is not in order.
    """
    types = types_in(code_modules(opened(game).sound().checkers.values()))
    types_of: dict[str, dict[str, set[str]]] = {}
    for words in game.checkers.values():
        for text, kinds in (
            (text, kinds) for words_of, kinds in _coded_words(words, types) for text in texts_of(words_of)
        ):
            known = types_of.setdefault(text.one if isinstance(text, Counted) else text, {})
            for name, kind in kinds.items():
                known.setdefault(name, set()).add(kind)
    for words_of, params in _practised(game):
        for text in texts_of(words_of):
            known = types_of.setdefault(text.one if isinstance(text, Counted) else text, {})
            for name, type_ in params.items():
                known.setdefault(name, set()).add(_kind(type_))
    return types_of


def _practised(game: GameCatalog) -> Iterator[tuple[Words, dict[str, str]]]:
    """The sentences of the questions to practise with, and the types of their parameters."""
    declared = {exercise.id: exercise for exercise in exercises(game.id)} if game.practice else {}
    for id_, words in game.practice.items():
        if id_ in declared:
            yield words.asks, declared[id_].params
            for code, text in words.choices.items():
                yield text, declared[id_].choices.get(code, {})


def _coded_words(words: Any, types: Types) -> Iterator[tuple[Words, dict[str, str]]]:
    for group in GROUPS:
        for code, entry in getattr(words, group).items():
            kinds = {name: _kind(type_) for name, type_ in types[group].get(code, {}).items()}
            if not isinstance(entry, OpenWords):
                yield entry, kinds
                continue
            yield entry.text, kinds
            for reading in entry.readings.values():
                for sentence in (*reading.yes, *reading.no, *reading.open):
                    yield sentence.text, kinds | _types(sentence)
    for path, part in models(words):
        if isinstance(part, Sentence) and path[:1] != ("open",):
            yield part.text, _types(part)


def _types(part: Sentence) -> dict[str, str]:
    return {
        name: str(value.of)
        if value.type in (*OF_TABLE, COUNTS)
        else _kind(value.type if value.type in _COUNTED else TEXT)
        for name, value in part.values.items()
    }


def _kind(type_: str) -> str:
    if type_ in _COUNTED:
        return NUMBER
    table = table_of(type_)
    return table[0] if table else TEXT
