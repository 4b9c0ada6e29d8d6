"""Who holds the Kraken figure now?"""

from engine.abyss.practice.hands import seats
from engine.practice import Dice, Table, choice
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """Players with nebulis, one of whom holds the figure; then one gains some, or spends some."""
    players = seats(table)
    nebulis = [dice.between(0, 4) for _ in range(players)]
    most = max(nebulis)
    if not most:
        return None
    holders = [place for place in range(players) if nebulis[place] == most]
    events = []
    for _ in range(level - 1):
        player = dice.below(players)
        spends = nebulis[player] > 0 and dice.happens(1, 2)
        events.append(
            {"player": player + 1, "kind": "spend" if spends else "gain", "count": 1 if spends else dice.between(1, 3)}
        )
    return {
        "players": [{"nebulis": count} for count in nebulis],
        "holder": str(dice.pick(holders) + 1),
        "events": events,
    }


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """The players, one of whom holds the figure: as often another than before."""
    holding = [place for place, player in enumerate(verdict["players"]) if player["holds"]]
    if len(holding) != 1 or (str(holding[0] + 1) == request["holder"]) is dice.side:
        return None
    return [choice("player", player=place) for place in range(len(verdict["players"]))], holding[0]
