"""``fathom build``, ``assemble``, ``serve`` and ``validate``: the catalogue checked and the site made of it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from generator.cli.exit_codes import FAULTS, OK
from generator.cli.options import LANGUAGE, json_option, langs_option, port_option, stored_command_help
from generator.cli.show import counted, show_findings, show_json
from generator.text.languages import ROOT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from catalog import Catalog

SITE = ROOT / "site"
PARTS = ROOT / "parts"

_folder = click.Path(file_okay=False, path_type=Path)
_to_option = click.option("--to", "site_dir", type=_folder, default=SITE, metavar="FOLDER", help="Folder to write to.")
_jobs_option = click.option(
    "--jobs",
    type=click.IntRange(1, 16),
    default=2,
    show_default=True,
    metavar="NUMBER",
    help="Languages built at once.",
)


@click.command
@langs_option
@click.option(
    "--part",
    "names",
    multiple=True,
    metavar="PART",
    help="Only a part of the site: a language (pl), a game (abyss) or both (pl/abyss); the pages of no game are "
    "'common'. May be given several times. 'fathom assemble' makes the site of all parts.",
)
@click.option("--list-parts", is_flag=True, help="Build nothing; list the parts that the site can be built in.")
@json_option("Give the list of parts as JSON.")
@click.option(
    "--to",
    "folder",
    type=_folder,
    metavar="FOLDER",
    help="Folder to write to; by default site/, or one in parts/ that is named like the part.",
)
@_jobs_option
def build(
    langs: tuple[str, ...], names: tuple[str, ...], list_parts: bool, as_json: bool, folder: Path | None, jobs: int
) -> int:
    """Build the site in all languages, or a part of it.

    \b
    Exit codes:
      0  the site, or the part, is built
      1  findings in the catalogue or the translations, or a page that could not be made

    \b
    Examples:
      fathom build
      fathom build --lang en --lang pl --to public
      fathom build --part pl/abyss --part ja --to parts/some
      fathom build --list-parts --json
    """
    from generator.cli.building import build_parts, build_site
    from generator.text.languages import LANGUAGES

    codes = langs or tuple(LANGUAGES)
    if list_parts:
        return _list_parts(codes, as_json)
    if not names:
        return OK if build_site(codes, folder or SITE, jobs, stored_command_help()) else FAULTS
    target = folder or PARTS / "+".join(name.replace("/", "-") for name in names)
    return OK if build_parts(names, codes, target, jobs, stored_command_help()) else FAULTS


def _list_parts(codes: Sequence[str], as_json: bool) -> int:
    """Show the parts of the site in some languages."""
    from catalog import load
    from generator.publish.parts import parts_of

    parts = parts_of(load(), codes)
    if as_json:
        show_json([{"part": str(part), "name": part.name, **part._asdict()} for part in parts])
    else:
        click.echo("\n".join(map(str, parts)))
    return OK


@click.command
@click.argument("folders", metavar="FOLDER...", nargs=-1, required=True, type=_folder)
@langs_option
@_to_option
def assemble(folders: tuple[Path, ...], langs: tuple[str, ...], site_dir: Path) -> int:
    """Put the site together from the folders of its parts.

    They are what 'fathom build --part' wrote, here or elsewhere, from the same files, packages and settings as are
    here; each part of the site has to be there once. The site is then, byte for byte, what 'fathom build' makes.

    \b
    Exit codes:
      0  the site is built
      1  parts are missing, twice there, damaged or of another site, or findings

    \b
    Examples:
      fathom assemble parts/*
      fathom assemble parts/pl-common parts/pl-abyss --lang pl --to public
    """
    from generator.cli.building import assemble_site
    from generator.text.languages import LANGUAGES

    return OK if assemble_site(folders, langs or tuple(LANGUAGES), site_dir, stored_command_help()) else FAULTS


@click.command
@click.option("--host", default="127.0.0.1", show_default=True, metavar="ADDRESS", help="Address to listen on.")
@port_option
@langs_option
@click.option("--watch/--no-watch", default=True, show_default=True, help="Build again when a file changes.")
@_to_option
@_jobs_option
@click.option(
    "--translating",
    type=LANGUAGE,
    help="Serve pages for translators into this language: each text knows its message, and a saved PO file "
    "shows at once. Nothing is built; --lang, --to and --jobs are not needed.",
)
def serve(
    host: str, port: int, langs: tuple[str, ...], watch: bool, site_dir: Path, jobs: int, translating: str | None
) -> int:
    """Build the site, serve it, and rebuild it when a file changes.

    Ctrl-C ends it.

    \b
    Examples:
      fathom serve
      fathom serve --port 9000 --lang pl --lang en
      fathom serve --host 0.0.0.0 --no-watch
      fathom serve --translating pl
    """
    if translating:
        from generator.cli.preview import serve_preview

        return serve_preview(translating, "", host, port, watch=watch)
    from generator.cli.building import build_site, rebuild_site
    from generator.cli.serving import ended_alike, serve_site
    from generator.publish.site_folder import may_hold_a_site
    from generator.text.languages import LANGUAGES

    chosen = langs or tuple(LANGUAGES)
    ended_alike()
    if not build_site(chosen, site_dir, jobs, stored_command_help()) and not (watch and may_hold_a_site(site_dir)):
        return FAULTS
    serve_site(site_dir, host, port, (lambda: rebuild_site(chosen, site_dir, jobs)) if watch else None)
    return OK


@click.command
@click.option(
    "--catalog",
    "folder",
    type=_folder,
    metavar="FOLDER",
    help="Folder of another catalogue than the one that comes with Fathom.",
)
@click.option("--quick", is_flag=True, help="Leave out the questions made by chance.")
@json_option("Give the findings as a JSON list.")
def validate(folder: Path | None, quick: bool, as_json: bool) -> int:
    """Check the catalogue and show all findings at once.

    Each says file, line and field, what was given, what is accepted and how to fix it.

    It asks what the build, the tests and a browser would ask: each module of an engine is compiled as the browser runs
    it, each face is drawn in each size, each example is asked, and so are questions made by chance, the same ones each
    time.

    Beside that it writes the JSON Schemas that the files name in their first line, for editors that check as one types.

    \b
    Exit codes:
      0  no findings
      1  findings

    \b
    Examples:
      fathom validate
      fathom validate --quick
      fathom validate --catalog my-catalog --json
    """
    from catalog import checked, schema
    from generator.asking import lacking
    from generator.checkers.contract import contract_faults
    from generator.translate.check.subjects.forms import english_faults

    if folder is None and schema.is_checkout():
        schema.write()
    known, findings = checked(folder)
    if not findings:
        findings = contract_faults(known, quick)
    if not findings:
        settled = [game for game in known.games.values() if not game.game.draft]
        findings = [*english_faults(known), *(fault for game in settled for fault in lacking.faults(game))]
    show_findings(findings, as_json)
    if not findings and not as_json:
        _show_drafts(known)
    return FAULTS if findings else OK


def _show_drafts(catalog: Catalog) -> None:
    """Say of each game that is a draft what is left of its skeleton, and how many texts will have to be translated."""
    from catalog.messages import owner_of
    from catalog.text_check import unlinked
    from generator.asking import lacking
    from generator.checkers.contract.unwritten import unwritten
    from generator.render.translation_status import survey
    from generator.text.languages import TRANSLATIONS

    drafts = [game for game in catalog.games.values() if game.game.draft]
    rows = [row for row in survey(catalog, TRANSLATIONS).progress if row.draft] if drafts else []
    for game in drafts:
        places = list(unwritten(game))
        for place in places:
            click.echo(f"{place.file}:{place.line}: still to be written: {place.what}", err=True)
        if places:
            click.echo(f"{game.id}: {counted(len(places), 'place', 'places')} to write", err=True)
        for origin, term in unlinked(game):
            message = f"still to be linked: no text leads to the term '{term}' by {{term:{term}}}"
            click.echo(f"{origin.file}:{origin.line}: {message}", err=True)
        for told in (*lacking.faults(game), *lacking.shared(game)):
            message = f"for questions in plain words: {told.message} ({told.given}); {told.hint}"
            click.echo(f"{told.file}:{told.line}: {message}", err=True)
        left = {
            lang: sum(row.total - row.done for row in rows if row.lang == lang and owner_of(row.domain) == game.id)
            for lang in TRANSLATIONS
        }
        counts = ", ".join(f"{lang} {number}" for lang, number in left.items())
        click.echo(
            f"{game.id} is a draft until “draft: true” is taken out of {game.folder}/game.yaml; "
            f"texts still to be translated: {counts}",
            err=True,
        )
