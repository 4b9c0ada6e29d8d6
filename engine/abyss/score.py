"""``abyss/score``: the final score of each player, part by part, and who wins."""

from collections import namedtuple

from engine.abyss.cards import Cards
from engine.abyss.codes.score import CHOICES, RULES
from engine.abyss.entered import LESS, Entered, StatedHolding
from engine.abyss.formulas import COPY, LOOT, QUICK, TYPED, UNKNOWN, WITHOUT_RACE, copied, points
from engine.abyss.ids import CLEANER, KRAKEN, LEVIATHAN
from engine.abyss.owners import find_conflicts, rival_tiles, unnamed_tiles
from engine.abyss.undecided import (
    BELOW,
    FIGURE_END,
    MIRROR_FLOOR,
    MIRROR_LOOT,
    NOTHING,
    ONLINE,
    OPEN,
    figure,
    leave_figure_open,
    leave_mirror_open,
)
from engine.fields import MAX_AMOUNT, MAX_NAME
from engine.kinds.choice import Choice
from engine.kinds.entry import Entry
from engine.kinds.integer import Integer
from engine.kinds.list import List
from engine.kinds.multiset import Multiset
from engine.kinds.set import Set
from engine.kinds.text import Text
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

PROFILES = ("rulebook", "cost")
"""What makes a lord the highest in the second tie-break: its influence points, or the number of its printed cost."""

ABYSS_TILE = ("seven-guilds", "six-guilds")
"""Whether Smugglers and Ambassadors are two guilds for The Abyss, or one."""

AMBASSADOR_KEYS = ("none", "three")
"""The keys that are printed on an Ambassador."""

NO_YES = ("no", "yes")
SANCTUARIES = ("cetacean-graveyard", "abandoned-convoy", "megalodon", "battlefield")
TOWERS = ("per-lord-with-keys", "per-lord-without-keys")

Key = namedtuple("Key", ("total", "pearls", "highest_lord"))
"""What decides the rank, in this order."""

FIELDS = (
    List(
        "players",
        required=True,
        min_items=1,
        max_items="players",
        many=("base_players", LEVIATHAN),
        fields=(
            Text("name", max_length=MAX_NAME, default=""),
            Set("locations", of="location"),
            Entry("mirror", of="location"),
            Set("lords", of="lord"),
            Multiset("affiliated", of="ally"),
            Multiset("hand", of="ally"),
            Multiset("monster_tokens", of="monster-token"),
            Integer("pearls", 0, MAX_AMOUNT, default=0),
            Integer("nebulis", 0, MAX_AMOUNT, default=0, set=KRAKEN),
            Choice("kraken_figure", choices=NO_YES, default=NO_YES[0], set=KRAKEN),
            Choice("cleaner", choices=("free", "tucked"), default="free"),
            Integer("wounds", 0, MAX_AMOUNT, default=0, set=LEVIATHAN),
            Choice("scourge", choices=NO_YES, default=NO_YES[0], set=LEVIATHAN),
        )
        + LESS,
    ),
    List(
        "sanctuaries",
        max_items=len(SANCTUARIES),
        fields=(
            Entry("location", of="location", required=True, suggested=SANCTUARIES),
            Set("loot", of="loot"),
        ),
    ),
    Choice("figure_end", choices=FIGURE_END, numbered="players", default=OPEN),
    Choice("mirror_loot", choices=MIRROR_LOOT, default=OPEN),
    Choice("mirror_floor", choices=MIRROR_FLOOR, default=OPEN),
    Choice("profile", choices=PROFILES, default=PROFILES[0]),
    Choice("abyss_tile", choices=ABYSS_TILE, default=ABYSS_TILE[0]),
    Choice("ambassador_keys", choices=AMBASSADOR_KEYS, default=AMBASSADOR_KEYS[0]),
    Set("sets", of="set"),
)


def answer(cards: Cards, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Score each player and rank them.

    Each part of a score has a ``total``, its ``items`` and the ``rule`` it rests on. ``tie_break`` says ``by`` what
    the first place was decided (points, pearls, highest-lord, shared, or open), who was level on points (``players``)
    and who wins (``winners``), by their places in the request. Where it is open who ends up with the Kraken figure, or
    what a copy of City of Mirrors scores, the totals are those without it, ``rank`` is 0, and each reading has its
    ``winners`` and ``totals``; whoever wins by all of them is among the ``winners`` of the answer.

    What was not entered card by card (engine/abyss/entered.py) is said in ``how`` of its part and in ``unchecked`` of
    the player. Where points of a location are unknown the total is that without them, and nobody has a rank. A part
    that was not told has no total, nor has a player of whom nothing was told; while there is one, nobody wins.
    """
    find_conflicts(cards, request, problems)
    if problems.found:
        return {}
    scores = _Scores(cards, request)
    return scores.verdict({"players": scores.rows, "tie_break": scores.tie_break})


class _Scores(Ruling):
    """The scores of all players and who wins, with what is said of them and what is open."""

    def __init__(self, cards: Cards, request: dict[str, Any]) -> None:
        super().__init__(RULES, CHOICES)
        self.profile: str = request["profile"]
        players = request["players"]
        nebulis = [_nebulis(cards, player) for player in players]
        holder = figure(request, nebulis)
        self.rows: list[dict[str, Any]] = []
        if holder.candidates:
            leave_figure_open(self, request, nebulis, holder)
        elif request["figure_end"] not in (OPEN, ONLINE) and int(request["figure_end"]) - 1 != holder.player:
            self.note("figure-choice-unused", player=int(request["figure_end"]) - 1)
        for number, (had, got) in enumerate(nebulis):
            score = PlayerScore(cards, request, number, had + got)
            code = holder.code if number == holder.player and not holder.candidates else ""
            self.rows.append(score.row(got, number == holder.player, code))
            self.open += score.open
        untold = [place for place, row in enumerate(self.rows) if _lacks(row)]
        if untold:
            self.note("score-untold", players=untold)
        self.settle(lambda changed: _Scores(cards, changed), request, lambda other, _: other.outcome())
        keys = [Key(row["total"] or 0, row["pearls"], row["highest_lord"]["value"]) for row in self.rows]
        keys = [self._known(key, keys) for key in keys]
        missing = [row for row in self.rows if row["total"] is None or row["parts"]["locations"].get("how") == UNKNOWN]
        for row, key in zip(self.rows, keys):
            row["rank"] = 0 if self.open or missing else 1 + len([other for other in keys if other > key])
        if self.open:
            self.tie_break = _open_tie_break(self.open)
        else:
            self.tie_break = _unknown_tie_break([]) if missing or untold else self._tie_break(keys)

    def outcome(self) -> dict[str, Any]:
        """What a reading leads to: its winners and totals; no totals while another point leaves them open."""
        return {
            "winners": self.tie_break["winners"],
            "totals": [] if self.open else [row["total"] for row in self.rows if row["total"] is not None],
        }

    def _unnamed(self, place: int) -> bool:
        """Whether the highest lord of a player is not known, as the lords were not told well enough."""
        how = self.rows[place]["parts"]["lords"].get("how")
        return bool(how == TYPED or (how == QUICK and self.profile == "cost"))

    def _known(self, key: Key, keys: list[Key]) -> Key:
        """The same without the highest lord, if that of one of those who are level on all else is not known."""
        level = [place for place, other in enumerate(keys) if other[:2] == key[:2]]
        return Key(key.total, key.pearls, 0) if [place for place in level if self._unnamed(place)] else key

    def _tie_break(self, keys: list[Key]) -> dict[str, Any]:
        """How the first place was decided (abyss.scoring.tie-break): points, then pearls, then the highest lord."""
        best = max(keys)
        level = [number for number, key in enumerate(keys) if key.total == best.total]
        level_on_pearls = [number for number in level if keys[number].pearls == best.pearls]
        winners = [number for number in level if keys[number] == best]
        if len(level) == 1:
            by = "points"
        elif len(level_on_pearls) == 1:
            by = "pearls"
            first = {"player": winners[0], "pearls": best.pearls}
            self.note("tie-broken-by-pearls", players=level, total=best.total, **first)
        elif [place for place in level_on_pearls if self._unnamed(place)]:
            self.note("tie-not-checked", players=level_on_pearls)
            return _unknown_tie_break(level)
        elif len(winners) == 1:
            by = "highest-lord"
            lord = self.rows[winners[0]]["highest_lord"]
            if lord["lord"] is None:
                first = {"player": winners[0], "value": lord["value"]}
                self.note("tie-broken-by-points", players=level_on_pearls, **first)
            else:
                self.note("tie-broken-by-lord", players=level_on_pearls, player=winners[0], **lord)
        else:
            by = "shared"
            self.note("victory-shared", players=winners)
        return {"by": by, "players": level, "winners": winners, "rule": RULES["tie_break"]}


def _lacks(row: dict[str, Any]) -> bool:
    """Whether something that scores was not told of a player."""
    return None in [part["total"] for part in row["parts"].values()]


def _open_tie_break(points: list[dict[str, Any]]) -> dict[str, Any]:
    """What is known of the first place although points are open: whoever wins by every reading of each."""
    known = [reading["winners"] for point in points for reading in point["readings"]]
    same = [winners for winners in known if winners != known[0]] == []
    return {"by": "open", "players": [], "winners": known[0] if same else [], "rule": RULES["tie_break"]}


def _unknown_tie_break(level: list[int]) -> dict[str, Any]:
    """Nobody is known to win: points are missing, or the highest lord of those who are level."""
    return {"by": "unknown", "players": level, "winners": [], "rule": RULES["tie_break"]}


def _krakens(cards: Cards, player: dict[str, Any]) -> list[str]:
    return cards.sorted_allies([id for id in player["hand"] if cards.race[id] == cards.wild])


def _cleans(player: dict[str, Any]) -> bool:
    return CLEANER in player["lords"] and player["cleaner"] == "free"


def _nebulis(cards: Cards, player: dict[str, Any]) -> tuple[int, int]:
    """What a player has, and what the Krakens left in hand bring (abyss.kraken.allies.end)."""
    krakens = [] if _cleans(player) else _krakens(cards, player)
    return player["nebulis"], sum([cards.tables["ally"][id]["nebulis"] for id in krakens])


class PlayerScore(Ruling):
    """What one player scores, who has so many nebulis in the end."""

    def __init__(self, cards: Cards, request: dict[str, Any], number: int, nebulis: int) -> None:
        super().__init__(RULES, CHOICES)
        self.cards = cards
        self.request = request
        self.profile: str = request["profile"]
        self.number = number
        self.player = request["players"][number]
        self.rivals = rival_tiles(request["players"], number)
        self.nebulis = nebulis
        self.searched = {row["location"]: row["loot"] for row in request["sanctuaries"]}
        self.entered = Entered(cards, FIELDS[0].fields, self.player, request["players"])
        self.from_hand = _lowest_of_each_race(cards, self.player["hand"])
        self.affiliated = cards.sorted_allies(self.entered.allies + self.from_hand)
        self.holding = StatedHolding(
            self.entered,
            self.player["lords"],
            self.affiliated,
            nebulis,
            self.searched,
            merge_raceless_guilds=request["abyss_tile"] == "six-guilds",
            ambassadors_have_keys=request["ambassador_keys"] == "three",
        )

    def row(self, gained: int, holds_figure: bool, figure_code: str) -> dict[str, Any]:
        """The whole row; ``gained`` of the nebulis came from Krakens in hand."""
        player = self.player
        if self.from_hand:
            self.note("affiliated-from-hand", allies=self.from_hand)
        krakens = _krakens(self.cards, player)
        if krakens and _cleans(player):
            self.note("krakens-cleaned", lord=CLEANER, allies=krakens)
        elif krakens:
            self.note("krakens-bring-nebulis", allies=krakens, count=gained)
        if figure_code:
            self.note(figure_code, player=self.number, count=self.nebulis)
        locations = self._locations()
        supply = self.cards.supply
        parts = {
            "locations": _part("locations", locations),
            "lords": _part("lords", [{"lord": id, "points": self.cards.lords[id].influence} for id in player["lords"]]),
            "allies": _part("allies", self._allies()),
            "monster_tokens": _part("monster_tokens", self._tokens()),
        }
        unchecked = self.entered.describe(parts, self.holding, RULES)
        parts |= {
            "nebulis": _part("nebulis", _counted(self.nebulis, supply["nebulis-points"])),
            "kraken_figure": _part("kraken_figure", _counted(int(holds_figure), supply["figure-points"])),
            "wounds": _part("wounds", _counted(player["wounds"], supply["wound-points"])),
            "scourge": _part("scourge", _counted(int(player["scourge"] == "yes"), supply["scourge-points"])),
        }
        row = {
            "name": player["name"],
            "total": None if self.entered.nothing else sum([part["total"] or 0 for part in parts.values()]),
            "parts": parts,
            "affiliated": self.affiliated,
            "affiliated_from_hand": self.from_hand,
            "pearls": player["pearls"],
            "nebulis": self.nebulis,
            "highest_lord": _highest_lord(self.cards, player["lords"], self.entered.lords, self.profile),
            "notes": self.notes,
        }
        if unchecked:
            row["unchecked"] = {"notes": unchecked}
        return row

    def _locations(self) -> list[dict[str, Any]]:
        items = []
        copies = False
        mirror = self.player["mirror"]
        for id in self.player["locations"]:
            if self.cards.formulas[id]["kind"] == COPY:
                copies = True
                item = self._copied(id)
            else:
                item = points(self.cards, id, self.holding)
                if item["kind"] == LOOT and id not in self.searched and "how" not in item:
                    self.note("no-loot-entered", location=id)
            self._disputed(item)
            items.append(item)
        if mirror and not copies:
            self.note("mirror-unused", location=mirror)
        return items

    def _copied(self, city: str) -> dict[str, Any]:
        """What City of Mirrors scores; while a point is open that decides it, nothing."""

        def copy(loot: str, floor: str) -> dict[str, Any]:
            return copied(
                self.cards, city, self.rivals, self.player["mirror"], self.holding, loot != NOTHING, floor != BELOW
            )

        if not self.player["mirror"] and unnamed_tiles(self.request["players"], self.number):
            return points(self.cards, city, self.holding) | {"copies": None, "points": 0, "how": UNKNOWN}
        item = copy(self.request["mirror_loot"], self.request["mirror_floor"])
        if item.get("how") == UNKNOWN:
            return item
        if item["copies"] is None:
            self.note("nothing-to-copy", location=city)
        leave_mirror_open(self, self.request, item, copy)
        if self.open:
            item["points"] = 0
        return item

    def _disputed(self, item: dict[str, Any]) -> None:
        """Say where the sources disagree on lords, so that what this tile scores may be another number."""
        guilds = [self.cards.lords[id].guild for id in self.player["lords"]]
        location = item.get("copies") or item["location"]
        if item["kind"] == "per-guild" and len([guild for guild in WITHOUT_RACE if guild in guilds]) > 1:
            self.note("guilds-disputed", location=location)
        if item["kind"] in TOWERS and WITHOUT_RACE[0] in guilds:
            self.note("ambassador-keys-disputed", location=location)

    def _allies(self) -> list[dict[str, Any]]:
        cards, by_race = self.cards, self.cards.by_race(self.affiliated)
        highest = [by_race[race][-1] for race in cards.races if race in by_race]
        return [{"race": cards.race[ally], "ally": ally, "points": cards.value[ally]} for ally in highest]

    def _tokens(self) -> list[dict[str, Any]]:
        given, worth = self.player["monster_tokens"], self.cards.tokens
        ids = sorted(set(given), key=lambda id: (worth[id], id))
        return [{"token": id, "count": given.count(id), "points": given.count(id) * worth[id]} for id in ids]


def _part(name: str, items: list[dict[str, Any]]) -> dict[str, Any]:
    return {"total": sum([item["points"] for item in items]), "items": items, "rule": RULES[name]}


def _counted(count: int, each: int) -> list[dict[str, Any]]:
    return [{"count": count, "points": count * each}] if count else []


def _lowest_of_each_race(cards: Cards, hand: list[str]) -> list[str]:
    """The allies a hand brings at the end: the lowest of each race (abyss.scoring.final-affiliation)."""
    by_race = cards.by_race(hand)
    return [by_race[race][0] for race in cards.races if race in by_race]


def _highest_lord(cards: Cards, lords: list[str], points: list[int], profile: str) -> dict[str, Any]:
    """The highest lord by influence points, or by printed cost; of equals the first by id. No lord counts as 0.

    Of lords of which the ``points`` alone are stated the highest has no name, and none is known by its cost.
    """
    best: dict[str, Any] = {"lord": None, "value": 0 if profile == "cost" else max(points + [0])}
    for id in sorted(lords):
        lord = cards.lords[id]
        value = lord.value if profile == "cost" else lord.influence
        if best["lord"] is None or value > best["value"]:
            best = {"lord": id, "value": value}
    return best
