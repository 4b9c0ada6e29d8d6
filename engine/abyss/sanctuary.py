"""``abyss/sanctuary``: take another loot card for a sanctuary, or stop?"""

from engine.abyss.cards import Cards
from engine.abyss.codes.sanctuary import RULES
from engine.abyss.ids import LEVIATHAN
from engine.fields import Field
from engine.odds import Ratio, amount, chance
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

POINT = 100
"""What a reward is worth to the player is given in hundredths of a point."""
MAX_WORTH = 2000
WORTH = {"monster_tokens": "token_worth", "pearls": "pearl_worth", "keys": "key_worth", "allies": "ally_worth"}
"""The field that says what each kind of reward is worth."""

FIELDS = (
    Field("loot", "set", of="loot"),
    Field("gone", "multiset", of="loot"),
    Field("token_worth", "integer", low=0, high=MAX_WORTH, default="token_worth"),
    Field("pearl_worth", "integer", low=0, high=MAX_WORTH, default=0),
    Field("key_worth", "integer", low=0, high=MAX_WORTH, default=0),
    Field("ally_worth", "integer", low=0, high=MAX_WORTH, default=0),
    Field("sets", "set", of="set"),
)


class Search:
    """A search with its deck. Points are in hundredths; expected ones are whole multiples of 1 / ``scale(drawn)``.

    ``kinds`` has for each kind of loot: its id, value, cards left in the deck, worth of its reward. What lies on the
    tile is a number with a bit for each kind; as only new values lie down, it also tells what has been drawn.
    """

    def __init__(self, kinds: list[tuple[str, int, int, int]], tile: int) -> None:
        self.kinds = kinds
        self.tile = tile
        self.size = sum([left for _, _, left, _ in kinds])
        self.known: dict[int, int] = {}

    def drawn(self, tile: int) -> int:
        """How many cards have come to the tile since the question was put."""
        return len([0 for place in range(len(self.kinds)) if (tile ^ self.tile) >> place & 1])

    def left(self, tile: int, place: int) -> int:
        """How many cards of a kind the deck still has."""
        return self.kinds[place][2] - ((tile ^ self.tile) >> place & 1)

    def scale(self, drawn: int) -> int:
        """The denominator of what is expected after so many cards: each further draw divides by the deck's size."""
        made = 1
        for number in range(drawn, len(self.kinds) + 1):
            made *= max(1, self.size - number)
        return made

    def points(self, tile: int) -> int:
        """What the tile scores as it is."""
        return sum([POINT * kind[1] for place, kind in enumerate(self.kinds) if tile >> place & 1])

    def draw(self, tile: int, further: bool) -> int:
        """Expected points, scaled, of drawing a card now, and then stopping, or going on as is best (``further``)."""
        drawn = self.drawn(tile)
        scale = self.scale(drawn + 1)
        expected = 0
        for place, (_, value, _, worth) in enumerate(self.kinds):
            left = self.left(tile, place)
            if not left:
                continue
            if tile >> place & 1:
                then = (self.points(tile) - POINT * value) * scale
            elif further:
                then = self.best(tile | 1 << place)
            else:
                then = (self.points(tile) + POINT * value) * scale
            expected += left * (worth * scale + then)
        return expected

    def best(self, tile: int) -> int:
        """Expected points, scaled, of the best plan; an empty tile has to be searched."""
        if tile not in self.known:
            drawn = self.drawn(tile)
            stop = self.points(tile) * self.scale(drawn)
            more = self.draw(tile, True) if drawn < self.size else stop
            self.known[tile] = max(stop, more) if tile else more
        return self.known[tile]

    def advice(self, tile: int) -> str:
        """What is best with this on the tile: ``draw``, ``stop``, or ``either`` if both are as good."""
        drawn = self.drawn(tile)
        if drawn >= self.size:
            return "stop"
        gain = self.draw(tile, True) - self.points(tile) * self.scale(drawn)
        return "draw" if gain > 0 or not tile else "stop" if gain < 0 else "either"


def _deck(table: dict[str, Any], request: dict[str, Any], problems: Problems) -> tuple[list[Any], int]:
    """The values of loot with the copies that are left and what their rewards are worth, and those on the tile."""
    gone: dict[str, int] = {}
    for id in request["loot"] + request["gone"]:
        gone[id] = gone.get(id, 0) + 1
    kinds = []
    tile = 0
    for place, id in enumerate(sorted(table, key=lambda id: (table[id]["value"], id))):
        row = table[id]
        if gone.get(id, 0) > row["copies"]:
            problems.add("conflict", "gone", id, {"with": "loot"})
        worth = sum([count * request[WORTH[name]] for name, count in row["reward"].items()])
        kinds.append((id, row["value"], row["copies"] - gone.get(id, 0), worth))
        tile |= (id in request["loot"]) << place
    return kinds, tile


def answer(cards: Cards, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Weigh stopping against drawing (abyss.sanctuaries).

    ``decision`` is ``draw``, ``stop`` or ``either``; ``better`` and ``equal`` say that drawing is better than stopping,
    or as good. ``cards`` has for each value the cards left in the deck
    (``left``), the ``chance`` that it comes next, the tile's ``points`` then, and what is best ``then``; ``risk`` is
    the chance that the next card is a double. Nothing is refused but drawing from an empty deck, which nothing mends.
    ``stop``, ``once`` and ``best`` are the expected points of stopping now,
    of drawing exactly one card, and of the best plan: loot on the tile plus what the rewards still to come are worth.
    """
    table = cards.tables["loot"]
    kinds, tile = _deck(table, request, problems)
    if problems.found:
        return {}
    search = Search(kinds, tile)
    legal = search.size > 0
    points = search.points(tile)

    def shown(scaled: int) -> dict[str, Any]:
        return amount(Ratio(scaled, POINT * search.scale(0)))

    rows = []
    doubles = 0
    for place, (id, value, left, _) in enumerate(kinds):
        ends = bool(tile >> place & 1)
        if not left:
            continue
        doubles += left if ends else 0
        then = points - POINT * value if ends else points + POINT * value
        row = {"loot": id, "left": left, "chance": chance(Ratio(left, search.size)), "ends": ends}
        row["points"] = then // POINT
        advice = "over" if ends else search.advice(tile | 1 << place)
        row["then"] = advice
        row["draw_on"] = advice == "draw"
        row["stop_then"] = advice == "stop"
        row["equal_then"] = advice == "either"
        rows.append(row)
    stop = points * search.scale(0)
    decision = search.advice(tile)
    ruling = Ruling(RULES)
    if legal:
        _notes(request, search, doubles, table, ruling)
    else:
        ruling.refuse("loot-deck-empty")
    made = {
        "decision": decision,
        "better": legal and decision == "draw",
        "equal": legal and decision == "either",
        "points": points // POINT,
        "deck": search.size,
        "risk": chance(Ratio(doubles, search.size)) if legal else None,
        "cards": rows,
        "stop": shown(stop) if tile else None,
        "once": shown(search.draw(tile, False)) if legal else None,
        "best": shown(search.best(tile)),
    }
    return ruling.verdict(made)


def _notes(request: dict[str, Any], search: Search, doubles: int, table: dict[str, Any], ruling: Ruling) -> None:
    """What is worth saying beside the figures."""
    if not request["loot"]:
        ruling.note("loot-first-card")
    elif not doubles:
        ruling.note("loot-double-impossible")
    elif doubles == search.size:
        ruling.note("loot-double-certain")
    if doubles:
        ruling.note("loot-rewards-stay")
    rewards = [name for id, _, left, _ in search.kinds if left for name, count in table[id]["reward"].items() if count]
    if "monster_tokens" in rewards and request["token_worth"]:
        ruling.note("loot-token-worth", worth=amount(Ratio(request["token_worth"], POINT)))
    if "allies" in rewards:
        ruling.note("loot-monster-border" if LEVIATHAN in request["sets"] else "loot-monster-threat")
