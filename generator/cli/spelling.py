"""What is said where a machine has no dictionary of a language, so that nobody takes silence for a right spelling."""

from __future__ import annotations

from collections.abc import Iterable

import click

from generator.cli.i18n import _
from generator.text.languages import language


def tell_of_no_dictionary(langs: Iterable[str]) -> None:
    """Say on standard error for which of the languages the spelling of texts is not looked at, and what to do."""
    from generator.text.dictionaries import VARIABLE, dictionary, file_name
    from generator.translate.check import is_spelled

    for info in map(language, langs):
        if is_spelled(info) and dictionary(info) is None:
            told = _(
                "{language}: spelling is not looked at, for this machine has no dictionary. LibreOffice brings one; on "
                "Debian it is {package}; or put {file}.dic and {file}.aff into a folder and name it in {variable}."
            )
            package, file = f"hunspell-{info.code.partition('_')[0]}", file_name(info)
            click.echo(told.format(language=info.name, package=package, file=file, variable=VARIABLE), err=True)
