"""A made-up checker with inputs of every kind, for tests of what no game has yet: it answers with what it read."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from engine.fields import Field
from engine.kinds.choice import Choice
from engine.kinds.counts import Counts
from engine.kinds.entry import Entry
from engine.kinds.flag import Flag
from engine.kinds.grid import Grid
from engine.kinds.group import Group
from engine.kinds.integer import Integer
from engine.kinds.list import List
from engine.kinds.multiset import Multiset
from engine.kinds.set import Set
from engine.kinds.shape import Shape
from engine.kinds.space import Space
from engine.kinds.spaces import Spaces
from engine.kinds.text import Text
from engine.kinds.tuple import Tuple
from engine.registry import check

TABLES: dict[str, Any] = {
    "set": {"depot": {}},
    "good": {"iron": {}, "stone": {}, "cart": {"set": "depot"}},
    "statue": {f"{layer}-{place}": {} for layer in ("brown", "grey") for place in ("tunnel", "pedestal")},
    "side": {"red": {}, "blue": {}},
    "rank": {f"rank-{number}": {} for number in range(1, 13)},
    "tile": {"legion": {}, "sphinx": {}},
    "card": {"rage": {"copies": 2}, "wall": {"copies": 1}, "veto": {"copies": 1}},
    "ground": {"free": {"sign": "."}, "mine": {"sign": "m"}, "rubble": {"sign": "x"}, "edge": {"sign": "#"}},
    "chart": {"gate": {}, "shore": {}, "temple": {}, "delta": {"players": [2, 4]}, "hill": {"players": [3]}},
    "islands": {"gate": {}, "reef": {}},
    "track": {str(place): {} for place in range(16)},
}

TROLL = (Counts("prints", of="good", high=3), Flag("asleep"))
"""What an item of a list has that may also be missing."""

SIDE = (
    Integer("units", 1, 5, highs=(("tiles", "legion", 7),), required=True),
    Set("tiles", of="tile"),
    Flag("prayer"),
)

FIELDS = (
    Group("attacker", fields=SIDE),
    Group("defender", fields=SIDE),
    Entry("leader", of="tile"),
    Set("ranks", of="rank"),
    Set("powers", of="tile"),
    Multiset("hand", of="card"),
    Multiset("pay", of="card"),
    Flag("night"),
    Flag("gold", default=True),
    Counts("goods", of="good", high=9, max_items=12),
    Counts("statues", of="statue", high=3),
    List("seats", of="side", fields=(Integer("prayer", high=11, default=0),)),
    Integer("first", high=12, default=0),
    Set("sets", of="set"),
    List("tokens", max_items=4, each=Integer("", 1, 6)),
    List("ways", max_items=3, each=Choice("", choices=("land", "harbor"), default="land")),
    List("level", min_items=3, max_items=3, each=Counts("", of="good", high=3)),
    List("names", max_items=2, each=Text("", max_length=5)),
    Tuple("corner", fields=(Integer("row", high=4), Integer("column", high=5))),
    Tuple(
        "trolls",
        fields=(
            List("bottom", min_items=2, max_items=2, each=Group("", fields=TROLL)),
            List("top", min_items=1, max_items=1, each=Group("", nullable=True, fields=TROLL)),
        ),
    ),
    Group(
        "pile",
        fields=(
            List("low", min_items=3, max_items=3, each=Counts("", of="good", high=3)),
            List("high", min_items=2, max_items=2, each=Group("", nullable=True, fields=TROLL)),
            List("top", min_items=1, max_items=1, each=Group("", nullable=True, fields=TROLL)),
        ),
    ),
    List(
        "tables",
        max_items=3,
        each=List("", max_items=3, each=Entry("", of="tile")),
    ),
    Grid("grid", of="ground", rows=(2, 6), columns=(2, 7)),
    Shape("shape", min_items=1, max_items=5, rows=(0, 6), columns=(0, 7), on="grid", joined=True),
    Shape("mark", max_items=9, rows=(0, 3), columns=(0, 3)),
    Shape("wall", max_items=6, rows=(0, 2), columns=(0, 3)),
    Grid("cover", of="ground", rows=(2, 2), columns=(3, 3)),
    Choice("number", choices=("2", "3", "4"), default="2"),
    Choice("side", choices=("land", "sea"), default="land"),
    Space("start", of="chart", players="number", boards=(("side", "sea", "islands"),)),
    Space("place", of="track"),
    Spaces("path", of="chart", max_items=3, players="number"),
    List("troops", max_items=3, fields=(Space("at", of="chart", players="number", required=True),)),
    List(
        "players",
        max_items=3,
        fields=(
            Text("name", max_length=10),
            Counts("goods", of="good", high=9),
            Group("reach", fields=(Integer("low", high=9, default=0), Flag("open"))),
            List(
                "halls",
                max_items=4,
                fields=(
                    Integer("low", high=9, default=0),
                    Choice("altar", choices=("empty", "statue"), default="empty"),
                    List("niches", max_items=2, fields=(Integer("deep", high=3, default=0),)),
                ),
            ),
        ),
    ),
)


def asked(request: Any, fields: tuple[Field, ...] = FIELDS) -> dict[str, Any]:
    """The answer to a request: ``read`` has the values as they were read."""

    def fit(game: Any) -> None:
        for field in fields:
            field.fit(game.tables, game.numbers)

    checker = SimpleNamespace(
        id="made-up/form",
        set="",
        fields=fields,
        fit=fit,
        answer=lambda _state, values, _problems: {"read": values},
    )
    game: Any = SimpleNamespace(tables=TABLES, numbers={}, state=None, checkers={checker.id: checker})
    return check(checker.id, request, {"made-up": game})


def declared(fields: tuple[Field, ...] = FIELDS) -> list[dict[str, Any]]:
    """The declarations of the fields."""
    for field in fields:
        field.fit(TABLES, {})
    return [field.declaration() for field in fields]
