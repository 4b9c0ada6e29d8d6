"""``kemet/day-end``: what the temples and the Sanctuary bring at the end of a day, and whether the game is over."""

from engine.fields import MAX_NAME, slim
from engine.kemet import Facts
from engine.kemet.codes import score
from engine.kemet.codes.day_end import CHOICES, LIMITS, RULES
from engine.kemet.ranking import over, rank, there
from engine.kemet.score import BEGINNER, MODES, NO_YES, SHORT
from engine.kinds.choice import Choice
from engine.kinds.integer import Integer
from engine.kinds.list import List
from engine.kinds.set import Set
from engine.kinds.text import Text
from engine.possible import at_most, between
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

NO, YES = NO_YES
OPEN, COUNTS, GONE, LOST = LAST_UNIT = ("open", "counts", "gone", "lost")
"""What a temple without its last unit still counts for, on which the sources do not agree: for everything, for its own
point alone, or for nothing."""

FIELDS = (
    List(
        "players",
        required=True,
        min_items=2,
        max_items="players",
        fields=(
            Text("name", max_length=MAX_NAME, default=""),
            Integer("prayer", 0, "prayer"),
            Set("temples", of="temple"),
            Choice("delta", choices=NO_YES, default=NO),
            Integer("delta_units", 1, "legion"),
            Integer("sanctuary", 0, "legion", default=0),
            Choice("offering", choices=NO_YES, default=NO),
            Integer("permanent", 0, "points"),
            Integer("battle", 0, "points"),
            Integer("pyramids4", 0, "pyramids"),
        ),
    ),
    Choice("mode", choices=MODES, default=SHORT),
    Choice("last_unit", choices=LAST_UNIT, default=OPEN),
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
                problems.add("conflict", where, temple, {"of": "temple", "ids": there}, LIMITS["players"])
            elif temple in holders:
                problems.add("taken", where, temple, {"owner": holders[temple]}, LIMITS["holder"])
            else:
                holders[temple] = number
        if player["sanctuary"]:
            if not sanctuary:
                with_players = {"with": "players"}
                problems.add("conflict", f"{path}sanctuary", player["sanctuary"], with_players, LIMITS["players"])
            elif "sanctuary" in holders:
                other = f"players[{holders['sanctuary']}].sanctuary"
                problems.add("conflict", f"{path}sanctuary", player["sanctuary"], {"with": other}, LIMITS["holder"])
            else:
                holders["sanctuary"] = number
        if player["permanent"] is not None and (player["battle"] or 0) > player["permanent"]:
            other = f"{path}permanent"
            problems.add("conflict", f"{path}battle", player["battle"], {"with": other}, LIMITS["battle"])
        if player["pyramids4"] and request["mode"] == BEGINNER:
            problems.add("conflict", f"{path}pyramids4", player["pyramids4"], {"with": "mode"}, LIMITS["beginner"])
        elif (player["pyramids4"] or 0) > pyramids:
            accepted = {"type": "integer", "min": 0, "max": pyramids}
            problems.add("conflict", f"{path}pyramids4", player["pyramids4"], accepted, LIMITS["pyramids"])
        pyramids = max(0, pyramids - (player["pyramids4"] or 0))
    _hold_units(facts, players, problems)
    pieces: list[tuple[str, Any, int]] = []
    for number, player in enumerate(players):
        for name in ("permanent", "pyramids4") if player["permanent"] is not None else ("battle", "pyramids4"):
            pieces.append((f"players[{number}].{name}", player[name], player[name] or 0))
        pieces.append((f"players[{number}].temples", player["temples"], len(player["temples"])))
    at_most(problems, LIMITS["points"], facts.numbers["points"], pieces)


def _hold_units(facts: Facts, players: list[dict[str, Any]], problems: Problems) -> None:
    """Note more units than a player has, and a second player with troops that only one tile allows."""
    owner = None
    for number, player in enumerate(players):
        delta = [temple for temple in player["temples"] if facts.all_numbers["temple-prayer"][temple]["units"]]
        troops = [("delta_units", player["delta_units"] if delta else None), ("sanctuary", player["sanctuary"])]
        for name, units in troops:
            if (units or 0) > facts.numbers["troop"]:
                owner = number if owner is None else owner
                most = facts.numbers["legion"] if owner == number else facts.numbers["troop"]
                between(problems, LIMITS["troop"], f"players[{number}].{name}", units, 0, most)
        others = len(player["temples"]) - len(delta)
        standing = [(f"players[{number}].{name}", units, units or 0) for name, units in troops]
        at_most(problems, LIMITS["units"], facts.numbers["units"] - others, standing)


class Award:
    """What the end of a day brings one player, by a reading of a temple without its last unit."""

    def __init__(self, facts: Facts, player: dict[str, Any], last_unit: str, mode: str) -> None:
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
        self.emptied = self.gives and player["delta_units"] == worth[delta[0]]["units"]
        self.untold = self.gives and player["delta_units"] is None
        """Whether nobody told how many units were there."""
        fewer = 1 if (self.emptied or self.untold) and last_unit in (GONE, LOST) else 0
        self.is_close = len(player["temples"]) == pair["temples"]
        """Whether the point for two temples hangs on each of them."""
        self.pair = pair["points"] if len(player["temples"]) - fewer >= pair["temples"] else 0
        self.kept = len(player["temples"]) - (fewer if last_unit == LOST else 0)
        self.raised: int | None = 0 if mode == BEGINNER else player["pyramids4"]
        self.offers = player["offering"] == YES and player["sanctuary"] >= self.offering["units"]

    def received(self, gives: bool) -> int | None:
        """The prayer points that the limit leaves of what the temples bring; None if nobody told what there was."""
        prayer = self.player["prayer"]
        return None if prayer is None else min(self.gain(gives), self.limit - int(prayer))

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
        permanent = None if player["permanent"] is None else player["permanent"] + gained
        temporary = None if self.raised is None else self.kept + self.raised
        known = (player["permanent"] or player["battle"] or 0) + gained + self.kept + (self.raised or 0)
        return {
            "name": player["name"],
            "gain": self.gain(self.gives),
            "received": received,
            "prayer": None if received is None else player["prayer"] + received,
            "units_back": back,
            "gained_permanent": gained,
            "permanent": permanent,
            "temporary": temporary,
            "total": None if permanent is None or temporary is None else known,
            "told": known,
            "rank": 0,
        }

    def readings(self, last_unit: str) -> list[str]:
        """The readings between which it is open what the temple in the delta counts for; one if nothing is."""
        if not self.emptied and not self.untold:
            return [COUNTS]
        if last_unit != OPEN:
            return [last_unit]
        return [COUNTS] + ([GONE] if self.is_close else []) + [LOST]


def judge(facts: Facts, request: dict[str, Any]) -> Ruling:
    """Whether everybody has what they give up."""
    ruling = Ruling(RULES | score.RULES, CHOICES)
    units: int = facts.all_numbers["sanctuary"]["units"]
    for place, player in enumerate(request["players"]):
        award = Award(facts, player, COUNTS, request["mode"])
        if player["delta"] == YES and award.delta is None:
            ruling.refuse("delta-not-held", player=place)
        if player["offering"] == YES and not player["sanctuary"]:
            ruling.refuse("sanctuary-not-held", player=place)
        elif player["offering"] == YES and not award.offers:
            ruling.refuse("too-few-units", player=place, units=player["sanctuary"], needed=units)
    return ruling


def _allowed(facts: Facts, player: dict[str, Any], mode: str) -> dict[str, Any]:
    """The player without what cannot be given up."""
    award = Award(facts, player, COUNTS, mode)
    return player | {"delta": YES if award.gives else NO, "offering": YES if award.offers else NO}


def _ended(facts: Facts, request: dict[str, Any], last_unit: str, ruling: Ruling) -> dict[str, Any]:
    """The answer by one reading of a temple without its last unit; what it rests on goes to the ruling."""
    awards = [Award(facts, player, last_unit, request["mode"]) for player in request["players"]]
    rows = [award.row() for award in awards]
    for place, award in enumerate(awards):
        _note(place, award, rows[place], ruling)
    goal: int = facts.all_numbers["victory"][request["mode"]]
    for place, row in enumerate(rows):
        battle = request["players"][place]["battle"]
        # Whoever has no permanent point has won none in a battle.
        row["battle"] = 0 if request["players"][place]["permanent"] == 0 else battle
        row["order"] = place + 1
    enough = there(rows, goal)
    if enough:
        ruling.note("game-over", players=enough, points=goal)
    untold = [place for place, row in enumerate(rows) if row["total"] is None]
    if untold:
        ruling.note("points-untold", players=untold)
    rest: dict[str, Any] = {"players": rows, "goal": goal, "ended": over(rows, goal)}
    # As long as the game goes on, nobody asks what decides a tie.
    rest.update(rank(rows, ruling if enough else Ruling(score.RULES)))
    for place, award in enumerate(awards):
        _note_choices(place, award, rows[place], goal, ruling)
    for row in rows:
        for name in ("battle", "order", "told"):
            del row[name]
    return rest


def answer(facts: Facts, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Say what the end of this day brings each player, whether the game is over, and who is first.

    Players stand in the turn order of this day, which breaks ties at last. ``received`` is what the limit leaves of
    ``gain``. What the temple in the delta counts for once its last unit is given up is open, and then what hangs on it
    is null or left out. Points that are not told are null, too; ``ended`` is true if what is told suffices, and nobody
    is ``first`` as long as somebody else might be. ``instead`` leaves out what cannot be given up, and so does the
    answer.
    """
    _check(facts, request, problems)
    if problems.found:
        return {}
    ruling = judge(facts, request)
    allowed = [_allowed(facts, player, request["mode"]) for player in request["players"]]
    ruling.find_instead([{"players": allowed}], lambda changed: judge(facts, changed), request)
    if ruling.instead:
        ruling.instead = {"players": [slim(FIELDS[0].fields, player) for player in allowed]}
    if not ruling.legal:
        ruling.note("without-that")
    awards = [Award(facts, player, COUNTS, request["mode"]) for player in request["players"]]
    hangs = [place for place, award in enumerate(awards) if len(award.readings(request["last_unit"])) > 1]
    if not hangs or not ruling.legal:
        [reading] = [award.readings(request["last_unit"])[0] for award in awards if award.gives] or [COUNTS]
        return ruling.verdict(_ended(facts, request, reading, ruling))
    [place] = hangs
    code = "delta-last-unit" if awards[place].emptied else "delta-units-untold"
    ruling.leave_open(code, tuple(awards[place].readings(request["last_unit"])), player=place)
    readings = ruling.open[0]["readings"]
    noted = [Ruling(ruling.rules, CHOICES) for _ in readings]
    ends = [_ended(facts, request, reading["reading"], own) for reading, own in zip(readings, noted)]
    for reading, end in zip(readings, ends):
        row = end["players"][place]
        reading.update({"legal": True, "total": row["total"], "ended": end["ended"], "first": end["first"]})
    ruling.notes += [note for note in noted[0].notes if not [own for own in noted if note not in own.notes]]
    return ruling.verdict(_common(ends))


def _common(ends: list[dict[str, Any]]) -> dict[str, Any]:
    """What all readings come to; what they differ in is null, or left out of a list."""
    rest = _same(ends)
    rest["first"] = rest["first"] or []
    rest["players"] = [_same([end["players"][place] for end in ends]) for place in range(len(ends[0]["players"]))]
    return rest


def _same(rows: list[dict[str, Any]]) -> dict[str, Any]:
    first = rows[0]
    return {name: None if [row for row in rows if row[name] != first[name]] else first[name] for name in first}


def _note(place: int, award: Award, row: dict[str, Any], ruling: Ruling) -> None:
    """What a player gets, and by which rule."""
    temples = award.player["temples"]
    if row["received"] is not None and row["gain"] > row["received"]:
        ruling.note("temple-prayer-lost", player=place, count=row["gain"] - row["received"], limit=award.limit)
    if award.gives and award.delta:
        ruling.note("delta-given", player=place, units=award.delta["units"], prayer=award.delta["prayer"])
    if award.pair:
        ruling.note("two-temples", player=place, temples=len(temples), points=award.pair)
    elif temples and award.player["sanctuary"]:
        ruling.note("one-temple-only", player=place)
    if award.offers:
        ruling.note("offered", player=place, units=award.offering["units"], points=award.offering["points"])


def _note_choices(place: int, award: Award, row: dict[str, Any], goal: int, ruling: Ruling) -> None:
    """What a player might still give up, and what it would bring."""
    if award.delta and not award.gives:
        more, least = award.received(True), award.received(False)
        more = award.delta["prayer"] if more is None or least is None else more - least
        ruling.note("may-give-delta", player=place, units=award.delta["units"], prayer=more)
    if not award.offers and award.player["sanctuary"] >= award.offering["units"]:
        points = award.offering["points"]
        ruling.note("may-offer", player=place, units=award.offering["units"], points=points)
        if row["total"] is not None and row["total"] < goal <= row["total"] + points:
            ruling.note("offering-would-end", player=place, points=goal)
