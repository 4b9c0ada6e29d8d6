"""``fathom cards``: what the catalogue holds, filtered by the properties that each game declares."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import click

from generator.cli.i18n import _, words
from generator.cli.options import DRAFT, RefusedError, catalog_of, json_option, lang_option
from generator.cli.show import show_json, show_table

if TYPE_CHECKING:
    from catalog import Catalog, Collection, Facet, GameCatalog
    from generator.render.prose import Prose

Test = Callable[[Any], bool]


class Games(click.Group):
    """One command for each game, with options made from its facets."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The games."""
        return sorted(catalog_of(ctx).games)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        """The command of one game; fails, naming those there are, for an unknown one."""
        catalog = catalog_of(ctx)
        if cmd_name not in catalog.games:
            text = _("There is no game '{name}'; there are {known}.")
            raise RefusedError(text.format(name=cmd_name, known=", ".join(catalog.games)))
        return _command(catalog, catalog.games[cmd_name])


@click.group(cls=Games, subcommand_metavar="GAME [FILTERS]")
def cards() -> None:
    """List the cards and tiles of a game.

    Each of their properties is a filter.

    \b
    Examples:
      fathom cards abyss --help
      fathom cards abyss --in lords --lang ja
      fathom cards abyss --guild mage --cost-max 8 --json
    """


def _command(catalog: Catalog, game: GameCatalog) -> click.Command:
    facets: dict[str, list[tuple[Collection, Facet]]] = {}
    for collection in game.collections:
        for facet in collection.facets:
            facets.setdefault(facet.id, []).append((collection, facet))

    def show(lang: str, as_json: bool, collection_id: str | None, **filters: Any) -> None:
        given = {name: value for name, value in filters.items() if value not in (None, ())}
        _show(catalog, game, as_json, collection_id, given)

    collection_ids = [collection.id for collection in game.collections]
    params: list[click.Parameter] = [
        click.Option(["--in", "collection_id"], type=click.Choice(collection_ids), help="Only cards of this kind.")
    ]
    for columns in facets.values():
        params += _options(columns)
    examples = "\n".join(f"  {line}" for line in _examples(game))
    draft = f"{DRAFT}\n\n" if game.game.draft else ""
    help_text = (
        f"List the cards and tiles of {game.game.name}.\n\n{draft}"
        f"Several filters must all hold.\n\n\b\nExamples:\n{examples}"
    )
    command = click.Command(game.id, params=params, callback=show, help=help_text)
    command = lang_option("Language of the names; by default the one of --lang before the command.")(command)
    return json_option("Give a JSON list with ids and values.")(command)


def _examples(game: GameCatalog) -> list[str]:
    lines = [f"fathom cards {game.id} --in {collection.id}" for collection in game.collections[:1]]
    for collection in game.collections[:1]:
        numbers = [facet for facet in collection.facets if facet.type == "number"]
        lines += [f"fathom cards {game.id} --in {collection.id} --{facet.id}-min 2" for facet in numbers[:1]]
    return [*lines, f"fathom cards {game.id} --json --lang pl"]


def _options(columns: list[tuple[Collection, Facet]]) -> list[click.Parameter]:
    """The options of one facet, which several collections may share."""

    facet = columns[0][1]
    kinds = ", ".join(collection.title for collection, _facet in columns)
    if facet.type == "number":
        return [
            click.Option(
                [f"--{facet.id}{end}"], type=int, metavar="NUMBER", help=f"{_capital(facet.label)}: {what} ({kinds})."
            )
            for end, what in (
                ("", "exactly this number"),
                ("-min", "this number or more"),
                ("-max", "this number or less"),
            )
        ]
    values = dict.fromkeys(value for collection, facet in columns for value in _values(collection, facet))
    which = "all" if facet.type == "entries" else "one"
    help_text = f"{_capital(facet.label)} ({kinds}); may be given several times: {which} must hold."
    return [click.Option([f"--{facet.id}"], type=click.Choice(list(values)), multiple=True, help=help_text)]


def _heading(game: str, text: str) -> str:
    """A label or title; some are terms of the game, which languages write small within a sentence."""
    return _capital(words().text(game, text))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _values(collection: Collection, facet: Facet) -> list[str]:
    """The ids that a facet may be filtered by."""
    if facet.type == "choice":
        return [choice.id for choice in facet.choices]
    refs = dict.fromkeys(ref for entry in collection.entries for ref in _refs(facet.value(entry)))
    return [_id(ref) for ref in refs]


def _refs(value: Any) -> tuple[str, ...]:
    if value is None:
        return ()
    return value if isinstance(value, tuple) else (str(value),)


def _id(ref: str) -> str:
    return ref.rpartition(":")[2]


def _show(catalog: Catalog, game: GameCatalog, as_json: bool, only: str | None, filters: dict[str, Any]) -> None:
    from generator.render.prose import Prose

    prose = Prose(catalog, words())
    rows = []
    shown = []
    for collection in game.collections:
        if only in (None, collection.id) and (tests := _tests(collection, filters)) is not None:
            entries = [entry for entry in collection.entries if all(test(entry) for test in tests)]
            if entries:
                shown.append((collection, entries))
    for collection, entries in shown:
        rows += [_data(prose, game.id, collection, entry) for entry in entries]
    if as_json:
        show_json(rows)
        return
    for number, (collection, entries) in enumerate(shown):
        if number:
            click.echo()
        head = [_heading(game.id, text) for text in (collection.title, *(f.label for f in collection.columns))]
        show_table(head, [_cells(prose, game.id, collection, entry) for entry in entries])
    if not shown:
        click.echo(_("No cards match."), err=True)


def _tests(collection: Collection, filters: dict[str, Any]) -> list[Test] | None:
    """What an entry must pass; None if a filter asks for something that the collection doesn't have."""
    facets = {facet.id.replace("-", "_"): facet for facet in collection.facets}
    tests = []
    for name, wanted in filters.items():
        base = name.removesuffix("_min").removesuffix("_max")
        facet = facets.get(name) or facets.get(base)
        if facet is None:
            return None
        tests.append(_test(facet, name.removeprefix(facet.id.replace("-", "_")), wanted))
    return tests


def _test(facet: Facet, suffix: str, wanted: Any) -> Test:
    if facet.type == "number":
        if suffix == "_min":
            return lambda entry: _number(facet, entry) >= wanted
        if suffix == "_max":
            return lambda entry: _number(facet, entry) <= wanted
        return lambda entry: _number(facet, entry) == wanted
    every = all if facet.type == "entries" else any
    return lambda entry: every(value in {_id(ref) for ref in _refs(facet.value(entry))} for value in wanted)


def _number(facet: Facet, entry: Any) -> float:
    value = facet.value(entry)
    return value if isinstance(value, int) else float("nan")


def _data(prose: Prose, game: str, collection: Collection, entry: Any) -> dict[str, Any]:
    ref = f"{collection.kind}:{entry.id}"
    values = {facet.id: facet.value(entry) for facet in collection.facets}
    return {"ref": ref, "name": str(prose.name(game, ref)), "collection": collection.id, **values}


def _cells(prose: Prose, game: str, collection: Collection, entry: Any) -> list[str | int | None]:
    cells: list[str | int | None] = [str(prose.name(game, f"{collection.kind}:{entry.id}"))]
    for facet in collection.columns:
        value = facet.value(entry)
        if isinstance(value, int) or value is None:
            cells.append(value)
        elif facet.type == "choice":
            label = next((choice.label for choice in facet.choices if choice.id == value), str(value))
            count = facet.count(entry) if facet.count else 1
            cells.append(f"{words().text(game, label)}{f' × {count}' if count > 1 else ''}")
        else:
            cells.append(", ".join(str(prose.name(game, ref)) for ref in _refs(value)))
    return cells
