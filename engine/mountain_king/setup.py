"""``mountain-king/setup``: what is laid out for so many players, and what each seat begins with."""

from engine.kinds.choice import Choice
from engine.kinds.integer import Integer
from engine.mountain_king import Facts
from engine.mountain_king.codes.setup import RULES
from engine.mountain_king.goods import add, goods_field
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

NO_YES = ("no", "yes")
TEAM_ORDER = (1, 2, 2, 1)
"""The team of each seat: the turns go round the table, and partners sit together."""
BONUS = ("none", "hand", "hand-and-deck")
"""The starter cards beside the placed ones whose starting goods a seat takes too, by their number."""
SIDES = ("winter", "autumn")

FIELDS = (
    Integer("players", required=True, low=2, high="players"),
    Choice("teams", choices=NO_YES, default=NO_YES[0]),
    Integer("seat", 1, "players"),
    goods_field("placed"),
    goods_field("hand"),
    goods_field("deck"),
)


def judge(facts: Facts, request: dict[str, Any]) -> Ruling:
    """The team rules are for two teams of two alone."""
    ruling = Ruling(RULES)
    if request["teams"] == "yes" and request["players"] != len(TEAM_ORDER):
        ruling.refuse("teams-of-two", players=request["players"], wanted=len(TEAM_ORDER))
    return ruling


def answer(facts: Facts, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Say which side of the board is used, what lies beside it, and what each seat begins with.

    ``sides`` are those that may be used; ``spots`` is the number on the start spots, or null where any two spots with
    equal numbers will do. A seat's ``bonus`` names the starter cards beside the placed ones whose starting goods it
    takes as well; in teams there is none. With a seat, ``goods`` are its starting goods, added up from those typed for
    the cards. ``instead`` makes it four players; or no teams, if the seat is the fifth one.
    """
    players, seat, teams = request["players"], request["seat"], request["teams"] == "yes"
    if seat is not None and seat > players:
        problems.add("conflict", "seat", seat, {"type": "integer", "min": 1, "max": players})
        return {}
    ruling = judge(facts, request)
    fits = seat is None or seat <= len(TEAM_ORDER)
    candidate: dict[str, Any] = {"players": len(TEAM_ORDER)} if fits else {"teams": NO_YES[0]}
    ruling.find_instead([candidate], lambda changed: judge(facts, changed), request)
    if not ruling.legal:
        return ruling.verdict({"sides": [], "coronation": [], "seats": []})
    numbers = facts.all_numbers
    sides = numbers["board-sides"][str(players)]
    honor = numbers["coronation"]
    seats = [_seat(facts, number + 1, teams) for number in range(players)]
    rest: dict[str, Any] = {
        "sides": [side for side in SIDES if sides[side]],
        "spots": players if players > 2 else None,
        "coronation": [honor["2"]] if players == 2 else [honor["1"], honor["2"]],
        "workshop_tiles": numbers["workshop-tiles"][str(players)],
        "horde": [{"level": int(level), "count": numbers["horde"][level]} for level in sorted(numbers["horde"])],
        "spells": numbers["spells-shown"],
        "teams": teams,
        "seats": seats,
    }
    if seat is not None:
        own = seats[seat - 1]
        rest["own"] = {"seat": seat, "bonus": own["bonus"], "team": own["team"]}
        rest["goods"] = _goods(request, BONUS.index(own["bonus"]))
    _note(facts, request, rest, ruling)
    return ruling.verdict(rest)


def _seat(facts: Facts, seat: int, teams: bool) -> dict[str, Any]:
    """What a seat gets beside the starting goods of its placed trolls."""
    bonus = 0 if teams else facts.all_numbers["seat-bonus"][str(seat)]
    return {"seat": seat, "team": TEAM_ORDER[seat - 1] if teams else None, "bonus": BONUS[bonus]}


def _goods(request: dict[str, Any], cards: int) -> dict[str, int]:
    """The starting goods of the placed trolls and of so many other cards."""
    return add(*[request["placed"], request["hand"], request["deck"]][: cards + 1])


def _note(facts: Facts, request: dict[str, Any], rest: dict[str, Any], ruling: Ruling) -> None:
    """By which rules it is laid out so."""
    players = request["players"]
    ruling.note("tiles-laid-out", count=rest["workshop_tiles"], players=players)
    if players == 2:
        ruling.note("one-coronation-token", honor=rest["coronation"][0])
        ruling.note("any-equal-spots")
    elif rest["teams"]:
        ruling.note("gates-of-partners", count=players)
    else:
        ruling.note("numbered-spots", count=players)
    if rest["teams"]:
        ruling.note("team-pieces")
        ruling.note("no-seat-bonus-in-teams")
        ruling.note("goods-to-team-storage")
        ruling.note("team-order")
        return
    if request["seat"] is None:
        return
    placed = facts.all_numbers["starters"]["each"]["placed"]
    code = {"none": "goods-of-placed", "hand": "goods-and-hand", "hand-and-deck": "goods-hand-and-deck"}
    ruling.note(code[rest["own"]["bonus"]], cards=placed)
    if request["hand"] and rest["own"]["bonus"] == "none":
        ruling.note("hand-not-taken")
    if request["deck"] and rest["own"]["bonus"] != "hand-and-deck":
        ruling.note("deck-not-taken")
