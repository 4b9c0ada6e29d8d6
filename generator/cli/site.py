"""``fathom build``, ``serve`` and ``validate``: the catalogue checked and the site made of it."""

from __future__ import annotations

from pathlib import Path

import click

from generator.cli.exits import FAULTS, OK
from generator.cli.options import LANGUAGE, ONLY_LANGUAGE, handed_on, json_option
from generator.cli.show import show_findings
from generator.cli.speech import N_
from generator.cli.spoken import command, option
from generator.text.languages import LANGUAGES, ROOT

SITE = ROOT / "site"

_folder = click.Path(file_okay=False, path_type=Path)
_langs_option = option("--lang", "langs", type=LANGUAGE, multiple=True, help=ONLY_LANGUAGE)
_to_option = option(
    "--to", "site_dir", type=_folder, default=SITE, metavar=N_("FOLDER"), help=N_("Folder to write to.")
)
_jobs_option = option(
    "--jobs", type=click.IntRange(1, 16), default=2, show_default=True, metavar=N_("NUMBER"),
    help=N_("Languages built at once."),
)  # fmt: skip


@command(
    help=N_("Build the site in all languages."),
    exit_codes=(
        (OK, N_("the site is built")),
        (FAULTS, N_("findings in the catalogue or the translations, or a page that could not be made")),
    ),
    examples=("fathom build", "fathom build --lang en --lang pl --to public"),
)
@_langs_option
@_to_option
@_jobs_option
def build(langs: tuple[str, ...], site_dir: Path, jobs: int) -> int:
    """``fathom build``."""
    from generator.cli.building import build_site

    return OK if build_site(langs or tuple(LANGUAGES), site_dir, jobs, handed_on()) else FAULTS


@command(
    help=N_("Build the site, serve it to the browser, and build anew when a file changes. Ctrl-C ends it."),
    examples=(
        "fathom serve",
        "fathom serve --port 9000 --lang pl --lang en",
        "fathom serve --host 0.0.0.0 --no-watch",
        "fathom serve --translating pl",
    ),
)
@option("--host", default="127.0.0.1", show_default=True, metavar=N_("ADDRESS"), help=N_("Address to listen on."))
@option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, metavar=N_("NUMBER"),
    help=N_("Port; 0 takes a free one."),
)  # fmt: skip
@_langs_option
@option("--watch/--no-watch", default=True, show_default=True, help=N_("Build anew when a file changes."))
@_to_option
@_jobs_option
@option(
    "--translating", type=LANGUAGE,
    help=N_(
        "Serve pages for whoever translates into this language: each text knows its message, and a saved PO file shows "
        "at once. Nothing is built; --lang, --to and --jobs are not needed."
    ),
)  # fmt: skip
def serve(
    host: str, port: int, langs: tuple[str, ...], watch: bool, site_dir: Path, jobs: int, translating: str | None
) -> int:
    """``fathom serve``."""
    if translating:
        from generator.cli.preview import serve_preview

        return serve_preview(translating, "", host, port, watch=watch)
    from generator.cli.building import build_site, rebuild_site
    from generator.cli.server import serve_site
    from generator.publish.site_folder import may_hold_a_site

    chosen = langs or tuple(LANGUAGES)
    if not build_site(chosen, site_dir, jobs, handed_on()) and not (watch and may_hold_a_site(site_dir)):
        return FAULTS
    serve_site(site_dir, host, port, (lambda: rebuild_site(chosen, site_dir, jobs)) if watch else None)
    return OK


@command(
    help=N_("Check the catalogue and show all findings at once."),
    more=(N_("Each says file, line and field, what was given, what is accepted and how to mend it."),),
    exit_codes=((OK, N_("no findings")), (FAULTS, N_("findings"))),
    examples=("fathom validate", "fathom validate --catalog my-catalog --json"),
)
@option(
    "--catalog", "folder", type=_folder, metavar=N_("FOLDER"),
    help=N_("Folder of another catalogue than the one that comes with Fathom."),
)  # fmt: skip
@json_option(N_("Give the findings as a JSON list."))
def validate(folder: Path | None, as_json: bool) -> int:
    """``fathom validate``."""
    from catalog import load
    from catalog import validate as validate_catalog
    from generator.translate.check.forms import english_faults

    findings = validate_catalog(folder)
    if not findings:
        findings = english_faults(load(folder))
    show_findings(findings, as_json)
    return FAULTS if findings else OK
