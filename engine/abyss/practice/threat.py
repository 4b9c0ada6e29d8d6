"""How many pearls can the reward for a monster bring at most?"""

from engine.abyss.ids import HIGHWAYMAN, SHAMAN, TAMER
from engine.practice import Dice, Table, one_number
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """A space of the threat track, perhaps the last space of the exploration track, and perhaps lords of a rival."""
    track = [row["space"] for row in table.state.threat_track]
    request: dict[str, Any] = {"space": dice.pick(track), "last_space": dice.pick(("no", "yes"))}
    lords = table.ids("lord")
    rivals = [lord for lord in (HIGHWAYMAN, TAMER) if lord in lords and dice.happens(level, 5)]
    if rivals:
        request["rival_powers"] = rivals
        if SHAMAN in lords and dice.happens(1, 4):
            request["powers"] = [SHAMAN]
    return request


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """The pearls of the best option; what the space says alone, or one pearl more, is a likely mistake."""
    options = verdict["options"]
    if not options:
        return None
    most = max([option["gained"] for option in options])
    printed = max([option["pearls"] for option in options])
    return one_number(dice, "pearls", most, [printed] + [most + dice.between(-2, 2) for _ in range(3)])
