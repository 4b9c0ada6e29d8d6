"""``fathom practice``: questions to practise with, as the site asks them."""

from __future__ import annotations

import datetime

import click

from engine.practice import MAX_SEED, ROUND, question
from generator.cli.exit_codes import OK
from generator.cli.options import RefusedError, catalog_of, json_option, lang_option
from generator.cli.show import show_json


def _today() -> int:
    """The seed of the day: its date."""
    return int(datetime.date.today().strftime("%Y%m%d"))


@click.command()
@click.argument("game")
@click.option(
    "--seed",
    type=click.IntRange(0, MAX_SEED),
    default=_today,
    metavar="NUMBER",
    help="The round; by default that of today, whose seed is the date: 20261122.",
)
@click.option("--set", "sets", multiple=True, metavar="SET", help="An expansion in play; may be given several times.")
@lang_option("Language of the questions; by default the one of --lang before the command.")
@json_option("Give the questions as JSON.")
@click.pass_context
def practice(ctx: click.Context, game: str, seed: int, sets: tuple[str, ...], lang: str, as_json: bool) -> int:
    """Print the five questions of a round of practice.

    Each has its position and its choices; an arrow marks the right one. The site asks the same questions: on the page
    Practice of the game.

    \b
    Examples:
      fathom practice abyss
      fathom practice abyss --seed 20261122 --set kraken --lang ja
      fathom practice abyss --seed 7 --json
    """
    from generator.checkers.spoken import Spoken
    from generator.text.engine_games import opened

    catalog = catalog_of(ctx)
    found = catalog.games.get(game)
    known = [id_ for id_, one in catalog.games.items() if one.practice]
    if found is None or not found.practice:
        raise RefusedError(f"There is nothing to practise of '{game}'; there is of {', '.join(known)}.")
    expansions = [part.id for part in found.game.sets[1:]]
    for name in sets:
        if name not in expansions:
            raise RefusedError(f"There is no expansion '{name}'; there are {', '.join(expansions)}.")
    ready = opened(found).sound()
    asked = [question(ready, {"seed": seed, "number": number + 1, "sets": list(sets)}) for number in range(ROUND)]
    if as_json:
        show_json(asked)
        return OK
    spoken = Spoken(catalog, lang)
    for number, one in enumerate(asked, 1):
        lines = list(spoken.question(one))
        click.echo(f"{number}. {lines[0]}")
        click.echo("\n".join(lines[1:]) + ("\n" if number < ROUND else ""))
    return OK
