"""``payment``: is a pay card paid for?"""

from engine.beggar_my_neighbour.codes.payment import RULES
from engine.fields import Field
from engine.ruling import Ruling, fix
from engine.typing_compat import Any

FIELDS = (
    Field("card", "entry", of="pay-card", required=True),
    Field(
        "laid",
        "integer",
        high="ace",
        highs=(("card", "king", "king"), ("card", "queen", "queen"), ("card", "jack", "jack")),
        default=0,
    ),
    Field("aces", "choice", choices=("pay", "ordinary"), default="pay"),
)


def owed(state: Any, asked: dict[str, Any]) -> int:
    """How many ordinary cards have to be laid on the card."""
    if asked["card"] == "ace" and asked["aces"] == "ordinary":
        return 0
    count: int = state.numbers[asked["card"]]
    return count


def judge(state: Any, asked: dict[str, Any]) -> Ruling:
    """Whether the card is paid for."""
    ruling = Ruling(RULES)
    left = owed(state, asked) - asked["laid"]
    if left > 0:
        ruling.refuse("still-owed", fix=fix("lay-more", {"left": left}), card=asked["card"], left=left)
    elif owed(state, asked) == 0:
        ruling.note("nothing-owed", card=asked["card"])
    else:
        ruling.note("pile-taken", card=asked["card"])
    return ruling


def answer(state: Any, asked: dict[str, Any], problems: Any) -> dict[str, Any]:
    """The verdict; the way out of a refusal lays what is still owed."""
    ruling = judge(state, asked)
    count = owed(state, asked)
    ruling.find_instead([{"laid": count}], lambda request: judge(state, request), asked)
    return ruling.verdict({"owed": count, "left": max(count - asked["laid"], 0)})
