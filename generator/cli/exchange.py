"""``fathom locale export``, ``import`` and ``reverts``: translations on their way to others and back."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from generator.cli.exit_codes import FAULTS, OK
from generator.cli.i18n import _
from generator.cli.options import (
    LANGUAGE,
    RefusedError,
    checked_domains,
    domains_option,
    dry_run_option,
    format_option,
    json_option,
    reason,
)
from generator.cli.report import as_data
from generator.cli.show import counted, show_findings, show_json, show_report
from generator.text.languages import LOCALES, shown_path
from generator.text.lazy_text import _ as N_
from generator.text.lazy_text import lazy

if TYPE_CHECKING:
    from generator.text.po_finding import PoFinding
    from generator.translate.exchange.importing import Job, Outcome
    from generator.translate.exchange.rows import Only
    from generator.translate.exchange.three_way import RevertedText

_STANDARD = "-"


@click.command("export")
@click.argument("lang", type=LANGUAGE, metavar="LANG")
@domains_option
@click.option(
    "--only",
    type=click.Choice(("all", "missing", "fuzzy", "unfinished")),
    default="all",
    show_default=True,
    help="Which texts: those without a translation, those marked fuzzy, both of these, or all.",
)
@click.option("--to", metavar="FILE", help="The file to write, or - for standard output; by default LANG.csv.")
@click.option("--force", is_flag=True, help="Replace a file that is there already.")
def export(lang: str, domains: tuple[str, ...], only: Only, to: str | None, force: bool) -> int:
    """Write translations to a spreadsheet.

    The file is CSV, as Excel and LibreOffice open it. 'fathom locale import' takes it back. OmegaT, Poedit, Virtaal,
    memoQ and Weblate open the PO files themselves.

    \b
    Exit codes:
      0  done
      1  a PO file is broken

    \b
    Examples:
      fathom locale export pl
      fathom locale export ja --only unfinished --to unfinished.csv
      fathom locale export zh_Hant --domain site --to -
    """
    from generator.text.languages import TRANSLATIONS
    from generator.text.po_files import write_whole
    from generator.translate.exchange import sheets
    from generator.translate.exchange.rows import rows

    if lang not in TRANSLATIONS:
        raise RefusedError(f"there are no PO files of '{lang}' to export; take one of {', '.join(TRANSLATIONS)}.")
    path = Path(to or f"{lang}.csv")
    if to != _STANDARD and path.exists() and not force:
        raise RefusedError(
            f"'{path}' is there already, perhaps with somebody's work in it; take another name or add --force."
        )
    known = sorted(path.stem for path in LOCALES.glob("*.pot"))
    exported = rows(lang, checked_domains(domains, known) or known, only)
    content = sheets.write(exported, lang, _)
    if to == _STANDARD:
        sys.stdout.buffer.write(content)
        return OK
    try:
        write_whole(path, content, None if force else "")
    except OSError as error:
        raise RefusedError(f"cannot write '{path}': {reason(error)}.") from None
    click.echo(f"{shown_path(path)}: {counted(len(exported), 'text', 'texts')}")
    return OK


@click.command("import")
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@dry_run_option
@click.option("--all-or-nothing", "whole", is_flag=True, help="Write nothing if there is any finding.")
@click.option("--overwrite", is_flag=True, help="Take the file's text where others changed it too.")
@click.option(
    "--reviewed",
    is_flag=True,
    help="Take the mark 'fuzzy' away from every text that was changed, whatever its state in the file.",
)
@json_option("Give changes and findings as JSON.")
def import_(file: Path, dry_run: bool, whole: bool, overwrite: bool, reviewed: bool, as_json: bool) -> int:
    """Take translations back from a PO file or a spreadsheet.

    What its translator edited goes in. Texts that others changed meanwhile stay as they are: of a PO file git knows
    which they are and whose, a spreadsheet says which translation each of its rows was made from.

    Each text goes in on its own: one at fault stays out and is told of, the others go in. One that both the file and
    somebody else changed is never overwritten unless you say so.

    A text in which the checks find an error goes in marked fuzzy, where there was no finished translation; where there
    was one, that stays.

    \b
    Exit codes:
      0  every text went in or was as before
      1  findings: some texts stayed out

    \b
    Examples:
      fathom locale import abyss.po --dry-run
      fathom locale import abyss.po
      fathom locale import ja.csv
    """
    from catalog import load
    from generator.text.message_sources import sources
    from generator.text.po_files import WordsError
    from generator.translate.exchange.importing import Job

    catalog = load()
    job = Job(file, catalog, sources(catalog), LOCALES, overwrite, reviewed, dry_run, whole)
    try:
        outcome = _imported(job)
    except OSError as error:
        raise RefusedError(f"cannot read '{file}': {reason(error)}.") from None
    except WordsError as error:
        show_findings(error.findings, as_json)
        return FAULTS
    if as_json:
        show_json(_data(outcome))
    else:
        _show(outcome, shown_path(file), dry_run)
    return FAULTS if outcome.findings else OK


def _imported(job: Job) -> Outcome:
    from generator.text.po_files import read_po
    from generator.translate.exchange import sheets
    from generator.translate.exchange.importing import import_po, import_rows
    from generator.translate.exchange.three_way import target_of

    if job.file.suffix != ".po":
        return import_rows(sheets.read(job.file), job)
    theirs = read_po(job.file)
    target = target_of(theirs, job.every)
    if target is None:
        text = _("'{file}' is no version of a PO file in locales/: look at its header 'Language' and its texts.")
        raise RefusedError(text.format(file=job.file))
    if target.resolve() == job.file.resolve():
        raise RefusedError(f"'{job.file}' is the PO file itself; give the file that came back from the editor.")
    return import_po(theirs, target, job)


def _show(outcome: Outcome, file: str, dry_run: bool) -> None:
    if dry_run:
        for change in outcome.applied:
            mark = " (fuzzy)" if change.fuzzy else ""
            click.echo(": ".join(dict.fromkeys((shown_path(change.path), change.ref, change.id))) + mark)
            click.echo(f"    - {change.before}\n    + {change.after}" if change.before else f"    + {change.after}")
    for one in outcome.older:
        text = _("{file}:{line}: not edited here, and changed by {who} meanwhile; their text stays")
        click.echo(f"{text.format(file=file, line=one.line, who=_author(one))}\n    - {one.older}\n    + {one.text}")
    if outcome.findings:
        show_findings(outcome.findings)
    applied = outcome.applied if dry_run or outcome.written else []
    counts = (
        (len(applied), "would go in" if dry_run else "went in"),
        (sum(change.fuzzy for change in applied), "of these marked fuzzy"),
        (len(outcome.applied) - len(applied), "held back because of the findings"),
        (len(outcome.older), "kept as others changed them"),
        (outcome.unchanged, "as before"),
    )
    click.echo(", ".join(f"{label}: {count}" for count, label in counts if count) or "nothing was edited")


def _author(one: RevertedText) -> str:
    return f"{one.by.author}, {one.by.date}" if one.by else _("somebody else")


def _data(outcome: Outcome) -> dict[str, Any]:
    return {
        "taken": [
            {
                "id": change.id,
                "ref": change.ref,
                "file": shown_path(change.path),
                "english": change.english,
                "before": change.before,
                "after": change.after,
                "fuzzy": change.fuzzy,
            }
            for change in outcome.applied
        ],
        "findings": [as_data(finding) for finding in outcome.findings],
        "older": [
            {"line": one.line, "english": one.english, "older": one.older, "text": one.text} for one in outcome.older
        ],
        "unchanged": outcome.unchanged,
        "written": [shown_path(path) for path in outcome.written],
    }


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
    from generator.translate.exchange.three_way import reverted_texts

    paths = sorted(LOCALES.glob("*/LC_MESSAGES/*.po"))
    findings = [_finding(path, one) for path in paths for one in reverted_texts(path, ref, fix)]
    if findings or form != "human":
        show_report(findings, form)
    return FAULTS if findings and not fix else OK


def _finding(path: Path, one: RevertedText) -> PoFinding:
    from generator.text.po_finding import PoFinding
    from generator.translate.check.run import REVERTED

    message = lazy(
        N_("this goes back to an older text, which was not edited here; {who} had changed it meanwhile"),
        who=_author(one),
    )
    hint = lazy(
        N_("nothing to do for you: the maintainer who takes your work in puts the newer text back; your own edits stay")
    )
    return PoFinding(
        shown_path(path),
        one.line,
        REVERTED.name,
        message,
        one.text,
        hint,
        text=one.older,
        lang=path.parent.parent.name,
        domain=path.stem,
    )
