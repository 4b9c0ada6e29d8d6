"""The command ``fathom`` itself: its parts, and how it ends."""

from __future__ import annotations

import os
import sys

import click

from generator.cli.ask import check
from generator.cli.cards import cards
from generator.cli.exits import BROKEN_PIPE, FAULTS, INTERRUPTED, OK, USAGE
from generator.cli.locale import locale
from generator.cli.show import show_findings
from generator.cli.site import build, serve, validate

EPILOG = """\b
Exit codes:
  0    done; for 'check': an answer that is not a refusal
  1    findings, a build that failed, or a verdict of 'not legal'
  2    wrong use of the command, or a request that is not valid
  130  interrupted with Ctrl-C

\b
Examples:
  fathom serve
  fathom check abyss/recruit question.json --lang pl
  fathom cards abyss --guild mage --cost-max 8
"""


@click.group(epilog=EPILOG, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(package_name="fathom", message="%(prog)s %(version)s")
def cli() -> None:
    """Board-game rules in four languages, and a checker that gives its reasons."""


for command in (build, serve, validate, check, cards, locale):
    cli.add_command(command)


def main(arguments: list[str] | None = None) -> int:
    """Run ``fathom`` with ``arguments`` (by default those of the process) and give its exit code. Never raises."""
    from catalog import CatalogError
    from generator.locale.files import WordsError

    try:
        code = cli.main(arguments, prog_name="fathom", standalone_mode=False)
        sys.stdout.flush()
    except (click.Abort, KeyboardInterrupt):
        click.echo("interrupted", err=True)
        return INTERRUPTED
    except (BrokenPipeError, SystemExit):
        # Click turns a broken pipe into SystemExit, and nothing else in this mode. Whoever read the output has gone;
        # the interpreter must not try to write the rest at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except click.exceptions.Exit as ending:
        return ending.exit_code
    except click.ClickException as error:
        error.show()
        return USAGE
    except (CatalogError, WordsError) as error:
        show_findings(error.findings)
        return FAULTS
    return code if isinstance(code, int) else OK
