"""What the models cannot see: whether the parts of the catalogue fit together."""

from __future__ import annotations

from pathlib import Path

from catalog.findings import Finding
from catalog.load import read_catalog


def validate(path: Path | str | None = None) -> list[Finding]:
    """All findings about the catalogue in the folder ``path``, in the order of files and lines; none if it is sound."""
    catalog, findings = read_catalog(path)
    for game in catalog.games.values():
        findings += game.checks()
    return sorted(set(findings))
