"""What the guide *Add a game* shows beside its own words: the files of a small game, and what commands say of them.

Nothing of it is written twice: the files are those of ``docs/examples/``, which a test walks through.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from generator.text.languages import ROOT

PATH = "guides/contributors/game/"
"""Where the guide stands."""

GAME = "beggar-my-neighbour"
"""The id of the example."""

EXAMPLES = ROOT / "docs" / "examples"


@dataclass(frozen=True)
class Shown:
    """A file of the game: its path in the repository, and what stands in it."""

    path: str
    text: str


@dataclass(frozen=True)
class Step:
    """A step of the guide: what it writes and takes away, and what commands say then."""

    folder: Path

    @cached_property
    def files(self) -> tuple[Shown, ...]:
        """The files that it writes."""
        parts = ("catalog", "engine", "generator")
        paths = sorted(path for part in parts for path in (self.folder / part).rglob("*.*"))
        return tuple(Shown(path.relative_to(self.folder).as_posix(), _text(path)) for path in paths)

    def file(self, ending: str) -> Shown:
        """The file whose path ends so. Raises StopIteration if there is none."""
        return next(file for file in self.files if file.path.endswith(ending))

    def said(self, file: str) -> str:
        """What a command says; the name of the file in the step's folder without its ending."""
        return _text(self.folder / f"{file}.txt")

    @cached_property
    def removed(self) -> tuple[str, ...]:
        """The files that it takes away."""
        return tuple(self.said("removed").splitlines()) if (self.folder / "removed.txt").exists() else ()

    @cached_property
    def request(self) -> str:
        """The question that is put to the checker."""
        return _text(self.folder / "request.json")


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8").rstrip("\n")


def steps() -> dict[str, Step]:
    """The steps by their names: ``begin``, ``sources``, … in their order."""
    folders = sorted(path for path in (EXAMPLES / GAME).iterdir() if path.is_dir())
    return {folder.name.partition("-")[2]: Step(folder) for folder in folders}
