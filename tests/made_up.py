"""A made-up checker with inputs of every kind, for tests of what no game has yet: it answers with what it read."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from engine.fields import Field
from engine.registry import check

TABLES: dict[str, Any] = {
    "set": {"depot": {}},
    "good": {"iron": {}, "stone": {}, "cart": {"set": "depot"}},
    "statue": {f"{layer}-{place}": {} for layer in ("brown", "grey") for place in ("tunnel", "pedestal")},
    "side": {"red": {}, "blue": {}},
    "tile": {"legion": {}, "sphinx": {}},
    "card": {"rage": {"copies": 2}, "wall": {"copies": 1}, "veto": {"copies": 1}},
    "ground": {"free": {"sign": "."}, "mine": {"sign": "m"}, "rubble": {"sign": "x"}, "edge": {"sign": "#"}},
    "chart": {"gate": {}, "shore": {}, "temple": {}, "delta": {"players": [2, 4]}, "hill": {"players": [3]}},
    "islands": {"gate": {}, "reef": {}},
    "track": {str(place): {} for place in range(16)},
}

TROLL = (Field("prints", "counts", of="good", high=3), Field("asleep", "flag"))
"""What an item of a list has that may also be missing."""

SIDE = (
    Field("units", "integer", low=1, high=5, highs=(("tiles", "legion", 7),), required=True),
    Field("tiles", "set", of="tile"),
    Field("prayer", "flag"),
)

FIELDS = (
    Field("attacker", "group", fields=SIDE),
    Field("defender", "group", fields=SIDE),
    Field("leader", "entry", of="tile"),
    Field("powers", "set", of="tile"),
    Field("hand", "multiset", of="card"),
    Field("pay", "multiset", of="card"),
    Field("night", "flag"),
    Field("gold", "flag", default=True),
    Field("goods", "counts", of="good", high=9, max_items=12),
    Field("statues", "counts", of="statue", high=3),
    Field("seats", "list", of="side", fields=(Field("prayer", "integer", high=11, default=0),)),
    Field("first", "integer", high=12, default=0),
    Field("sets", "set", of="set"),
    Field("tokens", "list", max_items=4, each=Field("", "integer", low=1, high=6)),
    Field("ways", "list", max_items=3, each=Field("", "choice", choices=("land", "harbor"), default="land")),
    Field("level", "list", min_items=3, max_items=3, each=Field("", "counts", of="good", high=3)),
    Field("names", "list", max_items=2, each=Field("", "text", max_length=5)),
    Field("corner", "tuple", fields=(Field("row", "integer", high=4), Field("column", "integer", high=5))),
    Field(
        "trolls",
        "tuple",
        fields=(
            Field("bottom", "list", min_items=2, max_items=2, each=Field("", "group", fields=TROLL)),
            Field("top", "list", min_items=1, max_items=1, each=Field("", "group", nullable=True, fields=TROLL)),
        ),
    ),
    Field(
        "pile",
        "group",
        fields=(
            Field("low", "list", min_items=3, max_items=3, each=Field("", "counts", of="good", high=3)),
            Field("high", "list", min_items=2, max_items=2, each=Field("", "group", nullable=True, fields=TROLL)),
            Field("top", "list", min_items=1, max_items=1, each=Field("", "group", nullable=True, fields=TROLL)),
        ),
    ),
    Field(
        "tables",
        "list",
        max_items=3,
        each=Field("", "list", max_items=3, each=Field("", "entry", of="tile")),
    ),
    Field("grid", "grid", of="ground", rows=(2, 6), columns=(2, 7)),
    Field("shape", "shape", min_items=1, max_items=5, rows=(0, 6), columns=(0, 7), on="grid", joined=True),
    Field("mark", "shape", max_items=9, rows=(0, 3), columns=(0, 3)),
    Field("number", "choice", choices=("2", "3", "4"), default="2"),
    Field("side", "choice", choices=("land", "sea"), default="land"),
    Field("start", "space", of="chart", players="number", boards=(("side", "sea", "islands"),)),
    Field("place", "space", of="track"),
    Field("path", "spaces", of="chart", max_items=3, players="number"),
    Field("troops", "list", max_items=3, fields=(Field("at", "space", of="chart", players="number", required=True),)),
    Field(
        "players",
        "list",
        max_items=3,
        fields=(
            Field("name", "text", max_length=10),
            Field("goods", "counts", of="good", high=9),
            Field("reach", "group", fields=(Field("low", "integer", high=9, default=0), Field("open", "flag"))),
            Field(
                "halls",
                "list",
                max_items=4,
                fields=(
                    Field("low", "integer", high=9, default=0),
                    Field("altar", "choice", choices=("empty", "statue"), default="empty"),
                    Field("niches", "list", max_items=2, fields=(Field("deep", "integer", high=3, default=0),)),
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
