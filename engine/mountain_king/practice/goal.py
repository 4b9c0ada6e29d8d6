"""Which tunnel is the best place that a statue can reach?"""

from engine.mountain_king.practice.dug import OF, Dug
from engine.mountain_king.statue_map import CLANS, GENERIC
from engine.practice import Dice, Table, choice
from engine.typing_compat import Any

CHECKER = "mountain-king/statues"


def make(dice: Dice, table: Table, level: int) -> Any:
    """A painted mountain with one statue, and carts of its own clan, of another one, and of none."""
    dug = Dug(dice, table, level + 2, spans=False)
    if len(dug.tunnels) < level + 2:
        return None
    for number in range(len(dug.tunnels)):
        if dice.happens(2, 3):
            dug.raise_pedestal(dice, number)
    dug.stand(dice, 2)
    carts = {clan: dice.below(3) for clan in CLANS}
    carts[GENERIC] = dice.below(2)
    return dug.told() | {"carts": carts}, dug.painted()


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """The tunnels, one of which alone scores most; seldom it is where the statue stands, or a single cart brings it."""
    if not verdict["proven"] or (verdict["moves"] < 2 and not dice.happens(1, 5)):
        return None
    tunnels = range(len(request["tunnels"]))
    honors = [_honor(table, request, tunnel) for tunnel in tunnels]
    best = [tunnel for tunnel in tunnels if honors[tunnel] == verdict["honor"]]
    if len(best) != 1 or max(honors) == 0:
        return None
    squares = list(table.state.order[OF])[1:]
    return [choice("tunnel", tunnel=squares[tunnel]) for tunnel in tunnels], best[0]


def _honor(table: Table, request: dict[str, Any], tunnel: int) -> int:
    """What the statue scores at best in a tunnel; -1 where it cannot get."""
    found = table.ask(CHECKER, request | {"statue": 1, "target": tunnel + 1})
    return int(found["honor"]) if found is not None and found["legal"] else -1
