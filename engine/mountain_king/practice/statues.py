"""How much honor can your statues and halls score after this turn?"""

from engine.mountain_king.practice.piles import near, pile
from engine.mountain_king.statue_map import CLANS, GENERIC
from engine.practice import Dice, Table, one_number
from engine.typing_compat import Any

NAMES = "ABCDEF"
OTHERS = ["stone", "iron", "rune", "coin"]


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """Tunnels that hang together, one or two statues, and a few carts."""
    layers: list[str] = list(table.state.order["layer"])
    count = level + 1
    tunnels: list[dict[str, Any]] = []
    links = []
    for number in range(count):
        tunnel = {"name": NAMES[number], "layer": layers[min(len(layers) - 1, number + dice.below(2))]}
        if dice.happens(1, 2):
            tunnel["pedestal"] = dice.pick(CLANS)
        tunnels.append(tunnel)
        if number:
            links.append({"from": dice.between(max(1, number - 1), number), "to": number + 1})
    statues = [{"clan": dice.pick(CLANS), "tunnel": dice.between(1, 2)} for _ in range(level - 1)]
    carts = {clan: dice.below(2) for clan in CLANS}
    carts[GENERIC] = dice.between(0, 1)
    goods = pile(dice, dice.between(3, 5), OTHERS) if dice.happens(1, 2) else {}
    return {"tunnels": tunnels, "links": links, "statues": statues, "carts": carts, "goods": goods}


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """The honor, if there is something to be moved."""
    if not verdict["moves"] or not verdict["proven"]:
        return None
    return one_number(dice, "honor", verdict["honor"], near(dice, verdict["honor"], 2))
