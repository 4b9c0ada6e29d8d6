"""Options that several commands share, the types of their values, and how a command refuses."""

from __future__ import annotations

import errno
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import click

from generator.cli.i18n import VARIABLE, activate, current_language
from generator.text.languages import code_of, codes

if TYPE_CHECKING:
    from catalog import Catalog
    from generator.pages import CommandHelps

Command = TypeVar("Command", bound=Callable[..., Any])

DRAFT = "The game is a draft: parts of it may be missing or wrong, and not all of it is translated."
"""What the help of a command says of a game that is still being written."""

FROM_ENGLISH = "The texts are translated from English; take another language."
"""Why there is no work to be done on the language of the source."""

_COMMAND_HELP = "fathom.command_help"

_REASONS = {
    errno.ENOENT: "there is no such file",
    errno.EISDIR: "it is a folder",
    errno.EACCES: "you may not do that",
    errno.EADDRINUSE: "another program listens there",
    errno.EADDRNOTAVAIL: "this computer does not have that address",
}


class RefusedError(click.ClickException):
    """What a command cannot do with what it was given, told in English, as all that click finds wrong."""


def store_command_help(command_help: CommandHelps) -> None:
    """Let the commands below the present one know what gives the help of all."""
    click.get_current_context().meta[_COMMAND_HELP] = command_help


def stored_command_help() -> CommandHelps:
    """What gives the help of all commands, inside one of them."""
    helps: CommandHelps = click.get_current_context().meta[_COMMAND_HELP]
    return helps


def catalog_of(ctx: click.Context) -> Catalog:
    """The catalogue, loaded once a command. Raises CatalogError."""
    from catalog import Catalog, load

    root = ctx.find_root()
    if not isinstance(root.obj, Catalog):
        root.obj = load()
    return root.obj


def reason(error: OSError) -> str:
    """Why the system refused; in the system's own words where it is something rare."""
    return _REASONS.get(error.errno or 0, str(error.strerror))


class LanguageType(click.ParamType[str]):
    """A language of the site, written ``zh_Hant`` or ``zh-Hant``."""

    name = "language"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The code of the language; fails for one that the site doesn't have."""
        try:
            return code_of(str(value))
        except KeyError:
            self.fail(f"'{value}' is no language of the site; take one of {', '.join(codes())}.", param, ctx)

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        """What the help shows for the value."""
        return f"[{'|'.join(codes())}]"


LANGUAGE = LanguageType()


def _current_language(ctx: click.Context, param: click.Parameter, value: str | None) -> str:
    if value is not None:
        activate(value)
    return current_language()


global_lang_option = click.option(
    "--lang",
    type=LANGUAGE,
    envvar=VARIABLE,
    show_envvar=True,
    expose_value=False,
    callback=_current_language,
    help="Language of answers and findings; by default the system's.",
)
"""``--lang`` for the whole command line, before the name of a command."""


def lang_option(help_text: str) -> Callable[[Command], Command]:
    """``--lang`` for a command that says nothing but its answer: by default the current language."""
    return click.option("--lang", type=LANGUAGE, callback=_current_language, help=help_text)


def json_option(help_text: str) -> Callable[[Command], Command]:
    """``--json``."""
    return click.option("--json", "as_json", is_flag=True, help=help_text)


langs_option = click.option(
    "--lang", "langs", type=LANGUAGE, multiple=True, help="Only this language; may be given several times."
)
"""``--lang`` for a command that works on languages."""

port_option = click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8000,
    show_default=True,
    metavar="NUMBER",
    help="Port to serve on; 0 takes a free one.",
)
"""``--port``."""

domains_option = click.option(
    "--domain",
    "domains",
    multiple=True,
    metavar="DOMAIN",
    help="Only this domain, such as 'site'; may be given several times.",
)
"""``--domain``."""

dry_run_option = click.option("--dry-run", is_flag=True, help="Write nothing; show what would change.")
"""``--dry-run``."""

format_option = click.option(
    "--format",
    "form",
    type=click.Choice(["human", "json", "github"]),
    default="human",
    help="For people, as JSON, or as notes for GitHub Actions.",
)
"""``--format``."""


def checked_domains(domains: tuple[str, ...], known: Sequence[str]) -> tuple[str, ...]:
    """The PO domains asked for; complains of one that is not ``known``."""
    for domain in domains:
        if domain not in known:
            raise RefusedError(f"there is no domain “{domain}”; take one of: {', '.join(known)}")
    return domains
