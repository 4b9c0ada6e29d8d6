"""``fathom cards``: what the catalogue holds, found by a query over the properties that each game declares."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from engine.speaker.lines import width
from generator.cli.exit_codes import USAGE
from generator.cli.i18n import _, words
from generator.cli.options import DRAFT, RefusedError, catalog_of, json_option, lang_option
from generator.cli.show import show_json, show_table

if TYPE_CHECKING:
    from catalog import Catalog, Collection, GameCatalog
    from generator.query.evaluate import Evaluated
    from generator.render.prose import Prose

_MINUS = "−"
"""Stands for a hyphen before a term, which would begin an option."""


class Games(click.Group):
    """One command for each game, with help made from what can be asked of its cards."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The games."""
        return sorted(catalog_of(ctx).games)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        """The command of one game; fails, naming those there are, for an unknown one."""
        catalog = catalog_of(ctx)
        if cmd_name not in catalog.games:
            raise RefusedError(f"There is no game '{cmd_name}'; there are {', '.join(catalog.games)}.")
        return _command(catalog, catalog.games[cmd_name])


@click.group(cls=Games, subcommand_metavar="GAME [QUERY]")
def cards() -> None:
    """Find cards and tiles of a game.

    A query says what they must be: guild:mage, cost<=8, keys>0, -power:none, "draw". Terms beside each other must all
    hold; 'or' and parentheses make alternatives, order:cost and order:-cost sort. Fields and values may be written in
    the language of --lang.

    \b
    Examples:
      fathom cards abyss --help
      fathom cards abyss kind:lord --lang ja
      fathom cards abyss 'guild:mage cost<=8 order:-cost' --json
    """


class _Asking(click.Command):
    """A command whose arguments are a query; a term that begins with a hyphen is none of its options."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Take what begins with one hyphen for a part of the query, except -h."""
        options = ctx.help_option_names
        terms = [
            arg if arg in options or not arg.startswith("-") or arg.startswith("--") else _MINUS + arg[1:]
            for arg in args
        ]
        return super().parse_args(ctx, terms)


def _command(catalog: Catalog, game: GameCatalog) -> click.Command:
    def show(lang: str, as_json: bool, query: tuple[str, ...], collection_id: str | None) -> None:
        _show(catalog, game, " ".join(query).replace(_MINUS, "-"), as_json, collection_id)

    params: list[click.Parameter] = [
        click.Argument(["query"], nargs=-1),
        click.Option(
            ["--in", "collection_id"],
            type=click.Choice([collection.id for collection in game.collections]),
            help="Only cards of this kind.",
        ),
    ]
    draft = f"{DRAFT}\n\n" if game.game.draft else ""
    examples = "\n".join(f"  {line}" for line in _examples(game))
    fields = "\n".join(_fields(game))
    help_text = (
        f"Find cards and tiles of {game.game.name}.\n\n{draft}"
        "A QUERY is field:value, cost<=8, -term for what must not hold, or words that stand on a card; 'or', "
        "parentheses and order:field. Several values are separated by commas, a range is 6..8; 'none' and 'any' are "
        f"values, too.\n\n\b\nFields:\n{fields}\n\n\b\nExamples:\n{examples}"
    )
    command = _Asking(game.id, params=params, callback=show, help=help_text)
    command = lang_option("Language of names and of the query; by default the one of --lang before the command.")(
        command
    )
    return json_option("Give a JSON list with ids and values.")(command)


def _examples(game: GameCatalog) -> Iterator[str]:
    for collection in game.collections[:1]:
        yield f"fathom cards {game.id} kind:{collection.kind}"
        facets = {facet.type: facet for facet in collection.facets}
        if "number" in facets:
            number = facets["number"].id
            yield f"fathom cards {game.id} '{number}>=2 order:-{number}'"
    yield f"fathom cards {game.id} --json --lang pl"


def _fields(game: GameCatalog) -> Iterator[str]:
    """Each field with what it may be, for the help, which is English."""
    facets = {facet.id: (facet, collection) for collection in reversed(game.collections) for facet in collection.facets}
    for id_, (facet, collection) in sorted(facets.items()):
        names = ", ".join([id_, *facet.names])
        values = "a number" if facet.type == "number" else ", ".join(dict.fromkeys(_values(facet, collection)))
        yield f"  {names}: {values if len(values) < 60 else 'see the page of the ' + collection.title.lower()}"
    yield f"  kind: {', '.join(collection.kind for collection in game.collections)}"
    yield "  name, text: words"


def _values(facet: Any, collection: Collection) -> Iterator[str]:
    for entry in collection.entries:
        yield from map(_id, facet.references(entry) or _refs(facet.value(entry)))


def _heading(game: str, text: str) -> str:
    """A label or title; some are terms of the game, which languages write small within a sentence."""
    shown = words().text(game, text)
    return shown[:1].upper() + shown[1:]


def _refs(value: Any) -> tuple[str, ...]:
    if value is None or isinstance(value, dict):
        return ()
    return value if isinstance(value, tuple) else (str(value),)


def _id(ref: str) -> str:
    return ref.rpartition(":")[2]


def _show(catalog: Catalog, game: GameCatalog, line: str, as_json: bool, only: str | None) -> None:
    from generator.query import declared
    from generator.query.evaluate import CardQueries
    from generator.render.prose import Prose

    prose = Prose(catalog, words())
    collections = [collection for collection in game.collections if only in (None, collection.id)]
    schema = declared.schema(prose, game, collections)
    cards = declared.cards(prose, (), game, collections)
    answer = CardQueries(schema, cards).evaluate(line)
    if {declared.WORDS, declared.NAME} & set(answer["fields"]):
        cards = declared.cards(prose, _others(catalog, prose), game, collections)
        answer = CardQueries(schema, cards).evaluate(line)
    if answer["mistakes"]:
        _refuse(answer, line, schema["mistakes"]["try"])
    found = [cards[place] for place in answer["found"]]
    entries = {(one.kind, entry.id): (one, entry) for one in collections for entry in one.entries}
    shown = [entries[card["kind"], card["id"]] for card in found]
    if as_json:
        show_json([_data(prose, game.id, collection, entry) for collection, entry in shown])
        return
    if line.strip():
        counted = _("{shown} of {all} shown").format(shown=len(found), all=len(cards))
        click.echo(f"{answer['explained']} · {counted}\n", err=not found)
    for number, collection in enumerate(one for one in collections if any(one is of for of, _entry in shown)):
        if number:
            click.echo()
        head = [_heading(game.id, text) for text in (collection.title, *(f.label for f in collection.columns))]
        show_table(head, [_cells(prose, game.id, of, entry) for of, entry in shown if of is collection])
    if not found:
        _none(answer, schema["mistakes"]["without"])


def _others(catalog: Catalog, prose: Prose) -> list[Prose]:
    """Prose in the other languages, whose names of cards are found as well."""
    from generator.render.prose import Prose as Other
    from generator.text.languages import LANGUAGES
    from generator.text.words import Words

    return [Other(catalog, Words(code)) for code in LANGUAGES if code != prose.words.lang]


def _refuse(answer: Evaluated, line: str, attempt: str) -> None:
    """Say what is wrong, where, what is accepted and what works; ends the command."""
    for mistake, explained in zip(answer["mistakes"], answer["texts"], strict=True):
        start, end = mistake["at"]
        click.echo(f"Error: {explained['what']}", err=True)
        click.echo(f"  {line}", err=True)
        click.echo("  " + " " * width(line[:start]) + "^" * max(1, width(line[start:end])), err=True)
        if explained["accepted"]:
            click.echo(f"  {explained['accepted']}", err=True)
    if answer["mended"]:
        click.echo(attempt.replace("{line}", answer["mended"]), err=True)
    raise click.exceptions.Exit(USAGE)


def _none(answer: Evaluated, without: str) -> None:
    """Say that nothing was found, and what to leave out."""
    click.echo("No cards match.", err=True)
    for one in answer["relaxed"]:
        click.echo(f"  {without.replace('{part}', one['part']).replace('{count}', str(one['count']))}", err=True)


def _data(prose: Prose, game: str, collection: Collection, entry: Any) -> dict[str, Any]:
    ref = f"{collection.kind}:{entry.id}"
    values = {facet.id: facet.value(entry) for facet in collection.facets}
    return {"ref": ref, "name": str(prose.name(game, ref)), "collection": collection.id, **values}


def _cells(prose: Prose, game: str, collection: Collection, entry: Any) -> list[str | int | None]:
    from generator.text.typography import amounts_in_words

    def named(ref: str) -> str:
        return str(prose.name(game, ref))

    cells: list[str | int | None] = [named(f"{collection.kind}:{entry.id}")]
    for facet in collection.columns:
        value = facet.value(entry)
        if isinstance(value, int) or value is None:
            cells.append(value)
        elif facet.type == "counts":
            cells.append(amounts_in_words(facet.amounts(entry), named, prose.words.info))
        elif facet.type == "choice":
            label = next((choice.label for choice in facet.choices if choice.id == value), str(value))
            count = facet.count(entry) if facet.count else 1
            cells.append(f"{words().text(game, label)}{f' × {count}' if count > 1 else ''}")
        else:
            cells.append(", ".join(map(named, _refs(value))))
    return cells
