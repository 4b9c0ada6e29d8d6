"""``stone-heaps/weigh``: what everybody's stones weigh in the end, card by card or told in short."""

from engine.fields import Field
from engine.typing_compat import Any

HEAVIEST = 99
COUNT = (
    Field("class", "entry", of="class", required=True),
    Field("count", "integer", low=0, high=HEAVIEST, required=True),
)
FIELDS = (
    Field(
        "players",
        "list",
        required=True,
        min_items=1,
        max_items=3,
        fields=(
            Field("name", "text", max_length=20, default=""),
            Field("stones", "multiset", of="class"),
            Field("weights", "list", max_items=8, each=Field("", "integer", low=1, high=HEAVIEST)),
            Field("kept", "set", of="class"),
            Field("counts", "list", max_items=2, fields=COUNT),
            Field("typed", "group", fields=(Field("stones", "integer", low=0, high=HEAVIEST),)),
        ),
    ),
)


def answer(state: Any, asked: dict[str, Any], problems: Any) -> dict[str, Any]:
    """The weights, and who has the most."""
    weight = {key: row["weight"] for key, row in state.tables["class"].items()}
    rows = []
    for player in asked["players"]:
        typed = player["typed"]["stones"]
        stones = sum([weight[one] for one in player["stones"]]) or sum(player["weights"]) or typed or 0
        counts = {row["class"]: row["count"] for row in player["counts"]}
        kept = [{"class": one, "points": weight[one] * counts.get(one, 1)} for one in sorted(player["kept"])]
        total = stones + sum([row["points"] for row in kept])
        rows.append({"name": player["name"], "stones": stones, "kept": kept, "total": total})
    for row in rows:
        row["rank"] = 1 + len([other for other in rows if other["total"] > row["total"]])
    return {"players": rows}
