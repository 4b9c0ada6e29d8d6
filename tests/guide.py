"""``make guide``: what the guide *Add a game* shows, by walking through it.

``docs/examples/<game>/`` has a folder for each step, with the files that the step writes, those that it takes away
(``removed.txt``), and what commands say then (``….txt``), which the guide shows. Walking through it begins with
``fathom game new`` in a repository without games; its test compares what is said with these files.
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
from generator.text.languages import LOCALES
from generator.translate import weblate
from tests.made_up_game import code_of, run

GAME = "beggar-my-neighbour"
EXAMPLE = ROOT / "docs" / "examples" / GAME
FIRST = "1-begin"
NEW = ("game", "new", GAME, "--name", "Beggar My Neighbour", "--players", "2")
STEPS = tuple(sorted(path.name for path in EXAMPLE.iterdir() if path.is_dir()))


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
        with pytest.MonkeyPatch.context() as patch, code_of(self.root):
            patch.setattr(catalog, "load", load)
            patch.setattr(catalog.read, "DATA", self.root / "catalog" / "data")
            patch.setattr(command, "ROOT", self.root)
            _code, out, err = run("--lang", "en", *arguments)
        return (out + err).replace(f"{self.root}/", "")

    def step(self, name: str) -> Iterator[tuple[str, str]]:
        """Do what a step does. Gives the name of each file with what commands say, and what they say now."""
        if name == FIRST:
            yield "new.txt", self.command(*NEW)
        place = EXAMPLE / name
        removed = place / "removed.txt"
        for file in removed.read_text(encoding="utf-8").splitlines() if removed.exists() else ():
            (self.root / file).unlink()
        for folder in ("catalog", "engine", "generator"):
            if (place / folder).is_dir():
                shutil.copytree(place / folder, self.root / folder, dirs_exist_ok=True)
        for cache in [*self.root.rglob("__pycache__")]:
            shutil.rmtree(cache)
        yield "validate.txt", self.command("validate")
        request = place / "request.json"
        if request.exists():
            yield "check.txt", self.command("check", f"{GAME}/payment", str(request))


def main() -> None:
    """Write what the guide shows."""
    with tempfile.TemporaryDirectory() as folder:
        walk = Walk(Path(folder).resolve())
        for name in STEPS:
            for file, said in walk.step(name):
                (EXAMPLE / name / file).write_text(said, encoding="utf-8")


if __name__ == "__main__":
    main()
