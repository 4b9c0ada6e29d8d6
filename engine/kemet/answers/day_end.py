"""``kemet/day-end``: what its answers say."""

from engine.kemet.ranking import TIE_BREAKS
from engine.outputs import Output

PLAYER = (
    Output("name", "text", "the name, if there is one"),
    Output("gain", "integer", "what the temples bring", unit="prayer points"),
    Output("received", "integer", "what of it is kept; null if nobody told", unit="prayer points", nullable=True),
    Output("prayer", "integer", "what the player has then; null if nobody told", unit="prayer points", nullable=True),
    Output("units_back", "integer", "the units that return to the reserve", unit="units"),
    Output(
        "gained_permanent",
        "integer",
        "the permanent points of this end of the day",
        unit="victory points",
        nullable=True,
    ),
    Output("permanent", "integer", "what stays, with those", unit="victory points", nullable=True),
    Output("temporary", "integer", "what is held and can be lost", unit="victory points", nullable=True),
    Output("total", "integer", "the score", unit="victory points", nullable=True),
    Output("rank", "integer", "the place, from 1; null if it is open", nullable=True),
)

ANSWER = (
    Output("players", "record", "the players in the turn order of this day", fields=PLAYER, several=True),
    Output("goal", "integer", "the points that end the game", unit="victory points"),
    Output("ended", "boolean", "whether the game is over; null if it is open", nullable=True),
    Output(
        "tie_break",
        "choice",
        "what decided the first place between those level on points; null if nobody is",
        choices=TIE_BREAKS,
        nullable=True,
    ),
    Output("first", "integer", "who has the first place", unit="place in players", several=True),
)

READING = (
    Output("total", "integer", "the score of the player that it hangs on", unit="victory points", nullable=True),
    Output("ended", "boolean", "whether the game is over; null if that is not known", nullable=True),
    Output("first", "integer", "who has the first place", unit="place in players", several=True),
)

READINGS = {"delta-last-unit": READING, "delta-units-untold": READING}
