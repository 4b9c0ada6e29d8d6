"""A game opened in the engine; and, if its package is not made as it has to be, what is wrong, and where.

A game's own code may do anything, so whatever it raises becomes a finding at the line that raised it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeVar

import engine
from catalog.findings import CatalogError, Finding, did_you_mean, listed
from catalog.models.game import UnknownNumberError
from catalog.number_check import missing_number
from catalog.python_files import code_finding, failure, imported

if TYPE_CHECKING:
    from catalog import GameCatalog
    from engine.fields import Field

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

    def __init__(self, made: OpenedGame) -> None:
        self.made = made
        self.game = made.game
        self.package = package_of(made.game.id)

    def open(self) -> None:
        """Fill in what can be made."""
        module = self._module(self.package, ("CHECKERS", "prepare"), "the game's checkers and how its facts are read")
        facts = self._tried(
            self.game.engine_facts, "the facts for the engine cannot be made", type(self.game).__module__
        )
        if module is None or facts is None:
            return
        self.made.facts = facts
        game = self._tried(lambda: engine.open_game(self.game.id, facts), "the facts cannot be made ready")
        if game is None:
            return
        seen: set[str] = set()
        for checker in module.CHECKERS:
            faults = len(self.made.findings)
            self._checker(checker, game, seen)
            if len(self.made.findings) == faults:
                self.made.checkers.append(checker)
        self.made.engine_game = game

    def _checker(self, checker: engine.Checker, game: engine.Game, seen: set[str]) -> None:
        """Whether a checker has all its modules, and asks only for what the facts have."""
        owner, _, name = checker.id.partition("/")
        if owner != self.game.id or not name or checker.id in seen:
            message = "two checkers of one id" if checker.id in seen else "not the id of a checker of this game"
            self._found(
                (checker.id,), message, checker.id, f"{self.game.id}/… , each once", "correct the id", "wrong-id"
            )
        seen.add(checker.id)
        module = self._module(checker.module, (), f"the checker {checker.id}")
        if checker.codes:
            self._module(checker.codes, ("RULES",), f"the codes of {checker.id} and their rules")
        self._module(answers_module(checker.id), ("ANSWER",), f"what {checker.id} answers")
        if module is None:
            return
        wanted = "a tuple of fields, and a function that answers"
        fields = self._tried(
            lambda: checker.fields, f"{checker.id} does not say what it asks: {wanted}", checker.module
        )
        self._tried(lambda: checker.answer, f"{checker.id} does not answer: {wanted}", checker.module)
        for field_ in fields or ():
            self._field(checker, field_, game)

    def _field(self, checker: engine.Checker, field_: Field, game: engine.Game) -> None:
        """Whether an input can be bounded by the facts: by tables and numbers that there are."""
        try:
            for inner in _all(field_):
                if inner.of and inner.of not in game.tables:
                    raise KeyError(inner.of)
            field_.fit(game.tables, game.numbers)
        except KeyError as error:
            name, known = str(error.args[0]), sorted([*game.tables, *game.numbers])
            self.made.findings.append(
                code_finding(
                    checker.module,
                    (field_.name, name),
                    f"the input '{field_.name}' of {checker.id} asks for what the facts do not have",
                    given=name,
                    accepted=f"a table or number that prepare(facts) gives: {listed(known, 30)}",
                    hint=did_you_mean(name, known, "write one of these, or let the catalogue's engine_facts give it"),
                    code="unknown-fact",
                )
            )

    def _module(self, name: str, wanted: tuple[str, ...], what: str) -> ModuleType | None:
        module = imported(name, what, "write it")
        if isinstance(module, Finding):
            self.made.findings.append(module)
            return None
        for part in wanted:
            if not hasattr(module, part):
                self.made.findings.append(
                    code_finding(
                        name,
                        (),
                        f"{name} has no {part}",
                        given="nothing",
                        accepted=f"{part}: {what}",
                        hint=did_you_mean(part, vars(module), f"add {part}"),
                        code="no-part",
                    )
                )
        return module if all(hasattr(module, part) for part in wanted) else None

    def _tried(self, make: Callable[[], Made], message: str, module: str = "") -> Made | None:
        try:
            return make()
        except UnknownNumberError as error:
            self.made.findings.append(missing_number(self.game, error.id))
            return None
        except Exception as error:
            self.made.findings.append(failure(error, module or self.package, message, "mend the line"))
            return None

    def _found(self, words: tuple[str, ...], message: str, given: str, accepted: str, hint: str, code: str) -> None:
        self.made.findings.append(
            code_finding(self.package, words, message, given=given, accepted=accepted, hint=hint, code=code)
        )


def _all(field_: Field) -> Iterator[Field]:
    yield field_
    for inner in field_.fields:
        yield from _all(inner)
