"""The guide to the query language of cards, made from what each game declares."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from generator.query import declared
from generator.query.evaluate import CardQueries
from generator.query.examples import Example, examples

if TYPE_CHECKING:
    from catalog import GameCatalog
    from catalog.models.game import Collection
    from generator.render.page_context import PageContext

PATH = "guides/cards/"
_SHOWN = 12
"""So many values of a field are listed; a reader sees from these what is meant."""


@dataclass(frozen=True)
class AskedField:
    """A field in the tables of the guide: what is typed, its label, and some of its values; none for a number."""

    word: str
    label: str
    kind: str
    values: tuple[str, ...]
    more: bool


@dataclass(frozen=True)
class AskedCards:
    """A kind of cards: its list, its fields, and examples."""

    game: str
    title: str
    path: str
    fields: Sequence[AskedField]
    examples: Sequence[Example]


def context(ctx: PageContext) -> dict[str, Any]:
    """What the guide shows: the first kind of cards of each game with examples, the others with their fields."""
    games = ctx.site.catalog.listed.values()
    kinds = [(game, number, one) for game in games for number, one in enumerate(game.collections) if one.entries]
    return {
        "asked": [_asked(ctx, game, one, is_first=not number) for game, number, one in kinds],
        "quotes": ctx.words.info.quotes[:2] or '""',
        "written": declared.written(ctx.words),
    }


def example(ctx: PageContext, game: GameCatalog) -> tuple[Collection, Example] | None:
    """A query of two terms for the first cards of a game, in the reader's words."""
    for collection in (one for one in game.collections if one.entries):
        schema = declared.schema(ctx.prose, game, [collection])
        found = examples(CardQueries(schema, declared.cards(ctx.prose, (), game, [collection])))
        two = next((one for one in found if one.state.count(" ") == 1), None)
        return (collection, two) if two else None
    return None


def _asked(ctx: PageContext, game: GameCatalog, collection: Collection, is_first: bool) -> AskedCards:
    prose = ctx.of_game(game.id).prose
    schema = declared.schema(prose, game, [collection])
    cards = declared.cards(prose, (), game, [collection]) if is_first else []
    return AskedCards(
        str(ctx.words.text(game.id, game.game.name)),
        str(ctx.words.text(game.id, collection.title)),
        f"{game.id}/{collection.id}/",
        [_field(field) for field in schema["fields"] if field["id"] != "kind"],
        list(examples(CardQueries(schema, cards))) if is_first else [],
    )


def _field(field: dict[str, Any]) -> AskedField:
    values = [value["word"] for value in field.get("values", ())]
    return AskedField(field["word"], field["label"], field["kind"], tuple(values[:_SHOWN]), len(values) > _SHOWN)
