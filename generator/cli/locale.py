"""``fathom locale``: the PO files, from the English texts to finished translations."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import groupby
from typing import TYPE_CHECKING

import click

from generator.cli.exchange import export, import_, reverts
from generator.cli.exit_codes import FAULTS, OK
from generator.cli.i18n import _
from generator.cli.locale_new import new
from generator.cli.options import (
    FROM_ENGLISH,
    RefusedError,
    checked_domains,
    domains_option,
    dry_run_option,
    format_option,
    json_option,
    langs_option,
)
from generator.cli.pages import pages
from generator.cli.preview import preview_command
from generator.cli.show import counted, show_json, show_report, show_table
from generator.cli.spelling import tell_of_no_dictionary
from generator.cli.suggestions import suggestions
from generator.cli.todo import todo
from generator.cli.waivers import waivers
from generator.text.languages import LOCALES, SOURCE_LANGUAGE, shown_path

if TYPE_CHECKING:
    from pathlib import Path

    from catalog import Catalog
    from generator.render.translation_status import Progress
    from generator.text.message_sources import Sources
    from generator.translate.merge import Change


@click.group
def locale() -> None:
    """Work on the translations in locales/.

    \b
    Examples:
      fathom locale update
      fathom locale status
      fathom locale check --lang pl --finished
    """


locale.add_command(new)
locale.add_command(export)
locale.add_command(import_)
locale.add_command(reverts)
locale.add_command(suggestions)
locale.add_command(preview_command)
locale.add_command(waivers)
locale.add_command(todo)
locale.add_command(pages)


def _known(domains: tuple[str, ...], catalog: Catalog) -> tuple[str, ...] | None:
    """The domains asked for; None for all of them."""
    from generator.text.message_sources import all_domains

    return checked_domains(domains, all_domains(catalog)) or None


@contextmanager
def _keeping_all() -> Iterator[None]:
    """Look for no garbage meanwhile, here and in processes that start here.

    What these commands read stays to their end, and each look takes its time to find that out: a tenth in all.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


@contextmanager
def _gathering() -> Iterator[Callable[[], tuple[Catalog, dict[str, Sources]]]]:
    """Look for the texts of templates and code beside what is imported in this context.

    Gives what reads the catalogue and then has the texts of all.
    """
    from generator.text.extraction import looked_for

    with looked_for() as extracted:

        def gathered() -> tuple[Catalog, dict[str, Sources]]:
            from catalog import load
            from generator.text.message_sources import sources

            catalog = load()
            return catalog, sources(catalog, extracted=extracted())

        yield gathered


def _not_up_to_date(path: Path, command: str) -> str:
    return f"{shown_path(path)} is not up to date: run '{command}'"


def _langs(langs: tuple[str, ...]) -> tuple[str, ...]:
    from generator.text.languages import DERIVED, TRANSLATIONS

    if SOURCE_LANGUAGE in langs:
        raise RefusedError(FROM_ENGLISH)
    return langs or (*TRANSLATIONS, *DERIVED)


@locale.command
@click.option("--check", "only_check", is_flag=True, help="Write nothing; fail if one of the files is not up to date.")
def extract(only_check: bool) -> int:
    """Write the templates locales/DOMAIN.pot.

    Their texts come from the catalogue, the page templates and the program. Where locales/weblate.json lacks the
    component of a template, it gets one, with the settings of the others.

    \b
    Exit codes:
      0  done, or nothing to do
      1  with --check: one of the files is not up to date

    \b
    Examples:
      fathom locale extract
      fathom locale extract --check
    """
    from catalog import load
    from generator.translate import weblate
    from generator.translate.update import extract as write
    from generator.translate.update import stale_templates

    catalog = load()
    components = LOCALES / weblate.FILE
    if only_check:
        stale = [*stale_templates(catalog), *([components] if weblate.is_stale(catalog) else ())]
        for path in stale:
            click.echo(_not_up_to_date(path, "fathom locale extract"))
        return FAULTS if stale else OK
    for change in write(catalog):
        text = counted(change.added, "text", "texts") + ("" if change.written else ", unchanged")
        click.echo(f"{shown_path(change.path)}: {text}")
    if weblate.write(catalog):
        click.echo(shown_path(components))
    return OK


@locale.command
@click.argument("ids", metavar="[ID]...", nargs=-1)
@langs_option
@domains_option
@dry_run_option
@click.option("--check", "only_check", is_flag=True, help="Write nothing; fail if one of the files would change.")
@click.option(
    "--same-meaning",
    is_flag=True,
    help="The texts ID say the same as before, a comma apart: their translations stay current in all languages.",
)
@json_option("Give what changes, and the translations that become stale, as JSON.")
@_keeping_all()
def update(
    ids: tuple[str, ...],
    langs: tuple[str, ...],
    domains: tuple[str, ...],
    dry_run: bool,
    only_check: bool,
    same_meaning: bool,
    as_json: bool,
) -> int:
    """Bring the PO files up to date with the English texts.

    Nothing is lost. A changed text keeps its translation, marked fuzzy, with the earlier English beside it and what
    differs word by word. Readers of the language go on reading it, marked as older, until it is done again.

    An ID is what this command lists of a text, the file and line of its English, or its entry.

    A text that went away is kept as obsolete and comes back if the text does.

    A text that moved to another domain takes its translation along.

    Each translation that a change of the English made stale is listed with its id, its page and the place of the
    English; with --dry-run before anything is written.

    The files have one form, whatever an editor made of them: places without lines, no folded texts, no date but that of
    the last translation. Two branches that change different texts can so be merged.

    \b
    Exit codes:
      0  done, or nothing to do
      1  with --check: one of the files would change
      2  an ID stands for no text that changed, or for several; nothing was written

    \b
    Examples:
      fathom locale update
      fathom locale update --dry-run --json
      fathom locale update --same-meaning abyss/0123456789abcdef
      fathom locale update --lang ja --domain abyss
    """
    if same_meaning != bool(ids):
        raise click.UsageError(
            "say which texts have the same meaning as before: --same-meaning ID..."
            if same_meaning
            else f"“{ids[0]}” says nothing without --same-meaning."
        )
    with _gathering() as gathered:
        from generator.translate.same_meaning import SameMeaningError
        from generator.translate.update import update_files

        catalog, every = gathered()
    unwritten = dry_run or only_check
    known = _known(domains, catalog)
    try:
        changes = update_files(catalog, every, _langs(langs), known, dry_run=unwritten, same_meaning=ids)
    except SameMeaningError as error:
        raise click.UsageError("nothing was written.\n" + "\n".join(error.reasons)) from None
    return _told(changes, only_check, as_json)


def _told(changes: list[Change], only_check: bool, as_json: bool) -> int:
    """Say what bringing the files up to date changed, or would change, and how that ends."""
    from generator.cli.changes import as_data, show, show_way_on

    if only_check:
        stale = [change.path for change in changes if change.written]
        for path in stale:
            click.echo(_not_up_to_date(path, "fathom locale update"))
        return FAULTS if stale else OK
    if as_json:
        show_json([as_data(change) for change in changes])
        return OK
    for change in changes:
        if change.path.suffix == ".po":
            show(change)
    show_way_on(changes)
    return OK


@locale.command
@langs_option
@domains_option
@click.option("--finished", is_flag=True, help="Say nothing of texts that are missing or fuzzy.")
@format_option
@json_option("The same as --format json.")
@click.option("--strict", is_flag=True, help="Fail if there are only warnings, too.")
@click.option("--since", metavar="COMMIT", default="HEAD", help="Ask of what is new or changed since COMMIT, not HEAD.")
@click.option("--anew", is_flag=True, help="Ask of every translation as if it was new.")
@click.option(
    "--explain",
    metavar="CHECK",
    help="Check nothing; say what this check finds and how to waive it. “all” lists every check.",
)
@_keeping_all()
def check(
    langs: tuple[str, ...],
    domains: tuple[str, ...],
    finished: bool,
    form: str,
    as_json: bool,
    strict: bool,
    since: str,
    anew: bool,
    explain: str | None,
) -> int:
    """Find what is wrong or missing in the PO files.

    Each finding says where it is, what was expected, how to fix it and, where a translation may differ with good
    reason, how to waive it. “--explain all” lists the checks.

    Of texts that are new or changed since the last commit it also asks whether they still mean what they should, and of
    words that no dictionary has: questions, which fail nothing. With --json they stand after the other findings; their
    “level” is “question”.

    \b
    Exit codes:
      0  nothing found, or only warnings and questions
      1  errors; with --strict: errors or warnings

    \b
    Examples:
      fathom locale check
      fathom --lang pl locale check --lang pl --finished
      fathom locale check --format github --strict
      fathom locale check --explain po-number
    """
    if explain is not None:
        return _explain(explain)
    with _gathering() as gathered:
        from generator.translate.check import UNFINISHED
        from generator.translate.check import check as find
        from generator.translate.check.earlier import Earlier, is_commit

        catalog, every = gathered()
    if since != "HEAD" and not is_commit(LOCALES, since):
        raise RefusedError(f"git knows no commit “{since}”; take one that “git log” shows, such as HEAD~1")
    earlier = Earlier(LOCALES, since, anew)
    findings = find(catalog, _langs(langs), _known(domains, catalog), every=every, earlier=earlier)
    if finished:
        findings = [finding for finding in findings if finding.check not in UNFINISHED]
    show_report(findings, "json" if as_json else form)
    if form == "human" and not as_json:
        tell_of_no_dictionary(lang for lang in _langs(langs) if earlier.is_changed(lang))
    levels = {finding.level for finding in findings}
    return FAULTS if "error" in levels or (strict and "warning" in levels) else OK


def _explain(name: str) -> int:
    """Tell of one check, or of all."""
    from generator.cli.report import explanation
    from generator.translate.check import CHECKS, all_checks

    if name != "all" and name not in CHECKS:
        raise RefusedError(f"there is no check “{name}”; take one of: {', '.join(['all', *sorted(CHECKS)])}")
    chosen = all_checks() if name == "all" else [CHECKS[name]]
    click.echo("\n\n".join("\n".join(explanation(check)) for check in chosen))
    return OK


@locale.command
@langs_option
@domains_option
@json_option("Give the counts, and the texts that are not done, as JSON.")
def status(langs: tuple[str, ...], domains: tuple[str, ...], as_json: bool) -> int:
    """Show how much is translated.

    It counts by language, domain and kind of text, and all of each game. 'printed' counts names that a source prints
    in the language, 'own' the names that are our rendering.

    With --json, each text that is missing or fuzzy is listed too, with its file and line and its page.

    \b
    Examples:
      fathom locale status
      fathom locale status --lang pl --domain abyss --json
    """
    from catalog import load
    from catalog.messages import owner_of
    from generator.render.translation_status import summed, survey
    from generator.text.message_kinds import KINDS

    catalog = load()
    status = survey(catalog, _langs(langs)).only(_known(domains, catalog) or ())
    if as_json:
        show_json(status.model_dump(mode="json"))
        return OK
    rows: list[list[str | int | None]] = []
    for lang in dict.fromkeys(row.lang for row in status.progress):
        due: list[Progress] = []
        in_draft: list[Progress] = []
        for owner, part in groupby(status.of(lang).progress, key=lambda row: owner_of(row.domain)):
            own = list(part)
            game = catalog.games.get(owner)
            whole = [summed(own, lang=lang, domain=game.game.name)] if game else []
            (in_draft if own[0].draft else due).extend((*own, *whole))
        sums = [summed(status.of(lang).due.progress, lang=lang)] if due else []
        for row in (*due, *sums, *in_draft):
            kind = _(KINDS[row.kind]) if row.kind else "all"
            numbers = (row.total, row.done, row.fuzzy, row.missing, row.percent, row.printed, row.own)
            rows.append([row.lang, row.domain, kind, *numbers])
    if rows:
        show_table(
            ("language", "domain", "kind", "texts", "done", "fuzzy", "missing", "%", "printed", "own"),
            rows,
        )
    if drafts := sorted({row.domain for row in status.progress if row.draft}):
        click.echo(f"drafts, which the sums leave out: {', '.join(drafts)}")
    for derived in status.derived:
        click.echo(
            f"{derived.lang} is made from {derived.origin}; "
            f"texts of {derived.domain} that are reworded: {derived.overrides}, out of date: {derived.stale}"
        )
    return OK
