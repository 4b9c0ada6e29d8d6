"""``fathom cards``: what the catalogue holds, filtered by the properties that each game declares."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import click
from babel.lists import format_list

from generator.cli.options import catalog_of, json_option, lang_option
from generator.cli.show import show_json, show_table
from generator.cli.speech import N_, _, words
from generator.cli.spoken import Command, Group, Option, group

if TYPE_CHECKING:
    from catalog import Catalog, Collection, Facet, GameCatalog
    from generator.render.prose import Prose

Test = Callable[[Any], bool]


class Games(Group):
    """One command for each game, with options made from its facets."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The games."""
        return sorted(catalog_of(ctx).games)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        """The command of one game; fails, naming those there are, for an unknown one."""
        catalog = catalog_of(ctx)
        if cmd_name not in catalog.games:
            text = _("There is no game '{name}'; there are {known}.")
            raise click.UsageError(text.format(name=cmd_name, known=", ".join(catalog.games)), ctx)
        return _command(catalog, catalog.games[cmd_name])


@group(
    cls=Games,
    speaks=True,
    subcommand_metavar=N_("GAME [FILTERS]"),
    help=N_("List the cards and tiles of a game, filtered by their properties."),
    examples=(
        "fathom cards abyss --help",
        "fathom cards abyss --in lords --lang ja",
        "fathom cards abyss --guild mage --cost-max 8 --json",
    ),
)
def cards() -> None:
    """``fathom cards``."""


def _command(catalog: Catalog, game: GameCatalog) -> click.Command:
    facets: dict[str, list[tuple[Collection, Facet]]] = {}
    for collection in game.collections:
        for facet in collection.facets:
            facets.setdefault(facet.id, []).append((collection, facet))

    def show(lang: str, as_json: bool, collection_id: str | None, **filters: Any) -> None:
        given = {name: value for name, value in filters.items() if value not in (None, ())}
        _show(catalog, game, as_json, collection_id, given)

    def name() -> str:
        return str(words().text(game.id, game.game.name))

    collection_ids = [collection.id for collection in game.collections]
    params: list[click.Parameter] = [
        Option(["--in", "collection_id"], type=click.Choice(collection_ids), help=N_("Only cards of this kind."))
    ]
    for found in facets.values():
        params += _options(game, found)
    command = Command(
        game.id,
        params=params,
        callback=show,
        help=lambda: _("List the cards and tiles of {game}.").format(game=name()),
        more=(N_("Several filters must all hold."),),
        examples=_examples(game),
        speaks=True,
    )
    command = lang_option(N_("Language of the names; by default the one of --lang before the command."))(command)
    return json_option(N_("Give a JSON list with ids and values."))(command)


def _examples(game: GameCatalog) -> list[str]:
    lines = [f"fathom cards {game.id} --in {collection.id}" for collection in game.collections[:1]]
    for collection in game.collections[:1]:
        numbers = [facet for facet in collection.facets if facet.type == "number"]
        lines += [f"fathom cards {game.id} --in {collection.id} --{facet.id}-min 2" for facet in numbers[:1]]
    return [*lines, f"fathom cards {game.id} --json --lang pl"]


_EXACTLY = N_("{property}: exactly so much ({kinds}).")
_AT_LEAST = N_("{property}: so much or more ({kinds}).")
_AT_MOST = N_("{property}: so much or less ({kinds}).")
_ALL = N_("{property} ({kinds}); may be given several times: all must hold.")
_ONE = N_("{property} ({kinds}); may be given several times: one must hold.")


def _options(game: GameCatalog, found: list[tuple[Collection, Facet]]) -> list[click.Parameter]:
    """The options of one facet, which several collections may share."""
    facet = found[0][1]

    def say(text: str) -> str:
        kinds = [str(words().text(game.id, collection.title)) for collection, _facet in found]
        return _(text).format(
            property=_heading(game.id, facet.label), kinds=format_list(kinds, "standard", words().lang)
        )

    if facet.type == "number":
        return [
            Option([f"--{facet.id}{end}"], type=int, metavar=N_("NUMBER"), help=partial(say, text))
            for end, text in (("", _EXACTLY), ("-min", _AT_LEAST), ("-max", _AT_MOST))
        ]
    values = dict.fromkeys(value for collection, facet in found for value in _values(collection, facet))
    text = _ALL if facet.type == "entries" else _ONE
    return [Option([f"--{facet.id}"], type=click.Choice(list(values)), multiple=True, help=partial(say, text))]


def _heading(game: str, text: str) -> str:
    """A label or title; some are terms of the game, which languages write small within a sentence."""
    said = words().text(game, text)
    return said[:1].upper() + said[1:]


def _values(collection: Collection, facet: Facet) -> list[str]:
    """The ids that a facet may be filtered by."""
    if facet.type == "choice":
        return [choice.id for choice in facet.choices]
    found = dict.fromkeys(ref for entry in collection.entries for ref in _refs(facet.value(entry)))
    return [_id(ref) for ref in found]


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
