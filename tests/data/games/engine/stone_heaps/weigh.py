"""``stone-heaps/weigh``: what everybody's stones weigh in the end, card by card or told in short."""

from engine.kinds.entry import Entry
from engine.kinds.group import Group
from engine.kinds.integer import Integer
from engine.kinds.list import List
from engine.kinds.multiset import Multiset
from engine.kinds.set import Set
from engine.kinds.text import Text
from engine.typing_compat import Any

HEAVIEST = 99
COUNT = (
    Entry("class", of="class", required=True),
    Integer("count", 0, HEAVIEST, required=True),
)
FIELDS = (
    List(
        "players",
        required=True,
        min_items=1,
        max_items=3,
        fields=(
            Text("name", max_length=20, default=""),
            Multiset("stones", of="class"),
            List("weights", max_items=8, each=Integer("", 1, HEAVIEST)),
            Set("kept", of="class"),
            List("counts", max_items=2, fields=COUNT),
            Group("typed", fields=(Integer("stones", 0, HEAVIEST),)),
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
