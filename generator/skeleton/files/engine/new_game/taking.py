"""``taking``: may these pieces be taken? [write: the rules that it holds a question to]"""

from engine.kinds.multiset import Multiset
from engine.new_game.codes.taking import RULES
from engine.ruling import Ruling, fix
from engine.typing_compat import Any

FIELDS = (Multiset("pieces", of="piece", required=True, min_items=1),)


def judge(state: Any, asked: dict[str, Any]) -> Ruling:
    """Whether the pieces may be taken."""
    ruling = Ruling(RULES)
    count, limit = len(asked["pieces"]), state.most_taken
    if count > limit:
        ruling.refuse("too-many", fix=fix("take-fewer", {"limit": limit}), count=count, limit=limit)
    else:
        ruling.note("most", limit=limit)
    return ruling


def answer(state: Any, asked: dict[str, Any], problems: Any) -> dict[str, Any]:
    """The verdict; the way out of a refusal keeps the first pieces."""
    ruling = judge(state, asked)
    fewer = {"pieces": asked["pieces"][: state.most_taken]}
    ruling.find_instead([fewer], lambda request: judge(state, request), asked)
    return ruling.verdict({"count": len(asked["pieces"])})
