"""``abyss/exploration``: an exploration, card by card, with prices, pearls and where every card ends up."""

from engine.abyss.cards import Cards
from engine.answer import Problems, reason
from engine.fields import Field
from engine.typed import Any

FIELDS = (
    Field("rivals", "integer", low=1, high=3, default=3),
    Field(
        "steps",
        "list",
        required=True,
        min_items=1,
        max_items=71,
        fields=(
            Field("card", "choice", required=True, choices=("ally", "monster")),
            Field("buyer", "integer", low=1, high=3, default=0),
            Field("choice", "choice", choices=("go-on", "take", "fight")),
        ),
    ),
)

RULES = {
    "bought-already": "abyss.explore.ally.offer",
    "monster-not-for-sale": "abyss.explore.monster",
    "sold-ally-is-gone": "abyss.explore.ally.sold",
    "ally-not-fought": "abyss.explore.ally.keep",
    "monster-not-taken": "abyss.explore.monster",
    "last-ally-taken": "abyss.explore.ally.last-space",
    "last-monster-fought": "abyss.explore.monster.last-space",
    "turn-over": "abyss.explore.end",
    "choice-open": "abyss.explore",
}
"""Why a step isn't allowed, each with its rule; the parameter of every one is the number of the step."""


class _Turn:
    """The state of an exploration in progress."""

    def __init__(self) -> None:
        self.track: list[tuple[int, str]] = []
        self.buyers: list[int] = []
        self.sales = 0
        self.last_space = 0
        self.taken: list[int] = []
        self.bought: list[int] = []
        self.fought: list[int] = []
        self.threat_moves = 0
        self.over = False


def answer(cards: Cards, asked: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Follow an exploration; cards are named by their number, from 1, in the order of being revealed.

    A step is a card with its ``buyer`` (a rival, by number) or the explorer's ``choice``. The n-th ally sold costs n
    pearls, the last space brings one more, and at the end of the turn the allies left on the track go to the
    Council and the monsters to the discard.
    """
    spaces: int = cards.supply["exploration_spaces"]
    turn = _Turn()
    reasons = []
    steps = []
    for number, step in enumerate(asked["steps"], 1):
        if step["buyer"] > asked["rivals"]:
            problems.add("conflict", "steps[" + str(number - 1) + "].buyer", step["buyer"], {"with": "rivals"})
        space = len(turn.track) + 1
        code = _forbidden(turn, step, space == spaces)
        if code:
            reasons.append(reason(code, RULES[code], {"step": number}))
            break
        told = {"card": number, "space": space}
        if step["buyer"]:
            turn.buyers.append(step["buyer"])
            told["price"] = len(turn.buyers)
            turn.sales += len(turn.buyers)
            turn.bought.append(number)
        elif step["choice"] == "go-on":
            turn.track.append((number, step["card"]))
            if step["card"] == "monster":
                turn.threat_moves += 1
        else:
            turn.over = True
            (turn.taken if step["choice"] == "take" else turn.fought).append(number)
            if space == spaces:
                turn.last_space = cards.supply["exploration_last_space_pearls"]
        steps.append(told)
    left = turn.track if turn.over else []
    return {
        "legal": not reasons,
        "reasons": reasons,
        "steps": steps,
        "turn_over": turn.over,
        "pearls": {
            "sales": turn.sales,
            "last_space": turn.last_space,
            "total": turn.sales + turn.last_space,
        },
        "taken": turn.taken,
        "bought": turn.bought,
        "fought": turn.fought,
        "threat_moves": turn.threat_moves,
        "council": [number for number, card in left if card == "ally"],
        "discard": turn.fought + [number for number, card in left if card == "monster"],
        "next_price": len(turn.buyers) + 1,
    }


def _forbidden(turn: _Turn, step: dict[str, Any], last: bool) -> str:
    """The code of what is wrong with a step, or nothing."""
    card, buyer, choice = step["card"], step["buyer"], step["choice"]
    if turn.over:
        return "turn-over"
    if buyer:
        if card == "monster":
            return "monster-not-for-sale"
        if choice and choice != "go-on":
            return "sold-ally-is-gone"
        return "bought-already" if buyer in turn.buyers else ""
    if not choice:
        return "choice-open"
    if card == "ally":
        if choice == "fight":
            return "ally-not-fought"
        return "last-ally-taken" if last and choice == "go-on" else ""
    if choice == "take":
        return "monster-not-taken"
    return "last-monster-fought" if last and choice == "go-on" else ""
