"""A copy of the catalogue that a test breaks in one place, and what the check then has to say."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

from catalog import Finding, validate

DATA = Path(__file__).resolve().parents[2] / "catalog" / "data"


@dataclass(frozen=True)
class Breakage:
    """``old`` becomes ``new`` in ``file``; the finding stands on the line of ``at`` (the ``nth`` one, from 1)."""

    name: str
    file: str
    old: str
    new: str
    at: str
    field: str
    given: str
    accepted: str
    hint: str
    message: str
    code: str
    nth: int = 1


class Copy:
    """A catalogue of its own in a folder of its own."""

    def __init__(self, folder: Path, game: str = "abyss") -> None:
        self.folder = folder / "data"
        self.game = game
        shutil.copytree(DATA, self.folder)

    def path(self, file: str) -> Path:
        """A file of the game's folder."""
        return self.folder / self.game / file

    def replace(self, file: str, old: str, new: str) -> None:
        """Write ``new`` for the first ``old``; a text that is not there fails the test rather than breaking nothing."""
        path = self.path(file)
        text = path.read_text(encoding="utf-8")
        assert old in text, f"{file} no longer holds {old!r}"
        path.write_text(text.replace(old, new, 1), encoding="utf-8")

    def line(self, file: str, text: str, nth: int = 1) -> int:
        """The number of the ``nth`` line that holds ``text``."""
        lines = self.path(file).read_text(encoding="utf-8").split("\n")
        return [number for number, line in enumerate(lines, 1) if text in line][nth - 1]

    def findings(self) -> list[Finding]:
        """Everything that is wrong with the copy."""
        return validate(self.folder)

    def finding(self, file: str, code: str) -> Finding:
        """The only finding of this kind in ``file``."""
        found = [item for item in self.findings() if item.code == code and item.file.endswith(f"/{self.game}/{file}")]
        assert len(found) == 1, f"expected one {code} in {file}, got: {self.findings()}"
        return found[0]


def expect(copy: Copy, case: Breakage) -> None:
    """Break the copy and hold the only finding of this kind to what the case says."""
    copy.replace(case.file, case.old, case.new)
    agrees(copy, case, copy.finding(case.file, case.code))


def agrees(copy: Copy, case: Breakage, finding: Finding) -> None:
    """Hold a finding in the broken copy to every part of what the case says."""
    assert finding.line == copy.line(case.file, case.at, case.nth)
    assert finding.field == case.field
    assert finding.given == case.given
    assert case.accepted in finding.accepted
    assert case.hint in finding.hint
    assert case.message in finding.message
