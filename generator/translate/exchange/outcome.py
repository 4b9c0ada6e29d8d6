"""How rows of a file of exchange are to be imported, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from generator.text.po_finding import PoFinding


@dataclass(frozen=True)
class AppliedRow:
    """One form of a message that goes in: what stood there, what will, and whether it stays marked fuzzy."""

    id: str
    ref: str
    path: Path
    english: str
    before: str
    after: str
    fuzzy: bool


@dataclass
class Outcome:
    """What an import did, or would do."""

    applied: list[AppliedRow] = field(default_factory=list)
    findings: list[PoFinding] = field(default_factory=list)
    unchanged: int = 0
    written: list[Path] = field(default_factory=list)


@dataclass(frozen=True)
class ImportOptions:
    """How to import: ``overwrite`` takes the file's text where the PO file changed too, ``reviewed`` takes the mark
    *fuzzy* away from every text that was changed, ``dry_run`` writes nothing, ``whole`` writes nothing if there is any
    finding."""

    overwrite: bool = False
    reviewed: bool = False
    dry_run: bool = False
    whole: bool = False
