"""A small made-up game in a root of its own, that a test may break: its data, its models and its part of the engine.

``tests/data/games/`` holds the game, laid out as the repository is. What ``fathom validate`` says of a copy is what
whoever adds a game is told.
"""

from __future__ import annotations

import importlib
import json
import re
import shutil
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path, PurePosixPath
from typing import Any

import pytest

import catalog.models
import engine
from catalog import load
from engine.registry import check
from generator.checkers.contract import drawings, unwritten
from generator.cli.main import main
from generator.pages import Page
from generator.render import environment as environments
from generator.render import game_checkers
from generator.render.game_checkers import GameQuestions

ROOT = Path(__file__).parents[1]
GAME = "stone-heaps"
FILES = ROOT / "tests" / "data" / "games"
QUESTIONS: dict[str, list[dict[str, Any]]] = {
    file.stem: json.loads(file.read_text(encoding="utf-8"))
    for file in (FILES / "catalog" / "data" / GAME / "questions").glob("*.json")
}
"""The questions of the game by checker: the last one to ``duel`` is not valid, nor are the last five to ``lay``."""


class MadeUpGame:
    """A copy of the game in a folder."""

    def __init__(self, folder: Path) -> None:
        self.root = folder
        shutil.copytree(FILES, folder, dirs_exist_ok=True)
        shutil.copytree(
            ROOT / "catalog" / "data" / "common", folder / "catalog" / "data" / "common", dirs_exist_ok=True
        )

    def path(self, file: str) -> Path:
        """A file by its path below the root; one that begins with no folder of code is one of the game's data."""
        inside = file.startswith(("catalog/", "engine/", "generator/"))
        return self.root / file if inside else self.root / "catalog" / "data" / GAME / file

    def replace(self, file: str, old: str, new: str) -> None:
        """Write ``new`` for the first ``old``, which has to be there."""
        text = self.path(file).read_text(encoding="utf-8")
        assert old in text, f"{file} no longer holds {old!r}"
        self.path(file).write_text(text.replace(old, new, 1), encoding="utf-8")

    def line(self, file: str, text: str) -> int:
        """The number of the first line that holds ``text``."""
        lines = self.path(file).read_text(encoding="utf-8").split("\n")
        return next(number for number, line in enumerate(lines, 1) if text in line)

    def validate(self) -> tuple[int, list[dict[str, Any]]]:
        """The exit code of ``fathom validate`` and its findings."""
        with self.found():
            code, out, _ = run("validate", "--catalog", str(self.root / "catalog" / "data"), "--json")
        findings: list[dict[str, Any]] = json.loads(out)
        return code, findings

    @contextmanager
    def found(self) -> Iterator[None]:
        """Let the game's code be found beside that of the games of Fathom, anew each time."""
        with code_of(self.root):
            yield

    @contextmanager
    def asked(self, checker: str = "duel") -> Iterator[tuple[GameQuestions, list[tuple[dict[str, Any], Any]]]]:
        """The game, and the questions of ``QUESTIONS`` to a checker with their answers."""
        with self.found():
            questions = game_checkers.of_game(load(self.root / "catalog" / "data").games[GAME])
            game = questions.opened.sound()
            yield questions, [(one, check(f"{GAME}/{checker}", one, {GAME: game})) for one in QUESTIONS[checker]]


@contextmanager
def code_of(root: Path, instead_of: str = "") -> Iterator[None]:
    """Let the models, engines and drawings below ``root`` be found beside those of Fathom, anew each time.

    With the id of a game they are found ``instead_of`` its own.
    """
    with pytest.MonkeyPatch.context() as patch:
        for package, folder in ((catalog.models, root / "catalog" / "models"), (engine, root / "engine")):
            patch.setattr(package, "__path__", [str(folder), *package.__path__])
            own = instead_of.replace("-", "_")
            patch.delattr(package, own, raising=False)
            for name in [name for name in sys.modules if f"{name}.".startswith(f"{package.__name__}.{own}.")]:
                patch.delitem(sys.modules, name)
        for module in (drawings, unwritten):
            patch.setattr(module, "ROOT", root)
        patch.setattr(environments, "TEMPLATES", (*environments.TEMPLATES, root / "generator" / "templates"))
        environments.environment.cache_clear()
        importlib.invalidate_caches()
        try:
            yield
        finally:
            environments.environment.cache_clear()
            for package in (catalog.models, engine):
                for name in [name for name in sys.modules if name.startswith(f"{package.__name__}.")]:
                    module = sys.modules[name]
                    places = [*getattr(module, "__path__", ()), getattr(module, "__file__", None)]
                    if str(places[0]).startswith(f"{root}/"):
                        del sys.modules[name]
                        vars(package).pop(name.rpartition(".")[2], None)


def run(*arguments: str) -> tuple[int, str, str]:
    """The exit code of ``fathom`` and what it says on standard output and standard error."""
    out, err = TextIOWrapper(BytesIO(), encoding="utf-8"), StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main(list(arguments))
    out.seek(0)
    return code, out.read(), err.getvalue()


def dead_links(pages: Mapping[str, Page], game: str) -> list[tuple[str, str]]:
    """The links between the pages of a game that lead to none: the page that has it, and the link."""
    dead = []
    for path, page in pages.items():
        for link in re.findall(r'href="([^"#?:]*/)["#?]', page.html):
            parts: list[str] = []
            for part in PurePosixPath(path, link).parts:
                parts = parts[:-1] if part == ".." else [*parts, part]
            target = "/".join([*parts, ""])
            if target not in pages and target.startswith(f"{game}/"):
                dead.append((path, link))
    return dead
