"""``kemet/day-end``: what the temples and the Sanctuary bring at the end of a day, and whether the game is over."""

from engine.fields import MAX_NAME, Field, slim
from engine.kemet import Facts
from engine.kemet.codes import score
from engine.kemet.codes.day_end import CHOICES, RULES
from engine.kemet.ranking import rank, there
from engine.kemet.score import BEGINNER, MODES, NO_YES, SHORT
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

NO, YES = NO_YES
OPEN, COUNTS, GONE = LAST_UNIT = ("open", "counts", "gone")
"""Whether a temple without its last unit is still one of two, which the sources leave open."""

FIELDS = (
    Field(
        "players",
        "list",
        required=True,
        min_items=2,
        max_items="players",
        fields=(
            Field("name", "text", max_length=MAX_NAME, default=""),
            Field("prayer", "integer", low=0, high="prayer", default=0),
            Field("temples", "set", of="temple"),
            Field("delta", "choice", choices=NO_YES, default=NO),
            Field("delta_units", "integer", low=1, high="legion"),
            Field("sanctuary", "integer", low=0, high="legion", default=0),
            Field("offering", "choice", choices=NO_YES, default=NO),
            Field("permanent", "integer", low=0, high="points", default=0),
            Field("battle", "integer", low=0, high="points", default=0),
            Field("pyramids4", "integer", low=0, high="pyramids", default=0),
        ),
    ),
    Field("mode", "choice", choices=MODES, default=SHORT),
    Field("last_unit", "choice", choices=LAST_UNIT, default=OPEN),
)


def _check(facts: Facts, request: dict[str, Any], problems: Problems) -> None:
    """Note what cannot be on one board: a temple of another side, one held twice, a Sanctuary that is not there."""
    players = request["players"]
    there = facts.temples(len(players))
    sanctuary = facts.all_numbers["sides"][str(len(players))]["sanctuary"]
    pyramids: int = facts.all_numbers["player-pieces"]["pyramid"] * len(players)
    holders: dict[str, int] = {}
    for number, player in enumerate(players):
        path = f"players[{number}]."
        for place, temple in enumerate(player["temples"]):
            where = f"{path}temples[{place}]"
            if temple not in there:
                problems.add("conflict", where, temple, {"of": "temple", "ids": there})
            elif temple in holders:
                problems.add("taken", where, temple, {"owner": holders[temple]})
            else:
                holders[temple] = number
        if player["sanctuary"]:
            if not sanctuary:
                problems.add("conflict", f"{path}sanctuary", player["sanctuary"], {"with": "players"})
            elif "sanctuary" in holders:
                other = f"players[{holders['sanctuary']}].sanctuary"
                problems.add("conflict", f"{path}sanctuary", player["sanctuary"], {"with": other})
            else:
                holders["sanctuary"] = number
        if player["battle"] > player["permanent"]:
            problems.add("conflict", f"{path}battle", player["battle"], {"with": f"{path}permanent"})
        if player["pyramids4"] and request["mode"] == BEGINNER:
            problems.add("conflict", f"{path}pyramids4", player["pyramids4"], {"with": "mode"})
        elif player["pyramids4"] > pyramids:
            problems.add(
                "conflict", f"{path}pyramids4", player["pyramids4"], {"type": "integer", "min": 0, "max": pyramids}
            )
        pyramids = max(0, pyramids - player["pyramids4"])


class Award:
    """What the end of a day brings one player."""

    def __init__(self, facts: Facts, player: dict[str, Any], last_unit: str) -> None:
        numbers = facts.all_numbers
        worth: dict[str, dict[str, int]] = numbers["temple-prayer"]
        self.limit = facts.numbers["prayer"]
        self.player = player
        delta = [temple for temple in player["temples"] if worth[temple]["units"]]
        self.delta: dict[str, int] | None = worth[delta[0]] if delta else None
        self.offering: dict[str, int] = numbers["sanctuary"]
        pair: dict[str, int] = numbers["two-temples"]
        self.plain = sum([worth[temple]["prayer"] for temple in player["temples"] if not worth[temple]["units"]])
        self.gives = player["delta"] == YES and self.delta is not None
        emptied = self.gives and player["delta_units"] == worth[delta[0]]["units"]
        self.hangs = emptied and len(player["temples"]) == pair["temples"]
        """Whether the point for two temples hangs on a temple that has just lost its last unit."""
        self.untold = self.gives and player["delta_units"] is None and len(player["temples"]) == pair["temples"]
        two = len(player["temples"]) >= pair["temples"] and not (self.hangs and last_unit == GONE)
        self.pair = pair["points"] if two else 0
        self.offers = player["offering"] == YES and player["sanctuary"] >= self.offering["units"]

    def received(self, gives: bool) -> int:
        """The prayer points that the limit leaves of what the temples bring."""
        return min(self.gain(gives), self.limit - int(self.player["prayer"]))

    def gain(self, gives: bool) -> int:
        """What the temples bring, with or without the unit in the delta."""
        return self.plain + (self.delta["prayer"] if gives and self.delta else 0)

    def row(self) -> dict[str, Any]:
        """The player's part of the answer."""
        player = self.player
        gained = self.pair + (self.offering["points"] if self.offers else 0)
        back = (self.delta["units"] if self.gives and self.delta else 0) + (
            self.offering["units"] if self.offers else 0
        )
        received = self.received(self.gives)
        permanent = player["permanent"] + gained
        temporary = len(player["temples"]) + player["pyramids4"]
        return {
            "name": player["name"],
            "gain": self.gain(self.gives),
            "received": received,
            "prayer": player["prayer"] + received,
            "units_back": back,
            "gained_permanent": gained,
            "permanent": permanent,
            "temporary": temporary,
            "total": permanent + temporary,
            "rank": 0,
        }


def judge(facts: Facts, request: dict[str, Any]) -> Ruling:
    """Whether everybody has what they give up."""
    ruling = Ruling(RULES | score.RULES, CHOICES)
    units: int = facts.all_numbers["sanctuary"]["units"]
    for place, player in enumerate(request["players"]):
        award = Award(facts, player, COUNTS)
        if player["delta"] == YES and award.delta is None:
            ruling.refuse("delta-not-held", player=place)
        if player["offering"] == YES and not player["sanctuary"]:
            ruling.refuse("sanctuary-not-held", player=place)
        elif player["offering"] == YES and not award.offers:
            ruling.refuse("too-few-units", player=place, units=player["sanctuary"], needed=units)
    return ruling


def _allowed(facts: Facts, player: dict[str, Any]) -> dict[str, Any]:
    """The player without what cannot be given up."""
    award = Award(facts, player, COUNTS)
    return player | {"delta": YES if award.gives else NO, "offering": YES if award.offers else NO}


def _ended(facts: Facts, request: dict[str, Any], last_unit: str, ruling: Ruling) -> dict[str, Any]:
    """The answer by one reading of a temple without its last unit; what it rests on goes to the ruling."""
    awards = [Award(facts, player, last_unit) for player in request["players"]]
    rows = [award.row() for award in awards]
    for place, award in enumerate(awards):
        _note(place, award, rows[place], ruling)
    goal: int = facts.all_numbers["victory"][request["mode"]]
    for place, row in enumerate(rows):
        row["battle"] = request["players"][place]["battle"]
        row["order"] = place + 1
    enough = there(rows, goal)
    if enough:
        ruling.note("game-over", players=enough, points=goal)
    rest: dict[str, Any] = {"players": rows, "goal": goal, "ended": bool(enough)}
    # As long as the game goes on, nobody asks what decides a tie.
    rest.update(rank(rows, ruling if enough else Ruling(score.RULES)))
    for place, award in enumerate(awards):
        _note_choices(place, award, rows[place], goal, ruling)
    for row in rows:
        del row["battle"]
        del row["order"]
    return rest


def answer(facts: Facts, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Say what the end of this day brings each player, whether the game is over, and who is first.

    Players stand in the turn order of this day, which breaks ties at last. ``received`` is what the limit leaves of
    ``gain``. A unit given up in the delta leaves the temporary point of that temple where it is; whether that temple,
    emptied, still counts as one of two is open, and then what hangs on it is null or left out. ``instead`` leaves out
    what cannot be given up, and so does the answer.
    """
    _check(facts, request, problems)
    if problems.found:
        return {}
    ruling = judge(facts, request)
    allowed = [_allowed(facts, player) for player in request["players"]]
    ruling.find_instead([{"players": allowed}], lambda changed: judge(facts, changed), request)
    if ruling.instead:
        ruling.instead = {"players": [slim(FIELDS[0].fields, player) for player in allowed]}
    if not ruling.legal:
        ruling.note("without-that")
    hangs = [
        place for place, player in enumerate(request["players"]) if Award(facts, player, request["last_unit"]).hangs
    ]
    if not hangs or request["last_unit"] != OPEN or not ruling.legal:
        return ruling.verdict(_ended(facts, request, request["last_unit"], ruling))
    [place] = hangs
    ruling.leave_open("delta-last-unit", (COUNTS, GONE), player=place)
    readings = ruling.open[0]["readings"]
    noted = [Ruling(ruling.rules, CHOICES) for _ in readings]
    ends = [_ended(facts, request, reading["reading"], own) for reading, own in zip(readings, noted)]
    for reading, end in zip(readings, ends):
        row = end["players"][place]
        reading.update({"legal": True, "total": row["total"], "ended": end["ended"], "first": end["first"]})
    ruling.notes += [note for note in noted[0].notes if note in noted[1].notes]
    return ruling.verdict(_common(ends))


def _common(ends: list[dict[str, Any]]) -> dict[str, Any]:
    """What both readings come to; what they differ in is null, or left out of a list."""
    first, second = ends
    rest = {name: first[name] if first[name] == second[name] else None for name in first}
    rest["first"] = first["first"] if first["first"] == second["first"] else []
    rest["players"] = [
        {name: one[name] if one[name] == other[name] else None for name in one}
        for one, other in zip(first["players"], second["players"])
    ]
    return rest


def _note(place: int, award: Award, row: dict[str, Any], ruling: Ruling) -> None:
    """What a player gets, and by which rule."""
    temples = award.player["temples"]
    if row["gain"] > row["received"]:
        ruling.note("temple-prayer-lost", player=place, count=row["gain"] - row["received"], limit=award.limit)
    if award.gives and award.delta:
        ruling.note("delta-given", player=place, units=award.delta["units"], prayer=award.delta["prayer"])
        if award.untold:
            ruling.note("delta-units-untold", player=place)
    if award.pair:
        ruling.note("two-temples", player=place, temples=len(temples), points=award.pair)
    elif temples and award.player["sanctuary"]:
        ruling.note("one-temple-only", player=place)
    if award.offers:
        ruling.note("offered", player=place, units=award.offering["units"], points=award.offering["points"])


def _note_choices(place: int, award: Award, row: dict[str, Any], goal: int, ruling: Ruling) -> None:
    """What a player might still give up, and what it would bring."""
    if award.delta and not award.gives:
        more = award.received(True) - award.received(False)
        ruling.note("may-give-delta", player=place, units=award.delta["units"], prayer=more)
    if not award.offers and award.player["sanctuary"] >= award.offering["units"]:
        points = award.offering["points"]
        ruling.note("may-offer", player=place, units=award.offering["units"], points=points)
        if row["total"] < goal <= row["total"] + points:
            ruling.note("offering-would-end", player=place, points=goal)
