"""May this troop move like this?"""

from engine.kemet.ids import GOD_SPEED
from engine.kemet.land import HARBOR, Land
from engine.practice import Dice, Table, yes_or_no
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """A troop outside of the cities, and a way of one to three spaces, often up to the wall of a city."""
    players = table.seats(2, 5, dice.between(2, 5))
    land = Land(table.state, players)
    cities = sorted({city for city in land.cities.values() if city})
    at = dice.pick([space for space in land.spaces if not land.cities[space] and not land.is_cut_off(space)])
    request: dict[str, Any] = {"players": players, "city": dice.pick(cities), "from": at, "units": dice.between(2, 5)}
    path: list[dict[str, Any]] = []
    been = [at]
    for _ in range(dice.between(1, 1 + level)):
        beside = [(space, kind) for space, kind in land.beside[been[-1]] if space not in been]
        walled = [one for one in beside if land.cities[one[0]]]
        if not beside or land.cities[been[-1]]:
            break
        space, kind = dice.pick(walled if walled and dice.happens(1, 2) else beside)
        been.append(space)
        path.append({"to": space} | ({"by": HARBOR} if kind == HARBOR else {}))
    if not path:
        return None
    if len(path) > 1 and dice.happens(3, 4):
        request["tiles"] = [GOD_SPEED]
    return request | {"path": path}


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """Yes or no; a refusal is about one thing, and what goes on the board is certain."""
    if len(verdict["reasons"]) > 1 or verdict["unsure"]:
        return None
    if verdict["legal"] and len(request["path"]) < 2:
        return None
    return yes_or_no(dice, verdict)
