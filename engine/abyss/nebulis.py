"""``abyss/nebulis``: who holds the Kraken figure after nebulis have been gained and spent, event by event."""

from engine.abyss.cards import Cards
from engine.abyss.codes.nebulis import RULES
from engine.abyss.figure import after_gain, after_spend
from engine.answer import Problems, reason
from engine.fields import Field
from engine.typed import Any

MAX_PLAYERS = 5
NUMBERED = (
    "figure-gained", "figure-received", "figure-out-of-reach", "figure-certain",
    "figure-passed", "figure-choice", "figure-chosen",
)  # fmt: skip
"""The codes that say how many nebulis the most corrupted players have."""

FIELDS = (
    Field(
        "players",
        "list",
        required=True,
        min_items=2,
        max_items=MAX_PLAYERS,
        fields=(
            Field("name", "text", max_length=40, default=""),
            Field("nebulis", "integer", low=0, high=99, default=0),
        ),
    ),
    Field("holder", "integer", low=0, high=MAX_PLAYERS, default=0),
    Field(
        "events",
        "list",
        max_items=20,
        fields=(
            Field("player", "integer", required=True, low=1, high=MAX_PLAYERS),
            Field("kind", "choice", choices=("gain", "spend"), default="gain"),
            Field("count", "integer", low=1, high=99, default=1),
            Field("receiver", "integer", low=0, high=MAX_PLAYERS, default=0),
            Field("figure_to", "integer", low=0, high=MAX_PLAYERS, default=0),
        ),
    ),
)


def answer(cards: Cards, asked: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Follow the events; players are named by their number in the request, from 1.

    A player may ``gain`` nebulis or ``spend`` them, to the supply or to a ``receiver``. Where the holder has to choose
    who takes the figure, ``figure_to`` is the choice; without one the events stop there (``undecided``), and the
    players who may be chosen have ``may_take``. Each event says what its player has afterwards and, in ``notes``, why
    the figure moves or stays.
    """
    names = [player["name"] or str(number) for number, player in enumerate(asked["players"], 1)]
    table = _Table([player["nebulis"] for player in asked["players"]], asked["holder"])
    _find_conflicts(asked, problems)
    if problems.found:
        return {}
    notes = table.start()
    events: list[dict[str, Any]] = []
    for number, event in enumerate(asked["events"]):
        if table.choices:
            notes.append(_note("events-wait", {"count": len(asked["events"]) - number}))
            break
        told = table.follow(event, "events[" + str(number) + "].", problems)
        if problems.found:
            return {}
        # Named players are called by their names, others by their numbers.
        name = asked["players"][event["player"] - 1]["name"]
        told["named" if name else "numbered"] = {event["kind"]: event["count"]}
        told["name"] = names[event["player"] - 1]
        told["holder_name"] = names[told["holder"] - 1] if told["holder"] else ""
        events.append(told)
    return {
        "players": [
            {
                "name": player["name"],
                "before": player["nebulis"],
                "nebulis": table.counts[place],
                "holds": place == table.holder and not table.choices,
                "may_take": place in table.choices,
                "chooses": place == table.holder and table.choices != [],
            }
            for place, player in enumerate(asked["players"])
        ],
        "events": events,
        "undecided": table.choices != [],
        "nobody": table.holder is None and not table.unknown,
        "unknown": table.unknown,
        "notes": notes,
    }


def _find_conflicts(asked: dict[str, Any], problems: Problems) -> None:
    """Note numbers of players who aren't there."""
    count = len(asked["players"])
    named = [("holder", asked["holder"])]
    for number, event in enumerate(asked["events"]):
        place = "events[" + str(number) + "]."
        named += [(place + name, event[name]) for name in ("player", "receiver", "figure_to")]
        if event["receiver"] and (event["kind"] == "gain" or event["receiver"] == event["player"]):
            other = "kind" if event["kind"] == "gain" else "player"
            problems.add("conflict", place + "receiver", event["receiver"], {"with": place + other})
    for place, player in named:
        if player > count:
            problems.add("conflict", place, player, {"type": "integer", "min": 1, "max": count})


class _Table:
    """The nebulis of all players and the figure, which somebody holds, or nobody; it may be unknown who."""

    def __init__(self, counts: list[int], holder: int) -> None:
        self.counts = counts
        self.holder: "int | None" = holder - 1 if holder else None
        self.unknown = False
        self.choices: list[int] = []

    def start(self) -> list[dict[str, Any]]:
        """Look at what was told at first: without a holder the most corrupted player is the holder, if there is one."""
        best = max(self.counts)
        top = [player for player, count in enumerate(self.counts) if count == best]
        code = ""
        if self.holder is None and best:
            code = "holder-inferred" if len(top) == 1 else "holder-needed"
            self.unknown = len(top) > 1
            self.holder = None if self.unknown else top[0]
        elif self.holder is not None and not best:
            code = "holder-without-nebulis"
        elif self.holder is not None and self.holder not in top:
            code = "holder-not-most"
        return [_note(code, {"count": best} if best else {})] if code else []

    def follow(self, event: dict[str, Any], place: str, problems: Problems) -> dict[str, Any]:
        """Carry out one event."""
        player = event["player"] - 1
        count = event["count"]
        moved: "int | None" = None
        if event["kind"] == "gain":
            first = not max(self.counts)
            self.counts[player] += count
            code, moved = self._gained(player, first)
        else:
            held = self.counts[player]
            if count > held:
                problems.add("conflict", place + "count", count, {"type": "integer", "min": min(1, held), "max": held})
                return {}
            self.counts[player] -= count
            receiver = event["receiver"] - 1
            if receiver >= 0:
                self.counts[receiver] += count
            if receiver >= 0 and after_gain(self.counts, receiver):
                code, moved = ("figure-kept", None) if receiver == self.holder else ("figure-received", receiver)
            else:
                code, moved = self._spent(player)
        if self.choices:
            code, moved = self._chosen(event["figure_to"], place, problems)
        elif event["figure_to"]:
            problems.add("conflict", place + "figure_to", event["figure_to"], {"type": "integer", "min": 0, "max": 0})
        best = max(self.counts)
        if moved is not None:
            self.holder = moved
            self.unknown = False
        elif not best:
            self.holder = None
            self.unknown = False
        params = {"count": best} if code in NUMBERED else {}
        return {
            "player": event["player"],
            "nebulis": self.counts[player],
            "holder": 0 if self.holder is None or self.choices else self.holder + 1,
            "notes": [_note(code, params)],
        }

    def _gained(self, player: int, first: bool) -> "tuple[str, int | None]":
        if player == self.holder and after_gain(self.counts, player):
            return "figure-kept", None
        if after_gain(self.counts, player):
            return "figure-first" if first else "figure-gained", player
        return "figure-out-of-reach", None

    def _spent(self, player: int) -> "tuple[str, int | None]":
        if not max(self.counts):
            return "figure-returned", None
        if self.unknown:
            top = [seat for seat, count in enumerate(self.counts) if count == max(self.counts)]
            return ("figure-certain", top[0]) if len(top) == 1 else ("figure-still-unknown", None)
        if player != self.holder:
            return "figure-untouched", None
        passing = after_spend(self.counts, player)
        if len(passing) > 1:
            self.choices = passing
        if not passing:
            return "figure-kept-spending", None
        return "figure-passed", passing[0]

    def _chosen(self, figure_to: int, place: str, problems: Problems) -> "tuple[str, int | None]":
        """What the holder chooses, among several."""
        if not figure_to:
            return "figure-choice", None
        if figure_to - 1 not in self.choices:
            choices = [str(player + 1) for player in self.choices]
            problems.add("conflict", place + "figure_to", figure_to, {"type": "choice", "choices": choices})
        self.choices = []
        return "figure-chosen", figure_to - 1


def _note(code: str, params: dict[str, Any]) -> dict[str, Any]:
    return reason(code, RULES[code], params)
