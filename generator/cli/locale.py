"""``fathom locale``: the PO files, from the English texts to finished translations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

import click

from catalog import load
from generator.cli.exits import FAULTS, OK
from generator.cli.options import LANGUAGE, json_option
from generator.cli.show import show_findings, show_table
from generator.locale.languages import LANGUAGES, SOURCE_LANGUAGE, TRANSLATIONS, shown_path

Command = TypeVar("Command", bound=Callable[..., Any])


@click.group(
    epilog="""\b
Examples:
  fathom locale update
  fathom locale status
  fathom locale check --lang pl --finished
"""
)
def locale() -> None:
    """Work on the translations in locales/."""


def _choose_languages(command: Command) -> Command:
    return click.option(
        "--lang", "langs", type=LANGUAGE, multiple=True, help="Only this language; may be given several times."
    )(command)


def _choose_domains(command: Command) -> Command:
    return click.option(
        "--domain", "domains", multiple=True, help="Only this domain, such as 'site'; may be given several times."
    )(command)


def _langs(langs: tuple[str, ...]) -> tuple[str, ...]:
    if SOURCE_LANGUAGE in langs:
        raise click.BadParameter(f"{LANGUAGES[SOURCE_LANGUAGE].english} is the language that is translated from.")
    return langs or TRANSLATIONS


@locale.command(
    epilog="""\b
Exit codes:
  0  done, or nothing to do
  1  with --check: a template is not up to date

\b
Examples:
  fathom locale extract
  fathom locale extract --check
"""
)
@click.option("--check", "only_check", is_flag=True, help="Write nothing; fail if a template is not up to date.")
def extract(only_check: bool) -> int:
    """Write the templates locales/DOMAIN.pot from the catalogue, the page templates and the program."""
    from generator.locale.update import extract as write
    from generator.locale.update import stale_templates

    catalog = load()
    if only_check:
        stale = stale_templates(catalog)
        for path in stale:
            click.echo(f"{shown_path(path)} is not up to date: run 'fathom locale extract'")
        return FAULTS if stale else OK
    for change in write(catalog):
        click.echo(f"{shown_path(change.path)}: {change.added} texts{'' if change.written else ', unchanged'}")
    return OK


@locale.command(
    epilog="""\b
Examples:
  fathom locale update
  fathom locale update --lang ja --domain abyss
"""
)
@_choose_languages
@_choose_domains
def update(langs: tuple[str, ...], domains: tuple[str, ...]) -> int:
    """Bring the PO files up to date with the English texts, losing nothing.

    A changed text keeps its translation, marked fuzzy, with the earlier English beside it. A text that went away is
    kept as obsolete and comes back if the text does.
    """
    from generator.locale.update import update as merge

    for change in merge(load(), _langs(langs), domains or None):
        if change.path.suffix == ".po":
            counts = (
                (change.added, "new"),
                (change.fuzzy, "fuzzy"),
                (change.restored, "restored"),
                (change.obsolete, "obsolete"),
            )
            told = ", ".join(f"{count} {label}" for count, label in counts if count)
            click.echo(f"{shown_path(change.path)}: {told or ('written' if change.written else 'unchanged')}")
    return OK


@locale.command(
    epilog="""\b
Exit codes:
  0  no findings
  1  findings

\b
Examples:
  fathom locale check
  fathom locale check --lang zh_Hant --finished --json
"""
)
@_choose_languages
@_choose_domains
@click.option("--finished", is_flag=True, help="Say nothing of texts that are missing or fuzzy.")
@json_option("Give the findings as a JSON list.")
def check(langs: tuple[str, ...], domains: tuple[str, ...], finished: bool, as_json: bool) -> int:
    """Find what is wrong or missing in the PO files.

    Placeholders, numbers, plural forms, names that the sources print, markup, spaces, invisible characters, texts
    that are missing or fuzzy, and files that are broken. Each finding says where it is and how to mend it.
    """
    from generator.locale.check import CODES, UNFINISHED
    from generator.locale.check import check as find

    findings = find(load(), _langs(langs), domains or None)
    if finished:
        findings = [finding for finding in findings if finding.code not in UNFINISHED]
    show_findings(findings, as_json)
    if not as_json:
        for code, count in sorted(Counter(finding.code for finding in findings).items()):
            click.echo(f"  {count} × {CODES.get(code, code)}", err=True)
    return FAULTS if findings else OK


@locale.command(
    epilog="""\b
Examples:
  fathom locale status
  fathom locale status --lang pl
"""
)
@_choose_languages
def status(langs: tuple[str, ...]) -> int:
    """Show how much of each language and domain is translated.

    'printed' counts names that a source prints in the language, 'own' the names that are our rendering.
    """
    from generator.locale.status import progress

    rows: list[list[str | int | None]] = [
        [row.lang, row.domain, row.total, row.done, row.fuzzy, row.missing, row.percent, row.attested, row.own]
        for row in progress(load(), _langs(langs))
    ]
    show_table(["language", "domain", "texts", "done", "fuzzy", "missing", "%", "printed", "own"], rows)
    return OK
