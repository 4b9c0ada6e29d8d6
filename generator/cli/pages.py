"""``fathom locale pages``: what readers of a built site need to suggest translations on it."""

from __future__ import annotations

from pathlib import Path

import click

from generator.cli.exit_codes import OK
from generator.cli.options import FROM_ENGLISH, RefusedError, langs_option, stored_command_help
from generator.cli.show import counted
from generator.text.languages import ROOT, SOURCE_LANGUAGE, language

SITE = ROOT / "site"

_folder = click.Path(file_okay=False, path_type=Path)


@click.command("pages")
@langs_option
@click.option("--to", "site_dir", type=_folder, default=SITE, metavar="FOLDER", help="The folder of the site.")
@click.option(
    "--jobs", type=click.IntRange(1, 16), default=2, show_default=True, metavar="NUMBER", help="Languages done at once."
)
def pages(langs: tuple[str, ...], site_dir: Path, jobs: int) -> int:
    """Let readers of a site translate it where they read.

    Adds to each page of the site that 'fathom build' or 'fathom assemble' made a file with the messages of its texts.
    Only readers who choose to translate load it. A new build leaves these files out until they are added again.

    \b
    Exit codes:
      0  the files are there
      1  there is no site in such a language

    \b
    Examples:
      fathom build && fathom locale pages
      fathom locale pages --lang pl --to public
    """
    from generator.preview.readers_pages import NoSiteError, write
    from generator.text.languages import DERIVED, TRANSLATIONS

    codes = langs or tuple(code for code in TRANSLATIONS if (site_dir / language(code).tag).is_dir()) or TRANSLATIONS
    for code in codes:
        if code == SOURCE_LANGUAGE:
            raise RefusedError(FROM_ENGLISH)
        if code in DERIVED:
            origin = language(code).derived_from
            raise RefusedError(f"'{code}' is made from '{origin}': its texts are written there.")
    try:
        written = write(site_dir, codes, stored_command_help(), jobs)
    except NoSiteError as error:
        raise RefusedError(
            f"no site in '{error}' is in {site_dir}: 'fathom build --to {site_dir}' makes one."
        ) from None
    for code, count in written.items():
        click.echo(f"{language(code).tag}: {counted(count, 'page', 'pages')}")
    return OK
