"""``fathom locale waivers``: the comments that allow faults in PO files."""

from __future__ import annotations

from itertools import groupby

import click

from generator.cli.exit_codes import FAULTS, OK
from generator.cli.options import checked_domains, domains_option, json_option, langs_option
from generator.cli.show import counted, show_json


@click.command
@langs_option
@domains_option
@click.option("--unused", is_flag=True, help="Only those that no finding needs any more.")
@click.option("--fix", is_flag=True, help="Write the words that each is for, and take out those that are not needed.")
@json_option("The same as JSON.")
def waivers(langs: tuple[str, ...], domains: tuple[str, ...], unused: bool, fix: bool, as_json: bool) -> int:
    """List the waivers: comments that allow what a check finds.

    Each is shown with its place, its check, the words that it is needed for, and its reason.

    \b
    Exit codes:
      0  done
      1  with --unused: there are some

    \b
    Examples:
      fathom locale waivers --lang pl
      fathom locale waivers --unused
      fathom locale waivers --fix
    """
    from catalog import load
    from generator.text.languages import DERIVED, TRANSLATIONS
    from generator.text.message_sources import all_domains, sources
    from generator.translate.check.waiver_list import narrowed, uses

    catalog = load()
    wanted = checked_domains(domains, all_domains(catalog)) or all_domains(catalog)
    listed = list(uses(catalog, langs or (*TRANSLATIONS, *DERIVED), wanted, sources(catalog)))
    if fix:
        for path, of_file in groupby(listed, key=lambda use: use.path):
            if changed := narrowed(path, of_file):
                click.echo(f"{path}: {counted(changed, 'waiver', 'waivers')}")
        return OK
    shown = [use for use in listed if use.is_unused or not unused]
    if as_json:
        show_json(
            [
                {
                    "place": use.place,
                    "check": use.waiver.name,
                    "words": list(dict.fromkeys(use.words or ())),
                    "reason": use.waiver.reason,
                    "unused": use.is_unused,
                }
                for use in shown
            ]
        )
    else:
        for use in shown:
            words = "".join(f"[{word}] " for word in dict.fromkeys(use.words or ()) if word)
            state = "allows nothing: " if use.is_unused else ""
            click.echo(f"{use.place}: {use.waiver.name}: {state}{words}{use.waiver.reason}")
    return FAULTS if unused and shown else OK
