"""The two sides of a battle: what is asked of each, and what cannot be.

``kemet/battle`` and ``kemet/odds`` ask alike; of the battle cards the one has the card played, the other all in hand.
"""

from engine.fields import Field
from engine.kemet import Facts
from engine.kemet.codes.sides import LIMITS
from engine.kemet.ids import (
    BLADES,
    CARNAGE,
    CHARGE,
    CRUSADE,
    DEFENSE,
    DEFENSIVE_VICTORY,
    DIVINE_WOUND,
    HOLY_WAR,
    INITIATIVE,
    LEGION,
    PRIEST_OF_RA,
    SHIELD,
)
from engine.kinds.entry import Entry
from engine.kinds.group import Group
from engine.kinds.integer import Integer
from engine.kinds.multiset import Multiset
from engine.kinds.set import Set
from engine.possible import at_most
from engine.problems import Problems
from engine.typing_compat import Any

ATTACKER, DEFENDER = "attacker", "defender"
SIDES = (ATTACKER, DEFENDER)
BATTLE = "battle"
"""The time of the interventions that are played in a battle."""


TILES = (
    BLADES,
    CARNAGE,
    SHIELD,
    DIVINE_WOUND,
    LEGION,
    CRUSADE,
    HOLY_WAR,
    PRIEST_OF_RA,
    "offensive-strategy",
    "defensive-strategy",
)
"""The tiles that matter to both sides of a battle."""
OWN_TILES = {ATTACKER: (CHARGE, INITIATIVE), DEFENDER: (DEFENSE, DEFENSIVE_VICTORY)}


def side(name: str, cards: Field, tiles: tuple[str, ...] = ()) -> Field:
    """One of the sides as an input; ``cards`` is the input of its battle cards, ``tiles`` are more that matter."""
    return Group(
        name,
        required=True,
        fields=(
            Integer("units", default="troop", low=1, high="troop", highs=(("tiles", LEGION, "legion"),)),
            cards,
            Entry("creature", of="creature"),
            Set("tiles", of="tile", suggested=OWN_TILES[name] + TILES + tiles),
            Multiset("di", of="intervention"),
            Integer("prayer", 0, "prayer"),
            Integer("wound", default=0, low=0, high="interventions"),
        ),
    )


def tiles_of(side: dict[str, Any]) -> list[str]:
    """The tiles of a side, that of its creature among them, each once."""
    creature = side["creature"]
    tiles: list[str] = side["tiles"]
    return tiles + ([creature] if creature is not None and creature not in tiles else [])


def check(facts: Facts, request: dict[str, Any], problems: Problems) -> None:
    """Note what two sides cannot have: cards without their tiles, and more of a kind than there are."""
    for name in SIDES:
        _check_side(facts, request[name], name, problems)
    _check_copies(facts, request, problems)


def _check_side(facts: Facts, side: dict[str, Any], name: str, problems: Problems) -> None:
    """Note what a side cannot have whoever it meets."""
    many = "cards" in side
    for number, card in enumerate(side["cards"] if many else [side["card"]]):
        tile = facts.battle_cards[card].tile
        if tile and tile not in side["tiles"]:
            place = f"{name}.cards[{number}]" if many else f"{name}.card"
            needs = {"needs": f"{name}.tiles", "of": "tile", "ids": [tile]}
            problems.add("conflict", place, card, needs, LIMITS["special"])
    if many:
        _check_hand(facts, side, name, problems)
    for number, card in enumerate(side["di"]):
        if facts.interventions[card].timing != BATTLE:
            fitting = [id for id in facts.order["intervention"] if facts.interventions[id].timing == BATTLE]
            accepted = {"of": "intervention", "ids": fitting}
            problems.add("conflict", f"{name}.di[{number}]", card, accepted, LIMITS["timing"])
    if side["wound"] and DIVINE_WOUND not in side["tiles"]:
        needs = {"needs": f"{name}.tiles", "of": "tile", "ids": [DIVINE_WOUND]}
        problems.add("conflict", f"{name}.wound", side["wound"], needs, LIMITS["wound"])


def _check_hand(facts: Facts, side: dict[str, Any], name: str, problems: Problems) -> None:
    """Note more ordinary battle cards in hand than the tiles with special ones leave: each takes the place of one."""
    special = {card: facts.battle_cards[card].tile for card in facts.order["battle-card"]}
    changed = len([card for card in special if special[card] and special[card] in side["tiles"]])
    hand = [(f"{name}.cards[{number}]", card, 0 if special[card] else 1) for number, card in enumerate(side["cards"])]
    at_most(problems, LIMITS["special"], facts.numbers["battle-cards"] - changed, hand)


def _check_copies(facts: Facts, request: dict[str, Any], problems: Problems) -> None:
    """Note what both sides together have more of than there is, at the defender, who stands second."""
    one, other = request[ATTACKER], request[DEFENDER]
    theirs = tiles_of(one)
    for tile in tiles_of(other):
        if facts.tiles[tile].copies == 1 and tile in theirs:
            kind, place = ("creature", "creature") if tile == other["creature"] else ("tile", "tiles")
            problems.add("too-many-copies", f"{DEFENDER}.{place}", tile, {"of": kind, "copies": 1}, LIMITS["tile"])
    for card in sorted(set(other["di"])):
        copies = facts.interventions[card].copies
        if one["di"].count(card) + other["di"].count(card) > copies >= other["di"].count(card):
            accepted = {"of": "intervention", "copies": copies}
            problems.add("too-many-copies", f"{DEFENDER}.di", card, accepted, LIMITS["intervention"])
    for name in SIDES:
        thrown = request[name]["wound"]
        left = facts.numbers["interventions"] - len(one["di"]) - len(other["di"])
        if thrown > left:
            accepted = {"type": "integer", "min": 0, "max": left}
            problems.add("out-of-range", f"{name}.wound", thrown, accepted, LIMITS["intervention"])
