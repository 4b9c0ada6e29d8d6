"""``kemet/score``: the victory points of each player, whether the game is over, and who is first."""

from engine.fields import MAX_NAME
from engine.kemet import Facts
from engine.kemet.codes.score import LIMITS, RULES
from engine.kemet.ids import VICTORY_POINT
from engine.kemet.ranking import rank, there
from engine.kinds.choice import Choice
from engine.kinds.integer import Integer
from engine.kinds.list import List
from engine.kinds.text import Text
from engine.possible import at_most
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

NO_YES = ("no", "yes")
SHORT, LONG, BEGINNER = MODES = ("short", "long", "beginner")
PERMANENT = ("battle", "tiles", "sphinx", "two_temples", "sanctuary")
TEMPORARY = ("temples", "pyramids4")

FIELDS = (
    List(
        "players",
        required=True,
        min_items=1,
        max_items="players",
        fields=(
            Text("name", max_length=MAX_NAME, default=""),
            Integer("battle", 0, "points"),
            Integer("tiles", 0, 1),
            Choice("sphinx", choices=NO_YES, default=NO_YES[0]),
            Integer("two_temples", 0, "points"),
            Integer("sanctuary", 0, "points"),
            Integer("temples", 0, "temples"),
            Integer("pyramids4", 0, "pyramids"),
            Integer("order", 1, "players"),
        ),
    ),
    Choice("mode", choices=MODES, default=SHORT),
)


class Pieces:
    """What of each kind is left for the players who come later in the list."""

    def __init__(self, facts: Facts, count: int, problems: Problems) -> None:
        numbers = facts.all_numbers
        # One player alone may sit at any table, so the largest one counts.
        table = str(count if count > 1 else facts.numbers["players"])
        self.problems = problems
        self.left = {
            "temples": len(facts.temples(int(table))),
            "tiles": facts.tiles[VICTORY_POINT].copies,
            "pyramids4": numbers["player-pieces"]["pyramid"] * int(table),
        }

    def take(self, name: str, given: int | None, path: str) -> None:
        """Note that a player has so many of them, if that is told; there have to be as many left."""
        if given is None:
            return
        if given > self.left[name]:
            accepted = {"type": "integer", "min": 0, "max": self.left[name]}
            self.problems.add("conflict", path, given, accepted, LIMITS[name])
        else:
            self.left[name] -= given


def _check(facts: Facts, request: dict[str, Any], problems: Problems) -> None:
    """Note what cannot lie on one table: there are so many pieces, and some boards and modes lack some of them."""
    players = request["players"]
    count = len(players)
    sanctuary = count == 1 or facts.all_numbers["sides"][str(count)]["sanctuary"]
    pieces = Pieces(facts, count, problems)
    seen: dict[str, int] = {}
    for number, player in enumerate(players):
        path = f"players[{number}]."
        if request["mode"] == BEGINNER:
            for name in ("tiles", "sphinx", "pyramids4"):
                if player[name] not in (None, 0, NO_YES[0]):
                    problems.add("conflict", path + name, player[name], {"with": "mode"}, LIMITS["beginner"])
        if player["sanctuary"] and not sanctuary:
            with_players = {"with": "players"}
            problems.add("conflict", f"{path}sanctuary", player["sanctuary"], with_players, LIMITS["sanctuary"])
        for name in ("tiles", "temples", "pyramids4"):
            pieces.take(name, player[name], path + name)
        if player["order"] is not None and 1 < count < player["order"]:
            accepted = {"type": "integer", "min": 1, "max": count}
            problems.add("out-of-range", f"{path}order", player["order"], accepted, LIMITS["order"])
        for name, once in (("sphinx", player["sphinx"] == NO_YES[1]), ("order", player["order"] is not None)):
            thing = f"{name} {player[name]}"
            if once and thing in seen:
                other = {"with": f"players[{seen[thing]}].{name}"}
                problems.add("conflict", path + name, player[name], other, LIMITS[name])
            elif once:
                seen[thing] = number
    at_most(problems, LIMITS["points"], facts.numbers["points"], _pieces(players))


def _pieces(players: list[dict[str, Any]]) -> list[tuple[str, Any, int]]:
    """The pieces of victory points that lie before all players, with the place of each number."""
    counts = [
        (f"players[{number}].{name}", player[name], 1 if player[name] == NO_YES[1] else player[name])
        for number, player in enumerate(players)
        for name in PERMANENT + TEMPORARY
    ]
    return [(path, given, count) for path, given, count in counts if count and count != NO_YES[0]]


def answer(facts: Facts, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Add up the victory points of each player, rank them, and say whether the game is over.

    Who is level on points is ranked by the points won in battles, and who is level on these too by the place in the
    last turn order, whether or not the game is over. As long as one of those whom the order has to decide between has
    not told it, they share the rank, and ``tie_break`` is null if that is the first one. A question about one player
    alone leaves open how many play, so the limits are those of the largest table. What is not told is null among the
    ``parts``; the sums and ranks are then those of what is told, nobody is ``first``, and ``ended`` is null unless what
    is told suffices.
    """
    _check(facts, request, problems)
    if problems.found:
        return {}
    ruling = Ruling(RULES)
    known = _known(request, facts)
    rows = [_row(player, known) for player in request["players"]]
    goal: int = facts.all_numbers["victory"][request["mode"]]
    enough = there(rows, goal)
    untold = [place for place, row in enumerate(rows) if None in row["parts"].values()]
    if enough:
        ruling.note("reached", players=enough, points=goal)
    elif not untold:
        ruling.note("not-reached", points=goal)
    rest: dict[str, Any] = {"players": rows, "goal": goal, "ended": bool(enough) if enough or not untold else None}
    if untold:
        ruling.note("untold", players=untold)
        rest.update(rank(_so_far(rows), Ruling(RULES)) | {"tie_break": None, "first": []})
    else:
        rest.update(rank(rows, ruling))
    for row in rows:
        for name in ("battle", "told"):
            del row[name]
    return ruling.verdict(rest)


def _known(request: dict[str, Any], facts: Facts) -> list[str]:
    """The parts of a score that are 0 at this table, told or not."""
    known = ["tiles", "pyramids4"] if request["mode"] == BEGINNER else []
    count = len(request["players"])
    return known if count == 1 or facts.all_numbers["sides"][str(count)]["sanctuary"] else known + ["sanctuary"]


def _so_far(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The rows with what is not told of battles as none, to rank them by what is."""
    for row in rows:
        row["battle"] = row["battle"] or 0
    return rows


def _row(player: dict[str, Any], known: list[str]) -> dict[str, Any]:
    """What one player scores, with what it is made of."""
    parts = {name: 0 if name in known else player[name] for name in PERMANENT + TEMPORARY}
    parts["sphinx"] = 1 if player["sphinx"] == NO_YES[1] else 0
    permanent = sum([parts[name] or 0 for name in PERMANENT])
    temporary = sum([parts[name] or 0 for name in TEMPORARY])
    parts["pyramids"] = parts.pop("pyramids4")
    return {
        "name": player["name"],
        "total": permanent + temporary,
        "told": permanent + temporary,
        "rank": 0,
        "permanent": permanent,
        "temporary": temporary,
        "parts": parts,
        "order": player["order"],
        "battle": player["battle"],
    }
