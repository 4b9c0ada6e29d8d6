"""``abyss/end``: whether the end of the game is triggered, and who still plays."""

from engine.abyss.cards import Cards
from engine.abyss.codes.end import RULES
from engine.abyss.refill import wanted
from engine.answer import Problems, reason
from engine.fields import Field
from engine.typed import Any

MAX_PLAYERS = 5
FIVE_PLAYERS = "abyss.leviathan.players"
NO_YES = ("no", "yes")
OVER, IN_TURN = "turn-over", "in-turn"
LEVIATHAN = "leviathan"
PILES = (
    ("leviathan_deck", "leviathan-deck-empty"),
    ("monster_pile", "monster-pile-empty"),
    ("leviathan_pile", "leviathan-pile-empty"),
)
"""What ends a game with Leviathan when it is used up, and the code that says so."""

FIELDS = (
    Field(
        "players",
        "list",
        required=True,
        min_items=2,
        max_items=MAX_PLAYERS,
        fields=(
            Field("name", "text", max_length=40, default=""),
            Field("lords", "integer", low=0, high=63, default=0),
        ),
    ),
    Field("active", "integer", low=1, high=MAX_PLAYERS, default=1),
    Field("moment", "choice", choices=(OVER, IN_TURN), default=OVER),
    Field("recruited", "choice", choices=NO_YES, default=NO_YES[0]),
    Field("court", "integer", low=0, high=6, default=6),
    Field("deck", "integer", low=0, high=63, default=35),
    Field("sets", "set", of="set", max_items=2),
    Field("leviathan_deck", "integer", low=0, high=20, default=20),
    Field("monster_pile", "integer", low=0, high=20, default=20),
    Field("leviathan_pile", "integer", low=0, high=20, default=20),
    Field("further_turn", "choice", choices=NO_YES, default=NO_YES[0]),
    Field("triggered_by", "integer", low=0, high=MAX_PLAYERS, default=0),
    Field("profile", "choice", choices=("rulebook", "online"), default="rulebook"),
)


def answer(cards: Cards, asked: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Say whether the last turns have come, why, and in which order the players still play.

    Players sit in the order of the request, and are named by their number, from 1. ``causes.notes`` says what ends the
    game. Each player has ``turns``, the places of the player's turns among those that are left (the one going on
    included), if the end is triggered; ``order`` is the same as a text. Without any the game is ``over``.
    """
    count = len(asked["players"])
    for name, low in (("active", 1), ("triggered_by", 0)):
        if asked[name] > count:
            problems.add("conflict", name, asked[name], {"type": "integer", "min": low, "max": count})
    if problems.found:
        return {}
    game = _Ending(cards, asked)
    trigger = game.trigger()
    left = game.turns_left(trigger) if trigger is not None else []
    return {
        "triggered": trigger is not None,
        "over": trigger is not None and not left,
        "players": [
            {
                "name": player["name"],
                "lords": player["lords"],
                "triggers": number == trigger,
                "plays": number in left,
                "turns": [place for place, seat in enumerate(left, 1) if seat == number],
                "order": ", ".join([str(place) for place, seat in enumerate(left, 1) if seat == number]),
            }
            for number, player in enumerate(asked["players"])
        ],
        "causes": {"notes": game.causes},
        "notes": game.notes,
    }


class _Ending:
    """Looks for what ends the game (abyss.end), and reckons who still plays."""

    def __init__(self, cards: Cards, asked: dict[str, Any]) -> None:
        self.cards = cards
        self.asked = asked
        self.lords = [player["lords"] for player in asked["players"]]
        self.active: int = asked["active"] - 1
        self.turn_over: bool = asked["moment"] == OVER
        self.online: bool = asked["profile"] == "online"
        self.leviathan: bool = LEVIATHAN in asked["sets"]
        self.last: int = cards.supply["lords_ending_game"]
        self.causes: list[dict[str, Any]] = []
        self.notes: list[dict[str, Any]] = []

    def cause(self, code: str, params: dict[str, Any]) -> None:
        self.causes.append(reason(code, RULES[code], params))

    def note(self, code: str, params: dict[str, Any]) -> None:
        if code not in [note["code"] for note in self.notes]:
            self.notes.append(reason(code, RULES[code], params))

    def trigger(self) -> "int | None":
        """The seat of the player in whose turn the end was triggered, or None."""
        if len(self.lords) == MAX_PLAYERS and not self.leviathan:
            self.notes.append(reason("five-players", FIVE_PLAYERS, {}))
        told = self.asked["triggered_by"]
        if told:
            self.cause("end-came-before", {})
            return int(told) - 1
        seat = self._earlier()
        if seat is not None:
            self.cause("seventh-lord-before", {"count": self.last})
            return seat
        self._seventh_lord()
        self._court()
        self._piles()
        return self.active if self.causes else None

    def _earlier(self) -> "int | None":
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
            self.note("online-looks-later", {})
        else:
            self.cause("seventh-lord", {"count": self.last})

    def _court(self) -> None:
        left: int = self.asked["court"]
        deck: int = self.asked["deck"]
        missing = wanted(self.cards, left) if self.asked["recruited"] == "yes" else 0
        drawn = min(missing, deck)
        if missing:
            pearls = self.cards.supply["court_refill_pearls"]
            self.note("court-refilled", {"pearls": pearls, "count": drawn})
        if self.online:
            if deck == drawn and left + drawn < self.cards.supply["court_spaces"]:
                if self.turn_over:
                    self.cause("lords-used-up", {"count": left + drawn})
                else:
                    self.note("online-looks-later", {})
        elif drawn < missing:
            self.cause("court-not-filled", {"missing": missing, "count": deck})
        elif not deck and not missing:
            self.note("no-refill-due", {})

    def _piles(self) -> None:
        empty = [code for name, code in PILES if not self.asked[name]]
        if not empty:
            return
        if not self.leviathan:
            self.note("piles-without-leviathan", {})
        elif self.online:
            self.note("piles-not-online", {})
        elif not self.turn_over:
            self.note("piles-at-turn-end", {})
        else:
            for code in empty:
                self.cause(code, {})

    def turns_left(self, trigger: int) -> list[int]:
        """The seats in the order of their turns: the one going on, the Invoker's further one, then one for each other.

        Implements abyss.end.last-turns.
        """
        seats = len(self.lords)
        further = self.asked["further_turn"] == "yes"
        left = [] if self.turn_over else [self.active]
        if further:
            left.append(self.active)
            self.note("further-turn", {"lord": "invoker"})
        seat = (self.active + 1) % seats
        while seat != trigger:
            left.append(seat)
            seat = (seat + 1) % seats
        if self.leviathan and left:
            self.note("monsters-in-last-turns", {})
        return left
