"""``mountain-king/end``: whether the end of the game is triggered, and which turns are still to come."""

from engine.fields import MAX_NAME
from engine.kinds.choice import Choice
from engine.kinds.integer import Integer
from engine.kinds.list import List
from engine.kinds.text import Text
from engine.mountain_king import Facts
from engine.mountain_king.codes.end import RULES
from engine.mountain_king.setup import NO_YES, TEAM_ORDER
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

ROUNDS = ("same", "first", "second")
"""The round of the last finished turn: that in which the end came, or one of those after it."""

FIELDS = (
    List(
        "players",
        required=True,
        min_items=2,
        max_items="players",
        fields=(
            Text("name", max_length=MAX_NAME, default=""),
            Integer("trolls", 4, "troll-limit", default=4),
        ),
    ),
    Integer("active", 1, "players", default=1),
    Choice("teams", choices=NO_YES, default=NO_YES[0]),
    Integer("triggered_by", 0, "players", default=0),
    Choice("round", choices=ROUNDS, default=ROUNDS[0]),
)


class Ending:
    """Who has a full trollmoot, and in whose turn the end came."""

    def __init__(self, facts: Facts, request: dict[str, Any]) -> None:
        self.request = request
        self.limit: int = facts.all_numbers["troll-limit"]
        self.honor: dict[str, int] = facts.all_numbers["coronation"]
        self.rounds: int = facts.all_numbers["last-turns"]
        self.seats = len(request["players"])
        self.active: int = request["active"] - 1
        self.full = [seat for seat, each in enumerate(request["players"]) if each["trolls"] >= self.limit]
        self.early = [seat for seat in self.full if seat > self.active]
        self.needed = 1 if self.seats == 2 else 2
        self.trigger = self._trigger()
        self.known = self._is_known()
        """Whether it is certain who brought the end, and not only that it came."""

    def _trigger(self) -> int | None:
        """The seat in whose turn the token of 3 was taken, or None."""
        if len(self.full) < self.needed:
            return None
        if self.request["triggered_by"]:
            stated: int = self.request["triggered_by"] - 1
            return stated
        if self.request["round"] != ROUNDS[0]:
            return None
        # Who is full and has had no turn in this round yet was full before it, and so before those who have had one.
        due = self.needed - 1 - len(self.early)
        return self.full[due] if due >= 0 else None

    def could(self, seat: int) -> bool:
        """Whether the end may have come in a player's turn of this round, as the trollmoots stand after it."""
        due = self.needed - 1 - len(self.early)
        first = 0 if self.needed == 2 and not self.early else due
        return due >= 0 and seat in self.full[first : due + 1]

    def turns(self) -> list[int]:
        """The seats of all turns still to come, in their order."""
        after = list(range(self.active + 1, self.seats))
        return after + list(range(self.seats)) * (self.rounds - ROUNDS.index(self.request["round"]))

    def _is_known(self) -> bool:
        """Of two tokens the first may have been taken in an earlier round, by whoever seems to have brought the end."""
        return self.request["triggered_by"] > 0 or self.needed == 1 or self.early != []

    def token(self, seat: int) -> int | None:
        """The honor of the coronation token that a player has; 0 for none, and None if that is not certain."""
        if self.trigger is not None and not self.known:
            return None if seat in self.full else 0
        if seat == self.trigger:
            return self.honor["2"]
        others = [other for other in self.full if other != self.trigger]
        if self.seats == 2 or seat not in others:
            return 0
        if len(others) > 1 and not self.request["triggered_by"]:
            # Before this round there was one full trollmoot at most: that of whoever has had no turn in it yet.
            others = self.early
        if len(others) > 1:
            return None
        return self.honor["1"] if others == [seat] else 0


def _check(ending: Ending, request: dict[str, Any], problems: Problems) -> None:
    """Note players that there are not, and what does not fit together."""
    for name, low in (("active", 1), ("triggered_by", 0)):
        if request[name] > ending.seats:
            problems.add("conflict", name, request[name], {"type": "integer", "min": low, "max": ending.seats})
    if request["teams"] == "yes" and ending.seats != len(TEAM_ORDER):
        problems.add("conflict", "teams", "yes", {"with": "players"})
    stated = request["triggered_by"] - 1
    if problems.found:
        return
    if stated >= 0 and (stated not in ending.full or ending.trigger is None):
        problems.add("conflict", "triggered_by", stated + 1, {"with": "players"})
    elif stated > ending.active and request["round"] == ROUNDS[0]:
        problems.add("conflict", "triggered_by", stated + 1, {"with": "active"})
    elif stated >= 0 and request["round"] == ROUNDS[0] and not ending.could(stated):
        problems.add("conflict", "triggered_by", stated + 1, {"with": "players"})
    elif ending.trigger is None and len(ending.full) >= ending.needed:
        full = [str(seat + 1) for seat in ending.full]
        problems.add("missing-field", "triggered_by", None, {"type": "choice", "choices": full})
    elif ending.trigger is None and request["round"] != ROUNDS[0]:
        problems.add("conflict", "round", request["round"], {"with": "players"})


def answer(facts: Facts, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Say whether the end of the game has been triggered, by whom, and which turns are still to come, in their order.

    Players sit in the order of turns, the starting player first, and are named in the request by their number, from 1;
    in the answer by their place, from 0. ``active`` is who took the last finished turn. Without ``triggered_by``, the
    end came in this round, and those with a full trollmoot who have had no turn in it yet got there before the others.
    If nobody is left out by that, ``by`` and the tokens are not certain, and null; the turns are the same.
    """
    ending = Ending(facts, request)
    _check(ending, request, problems)
    if problems.found:
        return {}
    ruling = Ruling(RULES)
    triggered = ending.trigger is not None
    order = ending.turns() if triggered else []
    teams = request["teams"] == "yes"
    rest: dict[str, Any] = {
        "triggered": triggered,
        "over": triggered and not order,
        "by": ending.trigger if ending.known else None,
        "missing": max(0, ending.needed - len(ending.full)),
        "order": order,
        "players": [
            {
                "name": player["name"],
                "trolls": player["trolls"],
                "token": ending.token(seat),
                "turns": len([other for other in order if other == seat]) if triggered else None,
                "team": TEAM_ORDER[seat] if teams else None,
            }
            for seat, player in enumerate(request["players"])
        ],
    }
    _note(ending, request, ruling)
    return ruling.verdict(rest)


def _note(ending: Ending, request: dict[str, Any], ruling: Ruling) -> None:
    """By which rules it comes to this."""
    honor = ending.honor
    if ending.trigger is None:
        if ending.full:
            ruling.note("first-token-taken", player=ending.full[0], honor=honor["1"], trolls=ending.limit)
        else:
            ruling.note("nobody-full", trolls=ending.limit)
        return
    if ending.known:
        ruling.note("end-triggered", player=ending.trigger, honor=honor["2"], trolls=ending.limit)
    else:
        ruling.note("end-triggered-by-one", players=ending.full[: ending.needed], honor=honor["2"], trolls=ending.limit)
    if ending.seats == 2:
        ruling.note("two-players-one-token", honor=honor["2"])
    if request["round"] == ROUNDS[0]:
        last = ending.seats - 1
        ruling.note("round-ends" if ending.active == last else "round-goes-on", player=last)
    ruling.note("last-turns", count=ending.rounds)
    if request["teams"] == "yes":
        ruling.note("turns-in-teams")
