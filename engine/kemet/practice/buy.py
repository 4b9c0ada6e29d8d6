"""May you buy this tile?"""

from engine.kemet.ids import PRIESTESS
from engine.practice import Dice, Table, yes_or_no
from engine.typing_compat import Any

COLORS = ("red", "blue", "white")


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """A tile, pyramids and prayer points that are about enough; some tiles owned already on the second level."""
    tiles = table.state.tiles
    tile = dice.pick([tile for tile in table.ids("tile") if len(tiles[tile].colors) == 1])
    wanted = tiles[tile].level
    pyramids = {color: dice.between(1, 4) for color in COLORS}
    own = tiles[tile].colors[0]
    pyramids[own] = min(4, max(1, wanted + dice.below(3) - 1))
    request: dict[str, Any] = {"tile": tile, "pyramids": pyramids, "prayer": max(0, wanted + dice.below(4) - 1)}
    if level > 1:
        owned = dice.deal([one for one in table.ids("tile") if len(tiles[one].colors) == 1 and one != tile], 2)
        if dice.happens(1, 2) and PRIESTESS not in owned and tile != PRIESTESS:
            owned[0] = PRIESTESS
        if dice.happens(1, 6):
            owned[1] = tile
        request["owned"] = sorted(owned)
    return request


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """Yes or no; a refusal is about one thing."""
    if len(verdict["reasons"]) > 1:
        return None
    return yes_or_no(dice, verdict)
