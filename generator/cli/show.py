"""How the command line shows findings and tables."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import click

from engine.speaker.lines import width
from generator.cli import report
from generator.cli.i18n import _, ngettext

if TYPE_CHECKING:
    from catalog.findings import Finding
    from generator.text.po_finding import PoFinding


def show_findings(findings: Iterable[Finding | PoFinding], as_json: bool = False) -> None:
    """Findings for people, with a count at the end on stderr; or as a JSON list."""
    from catalog.findings import Finding

    listed = list(findings)
    if as_json:
        show_json([asdict(item) if isinstance(item, Finding) else report.as_data(item) for item in listed])
        return
    for item in listed:
        click.echo("\n".join(_lines(item) if isinstance(item, Finding) else report.lines(item)))
    click.echo(ngettext("{count} finding", "{count} findings", len(listed)).format(count=len(listed)), err=True)


def show_report(findings: Iterable[PoFinding], form: str) -> None:
    """All findings as ``human``, ``json`` or ``github``, questions last; a summary on stderr unless for programs."""
    listed = sorted(findings, key=lambda finding: finding.level == "question")
    if form == "json":
        show_json([report.as_data(finding) for finding in listed])
        return
    for finding in listed:
        click.echo(report.as_annotation(finding) if form == "github" else "\n".join([*report.lines(finding), ""]))
    for line in report.summary(listed):
        click.echo(line, err=True)


def show_json(value: Any) -> None:
    """JSON for programs; letters that the terminal or pipe may not have are escaped."""
    unicode = sys.stdout.encoding.lower().startswith("utf")
    click.echo(json.dumps(value, ensure_ascii=not unicode, indent=2))


def _lines(finding: Finding) -> list[str]:
    place = f"{finding.file}:{finding.line}"
    head = ": ".join(part for part in (place, finding.field, finding.message) if part)
    details = ((_("given"), finding.given), (_("accepted"), finding.accepted), (_("hint"), finding.hint))
    return [head, *(f"    {label}: {text}" for label, text in details if text)]


def counted(number: int, one: str, other: str) -> str:
    """A number with its English noun."""
    return f"{number} {one if number == 1 else other}"


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
