"""Options that several commands share, and the types of their values."""

from __future__ import annotations

import errno
from collections.abc import Callable, Sequence
from typing import IO, TYPE_CHECKING, Any, TypeVar

import click

from generator.cli.speech import N_, VARIABLE, Text, _, speak, spoken
from generator.cli.spoken import LANG, option
from generator.text.languages import LANGUAGES, language

if TYPE_CHECKING:
    from catalog import Catalog
    from generator.pages import CommandHelps

Command = TypeVar("Command", bound=Callable[..., Any])

_COMMAND_HELP = "fathom.command_help"

ONLY_LANGUAGE = N_("Only this language; may be given several times.")

_REASONS = {
    errno.ENOENT: N_("there is no such file"),
    errno.EISDIR: N_("it is a folder"),
    errno.EACCES: N_("you may not do that"),
    errno.EADDRINUSE: N_("another program listens there"),
    errno.EADDRNOTAVAIL: N_("this computer does not have that address"),
}


def hand_on(command_help: CommandHelps) -> None:
    """Let the commands below the present one know what gives the help of all."""
    click.get_current_context().meta[_COMMAND_HELP] = command_help


def handed_on() -> CommandHelps:
    """What gives the help of all commands, inside one of them."""
    found: CommandHelps = click.get_current_context().meta[_COMMAND_HELP]
    return found


def catalog_of(ctx: click.Context) -> Catalog:
    """The catalogue, loaded once a command. Raises CatalogError."""
    from catalog import Catalog, load

    root = ctx.find_root()
    if not isinstance(root.obj, Catalog):
        root.obj = load()
    return root.obj


def reason(error: OSError) -> str:
    """Why the system refused, in the language spoken; in the system's own words where it is something rare."""
    return _(_REASONS[error.errno]) if error.errno in _REASONS else str(error.strerror)


class LanguageType(click.ParamType[str]):
    """A language of the site, written ``zh_Hant`` or ``zh-Hant``."""

    name = "language"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The code of the language; fails for one that the site doesn't have."""
        try:
            return language(str(value)).code
        except KeyError:
            known = ", ".join(LANGUAGES)
            text = _("'{value}' is no language of the site; take one of {languages}.")
            self.fail(text.format(value=value, languages=known), param, ctx)

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        """What the help shows for the value."""
        return f"[{'|'.join(LANGUAGES)}]"


LANGUAGE = LanguageType()


class QuestionFile(click.File):
    """A file to read, or ``-`` for standard input; told in the language spoken if it cannot be read."""

    def __init__(self) -> None:
        super().__init__("rb")

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> IO[Any]:
        """The open file; fails if there is none."""
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter as error:
            if isinstance(error.__context__, OSError):
                text = _("cannot read '{file}': {reason}.")
                self.fail(text.format(file=value, reason=reason(error.__context__)), param, ctx)
            raise


def _spoken_language(ctx: click.Context, param: click.Parameter, value: str | None) -> str:
    if value is not None:
        speak(value)
    return spoken()


def global_lang_option(command: Command) -> Command:
    """``--lang`` for the whole command line, before the name of a command."""
    return option(
        LANG, type=LANGUAGE, envvar=VARIABLE, show_envvar=True, is_eager=True, expose_value=False,
        callback=_spoken_language, help=N_("Language of everything that is said; by default the system's."),
    )(command)  # fmt: skip


def lang_option(help_text: Text) -> Callable[[Command], Command]:
    """``--lang`` for a command that ``speaks``: by default the language that is spoken anyway."""
    return option(LANG, type=LANGUAGE, callback=_spoken_language, help=help_text)


def json_option(help_text: Text) -> Callable[[Command], Command]:
    """``--json``."""
    return option("--json", "as_json", is_flag=True, help=help_text)


domains_option = option(
    "--domain", "domains", multiple=True, metavar=N_("DOMAIN"),
    help=N_("Only this domain, such as 'site'; may be given several times."),
)  # fmt: skip
"""``--domain``."""


def checked_domains(domains: tuple[str, ...], known: Sequence[str]) -> tuple[str, ...]:
    """The PO domains asked for; complains of one that is not ``known``."""
    for domain in domains:
        if domain not in known:
            text = _("there is no domain “{domain}”; take one of: {domains}")
            raise click.BadParameter(text.format(domain=domain, domains=", ".join(known)))
    return domains
