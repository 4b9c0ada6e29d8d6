"""The command ``fathom`` itself: its parts, and how it ends."""

from __future__ import annotations

import gc
import io
import os
import sys
from typing import TYPE_CHECKING

import click

from generator.cli.ask import ask
from generator.cli.cards import cards
from generator.cli.check import check
from generator.cli.exit_codes import BROKEN_PIPE, FAULTS, INTERRUPTED, OK, USAGE
from generator.cli.export import export
from generator.cli.game import game
from generator.cli.i18n import activate, from_environment
from generator.cli.locale import locale
from generator.cli.options import global_lang_option, store_command_help
from generator.cli.practice import practice
from generator.cli.show import show_findings
from generator.cli.site import assemble, build, serve, validate

if TYPE_CHECKING:
    from catalog import Catalog, CatalogError
    from generator.pages.translating import CommandHelp
    from generator.text.po_files import WordsError


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@global_lang_option
@click.version_option(package_name="fathom", message="%(prog)s %(version)s")
def cli() -> None:
    """Board-game rules in several languages, and a checker that gives its reasons.

    \b
    Exit codes:
        0  done; for 'check': an answer that is not a refusal
        1  findings, a build that failed, or a verdict of 'not legal'
        2  wrong use of the command, or a request that is not valid
      130  interrupted with Ctrl-C

    \b
    Examples:
      fathom serve
      fathom check abyss/recruit question.json --lang pl
      fathom cards abyss 'guild:mage cost<=8'
    """
    store_command_help(command_help)


for command in (build, assemble, export, serve, validate, check, ask, cards, practice, game, locale):
    cli.add_command(command)


def command_help(catalog: Catalog) -> tuple[CommandHelp, ...]:
    """The help of every command."""
    from generator.cli.command_reference import commands

    return commands(cli, catalog)


def main(arguments: list[str] | None = None) -> int:
    """Run ``fathom`` with ``arguments`` (by default those of the process) and give its exit code. Never raises."""
    gc.set_threshold(50_000, 20, 50)  # what commands read stays to their end: looking for garbage often finds none
    activate(from_environment())
    _write_what_can_be_written()
    try:
        code = cli.main(arguments, prog_name="fathom", standalone_mode=False)
        sys.stdout.flush()
    except (click.Abort, KeyboardInterrupt):
        click.echo("interrupted", err=True)
        return INTERRUPTED
    except (BrokenPipeError, SystemExit):
        # Click turns a broken pipe into SystemExit, and nothing else in this mode. The reader of the output has gone;
        # the interpreter must not try to write the rest at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except click.exceptions.Exit as ending:
        return ending.exit_code
    except click.ClickException as error:
        error.show()
        return USAGE
    except _errors_with_findings() as error:
        show_findings(error.findings)
        return FAULTS
    return code if isinstance(code, int) else OK


def _errors_with_findings() -> tuple[type[CatalogError], type[WordsError]]:
    """The errors of broken files; looked up only when something was raised, for ``fathom --help`` needs none of it."""
    from catalog import CatalogError
    from generator.text.po_files import WordsError

    return CatalogError, WordsError


def _write_what_can_be_written() -> None:
    """Let a letter that the terminal's encoding lacks become a question mark instead of the end of the program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors="replace")
