"""The border track: where the dice send the next leviathan, and what an attack costs (abyss.border)."""

from engine.abyss.cards import Cards
from engine.odds import chance, dice_sum
from engine.typing_compat import Any

LOSSES = {"wounds": "wounds", "pearls": "pearls", "allies": "allies", "free-lord": "lords"}
"""The part of a loss that each kind of penalty makes."""


def space_weights(cards: Cards) -> dict[int, int]:
    """How many throws of the dice lead to each space of the border."""
    weights = dice_sum(cards.supply["border-dice"], cards.supply["die-faces"])
    return {space: sum([weights[number] for number in sums]) for space, sums in cards.border.items()}


def loss(cards: Cards, leviathan: str, allies: int, pearls: int, lords: int) -> dict[str, int]:
    """What the penalty of a leviathan takes from a player with so many allies in hand, pearls and free lords.

    Pearls, allies or a lord that the player lacks are not lost (abyss.border.penalties); wounds always are.
    """
    penalty = cards.tables["leviathan"][leviathan]["penalty"]
    owned = {"wounds": penalty["count"], "pearls": pearls, "allies": allies, "free-lord": lords}
    losses = {name: 0 for name in LOSSES.values()}
    losses[LOSSES[penalty["kind"]]] = min(penalty["count"], owned[penalty["kind"]])
    return losses


def next_leviathan(
    cards: Cards, border: list[dict[str, Any]], allies: int, pearls: int, lords: int
) -> dict[str, Any] | None:
    """The odds of adding a leviathan to a border with these on it: of each attack, and of none; None without border.

    Each item of ``border`` has its ``space`` and ``leviathan``; ``attacks`` tells what each would cost.
    """
    if not border:
        return None
    weights = space_weights(cards)
    throws = sum(weights.values())
    attacks = []
    hit = 0
    for row in sorted(border, key=lambda row: row["space"]):
        hit += weights[row["space"]]
        attack: dict[str, Any] = {"space": row["space"], "leviathan": row["leviathan"]}
        attack["chance"] = chance(weights[row["space"]], throws)
        lost = loss(cards, row["leviathan"], allies, pearls, lords)
        attack.update(lost)
        attacks.append(attack)
    return {"attack": chance(hit, throws), "free": chance(throws - hit, throws), "attacks": attacks}
