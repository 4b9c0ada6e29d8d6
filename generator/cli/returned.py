"""PO files that come back from an editor: ``fathom locale import FILE.po`` and ``fathom locale reverts``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from generator.cli.exit_codes import FAULTS, OK
from generator.cli.i18n import N_, _
from generator.cli.options import RefusedError, format_option, reason
from generator.cli.show import show_findings, show_report
from generator.text.languages import LOCALES, shown_path

if TYPE_CHECKING:
    from generator.text.po_finding import PoFinding
    from generator.translate.exchange.three_way_merge import Merged, RevertedText


def import_po(path: Path, overwrite: bool, dry_run: bool) -> int:
    """``fathom locale import`` of a PO file."""
    from catalog import load
    from generator.text.message_sources import sources
    from generator.text.po_files import read_po
    from generator.translate.exchange.three_way_merge import take_po, target_of

    try:
        given = read_po(path)
    except OSError as error:
        raise RefusedError(_("cannot read '{file}': {reason}.").format(file=path, reason=reason(error))) from None
    target = target_of(given, sources(load()))
    if target is None:
        text = _("'{file}' is no version of a PO file in locales/: look at its header 'Language' and its texts.")
        raise RefusedError(text.format(file=path))
    if target.resolve() == path.resolve():
        text = _("'{file}' is the PO file itself; give the file that came back from the editor.")
        raise RefusedError(text.format(file=path))
    merged = take_po(path, target, overwrite, dry_run)
    for one in merged.older:
        click.echo(_kept_line(one, shown_path(path)))
    if merged.findings:
        show_findings(merged.findings)
    label = _("would go in: {count}") if dry_run else _("went in: {count}")
    kept = _("kept as others changed them: {count}").format(count=len(merged.older))
    click.echo(f"{shown_path(target)}: {label.format(count=len(merged.applied))}, {kept}")
    return FAULTS if merged.findings else OK


def _kept_line(one: RevertedText, file: str) -> str:
    who = f"{one.by.author}, {one.by.date}" if one.by else _("somebody else")
    text = _("{file}:{line}: not edited here, and changed by {who} meanwhile; their text stays")
    return f"{text.format(file=file, line=one.line, who=who)}\n    - {one.older}\n    + {one.text}"


@click.command
@click.option("--against", "ref", required=True, metavar="COMMIT", help="The commit whose texts others wrote.")
@click.option("--fix", is_flag=True, help="Put the texts of that commit back, and leave what was edited.")
@click.option("--mend", "fix", is_flag=True, hidden=True, help="The earlier name of --fix.")
@format_option
def reverts(ref: str, fix: bool, form: str) -> int:
    """Find texts that went back to an older wording.

    Nobody edited them, and others had changed them: it says whose they were. This happens when a PO file is uploaded
    that was opened before others changed it. The job of a pull request asks this question; with --fix it puts the
    texts of the others back.

    \b
    Exit codes:
      0  no such text, or all are put back
      1  texts that go back

    \b
    Examples:
      fathom locale reverts --against origin/main
      fathom locale reverts --against origin/main --fix
    """
    from generator.translate.exchange.three_way_merge import reverted_texts

    files = [
        merged for path in sorted(LOCALES.glob("*/LC_MESSAGES/*.po")) if (merged := reverted_texts(path, ref, fix))
    ]
    findings = [_finding(merged, one) for merged in files for one in merged.older]
    if findings or form != "human":
        show_report(findings, form)
    return FAULTS if findings and not fix else OK


def _finding(merged: Merged, one: RevertedText) -> PoFinding:
    from generator.text.lazy_text import lazy
    from generator.text.po_finding import PoFinding
    from generator.translate.check.run import REVERTED

    who = f"{one.by.author}, {one.by.date}" if one.by else _("somebody else")
    message = lazy(
        N_("this goes back to an older text, which was not edited here; {who} had changed it meanwhile"), who=who
    )
    hint = lazy(
        N_("nothing to do for you: the maintainer who takes your work in puts the newer text back; your own edits stay")
    )
    return PoFinding(
        shown_path(merged.path),
        one.line,
        REVERTED.name,
        message,
        one.text,
        hint,
        text=one.older,
        lang=merged.path.parent.parent.name,
        domain=merged.path.stem,
    )
