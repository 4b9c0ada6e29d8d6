"""What leaves a final score open: who ends up with the Kraken figure, and what a copy of City of Mirrors scores."""

from engine.abyss.codes.score import CHOICES, RULES
from engine.abyss.figure import at_the_end
from engine.ruling import hang, reason, replaced
from engine.typing_compat import Any

OPEN, ONLINE = "open", "online"
FIGURE_END = (OPEN, ONLINE)
"""Who ends up with the Kraken figure where the rules or the entries leave it open: as online, or a player by number."""

COUNTS, NOTHING = "counts", "nothing"
MIRROR_LOOT = (OPEN, COUNTS, NOTHING)
"""Whether the loot on a sanctuary counts for its copy too. No source speaks of it (abyss.sanctuaries.score)."""

ZERO, BELOW = "zero", "below"
MIRROR_FLOOR = (OPEN, ZERO, BELOW)
"""Whether a copy scores 0 where it would score less, as only the online version says, or really less."""


def figure(request: dict[str, Any], nebulis: list[tuple[int, int]]) -> tuple[int | None, str, list[int]]:
    """Who ends up with the figure, what is said of it, and the players between whom it is open.

    ``nebulis`` is what each player had, and what the Krakens left in hand brought (abyss.nebulis.figure.end).
    """
    players = request["players"]
    had = [before for before, _ in nebulis]
    got = [gained for _, gained in nebulis]
    told = next((number for number, player in enumerate(players) if player["kraken_figure"] == "yes"), None)
    chosen: str = request["figure_end"]
    if chosen not in (OPEN, ONLINE):
        player = int(chosen) - 1
        for online in (False, True):
            if player in at_the_end(had, got, told, online)[2]:
                return player, "figure-chosen-end", []
    return at_the_end(had, got, told, chosen == ONLINE)


def figure_point(
    request: dict[str, Any], nebulis: list[tuple[int, int]], code: str, candidates: list[int]
) -> dict[str, Any]:
    """The open point of the figure: each candidate is a reading, and the online version where it knows a way."""
    names = [str(number + 1) for number in candidates]
    if code == "figure-order-open":
        if figure(replaced(request, {"figure_end": ONLINE}), nebulis)[2] != candidates:
            names.append(ONLINE)
    most = max([before + gained for before, gained in nebulis])
    return _point(code, {"players": candidates, "count": most}, names)


def mirror_points(request: dict[str, Any], item: dict[str, Any], copy: Any) -> list[dict[str, Any]]:
    """The open points of City of Mirrors; ``copy(loot, floor)`` gives what it scores by a reading of each."""
    found = []
    loot, floor = request["mirror_loot"], request["mirror_floor"]
    if loot == OPEN:
        counted = copy(COUNTS, floor)
        if counted["points"] != copy(NOTHING, floor)["points"]:
            found.append(_point("mirror-loot", {"location": counted["copies"]}, [COUNTS, NOTHING]))
    if floor == OPEN and copy(loot, ZERO)["points"] != copy(loot, BELOW)["points"]:
        found.append(_point("mirror-below-zero", {"location": item["copies"]}, [ZERO, BELOW]))
    return found


def settle(points: list[dict[str, Any]], request: dict[str, Any], scored: Any) -> None:
    """Give each reading its winners and totals; none while another point leaves them open."""
    for point in points:
        for reading in point["readings"]:
            answer = scored(replaced(request, {CHOICES[point["code"]]: reading["reading"]}))
            settled = answer["legal"]
            hang(reading, settled, answer["open"])
            reading["winners"] = answer["tie_break"]["winners"]
            reading["totals"] = [row["total"] for row in answer["players"]] if settled else []


def _point(code: str, params: dict[str, Any], names: list[str]) -> dict[str, Any]:
    point = reason(code, RULES[code], params)
    point["readings"] = [{"reading": name} for name in names]
    return point
