"""``fathom locale suggestions``: what readers suggest, on its way into the PO files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from generator.cli.exit_codes import FAULTS, OK
from generator.cli.i18n import _
from generator.cli.options import RefusedError, format_option, reason
from generator.cli.report import as_data
from generator.cli.show import show_findings, show_json, show_report
from generator.text.languages import LOCALES, language, shown_path

if TYPE_CHECKING:
    from catalog.findings import Finding
    from generator.translate.exchange.suggestions import Fate

OTHERS = "others"
"""What the report of files and rows is called that are of no language."""


@click.command("suggestions")
@click.argument(
    "folders",
    metavar="FOLDER...",
    nargs=-1,
    required=True,
    type=click.Path(path_type=Path, exists=True, file_okay=False),
)
@click.option(
    "--report",
    "reports",
    metavar="FOLDER",
    type=click.Path(path_type=Path, file_okay=False),
    help="Write a report for reviewers, in Markdown, for each language: LANG.md.",
)
@format_option
def suggestions(folders: tuple[Path, ...], reports: Path | None, form: str) -> int:
    """Take suggestions of readers into the PO files.

    They come as the site writes them: spreadsheets, PO fragments, or the text of an issue (.md) with a spreadsheet in
    it. Nothing that somebody else wrote meanwhile is overwritten, and a text with an error stays out.

    With --report there is a file for each language that says what went in, with what the checks find, and what could
    not be taken and why; 'others.md' is for what is of no language. It also names
    the sentences of asked/ that the rules no longer say.

    \b
    Exit codes:
      0  every text went in or was there already
      1  some could not be taken

    \b
    Examples:
      fathom locale suggestions suggestions/
      fathom locale suggestions ~/Downloads/sent --report reports
    """
    from catalog import load
    from generator.cli.suggestion_asked import unsaid
    from generator.text.message_sources import sources
    from generator.text.po_files import WordsError
    from generator.translate.exchange.importing import Job
    from generator.translate.exchange.suggestions import take

    catalog = load()
    try:
        fates = take(folders, Job(folders[0], catalog, sources(catalog), LOCALES))
    except WordsError as error:
        show_findings(error.findings, form == "json")
        return FAULTS
    lost = {lang: unsaid(catalog, lang, fate, LOCALES) for lang, fate in fates.items() if lang}
    if reports is not None:
        _report(fates, lost, reports)
    findings = [finding for fate in fates.values() for finding in fate.refused]
    if form == "json":
        show_json({lang or OTHERS: _data(fate, lost.get(lang, [])) for lang, fate in fates.items()})
    else:
        for lang, fate in fates.items():
            click.echo(f"{_name(lang)}: went in: {len(fate.taken)}, as before: {fate.known}")
            for fault in lost.get(lang, []):
                click.echo(f"{fault.file}:{fault.line}: {fault.message}: {fault.given}")
        if findings:
            show_report(findings, form)
    return FAULTS if findings else OK


def _name(lang: str) -> str:
    return language(lang).name if lang else _("Of no language")


def _report(fates: dict[str, Fate], lost: dict[str, list[Finding]], folder: Path) -> None:
    from generator.cli.suggestion_report import markdown

    try:
        folder.mkdir(parents=True, exist_ok=True)
        for lang, fate in fates.items():
            (folder / f"{lang or OTHERS}.md").write_text(
                markdown(_name(lang), fate, lost.get(lang, [])), encoding="utf-8"
            )
    except OSError as error:
        raise RefusedError(f"cannot write into '{folder}': {reason(error)}.") from None


def _data(fate: Fate, lost: list[Finding]) -> dict[str, Any]:
    return {
        "taken": [
            {
                "id": one.change.id,
                "ref": one.change.ref,
                "page": one.page,
                "file": shown_path(one.change.path),
                "from": one.file,
                "english": one.change.english,
                "before": one.change.before,
                "after": one.change.after,
                "findings": [as_data(note) for note in one.notes],
            }
            for one in fate.taken
        ],
        "refused": [as_data(finding) for finding in fate.refused],
        "unchanged": fate.known,
        "files": fate.files,
        "left": fate.left,
        "asked": [{"file": one.file, "line": one.line, "section": one.field, "says": one.given} for one in lost],
    }
