"""What the pages say of a game's sets: which one something comes in, and how many of a kind each of them brings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from catalog import GameCatalog
    from catalog.models.entries import GameSet


def expansions(game: GameCatalog) -> tuple[GameSet, ...]:
    """The sets beyond the base game, which is the first and always in play."""
    return game.game.sets[1:]


def expansion(game: GameCatalog, set_id: str) -> str:
    """The id of the expansion that something of this set belongs to; '' for what the base game has."""
    return "" if set_id == game.game.sets[0].id else set_id


def set_of(game: GameCatalog, record: Any) -> str:
    """The id of the set that a record belongs to: the base game if its model knows no sets."""
    return str(getattr(record, "set", game.game.sets[0].id))


def common(game: GameCatalog, records: Iterable[Any]) -> str:
    """The expansion that all records belong to, '' if there is no such one."""
    expansions = {expansion(game, set_of(game, record)) for record in records}
    return expansions.pop() if len(expansions) == 1 else ""


def counts(game: GameCatalog, records: Iterable[Any]) -> Mapping[str, int]:
    """How many of the records each set brings, in the order of the sets; those that bring none are left out."""
    numbers = {part.id: 0 for part in game.game.sets}
    for record in records:
        numbers[set_of(game, record)] += 1
    return {id_: number for id_, number in numbers.items() if number}
