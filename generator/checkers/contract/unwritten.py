"""What is left of the skeleton that a game began with: ``[write: …]``, in whichever of its files it stands.

A draft may keep it, and ``fathom validate`` lists it; a game that is no draft may not.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from catalog.document import ROOT, file_name
from catalog.findings import Finding, shown
from catalog.python_files import file_of

if TYPE_CHECKING:
    from catalog.models.game import GameCatalog

MARK = re.compile(r"\[write: ([^\]\n]*)\]")
"""Stands for what is still to be written, and says what that is."""

_ENDINGS = {".yaml", ".py", ".svg", ".j2"}


@dataclass(frozen=True)
class Unwritten:
    """One place that still waits for its text: file, line, and what is to be written there."""

    file: str
    line: int
    what: str


def unwritten(game: GameCatalog) -> Iterator[Unwritten]:
    """All that a game still has from the skeleton, in the order of files and lines."""
    for path in sorted({path for place in _places(game) for path in _files(place)}):
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            continue  # Whoever reads the file for what it holds has a finding about that.
        for number, line in enumerate(text.split("\n"), 1):
            for match in MARK.finditer(line):
                yield Unwritten(file_name(path), number, match[1])


def unwritten_faults(game: GameCatalog) -> Iterator[Finding]:
    """The same as findings, for a game that says that it is no draft."""
    for place in () if game.game.draft else unwritten(game):
        yield Finding(
            place.file,
            place.line,
            "",
            shown(f"[write: {place.what}]"),
            "what the game says there",
            "write it, or let 'draft: true' stand in game.yaml as long as it is not written",
            "this still stands as the skeleton of a game has it",
            "unwritten",
        )


def _places(game: GameCatalog) -> Iterator[Path]:
    """The folders and modules that belong to a game alone."""
    yield ROOT / game.folder
    yield ROOT / "generator" / "templates" / game.id
    for module in (type(game).__module__, f"engine.{game.id.replace('-', '_')}"):
        path = file_of(module)
        if path is not None:
            yield path.parent if path.name == "__init__.py" else path


def _files(place: Path) -> Iterator[Path]:
    inside = place.rglob("*") if place.is_dir() else (place,)
    return (path for path in inside if path.suffix in _ENDINGS and path.is_file())
