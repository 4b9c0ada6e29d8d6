"""``abyss/threat``: the rewards to choose from after a fight with a monster."""

from engine.abyss.cards import Cards
from engine.abyss.codes.threat import CHOICES, RULES
from engine.abyss.ids import HIGHWAYMAN, KRAKEN, LEVIATHAN, SHAMAN, TAMER
from engine.abyss.powers import find_power_conflicts
from engine.kinds.choice import Choice
from engine.kinds.integer import Integer
from engine.kinds.set import Set
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

WITHHELD, FEWER = "withheld", "fewer"
SHORT = (WITHHELD, FEWER)
"""What becomes of a reward with more monster tokens than are left: it is not on offer, or it brings what there is."""

TOGETHER, APART = "together", "apart"
THEFT = (TOGETHER, APART)
"""Whether the pearl of the last space and one of a reward are two at once, of which the Highwayman takes one."""

FIELDS = (
    Integer("space", 1, "threat_spaces", default=1),
    Choice("last_space", choices=("no", "yes"), default="no"),
    Set("sets", of="set"),
    Set("powers", of="lord", suggested=(SHAMAN,)),
    Set("rival_powers", of="lord", suggested=(TAMER, HIGHWAYMAN)),
    Integer("tokens", 0, "monster_tokens", default="monster_tokens"),
    Choice("short_tokens", choices=("open",) + SHORT, default="open"),
    Choice("last_space_theft", choices=("open",) + THEFT, default="open", choice_sets={TOGETHER: KRAKEN}),
)


def answer(cards: Cards, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """List the rewards of a threat space (abyss.explore.rewards), ``space`` being the one that counts in the end.

    A rival's Tamer lowers it by one (abyss.clarifications.tamer), a monster on the last space of the exploration
    track brings a pearl more. ``gained`` are the pearls of an option with that one and without what a rival's
    Highwayman takes of two or more gained at once; ``changed`` tells whether either counts. No source says what
    happens to a reward with more tokens than are left, nor whether the Highwayman counts the pearl of the last space
    together with one of a reward. Of an open question ``options`` has only the rewards that are certain, and ``gained``
    the pearls that are; ``least`` marks a reward that may bring more.
    With Leviathan there is no threat track and no option, and nothing in its place.
    """
    find_power_conflicts(request, problems)
    space = _space(request)
    ruling = _judge(cards, request, space)
    if not space:
        return ruling.verdict({"space": 0, "options": []})
    options = _options(cards, request, space)
    _notes(cards, request, space, options, ruling)
    return ruling.verdict({"space": space, "options": options})


def _space(request: dict[str, Any]) -> int:
    """The space that is paid, 0 if there is no threat track."""
    if LEVIATHAN in request["sets"]:
        return 0
    space: int = request["space"]
    return space - 1 if _hit_by(TAMER, request) and space > 1 else space


def _hit_by(lord: str, request: dict[str, Any]) -> bool:
    return lord in request["rival_powers"] and SHAMAN not in request["powers"]


def _rewards(cards: Cards, space: int) -> list[dict[str, Any]]:
    rewards: list[dict[str, Any]] = next(row["options"] for row in cards.threat_track if row["space"] == space)
    return rewards


def _judge(cards: Cards, request: dict[str, Any], space: int) -> Ruling:
    ruling = Ruling(RULES, CHOICES)
    if not space:
        ruling.refuse("no-threat-track")
        return ruling
    if request["short_tokens"] == "open" and [
        row for row in _rewards(cards, space) if row["monster_tokens"] > request["tokens"]
    ]:
        ruling.leave_open("too-few-monster-tokens", SHORT, left=request["tokens"])
    if [option for option in _options(cards, request, space) if option["least"]]:
        ruling.leave_open("highwayman-last-space", THEFT, lord=HIGHWAYMAN)
    ruling.settle(
        lambda changed: _judge(cards, changed, space), request, lambda _, changed: _outcome(cards, changed, space)
    )
    return ruling


def _outcome(cards: Cards, request: dict[str, Any], space: int) -> dict[str, Any]:
    """How many rewards a reading offers and, with a rival's Highwayman, what one with a single pearl leaves."""
    options = _options(cards, request, space)
    outcome = {"rewards": len(options)}
    if request["last_space"] == "yes" and _hit_by(HIGHWAYMAN, request):
        outcome["gained"] = max([option["gained"] for option in options if option["pearls"] == 1] + [0])
    return outcome


def _options(cards: Cards, request: dict[str, Any], space: int) -> list[dict[str, Any]]:
    """The rewards to choose from."""
    extra = cards.supply["exploration-last-space-pearls"] if request["last_space"] == "yes" else 0
    enough = cards.supply["highwayman-from"]
    options = []
    for row in _rewards(cards, space):
        tokens = row["monster_tokens"]
        if tokens > request["tokens"]:
            if request["short_tokens"] != FEWER:
                continue
            tokens = request["tokens"]
        robbed = _hit_by(HIGHWAYMAN, request) and row["pearls"] + extra >= enough
        doubtful = robbed and row["pearls"] < enough
        least = doubtful and request["last_space_theft"] == "open"
        stolen = robbed and not (doubtful and request["last_space_theft"] == APART)
        options.append(
            {
                "pearls": row["pearls"],
                "monster_tokens": tokens,
                "keys": row["keys"],
                "stolen": int(stolen and not least),
                "gained": row["pearls"] + extra - int(stolen),
                "changed": bool(extra or stolen) and not least,
                "least": least,
            }
        )
    return options


def _notes(cards: Cards, request: dict[str, Any], space: int, options: list[dict[str, Any]], ruling: Ruling) -> None:
    """What changes the reward, and what to do with it."""
    for rival in (TAMER, HIGHWAYMAN):
        if rival in request["rival_powers"] and SHAMAN in request["powers"]:
            ruling.note("soldier-prevented" if rival == TAMER else "thief-prevented", lord=SHAMAN, rival=rival)
    if _hit_by(TAMER, request):
        if space == request["space"]:
            ruling.note("tamer-first-space", lord=TAMER)
        else:
            # "from" is a word of Python's own and so no name of a parameter.
            ruling.note("tamer-lowers", **{"lord": TAMER, "space": space, "from": request["space"]})
    ruling.note("rewards-of-space", space=space)
    if request["last_space"] == "yes":
        ruling.note("last-space-pearl", count=cards.supply["exploration-last-space-pearls"])
    if request["short_tokens"] != "open" and [
        row for row in _rewards(cards, space) if row["monster_tokens"] > request["tokens"]
    ]:
        ruling.note(f"short-tokens-{request['short_tokens']}", left=request["tokens"])
    if [option for option in options if option["stolen"]]:
        ruling.note("reward-robbed", lord=HIGHWAYMAN, count=cards.supply["highwayman-from"])
    if [option for option in options if option["monster_tokens"]]:
        ruling.note("tokens-face-down")
    if [option for option in options if option["keys"]]:
        ruling.note("keys-may-control")
    ruling.note("token-back")
