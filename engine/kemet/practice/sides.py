"""Two sides of a battle, as chance deals them."""

from engine.kemet.ids import BLADES, CARNAGE, CHARGE, DEFENSE, SHIELD, SNAKE
from engine.practice import Dice, Table
from engine.typing_compat import Any

ATTACKERS = (CHARGE, BLADES, CARNAGE, SHIELD)
DEFENDERS = (DEFENSE, BLADES, CARNAGE, SHIELD)


def sides(dice: Dice, table: Table, level: int) -> dict[str, Any]:
    """An attacker and a defender of about equal strength; the higher the level, the more they have."""
    cards = [card for card in table.ids("battle-card") if not table.state.battle_cards[card].tile]
    units = dice.between(2, 5)
    attacker: dict[str, Any] = {"units": units, "card": dice.pick(cards)}
    defender: dict[str, Any] = {"units": min(5, max(1, units + dice.below(3) - 1)), "card": dice.pick(cards)}
    if level == 1:
        attacker["tiles"] = dice.deal(ATTACKERS[:2], dice.below(2))
        defender["tiles"] = dice.deal(DEFENDERS[:1], dice.below(2))
    else:
        attacker["tiles"] = sorted(dice.deal(ATTACKERS, dice.between(1, 2)))
        # There is one of each but of Charge! and Defense!, so nobody has what the other one has.
        left = [tile for tile in DEFENDERS if tile not in attacker["tiles"]]
        defender["tiles"] = sorted(dice.deal(left, dice.between(0, 2)))
    if level > 2:
        creatures = [one for one in table.ids("creature") if one != SNAKE]
        attacker["creature"], defender["creature"] = dice.deal(creatures, 2)
        interventions = table.state.interventions
        battle = [card for card in table.ids("intervention") if interventions[card].timing == "battle"]
        attacker["di"], defender["di"] = [sorted(dice.deal(battle, dice.below(3))) for _ in range(2)]
    return {"attacker": attacker, "defender": defender}


def near(dice: Dice, right: int) -> list[int]:
    """Three other numbers, so that the right one may stand at any place among the four."""
    below = [right - number for number in range(1, dice.below(4) + 1) if right >= number]
    return below + [right + number for number in range(1, 4 - len(below))]
