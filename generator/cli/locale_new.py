"""``fathom locale new``: a language from nothing to a page, with one command."""

from __future__ import annotations

import subprocess
import sys

import click

from generator.cli.exit_codes import FAULTS, INTERRUPTED, OK
from generator.cli.i18n import _, current_language
from generator.cli.options import port_option, reason
from generator.cli.show import counted
from generator.text.languages import ROOT, shown_path


@click.command
@click.argument("code", metavar="LANGUAGE")
@click.option("--serve", "and_serve", is_flag=True, help="Build the site and serve it, to see the language at once.")
@port_option
def new(code: str, and_serve: bool, port: int) -> int:
    """Begin a translation into another language.

    Its names, plural forms, script and direction come from CLDR. It gets a folder in locales/ with PO files for every
    text, and a place in the switcher. What is not translated yet is shown in English and marked.

    To take a language away, delete its folder.

    \b
    Exit codes:
      0  the language is there
      1  the code is of no language, or of one that is there; nothing was changed

    \b
    Examples:
      fathom locale new fr
      fathom locale new pt_BR --serve
    """
    from catalog import load
    from generator.translate.new_language import NewLanguageError, create

    try:
        created = create(load(), code)
    except NewLanguageError as error:
        click.echo(error.message.translated(_), err=True)
        return FAULTS
    except OSError as error:
        click.echo(f"cannot write the language “{code}”: {reason(error)}.", err=True)
        return FAULTS
    texts = counted(created.texts, "text", "texts")
    click.echo(f"{created.info.name} · {shown_path(created.folder)}: {texts} to translate")
    if not and_serve:
        click.echo("See it with “fathom serve”; “fathom locale status” counts what is left.")
        return OK
    # Another process, because this one began without the language.
    arguments = ["--lang", current_language(), "serve", "--port", str(port)]
    try:
        return subprocess.run([sys.executable, "-m", "generator.cli", *arguments], cwd=ROOT, check=False).returncode
    except KeyboardInterrupt:
        return INTERRUPTED
