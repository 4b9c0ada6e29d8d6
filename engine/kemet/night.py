"""``kemet/night``: what a night brings each player, step by step, and who sets the turn order."""

from engine.fields import MAX_NAME
from engine.kemet import Facts
from engine.kemet.beginner import highest, hold_pyramids, hold_tiles
from engine.kemet.codes.night import LIMITS, RULES
from engine.kemet.ids import DIVINE_BOON, HAND_OF_GOD, HIGH_PRIEST, MUMMY, PRIEST_OF_AMON, REINFORCEMENTS, VISION
from engine.kinds.choice import Choice
from engine.kinds.group import Group
from engine.kinds.integer import Integer
from engine.kinds.list import List
from engine.kinds.set import Set
from engine.kinds.text import Text
from engine.possible import at_most, between
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

NO_YES = ("no", "yes")
POINTS, EARLIER, DRAWN = BY = ("points", "earlier", "drawn")
PRAYER_TILES = (HIGH_PRIEST, PRIEST_OF_AMON)
CARD_TILES = (DIVINE_BOON, MUMMY)
NIGHT_TILES = PRAYER_TILES + CARD_TILES + (VISION, HAND_OF_GOD, REINFORCEMENTS)
COLORS = ("red", "blue", "white")

FIELDS = (
    List(
        "players",
        required=True,
        min_items=2,
        max_items="players",
        fields=(
            Text("name", max_length=MAX_NAME, default=""),
            Integer("points", 0, "points"),
            Integer("prayer", 0, "prayer"),
            Set("tiles", of="tile", suggested=NIGHT_TILES),
            Integer("reserve", 0, "units"),
            Group(
                "pyramids",
                fields=tuple([Integer(color, 0, "pyramid") for color in COLORS]),
            ),
        ),
    ),
    Choice("first", choices=NO_YES, default=NO_YES[0]),
    Choice("beginner", choices=NO_YES, default=NO_YES[0]),
)


def _check(facts: Facts, request: dict[str, Any], problems: Problems) -> None:
    """No more copies of a tile lie before all players together than there are, and none before the first day."""
    counts: dict[str, int] = {}
    first = request["first"] == NO_YES[1]
    start: int = facts.all_numbers["start"]["prayer-points"]
    numbered = list(enumerate(request["players"]))
    for number, player in numbered:
        if first:
            for name in ("points", "tiles"):
                if player[name]:
                    other = {"with": "first"}
                    problems.add("conflict", f"players[{number}].{name}", player[name], other, LIMITS["first-night"])
            between(problems, LIMITS["first-prayer"], f"players[{number}].prayer", player["prayer"], start, start)
        if request["beginner"] == NO_YES[1]:
            hold_tiles(facts, player["tiles"], f"players[{number}].tiles", problems)
            hold_pyramids(facts, player["pyramids"], f"players[{number}].pyramids", problems)
        for place, tile in enumerate(player["tiles"]):
            counts[tile] = counts.get(tile, 0) + 1
            copies = facts.tiles[tile].copies
            if counts[tile] > copies:
                accepted = {"of": "tile", "copies": copies}
                where = f"players[{number}].tiles[{place}]"
                problems.add("too-many-copies", where, tile, accepted, LIMITS["tile"])
    points = [(f"players[{number}].points", each["points"], each["points"] or 0) for number, each in numbered]
    at_most(problems, LIMITS["points"], facts.numbers["points"], points)


def answer(facts: Facts, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Say what each player gets this night, and who sets the turn order of the next day.

    Players stand in the current turn order, in which they draw cards and use their tiles. ``received`` is what the
    limit leaves of ``gain``; as long as ``prayer`` is not told, it is null, but in the first night everybody has what
    the setup gives. ``raises`` are the pyramids below the highest level, all three if none was told. ``units`` is
    bounded by the reserve, if it was told. ``points`` are those before the order is set. Whoever has the fewest sets
    the whole order, of several the earlier one; nobody does as long as somebody's are not told, and in the first night
    it is drawn at random.
    """
    _check(facts, request, problems)
    if problems.found:
        return {}
    ruling = Ruling(RULES)
    first = request["first"] == NO_YES[1]
    top = highest(facts, request["beginner"] == NO_YES[1])
    rows = [_row(facts, player, first, top) for player in request["players"]]
    for place, row in enumerate(rows):
        _note_prayer(facts, place, row, ruling)
    for place, row in enumerate(rows):
        _note_cards(place, row, ruling)
    _note_tiles(top, request["players"], rows, ruling)
    rest: dict[str, Any] = {"players": rows}
    rest.update(_order(rows, first, ruling))
    return ruling.verdict(rest)


def _row(facts: Facts, player: dict[str, Any], first: bool, top: int) -> dict[str, Any]:
    """What one player gets."""
    numbers = facts.all_numbers
    effect: dict[str, int] = numbers["tile-effect"]
    tiles = player["tiles"]
    gain = numbers["night-prayer"] + sum([effect[tile] for tile in PRAYER_TILES if tile in tiles])
    prayer = numbers["start"]["prayer-points"] if first else player["prayer"]
    received = None if prayer is None else min(gain, facts.numbers["prayer"] - prayer)
    levels = player["pyramids"]
    untold = not [color for color in COLORS if levels[color] is not None]
    raises = [color for color in COLORS if untold or (levels[color] or 0) < top]
    units = effect[REINFORCEMENTS] if REINFORCEMENTS in tiles else 0
    if player["reserve"] is not None:
        units = min(units, player["reserve"])
    return {
        "name": player["name"],
        "gain": gain,
        "received": received,
        "prayer": None if received is None else prayer + received,
        "looks": effect[VISION] if VISION in tiles else 1,
        "cards": numbers["night-cards"] + sum([effect[tile] for tile in CARD_TILES if tile in tiles]),
        "raises": raises if HAND_OF_GOD in tiles else [],
        "units": units,
        "points": 0 if first else player["points"],
        "tiles": [tile for tile in NIGHT_TILES if tile in tiles],
    }


def _note_prayer(facts: Facts, place: int, row: dict[str, Any], ruling: Ruling) -> None:
    """What the limit takes away."""
    if row["received"] is None:
        ruling.note("prayer-untold", player=place)
    elif row["gain"] > row["received"]:
        lost = row["gain"] - row["received"]
        ruling.note("prayer-lost", player=place, count=lost, limit=facts.numbers["prayer"])


def _note_cards(place: int, row: dict[str, Any], ruling: Ruling) -> None:
    """How Vision draws."""
    if row["looks"] > 1:
        ruling.note("vision", player=place, looks=row["looks"], back=row["looks"] - 1)
        if row["cards"] > 1:
            ruling.note("vision-first-only", player=place, count=row["cards"] - 1)


def _note_tiles(top: int, players: list[dict[str, Any]], rows: list[dict[str, Any]], ruling: Ruling) -> None:
    """What the tiles of the third step allow, and who uses them first."""
    acting = [place for place, row in enumerate(rows) if HAND_OF_GOD in row["tiles"] or REINFORCEMENTS in row["tiles"]]
    for place in acting:
        row = rows[place]
        if HAND_OF_GOD in row["tiles"]:
            if row["raises"]:
                ruling.note("hand-of-god", player=place)
            else:
                ruling.note("hand-of-god-done", player=place, level=top)
            if [color for color in row["raises"] if players[place]["pyramids"][color] == top - 1]:
                ruling.note("highest-level-counts", player=place, level=top)
        if REINFORCEMENTS in row["tiles"]:
            if row["units"]:
                ruling.note("reinforcements", player=place, count=row["units"])
            else:
                ruling.note("reinforcements-none", player=place)
    if len(acting) > 1:
        ruling.note("tiles-in-turn-order", players=acting)


def _order(rows: list[dict[str, Any]], first: bool, ruling: Ruling) -> dict[str, Any]:
    """Who sets the turn order."""
    untold = [place for place, row in enumerate(rows) if row["points"] is None]
    if untold:
        ruling.note("order-untold", players=untold)
        return {"decides": None, "by": None, "fewest": []}
    points = min([row["points"] for row in rows])
    fewest = [place for place, row in enumerate(rows) if row["points"] == points]
    if first:
        ruling.note("first-order-drawn")
        return {"decides": None, "by": DRAWN, "fewest": fewest}
    if len(fewest) == 1:
        ruling.note("fewest-decides", player=fewest[0], points=points)
        return {"decides": fewest[0], "by": POINTS, "fewest": fewest}
    ruling.note("earlier-decides", players=fewest, player=fewest[0], points=points)
    return {"decides": fewest[0], "by": EARLIER, "fewest": fewest}
