"""``make guide``: what the guide *Add a game* shows, by walking through it.

``docs/examples/<game>/`` has a folder for each step: it names the files of the game that the step writes
(``files.txt``), has those that a later step writes again, names those that it takes away (``removed.txt``), and has
what commands say then (``….txt``), which the guide shows. Walking through it begins with ``fathom game new`` in a
repository without games; its test compares what is said with these files, and what is there in the end with the game.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import catalog.read
from catalog.document import ROOT
from catalog.load import load
from generator.cli import game as command
from generator.pages.example_game import GAME, steps
from generator.text.languages import LOCALES
from generator.translate import weblate
from tests.made_up_game import code_of, run

EXAMPLE = ROOT / "docs" / "examples" / GAME
FIRST = "1-begin"
NEW = ("game", "new", GAME, "--name", "Poker Squares", "--players", "1")
STEPS = {step.folder.name: step for step in steps().values()}


def empty_root(root: Path) -> None:
    """Make ``root`` a repository without games."""
    shutil.copytree(ROOT / "catalog" / "data" / "common", root / "catalog" / "data" / "common")
    (root / "locales").mkdir()
    shutil.copy(LOCALES / weblate.FILE, root / "locales")


def lint(root: Path) -> str:
    """What the linter says of the code of games below ``root``; it takes our packages for our own."""
    shutil.copy(ROOT / "pyproject.toml", root)
    own = 'lint.isort.known-first-party = ["catalog", "engine"]'
    said = ""
    for arguments in (["check", "--config", own], ["format", "--check"]):
        command = [sys.executable, "-m", "ruff", *arguments, "--no-cache", "--quiet", "."]
        said += subprocess.run(command, cwd=root, capture_output=True, text=True, check=False).stdout
    return said


class Walk:
    """The walk through the guide in a folder."""

    def __init__(self, root: Path) -> None:
        self.root = root
        empty_root(root)

    def command(self, *arguments: str) -> str:
        """What a command says there, on standard output and then on standard error."""
        with pytest.MonkeyPatch.context() as patch, code_of(self.root, GAME):
            patch.setattr(catalog, "load", load)
            patch.setattr(catalog.read, "DATA", self.root / "catalog" / "data")
            patch.setattr(command, "ROOT", self.root)
            patch.setattr("generator.cli.check._is_at_hand", lambda _ctx, _name: False)
            _code, out, err = run("--lang", "en", *arguments)
        return (out + err).replace(f"{self.root}/", "")

    def step(self, name: str) -> Iterator[tuple[str, str]]:
        """Do what a step does. Gives the name of each file with what commands say, and what they say now."""
        if name == FIRST:
            yield "new.txt", self.command(*NEW)
        step = STEPS[name]
        for file in step.removed:
            (self.root / file).unlink()
        for file, place in step.places.items():
            (self.root / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(place, self.root / file)
        for cache in [*self.root.rglob("__pycache__")]:
            shutil.rmtree(cache)
        yield "validate.txt", self.command("validate")
        request = step.folder / "request.json"
        if request.exists():
            yield "check.txt", self.command("check", f"{GAME}/hand", str(request))
        question = step.folder / "question.txt"
        if question.exists():
            yield "ask.txt", self.command("ask", question.read_text("utf-8").strip(), "--game", GAME)


def main() -> None:
    """Write what the guide shows."""
    with tempfile.TemporaryDirectory() as folder:
        walk = Walk(Path(folder).resolve())
        for name in STEPS:
            for file, said in walk.step(name):
                (EXAMPLE / name / file).write_text(said, encoding="utf-8")


if __name__ == "__main__":
    main()
