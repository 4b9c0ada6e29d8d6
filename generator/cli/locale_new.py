"""``fathom locale new``: a language from nothing to a page, with one command."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import click

from generator.cli.exit_codes import FAULTS, INTERRUPTED, OK
from generator.cli.i18n import _, current_language
from generator.cli.options import port_option, reason
from generator.cli.show import counted
from generator.cli.spelling import tell_of_no_dictionary
from generator.text.languages import ROOT, shown_path

if TYPE_CHECKING:
    from generator.text.languages import LanguageInfo
    from generator.translate.new_language import Answers, Created

_NONE = "-"


def _listed(_ctx: click.Context, _parameter: click.Parameter, value: str | None) -> tuple[str, ...] | None:
    """Words between commas; a dash stands for none."""
    if value is None:
        return None
    return tuple(word for part in value.split(",") if (word := part.strip()) and word != _NONE)


@click.command
@click.argument("code", metavar="LANGUAGE")
@click.option("--forms", callback=_listed, metavar="NAMES", help="Forms that names have in sentences: one,many,the.")
@click.option("--denying", callback=_listed, metavar="WORDS", help="Words that deny something: ne,pas,sans.")
@click.option("--tied", callback=_listed, metavar="WORDS", help="Short words that must not end a line: a,i,w.")
@click.option("--quotes", metavar="MARKS", help="The marks of a quotation and of one within it: «»“”.")
@click.option("--ask/--no-ask", default=None, help="Ask for what is not given; by default on a terminal.")
@click.option(
    "--serve", "and_serve", is_flag=True, help="Serve its pages for translators, to see the language at once."
)
@port_option
def new(
    code: str,
    forms: tuple[str, ...] | None,
    denying: tuple[str, ...] | None,
    tied: tuple[str, ...] | None,
    quotes: str | None,
    ask: bool | None,
    and_serve: bool,
    port: int,
) -> int:
    """Begin a translation into another language.

    Its names, plural forms, script, direction and number words come from CLDR; the forms of names and what stands
    behind numbers are proposed. The rest is asked for on a terminal, or given by options; a dash stands for none. It
    gets a folder in locales/ with PO files for every text, and a place in the switcher. What is not translated yet is
    shown in English and marked.

    'fathom locale todo' says what to translate first. To take a language away, delete its folder.

    \b
    Exit codes:
      0  the language is there
      1  the code is of no language or of one that is there, or a value is refused;
         nothing was changed

    \b
    Examples:
      fathom locale new fr
      fathom locale new pt_BR --serve
      fathom locale new cs --forms nom,gen,dat,acc,nom-pl,gen-pl --denying ne,bez --tied k,s,v,z --no-ask
    """
    from catalog import load
    from generator.translate.new_language import Answers, NewLanguageError, create, describe

    # A signal from outside ends the program as Ctrl-C does, so that nothing half made stays behind.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    answers = Answers(forms, denying, tied, quotes)
    try:
        if sys.stdin.isatty() if ask is None else ask:
            answers = _asked(describe(code), answers)
        created = create(load(), code, answers=answers)
    except NewLanguageError as error:
        click.echo(error.message.translated(_), err=True)
        return FAULTS
    except OSError as error:
        click.echo(f"cannot write the language “{code}”: {reason(error)}.", err=True)
        return FAULTS
    except KeyboardInterrupt:
        click.echo("stopped; nothing was made", err=True)
        return INTERRUPTED
    _tell(created)
    if not and_serve:
        tell_of_no_dictionary([created.info.code])
        click.echo(f"What to translate first: fathom locale todo {created.info.code}")
        click.echo(f"See it: fathom serve --translating {created.info.code}")
        return OK
    return _serve(created.info.code, port)


def _asked(info: LanguageInfo, given: Answers) -> Answers:
    """What somebody at the terminal says of the language; Enter takes what is proposed."""
    from generator.translate.new_language import Answers

    click.echo(f"{info.name} ({info.english}). Enter takes what is proposed, a dash stands for none.")

    def words(question: str, proposed: tuple[str, ...], known: tuple[str, ...] | None) -> tuple[str, ...] | None:
        if known is not None:
            return known
        said = click.prompt(question, default=",".join(proposed) or _NONE)
        return _listed(click.get_current_context(), click.Argument(["words"]), said)

    proposed = info.quotes or _NONE
    quotes = given.quotes if given.quotes is not None else _marks(click.prompt("Quotation marks", default=proposed))
    return Answers(
        words("Forms that names have in sentences", tuple(info.forms), given.forms),
        words("Words that deny something (not, no, never, without)", (), given.denying),
        words("Short words that must not end a line", info.tied, given.tied),
        quotes,
    )


def _marks(said: str) -> str:
    return "" if said == _NONE else said.replace(" ", "")


def _tell(created: Created) -> None:
    info = created.info
    texts = counted(created.texts, "text", "texts")
    click.echo(f"{info.name} · {shown_path(created.folder)}: {texts} to translate")
    click.echo(f"plural forms: {info.plural_forms}")
    if info.forms:
        click.echo(f"forms of names: {', '.join(info.forms)}; behind numbers: {', '.join(info.counts)}")
    click.echo(f"correct what does not fit in {shown_path(created.folder / 'language.yaml')}")


def _serve(code: str, port: int) -> int:
    """Serve the language's pages for translators, each made when it is asked for: nothing is built.

    By a process of its own, because this one began without the language; in the place of this one, where the system can
    do that, so that nothing is left if it is stopped.
    """
    arguments = [sys.executable, "-m", "generator.cli", "--lang", current_language(), "serve"]
    arguments += ["--translating", code, "--port", str(port)]
    if os.name == "posix":
        sys.stdout.flush()
        os.chdir(ROOT)
        os.execv(sys.executable, arguments)
    try:
        return subprocess.run(arguments, cwd=ROOT, check=False).returncode
    except KeyboardInterrupt:
        return INTERRUPTED
