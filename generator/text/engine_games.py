"""A game opened in the engine; and, if its package is not made as it has to be, what is wrong, and where.

A game's own code may do anything, so whatever it raises becomes a finding at the line that raised it.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeVar

import engine
import engine.kinds
from catalog.findings import CatalogError, Finding, did_you_mean, listed
from catalog.models.numbers import UnknownNumberError
from catalog.number_check import missing_number
from catalog.python_files import code_finding, failure, imported
from engine.fields import Field
from generator.text.declared_shapes import answer_faults, argument_fault, code_faults, tuple_fault

if TYPE_CHECKING:
    from catalog import GameCatalog

Made = TypeVar("Made")


@dataclass
class OpenedGame:
    """A game as the engine has it; ``engine_game`` is None if it cannot be opened, and ``findings`` says why."""

    game: GameCatalog
    facts: dict[str, Any] = field(default_factory=dict)
    engine_game: engine.Game | None = None
    checkers: list[engine.Checker] = field(default_factory=list)
    """Those that are in order."""
    findings: list[Finding] = field(default_factory=list)

    @property
    def package(self) -> str:
        """The engine's package of the game."""
        return package_of(self.game.id)

    def sound(self) -> engine.Game:
        """The game in the engine. Raises CatalogError for one that is not in order."""
        if self.engine_game is None or self.findings:
            raise CatalogError(self.findings)
        return self.engine_game


_known: dict[int, OpenedGame] = {}


def opened(game: GameCatalog) -> OpenedGame:
    """The game in the engine with the facts of the catalogue, as far as it can be opened, and all that is wrong."""
    known = _known.get(id(game))
    if known is None or known.game is not game:
        known = _known[id(game)] = OpenedGame(game)
        _Opening(known).open()
    return known


def package_of(game: str) -> str:
    """The engine's package of a game: Python knows no hyphens."""
    return f"engine.{game.replace('-', '_')}"


def answers_module(checker: str) -> str:
    """The module in which the engine declares the answers of a checker such as ``abyss/recruit``."""
    game, _, name = checker.partition("/")
    return f"{package_of(game)}.answers.{name.replace('-', '_')}"


class _Opening:
    """Opens one game, and goes on as far as it can to find all that is wrong."""

    def __init__(self, opened: OpenedGame) -> None:
        self.opened = opened
        self.game = opened.game
        self.package = package_of(opened.game.id)

    def open(self) -> None:
        """Fill in what can be made."""
        module = self._module(self.package, ("CHECKERS", "prepare"), "the game's checkers and how its facts are read")
        facts = self._tried(
            self.game.engine_facts, "the facts for the engine cannot be made", type(self.game).__module__
        )
        if module is None or facts is None:
            return
        self.opened.facts = facts
        wrong = tuple_fault(self.package, "CHECKERS", module.CHECKERS, engine.Checker)
        self._tried(lambda: self.game.collections, "the collections cannot be made", type(self.game).__module__)
        if wrong is not None:
            self.opened.findings.append(wrong)
            return
        game = self._tried(
            lambda: engine.open_game(self.game.id, facts),
            "prepare(facts) does not give the facts with their tables and numbers",
            hint=f"correct the line: there are {listed(facts)}; 'grounds' has each figure that inputs have as 'ground'",
        )
        if game is None:
            return
        seen: set[str] = set()
        for checker in module.CHECKERS:
            faults = len(self.opened.findings)
            self._checker(checker, game, seen)
            if len(self.opened.findings) == faults:
                self.opened.checkers.append(checker)
        self.opened.engine_game = game

    def _checker(self, checker: engine.Checker, game: engine.Game, seen: set[str]) -> None:
        """Whether a checker has all its modules, and asks only for what the facts have."""
        owner, _, name = checker.id.partition("/")
        if owner != self.game.id or not name or checker.id in seen:
            message = "two checkers of one id" if checker.id in seen else "not the id of a checker of this game"
            self.opened.findings.append(
                code_finding(
                    self.package,
                    (checker.id,),
                    message,
                    given=checker.id,
                    accepted=f"{self.game.id}/ and the name of the checker, each once",
                    hint="correct the id",
                    code="wrong-id",
                )
            )
        seen.add(checker.id)
        module = self._module(checker.module, (), f"the checker {checker.id}")
        if checker.codes and (
            codes := self._module(checker.codes, ("RULES",), f"the codes of {checker.id}, with rules")
        ):
            self.opened.findings += code_faults(codes)
        if answers := self._module(answers_module(checker.id), ("ANSWER",), f"what {checker.id} answers"):
            self.opened.findings += answer_faults(answers)
        if module is None:
            return
        fields = self._tried(lambda: checker.fields, f"the fields that {checker.id} asks for", checker.module)
        self._tried(lambda: checker.answer, f"the function that answers for {checker.id}", checker.module)
        if fields is not None and (
            wrong := tuple_fault(checker.module, "FIELDS", fields, Field) or argument_fault(checker.module, fields)
        ):
            self.opened.findings.append(wrong)
            return
        for field_ in fields or ():
            self._field(checker, field_, game)

    def _field(self, checker: engine.Checker, field_: Field, game: engine.Game) -> None:
        """Whether an input is of a kind that there is, and bounded by tables and numbers that the facts have."""
        for inner in _all(field_):
            if inner.type not in _kinds():
                known, message = _kinds(), f"there is no such kind of input in engine/kinds/: '{inner.name}'"
                self._unknown(checker, (inner.name, inner.type), message, inner.type, known, "unknown-kind")
                return
        try:
            for inner in _all(field_):
                for table in (inner.of, *(board for _name, _value, board in inner.boards)):
                    if table and table not in game.tables:
                        raise KeyError(table)
            field_.fit(game.tables, game.numbers)
        except KeyError as error:
            name, known = str(error.args[0]), sorted([*game.tables, *game.numbers])
            message = f"the input '{field_.name}' of {checker.id} asks for a table or number that the facts do not have"
            self._unknown(checker, (field_.name, name), message, name, known, "unknown-fact")
        except Exception as error:
            message = f"the input '{field_.name}' of {checker.id} cannot be made ready"
            self.opened.findings.append(failure(error, checker.module, message, "correct its declaration"))

    def _unknown(
        self, checker: engine.Checker, words: tuple[str, ...], message: str, given: str, known: list[str], code: str
    ) -> None:
        accepted, hint = listed(known, 30, given), did_you_mean(given, known, "write one of these, or add it")
        if code == "unknown-fact" and given in self.game.named:
            hint = "mark what the engine needs of these entries as Fact() in the game's models"
        self.opened.findings.append(
            code_finding(checker.module, words, message, given=given, accepted=accepted, hint=hint, code=code)
        )

    def _module(self, name: str, wanted: tuple[str, ...], what: str) -> ModuleType | None:
        module = imported(name, what, "write it")
        if isinstance(module, Finding):
            self.opened.findings.append(module)
            return None
        lacking = [part for part in wanted if not hasattr(module, part)]
        self.opened.findings += [_no_part(module, part, what) for part in lacking]
        return None if lacking else module

    def _tried(
        self, make: Callable[[], Made], message: str, module: str = "", hint: str = "correct the line"
    ) -> Made | None:
        try:
            return make()
        except UnknownNumberError as error:
            self.opened.findings.append(missing_number(self.game, error.id))
            return None
        except Exception as error:
            if isinstance(error, AttributeError) and isinstance(error.obj, ModuleType):
                self.opened.findings.append(_no_part(error.obj, str(error.name), message))
            else:
                self.opened.findings.append(failure(error, module or self.package, message, hint))
            return None


def _all(field_: Field) -> Iterator[Field]:
    yield field_
    for inner in field_.inner():
        yield from _all(inner)


def _no_part(module: ModuleType, part: str, what: str) -> Finding:
    accepted, hint = f"{part}: {what}", did_you_mean(part, vars(module), f"add {part}")
    name = module.__name__
    return code_finding(
        name, (), f"{name} has no {part}", given="nothing", accepted=accepted, hint=hint, code="no-part"
    )


def kind_of(type_: str) -> type[Field]:
    """The class of the fields of a kind of input, such as ``integer``."""
    kind: type[Field] = getattr(import_module(f"engine.kinds.{type_}"), type_.capitalize())
    return kind


@cache
def _kinds() -> list[str]:
    """The kinds of input, by the names of their modules."""
    return sorted(found.name for found in pkgutil.iter_modules(engine.kinds.__path__))
