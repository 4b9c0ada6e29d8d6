"""``abyss/end``: whether the end of the game is triggered, and who still plays."""

from engine.abyss.cards import Cards
from engine.abyss.codes.end import CHOICES, LIMITS, RULES
from engine.abyss.ids import INVOKER, LEVIATHAN
from engine.abyss.piles import hold
from engine.abyss.refill import wanted
from engine.fields import MAX_NAME
from engine.kinds.choice import Choice
from engine.kinds.integer import Integer
from engine.kinds.list import List
from engine.kinds.set import Set
from engine.kinds.text import Text
from engine.possible import at_most
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

NO_YES = ("no", "yes")
OPEN, TAKEN, LOST = INVOKER_READINGS = ("open", "taken", "lost")
"""Whether the further turn of the Invoker is still taken once the end has come, which the sources leave open."""
OVER, IN_TURN = "turn-over", "in-turn"
PILES = (
    ("leviathan_deck", "leviathan-deck-empty"),
    ("monster_pile", "monster-pile-empty"),
    ("leviathan_pile", "leviathan-pile-empty"),
)
"""What ends a game with Leviathan when it is used up, and the code that says so."""

FIELDS = (
    List(
        "players",
        required=True,
        min_items="players_min",
        max_items="players",
        many=("base_players", LEVIATHAN),
        fields=(
            Text("name", max_length=MAX_NAME, default=""),
            Integer("lords", 0, "lords", default=0),
        ),
    ),
    Integer("active", 1, "players", default=1),
    Choice("moment", choices=(OVER, IN_TURN), default=OVER),
    Choice("recruited", choices=NO_YES, default=NO_YES[0]),
    Integer("court", 0, "court", default="court"),
    Integer("deck", 0, "deck", default="base_lords"),
    Set("sets", of="set"),
    Integer("leviathan_deck", 0, "leviathans", default="leviathans"),
    Integer("monster_pile", 0, "monster_tokens", default="monster_tokens"),
    Integer("leviathan_pile", 0, "leviathan_monster_tokens", default="leviathan_monster_tokens"),
    Choice("further_turn", choices=NO_YES, default=NO_YES[0]),
    Choice("invoker", choices=INVOKER_READINGS, default=OPEN),
    Integer("triggered_by", 0, "players", default=0),
    Choice("profile", choices=("rulebook", "online"), default="rulebook"),
)


def answer(cards: Cards, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Say whether the last turns have come, why, and in which order the players still play.

    Players sit in the order of the request, and are named there by their number, from 1; in the answer by their place,
    from 0. ``causes.notes`` says what ends the game. Once it does, a player ``finishes`` the turn going on, may have
    the ``further`` turn of the Invoker after it, and the others have their ``last_turns``, in this order; ``order`` is
    a player's place among these, from 1, as a text. Without any of them the game is ``over``; ``state`` says in a word
    what is left. Whether the further turn is still taken is open: each reading has ``turns``, all that are left by it.
    """
    count = len(request["players"])
    for name, low in (("active", 1), ("triggered_by", 0)):
        if request[name] > count:
            choices = [str(number) for number in range(low, count + 1)]
            problems.add("conflict", name, request[name], {"type": "choice", "choices": choices})
    lords = [(f"players[{place}].lords", row["lords"], row["lords"]) for place, row in enumerate(request["players"])]
    there = cards.lords_in(request["sets"])
    at_most(problems, LIMITS["more-lords"], there, lords)
    left = there - sum([row["lords"] for row in request["players"]])
    hold(problems, LIMITS["more-lords"], "deck", request["deck"], cards.numbers["base_lords"], left)
    if problems.found:
        return {}
    game = _Ending(cards, request)
    ruling = game.ruling
    trigger = game.trigger()
    left = [] if trigger is None else game.last_turns(trigger)
    further = trigger is not None and game.further()
    finishes = trigger is not None and not game.turn_over
    if trigger is not None:
        game.leave_open(trigger)
    game.note_turns(trigger is not None, finishes or further or left + ruling.open != [])
    rest: dict[str, Any] = {
        "triggered": trigger is not None,
        "over": trigger is not None and not (left or further or finishes or ruling.open),
        "active": game.active,
        "last_turns": left,
        "state": "" if trigger is None or ruling.open else _state(finishes, further, left),
        "players": [
            {
                "name": player["name"],
                "lords": player["lords"],
                "triggers": number == trigger,
                "finishes": finishes and number == game.active,
                "further": further and number == game.active,
                "plays": number in left,
                "order": str(left.index(number) + 1) if number in left else "",
            }
            for number, player in enumerate(request["players"])
        ],
        "causes": {"notes": game.causes.notes},
    }
    return ruling.verdict(rest)


def _state(finishes: bool, further: bool, left: list[int]) -> str:
    """What is left of the game, in a word."""
    if left:
        return "finish-then" if finishes else "last-turns"
    if further:
        return "further"
    return "finish" if finishes else "over"


class _Ending:
    """Looks for what ends the game (abyss.end), and works out who still plays."""

    def __init__(self, cards: Cards, request: dict[str, Any]) -> None:
        self.cards = cards
        self.request = request
        self.lords = [player["lords"] for player in request["players"]]
        self.active: int = request["active"] - 1
        self.turn_over: bool = request["moment"] == OVER
        self.online: bool = request["profile"] == "online"
        self.leviathan: bool = LEVIATHAN in request["sets"]
        self.last: int = cards.supply["lords-ending-game"]
        self.causes = Ruling(RULES)
        self.ruling = Ruling(RULES, CHOICES)

    def trigger(self) -> int | None:
        """The seat of the player in whose turn the end was triggered, or None."""
        if self.request["triggered_by"]:
            before: int = self.request["triggered_by"] - 1
            self.causes.note("end-came-before", player=before)
            return before
        seat = self._earlier()
        if seat is not None:
            self.causes.note("seventh-lord-before", player=seat, count=self.lords[seat])
            return seat
        self._seventh_lord()
        self._court()
        self._piles()
        if not self.causes.notes and self.lords[self.active] < self.last:
            self.ruling.note("no-seventh-lord")
        return self.active if self.causes.notes else None

    def _earlier(self) -> int | None:
        """A player who had a seventh lord before this turn; of several the one whose turn is longest ago."""
        seats = len(self.lords)
        for back in range(seats - 1, 0, -1):
            seat = (self.active - back) % seats
            if self.lords[seat] >= self.last:
                return seat
        return None

    def _seventh_lord(self) -> None:
        if self.lords[self.active] < self.last:
            return
        if self.online and not self.turn_over:
            self._note_later()
        else:
            self.causes.note("seventh-lord", player=self.active, count=self.lords[self.active])

    def _note_later(self) -> None:
        """Say once that the online version looks at the end of the turn."""
        if "online-looks-later" not in [note["code"] for note in self.ruling.notes]:
            self.ruling.note("online-looks-later")

    def _court(self) -> None:
        left: int = self.request["court"]
        deck: int = self.request["deck"]
        missing = wanted(self.cards, left) if self.request["recruited"] == "yes" else 0
        drawn = min(missing, deck)
        if missing:
            pearls = self.cards.supply["court-refill-pearls"]
            self.ruling.note("court-refilled", pearls=pearls, count=drawn)
        if self.online:
            if deck == drawn and left + drawn < self.cards.supply["court-spaces"]:
                if self.turn_over:
                    self.causes.note("lords-used-up", count=left + drawn)
                else:
                    self._note_later()
        elif drawn < missing:
            self.causes.note("court-not-filled", missing=missing, count=deck)
        elif not deck and not missing:
            self.ruling.note("no-refill-due")

    def _piles(self) -> None:
        empty = [code for name, code in PILES if not self.request[name]]
        if not empty:
            return
        if not self.leviathan:
            self.ruling.note("piles-without-leviathan")
        elif self.online:
            self.ruling.note("piles-not-online")
        elif not self.turn_over:
            self.ruling.note("piles-at-turn-end")
        else:
            for code in empty:
                self.causes.note(code)

    def last_turns(self, trigger: int) -> list[int]:
        """The seats that still have a last turn after the one going on, in their order (abyss.end.last-turns)."""
        seats = len(self.lords)
        left = []
        seat = (self.active + 1) % seats
        while seat != trigger:
            left.append(seat)
            seat = (seat + 1) % seats
        return left

    def further(self) -> bool:
        """Whether the further turn of the Invoker is taken, once the end has come (abyss.end.invoker)."""
        return self.request["further_turn"] == "yes" and (self.online or self.request["invoker"] == TAKEN)

    def note_turns(self, triggered: bool, more: bool) -> None:
        """What is worth knowing of the turns that are left."""
        if triggered and self.further():
            self.ruling.note("further-turn", lord=INVOKER, player=self.active)
        elif triggered and self.request["further_turn"] == "yes" and self.request["invoker"] == LOST:
            self.ruling.note("further-turn-lost", lord=INVOKER)
        if self.leviathan and more:
            self.ruling.note("monsters-in-last-turns")

    def leave_open(self, trigger: int) -> None:
        """Leave it open whether the further turn of the Invoker is taken, with the turns left by each reading."""
        if self.online or self.request["further_turn"] == "no" or self.request["invoker"] != OPEN:
            return
        self.ruling.leave_open("invoker-at-end", (TAKEN, LOST), lord=INVOKER, player=self.active)
        started = [] if self.turn_over else [self.active]
        for reading in self.ruling.open[0]["readings"]:
            further = [self.active] if reading["reading"] == TAKEN else []
            reading.update({"legal": True, "turns": started + further + self.last_turns(trigger)})
