"""``fathom locale new``: a language from nothing to a page, with one command."""

from __future__ import annotations

import subprocess
import sys

import click

from generator.cli.exits import FAULTS, INTERRUPTED, OK
from generator.cli.options import reason
from generator.cli.speech import N_, _, ngettext, spoken
from generator.cli.spoken import Argument, command, option
from generator.text.languages import ROOT, shown_path


@command(
    name="new",
    help=N_("Begin a translation into another language."),
    more=(
        N_(
            "Its names, plural forms, script and direction come from CLDR. It gets a folder in locales/ with PO files "
            "for every text, and a place in the switcher. What is not translated yet is shown in English and marked."
        ),
        N_("To take a language away, delete its folder."),
    ),
    exit_codes=(
        (OK, N_("the language is there")),
        (FAULTS, N_("the code is that of no language, or of one that is there already; nothing was changed")),
    ),
    examples=("fathom locale new fr", "fathom locale new pt_BR --serve"),
)
@click.argument("code", cls=Argument, metavar=N_("LANGUAGE"))
@option("--serve", "and_serve", is_flag=True, help=N_("Build the site and serve it, to see the language at once."))
@option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, metavar=N_("NUMBER"),
    help=N_("Port to serve on; 0 takes a free one."),
)  # fmt: skip
def new(code: str, and_serve: bool, port: int) -> int:
    """``fathom locale new``."""
    from catalog import load
    from generator.translate.new_language import NewLanguageError, create

    try:
        created = create(load(), code)
    except NewLanguageError as error:
        click.echo(error.message.translated(_), err=True)
        return FAULTS
    except OSError as error:
        text = _("cannot write the language “{code}”: {reason}.")
        click.echo(text.format(code=code, reason=reason(error)), err=True)
        return FAULTS
    told = ngettext("{count} text to translate", "{count} texts to translate", created.texts)
    click.echo(f"{created.info.name} · {shown_path(created.folder)}: {told.format(count=created.texts)}")
    if not and_serve:
        click.echo(_("See it with “fathom serve”; “fathom locale status” counts what is left."))
        return OK
    # Another process, because this one began without the language.
    arguments = ["--lang", spoken(), "serve", "--port", str(port)]
    try:
        return subprocess.run([sys.executable, "-m", "generator.cli", *arguments], cwd=ROOT, check=False).returncode
    except KeyboardInterrupt:
        return INTERRUPTED
