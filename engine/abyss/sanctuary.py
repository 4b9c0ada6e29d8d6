"""``abyss/sanctuary``: take another loot card for a sanctuary, or stop?"""

from collections import namedtuple

from engine.abyss.cards import POINT, Cards
from engine.abyss.codes.sanctuary import RULES
from engine.abyss.ids import LEVIATHAN
from engine.kinds.integer import Integer
from engine.kinds.multiset import Multiset
from engine.kinds.set import Set
from engine.odds import amount, chance
from engine.problems import Problems
from engine.ruling import Ruling
from engine.typing_compat import Any

MAX_WORTH = 20 * POINT
WORTH = {"monster_tokens": "token_worth", "pearls": "pearl_worth", "keys": "key_worth", "allies": "ally_worth"}
"""The field that says what each kind of reward is worth."""

FIELDS = (
    Set("loot", of="loot"),
    Multiset("gone", of="loot"),
    Integer("token_worth", 0, MAX_WORTH, default="token_worth"),
    Integer("pearl_worth", 0, MAX_WORTH, default=0),
    Integer("key_worth", 0, MAX_WORTH, default=0),
    Integer("ally_worth", 0, MAX_WORTH, default=0),
    Set("sets", of="set"),
)


Loot = namedtuple("Loot", ("id", "value", "left", "worth"))
"""A kind of loot: the cards left of it in the deck, and what its reward is worth."""


class Search:
    """A search with its deck. Points are in hundredths; expected ones are whole multiples of 1 / ``scale(drawn)``.

    What lies on the tile is a number with a bit for each of the ``kinds``; as only new values lie down, it also tells
    what has been drawn.
    """

    def __init__(self, kinds: list[Loot], tile: int) -> None:
        self.kinds = kinds
        self.tile = tile
        self.size: int = sum([kind.left for kind in kinds])
        self._memo: dict[int, int] = {}

    def drawn(self, tile: int) -> int:
        """How many cards have come to the tile since the question was put."""
        return len([0 for place in range(len(self.kinds)) if (tile ^ self.tile) >> place & 1])

    def left(self, tile: int, place: int) -> int:
        """How many cards of a kind the deck still has."""
        left: int = self.kinds[place].left
        return left - ((tile ^ self.tile) >> place & 1)

    def scale(self, drawn: int) -> int:
        """The denominator of what is expected after so many cards: each further draw divides by the deck's size."""
        scale = 1
        for number in range(drawn, len(self.kinds) + 1):
            scale *= max(1, self.size - number)
        return scale

    def points(self, tile: int) -> int:
        """What the tile scores as it is."""
        return sum([POINT * kind.value for place, kind in enumerate(self.kinds) if tile >> place & 1])

    def draw(self, tile: int, once: bool = False) -> int:
        """Expected points, scaled, of drawing a card now, and then going on as is best, or stopping (``once``)."""
        drawn = self.drawn(tile)
        scale = self.scale(drawn + 1)
        expected = 0
        for place, (_, value, _, worth) in enumerate(self.kinds):
            left = self.left(tile, place)
            if not left:
                continue
            if tile >> place & 1:
                then = (self.points(tile) - POINT * value) * scale
            elif once:
                then = (self.points(tile) + POINT * value) * scale
            else:
                then = self.best(tile | 1 << place)
            expected += left * (worth * scale + then)
        return expected

    def best(self, tile: int) -> int:
        """Expected points, scaled, of the best plan; an empty tile has to be searched."""
        if tile not in self._memo:
            drawn = self.drawn(tile)
            stop = self.points(tile) * self.scale(drawn)
            more = self.draw(tile) if drawn < self.size else stop
            self._memo[tile] = max(stop, more) if tile else more
        return self._memo[tile]

    def advice(self, tile: int) -> str:
        """What is best with this on the tile: ``draw``, ``stop``, or ``either`` if both are as good."""
        drawn = self.drawn(tile)
        if drawn >= self.size:
            return "stop"
        gain = self.draw(tile) - self.points(tile) * self.scale(drawn)
        return "draw" if gain > 0 or not tile else "stop" if gain < 0 else "either"


def _search(table: dict[str, Any], request: dict[str, Any], problems: Problems) -> Search:
    """The loot that is left with what its rewards are worth, and the loot on the tile."""
    gone = request["loot"] + request["gone"]
    kinds = []
    tile = 0
    for place, id in enumerate(sorted(table, key=lambda id: (table[id]["value"], id))):
        row = table[id]
        left = row["copies"] - gone.count(id)
        if left < 0:
            problems.add("conflict", "gone", id, {"with": "loot"})
        worth = sum([count * request[WORTH[name]] for name, count in row["reward"].items()])
        kinds.append(Loot(id, row["value"], left, worth))
        tile |= (id in request["loot"]) << place
    return Search(kinds, tile)


def answer(cards: Cards, request: dict[str, Any], problems: Problems) -> dict[str, Any]:
    """Weigh stopping against drawing (abyss.sanctuaries).

    ``decision`` is ``draw``, ``stop`` or ``either``. ``cards`` has for each value the cards left in the deck
    (``left``), the ``chance`` that it comes next, the tile's ``points`` then, and what is best ``then``; ``risk``
    is the chance that the next card is a double. Nothing is refused but drawing from an empty deck, which nothing
    mends. ``stop``, ``once`` and ``best`` are the expected points of stopping now, of drawing exactly one card, and
    of the best plan: loot on the tile plus what the rewards still to come are worth.
    """
    table = cards.tables["loot"]
    search = _search(table, request, problems)
    if problems.found:
        return {}
    tile = search.tile
    legal = search.size > 0
    whole = POINT * search.scale(0)
    doubles = sum([kind.left for place, kind in enumerate(search.kinds) if tile >> place & 1])
    decision = search.advice(tile)
    ruling = Ruling(RULES)
    if legal:
        _notes(request, search, doubles, table, ruling)
    else:
        ruling.refuse("loot-deck-empty")
    return ruling.verdict(
        {
            "decision": decision,
            "points": search.points(tile) // POINT,
            "deck": search.size,
            "risk": chance(doubles, search.size) if legal else None,
            "cards": [_row(search, place) for place, kind in enumerate(search.kinds) if kind.left],
            "stop": amount(search.points(tile) * search.scale(0), whole) if tile else None,
            "once": amount(search.draw(tile, once=True), whole) if legal else None,
            "best": amount(search.best(tile), whole),
        }
    )


def _row(search: Search, place: int) -> dict[str, Any]:
    """What comes of drawing a kind of loot next."""
    loot, tile = search.kinds[place], search.tile
    double = bool(tile >> place & 1)
    then = "over" if double else search.advice(tile | 1 << place)
    return {
        "loot": loot.id,
        "left": loot.left,
        "chance": chance(loot.left, search.size),
        "ends": double,
        "points": search.points(tile) // POINT + (-loot.value if double else loot.value),
        "then": then,
    }


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
    rewards = [name for kind in search.kinds if kind.left for name, n in table[kind.id]["reward"].items() if n]
    if "monster_tokens" in rewards and request["token_worth"]:
        ruling.note("loot-token-worth", worth=amount(request["token_worth"], POINT))
    if "allies" in rewards:
        ruling.note("loot-monster-border" if LEVIATHAN in request["sets"] else "loot-monster-threat")
