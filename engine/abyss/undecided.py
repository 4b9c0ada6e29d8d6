"""What leaves a final score open: who ends up with the Kraken figure, and what a copy of City of Mirrors scores."""

from engine.abyss.figure import Holder, at_the_end
from engine.ruling import Ruling
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


def figure(request: dict[str, Any], nebulis: list[tuple[int, int]]) -> Holder:
    """Who ends up with the figure.

    ``nebulis`` is what each player had, and what the Krakens left in hand brought (abyss.nebulis.figure.end).
    """
    players = request["players"]
    had = [before for before, _ in nebulis]
    got = [gained for _, gained in nebulis]
    named = next((number for number, player in enumerate(players) if player["kraken_figure"] == "yes"), None)
    chosen: str = request["figure_end"]
    if chosen not in (OPEN, ONLINE):
        player = int(chosen) - 1
        for online in (False, True):
            if player in at_the_end(had, got, named, online).candidates:
                return Holder(player, "figure-chosen-end", [])
    return at_the_end(had, got, named, chosen == ONLINE)


def leave_figure_open(ruling: Ruling, request: dict[str, Any], nebulis: list[tuple[int, int]], holder: Holder) -> None:
    """Leave the figure open: each candidate is a reading, and the online version where it knows a way."""
    names = [str(number + 1) for number in holder.candidates]
    if holder.code == "figure-order-open":
        if figure(request | {"figure_end": ONLINE}, nebulis).candidates != holder.candidates:
            names.append(ONLINE)
    most = max([before + gained for before, gained in nebulis])
    ruling.leave_open(holder.code, tuple(names), players=holder.candidates, count=most)


def leave_mirror_open(ruling: Ruling, request: dict[str, Any], item: dict[str, Any], copy: Any) -> None:
    """Leave open what City of Mirrors scores; ``copy(loot, floor)`` gives what it does by a reading of each."""
    loot, floor = request["mirror_loot"], request["mirror_floor"]
    if loot == OPEN:
        counted = copy(COUNTS, floor)
        if counted["points"] != copy(NOTHING, floor)["points"]:
            ruling.leave_open("mirror-loot", (COUNTS, NOTHING), location=counted["copies"])
    if floor == OPEN and copy(loot, ZERO)["points"] != copy(loot, BELOW)["points"]:
        ruling.leave_open("mirror-below-zero", (ZERO, BELOW), location=item["copies"])
