"""The facts that ``engine.abyss`` works with, as plain JSON data made from the catalogue."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from catalog.models.abyss.data import AbyssData


def engine_facts(game: AbyssData) -> dict[str, Any]:
    """The tables that are no entries of files, the order of their ids, and what is neither a table nor a number.

    ``races`` are the ordinary ones; ``wild`` is the race that stands for any of them.
    """
    tables: dict[str, dict[str, Any]] = {
        "ally": dict(_allies(game)),
        "monster-token": {
            value: {"value": int(value), "copies": copies} for value, copies in game.counts("monster-tokens").items()
        },
    }
    return {
        "races": [race.id for race in game.races if not race.wild],
        "wild": next((race.id for race in game.races if race.wild), ""),
        "guilds": [guild.id for guild in game.guilds],
        "players": [game.game.players_min, game.game.players_max],
        "threat_track": game.supply.model_dump(mode="json")["threat_track"],
        "lords_removed": list(game.leviathan.lords_removed),
        "tables": tables,
        "order": {name: list(rows) for name, rows in tables.items()},
    }


def _allies(game: AbyssData) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every kind of ally card: the plain ones of each race, those with a combat effect, and the wild ones.

    ``copies`` counts the cards of all sets together; a kind of which sets bring different numbers has them in ``sets``.
    """
    starting = game.leviathan.starting_ally
    for race in game.races:
        if race.wild:
            for value, copies, nebulis in game.krakens:
                row = {"race": race.id, "value": value, "copies": copies, "set": race.set}
                yield f"{race.id}-{value}", {**row, "nebulis": nebulis}
            continue
        for value, copies in game.ally_copies.items():
            row = {"race": race.id, "value": value, "copies": copies, "set": "base"}
            if (race.id, value) == (starting.race, starting.value):
                row["copies"] = copies + starting.copies
                row["sets"] = {"base": copies, "leviathan": starting.copies}
            yield f"{race.id}-{value}", row
        for value, effect in game.leviathan.combat_allies.items():
            row = {"race": race.id, "value": value, "copies": 1, "set": "leviathan"}
            yield f"{race.id}-{value}-combat", {**row, "combat": effect}
