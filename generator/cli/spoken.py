"""Commands and options whose texts are said in the language spoken at the time that they are shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click

from generator.cli import clickwords
from generator.cli.layout import Formatter
from generator.cli.speech import N_, Text, _, speak, told
from generator.text.languages import language

clickwords.install()

Decorated = TypeVar("Decorated", bound=Callable[..., Any])

LANG = "--lang"


class Said:
    """An attribute that is given an English text and gives it in the language spoken."""

    def __set_name__(self, owner: type, name: str) -> None:
        self._place = f"_{name}_to_say"

    def __get__(self, instance: Any, owner: type | None = None) -> str | None:
        return told(instance.__dict__.get(self._place))

    def __set__(self, instance: Any, value: Text | None) -> None:
        instance.__dict__[self._place] = value


class Context(click.Context):
    """A context whose help is laid out for wide characters too."""

    formatter_class = Formatter


class Command(click.Command):
    """A command. ``more`` are further paragraphs of its help, ``examples`` command lines to copy.

    With ``speaks``, its option ``--lang`` is the language of all that it says, help and complaints included, wherever
    in the command line the option stands.
    """

    context_class = Context
    help: Any = Said()
    options_metavar: Any = Said()

    def __init__(
        self, name: str | None, *, help: Text | None = None, more: Sequence[Text] = (),  # noqa: A002 - click's name
        exit_codes: Sequence[tuple[int, Text]] = (), examples: Callable[[], Sequence[str]] | Sequence[str] = (),
        speaks: bool = False, **attributes: Any,
    ) -> None:  # fmt: skip
        super().__init__(name, **{"options_metavar": N_("[OPTIONS]"), **attributes})
        self.help = help
        self.more = more
        self.exit_codes = exit_codes
        self.examples = examples
        self.speaks = speaks

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse the arguments, after a look for the language, since parsing may already have to complain."""
        if self.speaks:
            listen(args)
        return super().parse_args(ctx, args)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """``--help``, which click makes once for a command, in whatever language is spoken then."""
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = _("Show this message and exit.")
        return option

    def get_short_help_str(self, limit: int = 45) -> str:
        """The first paragraph of the help, whole."""
        return self.help or ""

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The paragraphs that say what the command does."""
        for text in (self.help, *map(told, self.more)):
            if text:
                formatter.write_paragraph()
                with formatter.indentation():
                    formatter.write_text(text)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Exit codes and examples."""
        assert isinstance(formatter, Formatter)
        if self.exit_codes:
            with formatter.section(_("Exit codes")):
                formatter.write_dl([(str(code), told(text) or "") for code, text in self.exit_codes])
        with formatter.section(_("Examples")):
            formatter.write_lines(self.examples() if callable(self.examples) else self.examples)


class Group(Command, click.Group):
    """A command that has commands."""

    command_class = Command
    subcommand_metavar: Any = Said()

    def __init__(self, name: str | None = None, **attributes: Any) -> None:
        super().__init__(name, **{"subcommand_metavar": N_("COMMAND [ARGUMENTS]"), **attributes})


class Option(click.Option):
    """An option."""

    help: Any = Said()
    metavar: Any = Said()

    def __init__(self, names: Sequence[str], *, help: Text, **attributes: Any) -> None:  # noqa: A002 - click's name
        super().__init__(names, **attributes)
        self.help = help

    def get_error_hint(self, ctx: click.Context | None) -> str:
        """What complaints call the option; with its environment variable, if the value may come from there."""
        hint = click.Parameter.get_error_hint(self, ctx)
        if self.show_envvar and self.envvar:
            return _("{option} (environment variable {variable})").format(option=hint, variable=self.envvar)
        return hint


class Argument(click.Argument):
    """An argument."""

    metavar: Any = Said()


def option(*names: str, **attributes: Any) -> Callable[[Decorated], Decorated]:
    """Decorates a command's function with an option."""
    return click.option(*names, cls=Option, **attributes)


def command(**attributes: Any) -> Callable[[Callable[..., Any]], Command]:
    """Makes a command of a function."""
    return click.command(cls=Command, **attributes)


def group(cls: type[Group] = Group, **attributes: Any) -> Callable[[Callable[..., Any]], Group]:
    """Makes a group of a function."""
    return click.group(cls=cls, **attributes)


def listen(arguments: Sequence[str], leading: bool = False) -> None:
    """Speak the language that ``--lang`` among the arguments names, if there is such a language.

    With ``leading``, only options before the first command count. A wrong language is told of when it is parsed.
    """
    wanted = None
    rest = iter(arguments)
    for argument in rest:
        if argument == "--" or (leading and not argument.startswith("-")):
            break
        if argument == LANG:
            wanted = next(rest, None)
        elif argument.startswith(f"{LANG}="):
            wanted = argument.partition("=")[2]
    try:
        speak(language(wanted or "").code)
    except KeyError:
        return
