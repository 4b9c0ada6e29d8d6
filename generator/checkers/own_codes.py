"""The codes that one checker may answer with: what its page has words for, and what its answers are held to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from catalog.python_files import file_of
from generator.checkers.bundle import imports
from generator.text.engine_games import package_of
from generator.text.parameters import code_modules

if TYPE_CHECKING:
    from types import ModuleType

    from engine import Checker
    from generator.render.game_checkers import GameQuestions


def own_codes(questions: GameQuestions, checker: Checker) -> list[ModuleType]:
    """The modules of codes of a checker: those of its game that it imports, and the one that it names."""
    package = package_of(questions.game.id)
    wanted, seen = [checker.module, checker.codes], set()
    while wanted:
        name = wanted.pop()
        if name not in seen and name.startswith(package) and (file := file_of(name)):
            wanted += imports(file.read_text(encoding="utf-8"))
        seen.add(name)
    return [module for module in code_modules(questions.opened.checkers) if module.__name__ in seen]
