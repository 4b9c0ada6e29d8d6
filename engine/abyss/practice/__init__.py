"""What can be practised of Abyss: the kinds of questions, each in a module of its own."""

from engine.abyss.ids import KRAKEN, LEVIATHAN
from engine.practice import Exercise
from engine.typing_compat import Any


def _exercise(id: str, checker: str, levels: tuple[int, ...], **more: Any) -> Exercise:
    return Exercise(id, f"abyss/{checker}", f"engine.abyss.practice.{id.replace('-', '_')}", levels, **more)


LORD = {"lord": "lord"}
PAID = {"allies": "ally[]", "pearls": "integer"}

EXERCISES = (
    _exercise("pay", "recruit", (1, 2, 3), params=LORD),
    _exercise("affiliate", "recruit", (1, 2), params=LORD, choices={"ally": {"ally": "ally"}}),
    _exercise("keys", "control", (1, 2)),
    _exercise("hand-limit", "limits", (1, 2), choices={"allies": {"count": "integer"}}),
    _exercise("price", "explore", (1,), choices={"pearls": {"count": "integer"}}),
    _exercise("end", "end", (1, 2)),
    _exercise("which-payment", "recruit", (2, 3), params=LORD, choices={"payment": PAID}, hidden=("allies", "pearls")),
    _exercise("which-lord", "hand", (2, 3), choices={"lord": LORD}),
    _exercise(
        "fewest-pearls",
        "hand",
        (2, 3),
        params={"court": "lord[]"},
        choices={"pearls": {"count": "integer"}},
        hidden=("limit",),
    ),
    _exercise("location", "score", (2, 3), choices={"points": {"count": "integer"}}),
    _exercise("winner", "score", (3,), choices={"player": {"player": "player"}}),
    _exercise("council", "council", (1, 2)),
    _exercise("third-key", "control", (1, 2)),
    _exercise("plot", "plot", (1, 2), choices={"lords": {"count": "integer"}}),
    _exercise("refill", "refill", (1, 2), choices={"lords": {"count": "integer"}}),
    _exercise("allies", "score", (1, 2), choices={"points": {"count": "integer"}}),
    _exercise("exploration", "explore", (2, 3)),
    _exercise("offer", "explore", (1, 2), choices={"rivals": {"count": "integer"}}),
    _exercise("monster", "explore", (1, 2), choices={"may": {}, "must": {}, "risk": {}}, without=LEVIATHAN),
    _exercise("tucked", "score", (1, 2), choices={"points": {"count": "integer"}}),
    _exercise("threat", "threat", (2,), choices={"pearls": {"count": "integer"}}, without=LEVIATHAN),
    _exercise("sentinel", "sentinel", (1, 2), set=KRAKEN),
    _exercise("sanctuary", "sanctuary", (2, 3), choices={"draw": {}, "stop": {}}, set=KRAKEN),
    _exercise("nebulis", "recruit", (1, 2, 3), params=LORD, set=KRAKEN),
    _exercise("figure", "nebulis", (2, 3), choices={"player": {"player": "player"}}, set=KRAKEN),
    _exercise("attack", "leviathan", (1, 2), params={"leviathan": "leviathan", "ally": "ally"}, set=LEVIATHAN),
)
"""All of them."""
