"""``mountain-king/setup``: what its answers say."""

from engine.mountain_king.setup import BONUS, SIDES
from engine.outputs import Output

CARDS = "the starter cards beside the placed ones whose starting goods are taken as well"
SEAT = (
    Output("seat", "integer", "the seat, from 1 for the starting player"),
    Output("team", "integer", "its team, 1 or 2; null if nobody plays in teams", nullable=True),
    Output("bonus", "choice", CARDS, choices=BONUS),
)
LEVEL = (
    Output("level", "integer", "the level of trolls"),
    Output("count", "integer", "how many lie face up", unit="trolls"),
)

ANSWER = (
    Output("sides", "choice", "the sides of the board that may be used", choices=SIDES, several=True),
    Output(
        "spots",
        "integer",
        "the number on the start spots; null if any equal ones will do",
        nullable=True,
        optional=True,
    ),
    Output("coronation", "integer", "the coronation tokens, the first one first", unit="honor", several=True),
    Output("workshop_tiles", "integer", "the workshop tiles laid out", unit="tiles", optional=True),
    Output("horde", "record", "the trolls laid out, the lowest level first", fields=LEVEL, several=True, optional=True),
    Output("spells", "integer", "the spells in the display", unit="spells", optional=True),
    Output("teams", "boolean", "whether two teams play", optional=True),
    Output("seats", "record", "what each seat gets, in the order of turns", fields=SEAT, several=True),
    Output("own", "record", "the seat that was asked for", fields=SEAT, optional=True),
    Output("goods", "counts", "the goods that this seat begins with", of="good", optional=True),
)
