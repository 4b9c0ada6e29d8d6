"""The help of every command as data, for the page that documents the command line."""

from __future__ import annotations

from collections.abc import Iterator

import click

from catalog import Catalog
from generator.pages.translating import CommandHelp

WIDTH = 90
_WHOLE = 1000


def commands(root: click.Group, catalog: Catalog) -> tuple[CommandHelp, ...]:
    """Every command with its help, those inside a group after it, as ``--help`` does."""
    # The width is given, for the terminal in which the site is built must not show on its pages.
    context = click.Context(
        root, info_name="fathom", obj=catalog, help_option_names=["-h", "--help"], terminal_width=WIDTH
    )
    return tuple(_commands(root, context))


def _commands(command: click.Command, context: click.Context) -> Iterator[CommandHelp]:
    yield CommandHelp(context.command_path, command.get_short_help_str(_WHOLE), command.get_help(context))
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            inner = command.get_command(context, name)
            if inner is not None and not inner.hidden:
                yield from _commands(inner, click.Context(inner, info_name=name, parent=context))
