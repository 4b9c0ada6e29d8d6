"""What the guide *Add a game* shows beside its own words: the files of a small game, and what commands say of them.

Nothing of it is written twice. The game is one of the catalogue, unlisted, and a step names the files of it that it
writes; only what a later step writes again stands in ``docs/examples/``. A test walks through all of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from generator.text.languages import ROOT

PATH = "guides/contributors/game/"
"""Where the guide stands."""

GAME = "poker-squares"
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
    def places(self) -> dict[str, Path]:
        """The files that it writes: where what stands in them is found, by their paths in the repository.

        A repository that has other games alone shows of the example what it has.
        """
        parts = ("catalog", "engine", "generator")
        own = {path.relative_to(self.folder).as_posix(): path for part in parts for path in self._below(part)}
        whole = {name: ROOT / name for name in self._lines("files") if (ROOT / name).exists()}
        return dict(sorted((own | whole).items()))

    @cached_property
    def files(self) -> tuple[Shown, ...]:
        """The files that it writes."""
        return tuple(Shown(name, _text(place)) for name, place in self.places.items())

    def text(self, file: str) -> str:
        """What a command says; the name of the file in the step's folder without its ending."""
        return _text(self.folder / f"{file}.txt")

    @cached_property
    def removed(self) -> tuple[str, ...]:
        """The files that it takes away."""
        return self._lines("removed")

    @cached_property
    def request(self) -> str:
        """The question that is put to the checker."""
        return _text(self.folder / "request.json")

    def _below(self, part: str) -> Iterator[Path]:
        return (path for path in (self.folder / part).rglob("*") if path.is_file())

    def _lines(self, file: str) -> tuple[str, ...]:
        return tuple(self.text(file).splitlines()) if (self.folder / f"{file}.txt").exists() else ()


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8").rstrip("\n")


def steps() -> dict[str, Step]:
    """The steps by their names: ``begin``, ``sources``, … in their order."""
    folders = [path for path in (EXAMPLES / GAME).iterdir() if path.is_dir()]
    folders.sort(key=lambda folder: int(folder.name.partition("-")[0]))
    return {folder.name.partition("-")[2]: Step(folder) for folder in folders}
