"""The golden figures of battles: every pair of the eight cards, 1 to 7 units, and up to two tiles that matter.

    python -m tests.engine.kemet.golden_battles

writes tests/data/golden/kemet-battles.csv, a line for each choice of tiles. Read the difference before committing it.
"""

from __future__ import annotations

import csv
import zlib
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

from engine.kemet.fight import ready
from tests.engine.kemet import simple_battle
from tests.questions import opened

FILE = Path(__file__).parents[2] / "data" / "golden" / "kemet-battles.csv"
UNITS = range(1, 8)
SIDES = ("attacker", "defender")
TILES = (
    "charge",
    "defense",
    "blades-of-neith",
    "carnage",
    "shield-of-neith",
    "divine-wound",
    "initiative",
    "defensive-victory",
    "crusade",
    "holy-war",
    "priest-of-ra",
    *simple_battle.CREATURES,
)
TWICE = ("charge", "defense")
"""Those of these tiles of which there are two."""
NAMES = ("losses", "left", "vp", "prayer")
COLUMNS = ("tiles", "battles", "attacker_wins", *(f"{side}_{name}" for side in SIDES for name in NAMES), "checksum")

Settled = dict[str, Any]
Settle = Callable[[dict[str, Any], dict[str, Any]], Iterator[Settled]]


def choices() -> Iterator[tuple[tuple[str, str], ...]]:
    """Every choice of up to two tiles over both sides, each tile with its side, that there can be."""
    held = [(side, tile) for side in SIDES for tile in TILES]
    for count in range(3):
        for chosen in combinations(held, count):
            tiles = [tile for _, tile in chosen]
            led = [side for side, tile in chosen if tile in simple_battle.CREATURES]
            if len(set(led)) == len(led) and (len(set(tiles)) == len(tiles) or tiles[0] in TWICE):
                yield chosen


def name(chosen: tuple[tuple[str, str], ...]) -> str:
    """How a choice of tiles is called in the file."""
    return " ".join(f"{side}:{tile}" for side, tile in chosen) or "none"


def side(chosen: tuple[tuple[str, str], ...], which: str) -> dict[str, Any]:
    """A side without units and card. With Divine Wound two cards are thrown away, with Priest of Ra two are free."""
    tiles = [tile for side, tile in chosen if side == which]
    creature = next((tile for tile in tiles if tile in simple_battle.CREATURES), None)
    asked: dict[str, Any] = {"tiles": tiles, "creature": creature, "di": [], "prayer": None, "wound": 0}
    if "divine-wound" in tiles:
        asked["wound"] = 2
    if "priest-of-ra" in tiles:
        asked |= {"di": ["war-fury", "iron-wall"], "prayer": 0}
    return asked


def by_engine(one: dict[str, Any], other: dict[str, Any]) -> Iterator[Settled]:
    """The battles of two sides with all pairs of cards, as the engine settles them."""
    battle = ready(state(), {"attacker": one, "defender": other})
    for card in simple_battle.CARDS:
        for answer in simple_battle.CARDS:
            yield battle.settle(card, answer)


def again(one: dict[str, Any], other: dict[str, Any]) -> Iterator[Settled]:
    """The same battles, settled a second time."""
    for card in simple_battle.CARDS:
        for answer in simple_battle.CARDS:
            yield simple_battle.settle(one | {"card": card}, other | {"card": answer})


@cache
def state() -> Any:
    """The facts of the game as the engine has them."""
    return opened()["kemet"].state


def line(chosen: tuple[tuple[str, str], ...], settle: Settle = by_engine) -> tuple[str | int, ...]:
    """What the battles of a choice of tiles come to in all, and the checksum of every single one."""
    sums = [0] * (2 + len(SIDES) * len(NAMES))
    checksum = 0
    one, other = side(chosen, "attacker"), side(chosen, "defender")
    for mine in UNITS:
        for theirs in UNITS:
            for settled in settle(one | {"units": mine}, other | {"units": theirs}):
                figures = [settled["winner"] == "attacker"]
                figures += [settled[which][name] or 0 for which in SIDES for name in NAMES]
                sums = [before + more for before, more in zip(sums, [1, *figures], strict=True)]
                every = [settled[which][name] for which in SIDES for name in sorted(settled[which])]
                checksum = zlib.crc32(repr((settled["winner"], every)).encode(), checksum)
    return (name(chosen), *sums, f"{checksum:08x}")


def main() -> None:
    """Write the file."""
    with FILE.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(line(chosen) for chosen in choices())


def recorded() -> dict[str, tuple[str, ...]]:
    """The lines on record, by their tiles."""
    with FILE.open(encoding="utf-8", newline="") as file:
        return {row[0]: tuple(row) for row in list(csv.reader(file))[1:]}


if __name__ == "__main__":
    main()
