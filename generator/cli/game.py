"""``fathom game``: a new game, from nothing to a page that says what is still to be written."""

from __future__ import annotations

import re
from typing import Any

import click

from generator.cli.exit_codes import FAULTS, OK
from generator.cli.i18n import _
from generator.cli.options import dry_run_option, reason
from generator.cli.show import counted, show_findings
from generator.text.languages import ROOT, shown_path


class PlayersType(click.ParamType[tuple[int, int]]):
    """How many can play: ``4`` or ``2-5``."""

    name = "players"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[int, int]:
        """The fewest and the most; fails for what is no number or range of numbers."""
        if isinstance(value, tuple):
            return value
        match = re.fullmatch(r"([1-9]\d?)(?:[-–]([1-9]\d?))?", str(value).strip())
        if match is None or int(match[2] or match[1]) < int(match[1]):
            self.fail(f"'{value}' is no number of players; write it as 4 or 2-5.", param, ctx)
        return int(match[1]), int(match[2] or match[1])


@click.group
def game() -> None:
    """Add a game.

    \b
    Examples:
      fathom game new nine-mens-morris --dry-run
      fathom game new nine-mens-morris --name "Nine Men’s Morris" --players 2
    """


@game.command
@click.argument("game_id", metavar="ID")
@click.option("--name", default="", metavar="NAME", help="Its name in English; by default made from the id.")
@click.option("--players", type=PlayersType(), metavar="NUMBER", help="How many can play: 4 or 2-5.")
@click.option("--year", type=click.IntRange(1, 2100), metavar="YEAR", help="The year it came out.")
@click.option("--designer", "designers", multiple=True, metavar="NAME", help="May be given several times.")
@dry_run_option
def new(
    game_id: str,
    name: str,
    players: tuple[int, int] | None,
    year: int | None,
    designers: tuple[str, ...],
    dry_run: bool,
) -> int:
    """Begin a game: a small one that is whole, and a draft.

    It gets its data, models, engine with one checker, and files for translators. It builds and passes the tests at
    once. What it says is marked as '[write: …]': 'fathom validate' lists these places until nothing is left to write.

    ID is made of small letters, digits and hyphens, and never changes: addresses and folders are called by it.

    \b
    Exit codes:
      0  the game is there
      1  no game can be made of this, or there is one; nothing was changed

    \b
    Examples:
      fathom game new nine-mens-morris
      fathom game new nine-mens-morris --name "Nine Men’s Morris" --players 2 --dry-run
    """
    from catalog import CatalogError
    from generator.skeleton.create import NewGame, NewGameError, UnsoundCatalogError, check, create, paths

    new_game = NewGame(game_id, name, players, year, designers)
    try:
        if dry_run:
            check(new_game, ROOT)
            written = paths(new_game, ROOT)
        else:
            written = create(new_game, ROOT)
    except NewGameError as error:
        click.echo(error.message.translated(_), err=True)
        return FAULTS
    except CatalogError as error:
        show_findings(error.findings)
        if isinstance(error, UnsoundCatalogError):
            click.echo(
                "These faults were there before: mend them first, for a new game is checked with the others.", err=True
            )
        click.echo(f"The game “{game_id}” was not made, and nothing was changed.", err=True)
        return FAULTS
    except OSError as error:
        click.echo(f"cannot write the game “{game_id}”: {reason(error)}; nothing was changed.", err=True)
        return FAULTS
    for path in written:
        click.echo(shown_path(path))
    if dry_run:
        click.echo(f"{counted(len(written), 'file', 'files')} would be written.", err=True)
    else:
        click.echo(
            "See it with “fathom serve --lang en”; “fathom validate” lists what is still to be written.", err=True
        )
    return OK
