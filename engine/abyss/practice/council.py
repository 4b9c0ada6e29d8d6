"""May you take these Council piles?"""

from engine.abyss.ids import ALCHEMIST, APPRENTICE, KRAKEN
from engine.practice import Dice, Table, yes_or_no
from engine.typing_compat import Any


def make(dice: Dice, table: Table, level: int) -> dict[str, Any] | None:
    """A few piles, of which one or two are taken; perhaps the Alchemist, or a rival's sentinel on a pile."""
    races = list(table.state.races)
    dealt = dice.deal(races, dice.between(2, len(races)))
    there = [race for race in races if race in dealt]
    taken = dice.deal(there if level > 1 or dice.happens(5, 6) else races, dice.between(1, 2))
    request: dict[str, Any] = {"piles": there, "take": [race for race in races if race in taken]}
    if dice.happens(1, 2):
        request["powers"] = [ALCHEMIST]
    if level > 1 and dice.happens(1, 3):
        request["way"] = APPRENTICE
    if KRAKEN in table.sets and dice.happens(1, 2):
        request["reserved"] = dice.pick(there)
    return request


def read(dice: Dice, table: Table, request: dict[str, Any], verdict: dict[str, Any]) -> Any:
    """Yes or no; a refusal has one reason."""
    return None if len(verdict["reasons"]) > 1 else yes_or_no(dice, verdict)
