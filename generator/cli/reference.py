"""The help of every command as data, in any language, for the page that documents the command line."""

from __future__ import annotations

from collections.abc import Iterator

import click

from catalog import Catalog
from generator.cli.speech import speaking
from generator.cli.spoken import Context
from generator.pages.translating import CommandHelp
from generator.text.words import Words

WIDTH = 90


def commands(root: click.Group, catalog: Catalog, words: Words) -> tuple[CommandHelp, ...]:
    """Every command with its help in the language of ``words``, those inside a group after it, as ``--help`` does."""
    context = Context(root, info_name="fathom", obj=catalog, help_option_names=["-h", "--help"])
    with speaking(words):
        return tuple(_commands(root, context))


def _commands(command: click.Command, context: click.Context) -> Iterator[CommandHelp]:
    # The width is given, for the terminal of whoever builds the site must not show on its pages.
    context.terminal_width = WIDTH
    yield CommandHelp(context.command_path, command.get_short_help_str(), command.get_help(context))
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            inner = command.get_command(context, name)
            if inner is not None and not inner.hidden:
                yield from _commands(inner, Context(inner, info_name=name, parent=context))
