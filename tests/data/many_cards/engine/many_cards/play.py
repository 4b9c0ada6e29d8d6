"""``many-cards/play``: may this creature be played?"""

from engine.many_cards.codes.play import RULES

from engine.kinds.entry import Entry
from engine.kinds.integer import Integer
from engine.ruling import Ruling
from engine.typing_compat import Any

FIELDS = (
    Entry("creature", of="creature", required=True),
    Integer("coins", required=True, high=20),
)


def answer(state: Any, asked: dict[str, Any], problems: Any) -> dict[str, Any]:
    """The verdict."""
    cost = state.tables["creature"][asked["creature"]]["cost"]

    def judge(values: dict[str, Any]) -> Ruling:
        ruling = Ruling(RULES)
        if values["coins"] < cost:
            ruling.refuse("too-few-coins", cost=cost, coins=values["coins"])
        else:
            ruling.note("coins-left", coins=values["coins"] - cost)
        return ruling

    ruling = judge(asked)
    if not ruling.legal:
        ruling.find_instead([{"coins": cost}], judge, asked)
    return ruling.verdict({"cost": cost})
