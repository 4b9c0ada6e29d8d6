"""``kemet/night``: what its answers say."""

from engine.kemet.night import BY
from engine.outputs import Output

PLAYER = (
    Output("name", "text", "the name, if there is one"),
    Output("gain", "integer", "what the night brings", unit="prayer points"),
    Output("received", "integer", "what of it is kept; null if nobody told", unit="prayer points", nullable=True),
    Output("prayer", "integer", "what the player has then; null if nobody told", unit="prayer points", nullable=True),
    Output("looks", "integer", "the cards of which the first one is chosen; 1 without Vision", unit="cards"),
    Output("cards", "integer", "the divine interventions that come to the hand", unit="cards"),
    Output("raises", "entry", "the pyramids that Hand of God may raise", of="color", several=True),
    Output("units", "integer", "the units that may be added at most", unit="units"),
    Output(
        "points",
        "integer",
        "the victory points before the order is set; null if not told",
        unit="victory points",
        nullable=True,
    ),
    Output("tiles", "entry", "the tiles that do something this night", of="tile", several=True),
)

ANSWER = (
    Output("players", "record", "the players in the current turn order", fields=PLAYER, several=True),
    Output(
        "decides",
        "integer",
        "who sets the turn order; null in the first night, and if somebody's points are not told",
        unit="place in players",
        nullable=True,
    ),
    Output(
        "by",
        "choice",
        "by what: points, the earlier place, or the draw of the first night; null if points are not told",
        choices=BY,
        nullable=True,
    ),
    Output("fewest", "integer", "who has the fewest victory points", unit="place in players", several=True),
)
