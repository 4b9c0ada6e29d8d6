"""How the command line shows findings and tables."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import asdict

import click

from catalog.findings import Finding


def show_findings(findings: Iterable[Finding], as_json: bool = False) -> None:
    """Findings for people, with a count at the end on stderr; or as a JSON list."""
    found = list(findings)
    if as_json:
        click.echo(json.dumps([asdict(finding) for finding in found], ensure_ascii=False, indent=2))
        return
    for finding in found:
        click.echo(str(finding))
    click.echo("1 finding" if len(found) == 1 else f"{len(found)} findings", err=True)


def width(text: str) -> int:
    """How many columns a terminal needs for ``text``: Han and kana take two, combining marks none."""
    return sum(
        0 if unicodedata.combining(char) else 2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in text
    )


def show_table(head: Sequence[str], rows: Sequence[Sequence[str | int | None]]) -> None:
    """A plain table: numbers to the right, everything else to the left."""
    texts = [["" if cell is None else str(cell) for cell in row] for row in rows]
    widths = [max(map(width, column)) for column in zip(head, *texts, strict=True)]
    numeric = [bool(rows) and all(isinstance(row[index], int | None) for row in rows) for index in range(len(head))]
    for line in [list(head), *texts]:
        cells = []
        for cell, space, right in zip(line, widths, numeric, strict=True):
            padding = " " * (space - width(cell))
            cells.append(padding + cell if right else cell + padding)
        click.echo("  ".join(cells).rstrip())
