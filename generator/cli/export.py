"""``fathom export``: the data for other programs."""

from __future__ import annotations

from pathlib import Path

import click

from generator.cli.exit_codes import FAULTS, OK


@click.command
@click.option(
    "--to",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    required=True,
    metavar="FOLDER",
    help="Folder to write to: a new one, an empty one, or one that an earlier export made.",
)
def export(folder: Path) -> int:
    """Write the data for other programs, in all languages.

    There are fathom.sqlite with metadata.json for Datasette, a CSV file of each kind of card and of the rules of each
    game with datapackage.json (Frictionless), and JSON with its schemas in api/v1/. The site has the same files in
    data/ and api/v1/; its guide for developers says what stands in them. Two exports of one commit are the same.

    \b
    Exit codes:
      0  all files are written
      1  findings in the data or the texts, or a folder that cannot be written

    \b
    Examples:
      fathom export --to data
      datasette data/fathom.sqlite --metadata data/metadata.json
      frictionless validate data/datapackage.json
    """
    from generator.cli.building import export_data

    return OK if export_data(folder) else FAULTS
