"""``hand``: which hand are these five cards?"""

from engine.kinds.choice import Choice
from engine.kinds.entry import Entry
from engine.kinds.set import Set
from engine.poker_squares import lines
from engine.poker_squares.codes.hand import RULES
from engine.ruling import Ruling, fix
from engine.typing_compat import Any

FIELDS = (
    Set("cards", of="card", required=True, min_items="side", max_items="side"),
    Entry("hand", of="hand"),
    Choice("aces", choices=lines.ACES, default=lines.ACES[0]),
)


def judge(state: Any, asked: dict[str, Any]) -> Ruling:
    """Whether the cards are the hand that is named, if one is."""
    ruling = Ruling(RULES)
    cards = [state.cards[card] for card in asked["cards"]]
    best, hand = lines.best(cards, asked["aces"]), asked["hand"]
    if hand is not None and hand != best:
        _refuse(ruling, hand, best, cards, asked["aces"])
    if best is None:
        ruling.note("brings-nothing")
    elif best in lines.IN_A_ROW and lines.top(cards, "high") is None:
        ruling.note("ace-counts-low")
    return ruling


def _refuse(ruling: Ruling, hand: str, best: str | None, cards: list[Any], aces: str) -> None:
    """Say all that the cards lack; if they lack nothing, they are more than what is named."""
    if hand in lines.OF_ONE_SUIT and lines.suits(cards) > 1:
        ruling.refuse("suits-differ", hand=hand, count=lines.suits(cards))
    if hand in lines.IN_A_ROW and lines.top(cards, "both") is None:
        ruling.refuse("not-in-a-row", hand=hand)
    elif hand == "royal-flush" and not lines.is_to_the_ace(cards):
        ruling.refuse("not-to-ace", hand=hand)
    elif hand in lines.IN_A_ROW and lines.top(cards, aces) is None:
        ruling.refuse("ace-below", hand=hand)
    if hand in lines.ALIKE and not lines.holds(lines.alike(cards), lines.ALIKE[hand]):
        ruling.refuse("ranks-differ", hand=hand)
    if not ruling.reasons:
        ruling.refuse("counts-as-more", fix=fix("count-it-as", {"hand": best}), hand=hand, better=best)


def answer(state: Any, asked: dict[str, Any], problems: Any) -> dict[str, Any]:
    """The verdict; the way out of a refusal names the hand that the cards are."""
    ruling = judge(state, asked)
    best = lines.best([state.cards[card] for card in asked["cards"]], asked["aces"])
    if best is not None:
        ruling.find_instead([{"hand": best}], lambda request: judge(state, request), asked)
    points = state.points[best] if best else {}
    return ruling.verdict({"best": best} | {scale: points.get(scale, 0) for scale in lines.SCALES})
