"""How many allies are above the limit of this hand?"""

from engine.abyss.ids import COMMANDER, LEVIATHAN, SHAMAN
from engine.abyss.practice.hands import hand
from engine.practice import Dice, Table, one_number
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """A large hand at the end of a turn, perhaps with a rival's Commander, and a Shaman against him."""
    request: dict[str, Any] = {"hand": hand(dice, table, dice.between(6, 13))}
    if LEVIATHAN not in table.sets or dice.happens(1, 2):
        request["rival_powers"] = [COMMANDER]
        if level > 1 and dice.happens(1, 3):
            request["powers"] = [SHAMAN]
    return request


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """The allies above the limit; those above another limit that there is are a likely mistake."""
    count, supply = len(request["hand"]), table.state.supply
    limits = (supply["commander-hand-limit"], supply["hand-limit"])
    others = [max(0, count - limit) for limit in limits] + [0]
    return one_number(dice, "allies", verdict["extra"], others)
