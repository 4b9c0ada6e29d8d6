"""``fathom build``, ``serve`` and ``validate``: the catalogue checked and the site made of it."""

from __future__ import annotations

from pathlib import Path

import click

from catalog import validate as validate_catalog
from generator.cli.exits import FAULTS, OK
from generator.cli.options import LANGUAGE, json_option
from generator.cli.show import show_findings
from generator.locale.languages import LANGUAGES, ROOT

SITE = ROOT / "site"


@click.command(
    epilog="""\b
Exit codes:
  0  the site is built
  1  findings in the catalogue or the translations, or a page that could not be made

\b
Examples:
  fathom build
  fathom build --lang en --lang pl --to /tmp/site
"""
)
@click.option("--lang", "langs", type=LANGUAGE, multiple=True, help="Only this language; may be given several times.")
@click.option(
    "--to", "site_dir", type=click.Path(file_okay=False, path_type=Path), default=SITE, help="Folder to write to."
)
@click.option("--jobs", type=click.IntRange(1, 16), default=2, show_default=True, help="Languages built at once.")
def build(langs: tuple[str, ...], site_dir: Path, jobs: int) -> int:
    """Build the site in all languages."""
    from generator.cli.building import build_site

    return OK if build_site(langs or tuple(LANGUAGES), site_dir, jobs) else FAULTS


@click.command(
    epilog="""\b
Examples:
  fathom serve
  fathom serve --port 9000 --lang pl --lang en
  fathom serve --host 0.0.0.0 --no-watch
"""
)
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="Port; 0 takes a free one."
)
@click.option("--lang", "langs", type=LANGUAGE, multiple=True, help="Only this language; may be given several times.")
@click.option("--watch/--no-watch", default=True, show_default=True, help="Build anew when a file changes.")
@click.option(
    "--to", "site_dir", type=click.Path(file_okay=False, path_type=Path), default=SITE, help="Folder to write to."
)
@click.option("--jobs", type=click.IntRange(1, 16), default=2, show_default=True, help="Languages built at once.")
def serve(host: str, port: int, langs: tuple[str, ...], watch: bool, site_dir: Path, jobs: int) -> int:
    """Build the site, show it in the browser's reach, and build anew when a file changes.

    Ctrl-C ends it.
    """
    from generator.cli.building import build_site, rebuild_site
    from generator.cli.server import serve_site

    chosen = langs or tuple(LANGUAGES)
    if not build_site(chosen, site_dir, jobs) and not watch:
        return FAULTS
    serve_site(site_dir, host, port, (lambda: rebuild_site(chosen, site_dir, jobs)) if watch else None)
    return OK


@click.command(
    epilog="""\b
Exit codes:
  0  no findings
  1  findings

\b
Examples:
  fathom validate
  fathom validate --catalog my-catalog --json
"""
)
@click.option(
    "--catalog", "folder", type=click.Path(file_okay=False, path_type=Path), help="Another catalogue than the own one."
)
@json_option("Give the findings as a JSON list.")
def validate(folder: Path | None, as_json: bool) -> int:
    """Check the catalogue and show all findings at once.

    Each says file, line and field, what was given, what is accepted and how to mend it.
    """
    findings = validate_catalog(folder)
    show_findings(findings, as_json)
    return FAULTS if findings else OK
