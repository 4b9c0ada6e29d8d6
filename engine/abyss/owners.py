"""What cannot be true of all players together at the end of a game: a card that two of them have, and the like."""

from engine.abyss.cards import Cards
from engine.abyss.codes.score import LIMITS
from engine.abyss.figure import holder_fault
from engine.abyss.formulas import LOOT
from engine.possible import one_of
from engine.problems import Problems
from engine.typing_compat import Any


def rival_tiles(players: list[dict[str, Any]], number: int) -> list[str]:
    """The locations of all other players."""
    return [id for place, rival in enumerate(players) if place != number for id in rival["locations"]]


def unnamed_tiles(players: list[dict[str, Any]], number: int) -> bool:
    """Whether a rival has locations that are not named: only their points were typed in."""
    rivals = [rival for place, rival in enumerate(players) if place != number]
    return bool([rival for rival in rivals if not rival["locations"] and rival["typed"]["locations"] is not None])


def find_conflicts(cards: Cards, request: dict[str, Any], problems: Problems) -> None:
    """Note cards and figures owned twice, more copies than there are, and choices that name nothing on the table."""
    players = request["players"]
    owned = _Owned(cards, problems)
    for number, player in enumerate(players):
        place = f"players[{number}]."
        for name in ("locations", "lords"):
            for id in player[name]:
                owned.claim((name, id), number, place + name, id)
        laid = "affiliated" if player["affiliated"] else "highest"
        for name, kind in ((laid, "ally"), ("hand", "ally"), ("monster_tokens", "monster-token")):
            for id in player[name]:
                owned.count(kind, id, place + name)
        for name in ("affiliated", "highest"):
            for id in player[name]:
                if cards.race[id] == cards.wild:
                    problems.add("conflict", place + name, id, {"of": "race", "ids": cards.races})
        _find_counts(player, place, problems)
        for name in ("kraken_figure", "scourge"):
            if player[name] == "yes":
                owned.claim(("figure", name), number, place + name, "yes")
        mirror = player["mirror"]
        rivals = rival_tiles(players, number)
        if mirror and mirror not in rivals and not unnamed_tiles(players, number):
            accepted = {"of": "location", "ids": [id for id in cards.locations if id in rivals]}
            problems.add("conflict", f"{place}mirror", mirror, accepted if rivals else {"first": "players.locations"})
    counts = [player["nebulis"] for player in players]
    for number, player in enumerate(players):
        # Of a player alone nothing is known of the rivals.
        fault = holder_fault(counts, number) if player["kraken_figure"] == "yes" and len(players) > 1 else ""
        if fault:
            one_of(problems, LIMITS[fault], f"players[{number}].kraken_figure", "yes", ["no"])
    taken = rival_tiles(players, -1)
    searched: list[str] = []
    for number, sanctuary in enumerate(request["sanctuaries"]):
        place = f"sanctuaries[{number}]."
        id = sanctuary["location"]
        if cards.formulas[id]["kind"] != LOOT:
            accepted = {"of": "location", "ids": [id for id in cards.locations if cards.formulas[id]["kind"] == LOOT]}
            problems.add("conflict", f"{place}location", id, accepted)
        elif id not in taken:
            problems.add("conflict", f"{place}location", id, {"first": "players.locations"})
        if id in searched:
            problems.add("conflict", f"{place}location", id, {"with": "sanctuaries"})
        searched.append(id)
        for loot in sanctuary["loot"]:
            owned.count("loot", loot, f"{place}loot")
    last = request["figure_end"]
    if last not in ("open", "online") and int(last) > len(players):
        choices = ["open", "online"] + [str(number) for number in range(1, len(players) + 1)]
        problems.add("conflict", "figure_end", last, {"type": "choice", "choices": choices})


def _find_counts(player: dict[str, Any], place: str, problems: Problems) -> None:
    """Note what is stated twice of what a location counts, or of one that the player has not."""
    stated: list[str] = []
    for number, row in enumerate(player["counts"]):
        where, id = f"{place}counts[{number}].location", row["location"]
        if id in stated:
            problems.add("conflict", where, id, {"with": f"{place}counts"})
        elif id not in player["locations"]:
            problems.add("conflict", where, id, {"first": "players.locations"})
        stated.append(id)


class _Owned:
    """Who has what there is only one of, and how many of the rest have been seen."""

    def __init__(self, cards: Cards, problems: Problems) -> None:
        self.cards = cards
        self.problems = problems
        self.owners: dict[tuple[str, str], int] = {}
        self.counts: dict[tuple[str, str], int] = {}

    def claim(self, thing: tuple[str, str], player: int, place: str, given: str) -> None:
        """Note that a player has a thing; nobody else can."""
        if thing in self.owners:
            self.problems.add("taken", place, given, {"owner": self.owners[thing]}, LIMITS["copies"])
        else:
            self.owners[thing] = player

    def count(self, kind: str, id: str, place: str) -> None:
        """Note one more copy of something; there may be no more than are in the game."""
        self.counts[(kind, id)] = self.counts.get((kind, id), 0) + 1
        copies = self.cards.tables[kind][id]["copies"]
        if self.counts[(kind, id)] == copies + 1:
            self.problems.add("too-many-copies", place, id, {"of": kind, "copies": copies}, LIMITS["copies"])
