"""``fathom locale export`` and ``import``: translations for those without a PO editor."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from generator.cli.exit_codes import FAULTS, OK
from generator.cli.i18n import _, ngettext
from generator.cli.options import (
    LANGUAGE,
    RefusedError,
    checked_domains,
    domains_option,
    dry_run_option,
    json_option,
    reason,
)
from generator.cli.report import as_data
from generator.cli.show import show_findings, show_json
from generator.text.languages import LOCALES, shown_path

if TYPE_CHECKING:
    from generator.translate.exchange.exchange_rows import Only
    from generator.translate.exchange.files import Format
    from generator.translate.exchange.outcome import Outcome

_STANDARD = "-"


@click.command("export")
@click.argument("lang", type=LANGUAGE, metavar="LANG")
@domains_option
@click.option(
    "--format",
    "format_",
    type=click.Choice(("xliff", "csv")),
    help="The kind of file; by default what the name after --to ends in, or XLIFF.",
)
@click.option(
    "--only",
    type=click.Choice(("all", "missing", "fuzzy", "unfinished")),
    default="all",
    show_default=True,
    help="Which texts: those without a translation, those marked fuzzy, both of these, or all.",
)
@click.option("--to", metavar="FILE", help="The file to write, or - for standard output; by default LANG.xlf.")
@click.option("--force", is_flag=True, help="Replace a file that is there already.")
def export(lang: str, domains: tuple[str, ...], format_: Format | None, only: Only, to: str | None, force: bool) -> int:
    """Write translations to a file for those without a PO editor.

    XLIFF 1.2 opens in OmegaT, Poedit, Virtaal, memoQ and Weblate; placeholders are inline codes there. CSV opens in
    Excel and LibreOffice. 'fathom locale import' takes both back.

    \b
    Exit codes:
      0  done
      1  a PO file is broken

    \b
    Examples:
      fathom locale export pl
      fathom locale export ja --only unfinished --to ja.csv
      fathom locale export zh_Hant --domain site --format csv --to -
    """
    from generator.text.languages import TRANSLATIONS
    from generator.text.po_files import write_whole
    from generator.translate.exchange.exchange_rows import rows
    from generator.translate.exchange.files import ENDINGS, content_of

    if lang not in TRANSLATIONS:
        text = _("there are no PO files of '{language}' to export; take one of {languages}.")
        raise RefusedError(text.format(language=lang, languages=", ".join(TRANSLATIONS)))
    kind = format_ or ENDINGS.get(Path(to or "").suffix.lower(), "xliff")
    path = Path(to or f"{lang}.{'csv' if kind == 'csv' else 'xlf'}")
    if to != _STANDARD and path.exists() and not force:
        text = _("'{file}' is there already, perhaps with somebody's work in it; take another name or add --force.")
        raise RefusedError(text.format(file=path))
    exported = rows(lang, _chosen(domains), only)
    content = content_of(exported, lang, kind, _)
    if to == _STANDARD:
        sys.stdout.buffer.write(content)
        return OK
    try:
        write_whole(path, content, None if force else "")
    except OSError as error:
        text = _("cannot write '{file}': {reason}.")
        raise RefusedError(text.format(file=path, reason=reason(error))) from None
    counted = ngettext("{count} text", "{count} texts", len(exported)).format(count=len(exported))
    click.echo(f"{shown_path(path)}: {counted}")
    return OK


def _chosen(domains: tuple[str, ...]) -> list[str]:
    known = sorted(path.stem for path in LOCALES.glob("*.pot"))
    wanted = checked_domains(domains, known)
    return [domain for domain in known if not wanted or domain in wanted]


@click.command("import")
@click.argument("file", metavar="FILE")
@dry_run_option
@click.option("--all-or-nothing", "whole", is_flag=True, help="Write nothing if there is any finding.")
@click.option("--overwrite", is_flag=True, help="Take the file's text where the PO file changed too.")
@click.option(
    "--reviewed",
    is_flag=True,
    help="Take the mark 'fuzzy' away from every text that was changed, whatever its state in the file.",
)
@json_option("Give changes and findings as JSON.")
def import_(file: str, dry_run: bool, whole: bool, overwrite: bool, reviewed: bool, as_json: bool) -> int:
    """Take translations back from an exported file or a PO file.

    Of a PO file that comes back from an editor, what its translator edited goes in. Texts that others changed
    meanwhile stay as they are, and are told of with their authors; git knows which they are.

    Each row goes in on its own: one at fault stays out and is told of, the others go in. A translation that changed in
    the PO file too, after the export, is never overwritten unless you say so.

    A text in which the checks find an error goes in marked fuzzy, where there was no finished translation; where there
    was one, that stays.

    \b
    Exit codes:
      0  every row went in or was as before
      1  findings: some rows stayed out

    \b
    Examples:
      fathom locale import pl.xlf --dry-run
      fathom locale import ja.csv
      fathom locale import abyss.po
    """
    from catalog import load
    from generator.text.message_sources import sources
    from generator.translate.exchange.errors import ExchangeError
    from generator.translate.exchange.files import read
    from generator.translate.exchange.importing import apply
    from generator.translate.exchange.outcome import ImportOptions

    path = Path(file)
    if path.suffix == ".po":
        from generator.cli.returned import import_po

        return import_po(path, overwrite, dry_run)
    try:
        reading = read(path)
    except OSError as error:
        raise RefusedError(_("cannot read '{file}': {reason}.").format(file=file, reason=reason(error))) from None
    except ExchangeError as error:
        show_findings(error.findings, as_json)
        return FAULTS
    options = ImportOptions(overwrite=overwrite, reviewed=reviewed, dry_run=dry_run, whole=whole)
    catalog = load()
    outcome = apply(reading, shown_path(path), catalog, sources(catalog), options)
    if as_json:
        show_json(_data(outcome))
    else:
        _show(outcome, dry_run)
    return FAULTS if outcome.findings else OK


def _show(outcome: Outcome, dry_run: bool) -> None:
    fuzzy = _("fuzzy")
    if dry_run:
        for change in outcome.applied:
            mark = f" ({fuzzy})" if change.fuzzy else ""
            click.echo(f"{shown_path(change.path)}: {change.ref}: {change.id}{mark}")
            click.echo(f"    - {change.before}\n    + {change.after}" if change.before else f"    + {change.after}")
    if outcome.findings:
        show_findings(outcome.findings)
    written = dry_run or bool(outcome.written)
    applied = outcome.applied if written else []
    counts = (
        (len(applied), _("would go in: {count}") if dry_run else _("went in: {count}")),
        (sum(change.fuzzy for change in applied), _("of these marked fuzzy: {count}")),
        (len(outcome.applied) - len(applied), _("held back because of the findings: {count}")),
        (outcome.unchanged, _("as before: {count}")),
    )
    click.echo(", ".join(label.format(count=count) for count, label in counts if count) or _("no rows"))


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
        "unchanged": outcome.unchanged,
        "written": [shown_path(path) for path in outcome.written],
    }
