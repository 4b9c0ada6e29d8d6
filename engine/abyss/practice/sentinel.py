"""May you place your sentinel like this?"""

from engine.practice import Dice, Table, yes_or_no
from engine.typing_compat import Any

ZONES = ("court", "council", "locations")
MOMENTS = ("recruited", "recruited", "before-action", "before-action", "same-turn", "rival-turn")


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """A moment and a zone; other sentinels stand in up to two zones."""
    taken = dice.deal(ZONES, dice.below(3))
    request: dict[str, Any] = {"moment": dice.pick(MOMENTS), "zone": dice.pick(ZONES)}
    for zone in ZONES:
        request[zone] = "taken" if zone in taken else "free"
    request["lords"] = 0 if dice.happens(1, 6) else dice.between(1, table.state.supply["court-spaces"])
    request["face_up"] = dice.between(0, 3)
    return request


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """Yes or no; a refusal has one reason."""
    return None if len(verdict["reasons"]) > 1 else yes_or_no(dice, verdict)
