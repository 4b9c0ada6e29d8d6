"""The parameters of what checkers say: of what type each is, as the engine and the words of an answer declare it."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from catalog.models.checkers import OpenWords
from catalog.models.values import COUNTS, ITEMS, OF_TABLE
from catalog.models.wording import Counted, Sentence, texts_of
from catalog.walk import models, reference_mark
from engine.practice import exercises
from generator.text.declared_shapes import GROUPS, codes_of
from generator.text.engine_games import opened

if TYPE_CHECKING:
    from catalog import GameCatalog
    from catalog.models.values import Value
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
            types[group] |= {code.name: code.params for code in codes_of(module, group)}
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
    types_of: dict[str, dict[str, set[str]]] = {}
    for text, types in (*_typed(game), *_composed(game)):
        known = types_of.setdefault(text, {})
        for name, type_ in types.items():
            known.setdefault(name, set()).add(_kind(type_))
    return types_of


def alternatives(game: GameCatalog) -> dict[str, set[str]]:
    """The parameters of each sentence that name entries any of which will do; texts and errors as in ``parameters``."""
    any_of: dict[str, set[str]] = {}
    for text, types in _typed(game):
        any_of.setdefault(text, set()).update(name for name, type_ in types.items() if type_.startswith(ALTERNATIVES))
    return any_of


def _typed(game: GameCatalog) -> Iterator[tuple[str, dict[str, str]]]:
    """Each sentence of a game's checkers and practice, with the types of its parameters."""
    types = types_in(code_modules(opened(game).sound().checkers.values()))
    spoken = (part for words in game.checkers.values() for part in _coded_words(words, types))
    for words_of, declared in (*spoken, *_practised(game)):
        for text in texts_of(words_of):
            yield (text.one if isinstance(text, Counted) else text), declared


def _composed(game: GameCatalog) -> Iterator[tuple[str, dict[str, str]]]:
    """The patterns that names are composed by, with the kinds of entries that stand in them."""
    models_of = {file.kind: file.model for file in game.FILES}
    for kind, pattern in game.game.names.items():
        fields = models_of[kind].model_fields if kind in models_of else {}
        marks = {name: reference_mark(models_of[kind], name) for name in fields}
        yield pattern, {name: mark.kind if mark else NUMBER for name, mark in marks.items()}


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
            declared = types[group].get(code, {})
            if not isinstance(entry, OpenWords):
                yield entry, declared
                continue
            yield entry.text, declared
            for reading in entry.readings.values():
                for sentence in (*reading.yes, *reading.no, *reading.open):
                    yield sentence.text, declared | _types(sentence)
    for path, part in models(words):
        if isinstance(part, Sentence) and path[:1] != ("open",):
            yield part.text, _types(part)


def _types(part: Sentence) -> dict[str, str]:
    """The types of the values in a sentence, as parameters of codes are declared."""
    return {name: _type(value) for name, value in part.values.items()}


def _type(value: Value) -> str:
    if value.type in (*OF_TABLE, COUNTS):
        return f"{ALTERNATIVES if value.type.startswith(ALTERNATIVES) else ''}{value.of}"
    if value.type in ITEMS:
        return "any-player[]" if value.type.startswith(ALTERNATIVES) else "player[]"
    return value.type if value.type in _COUNTED else TEXT


def _kind(type_: str) -> str:
    if type_ in _COUNTED:
        return NUMBER
    table = table_of(type_)
    return table[0] if table else TEXT
