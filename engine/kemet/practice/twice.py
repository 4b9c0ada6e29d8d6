"""May you buy this tile, which there is in several colours?"""

from engine.practice import Dice, Table, yes_or_no
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """A tile of two colours or more, which may be owned already, and pyramids of these colours."""
    tiles = table.state.tiles
    several = [tile for tile in table.ids("tile") if len(tiles[tile].colors) > 1]
    tile = dice.pick(several)
    wanted = tiles[tile].level
    request: dict[str, Any] = {
        "tile": tile,
        "color": dice.pick(tiles[tile].colors),
        "pyramids": {color: dice.between(max(0, wanted - 1), 4) for color in ("red", "blue", "white")},
        "prayer": wanted + dice.between(-1, 4),
    }
    others = dice.deal([one for one in table.ids("tile") if one not in several], dice.between(1, 2))
    request["owned"] = sorted(others + ([tile] if dice.happens(1, 3) else []))
    return request


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """Yes or no; a refusal is about one thing."""
    return None if len(verdict["reasons"]) > 1 else yes_or_no(dice, verdict)
