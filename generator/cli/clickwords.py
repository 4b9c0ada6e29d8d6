"""Click's own words in the language of the command line.

Click looks its words up with the standard library's gettext, which wants compiled catalogues and one language for the
whole process. Its modules are given our lookup instead. Texts that are not in the list below stay English.
"""

from __future__ import annotations

import click.parser

from generator.cli.speech import N_, _, ngettext

_TEXTS = {
    "Usage:": N_("Usage:"),
    "Options": N_("Options"),
    "Commands": N_("Commands"),
    "Error: {message}": N_("Error: {message}"),
    "Try '{command} {option}' for help.": N_("Try '{command} {option}' for help."),
    "Invalid value: {message}": N_("Invalid value: {message}"),
    "Invalid value for {param_hint}: {message}": N_("Invalid value for {param_hint}: {message}"),
    "Missing command.": N_("Missing command."),
    "No such option {name!r}.": N_("No such option '{name}'."),
    "No such command {name!r}.": N_("No such command '{name}'."),
    "Option {name!r} does not take a value.": N_("Option '{name}' does not take a value."),
    "{value!r} is not a valid {number_type}.": N_("'{value}' is not a whole number."),
    "{value} is not in the range {range}.": N_("{value} is not in the range {range}."),
    "{name} {filename!r} is a file.": N_("'{filename}' is a file, not a folder."),
    "default: {default}": N_("default: {default}"),
    "env var: {var}": N_("environment variable {var}"),
}
_COUNTED = {
    "Option {name!r} requires an argument.": (N_("Option '{name}' requires a value."),) * 2,
    "Did you mean {possibility}?": (N_("Did you mean {possibilities}?"),) * 2,
    "{value!r} is not {choice}.": (N_("'{value}' is not one of {choices}."),) * 2,
}
"""Counted texts of which one form is enough."""

_EXTRA = ("Got unexpected extra argument ({args})", "Got unexpected extra arguments ({args})")


def _gettext(text: str) -> str:
    return _(_TEXTS[text]) if text in _TEXTS else text


def _ngettext(one: str, other: str, number: int) -> str:
    if one == _EXTRA[0]:
        return ngettext("Got unexpected extra argument ({args})", "Got unexpected extra arguments ({args})", number)
    if one in _COUNTED:
        return _(_COUNTED[one][0])
    return one if number == 1 else other


def install() -> None:
    """Give click's modules our lookup of words."""
    for module in (click.core, click.decorators, click.exceptions, click.formatting, click.parser, click.types):
        for name, lookup in (("_", _gettext), ("ngettext", _ngettext)):
            if hasattr(module, name):
                setattr(module, name, lookup)
