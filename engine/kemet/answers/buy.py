"""``kemet/buy``: what its answers say."""

from engine.kemet.answers.pyramid import POINTS, SAVING
from engine.outputs import Output

OFFER = (
    Output("tile", "entry", "the tile", of="tile"),
    Output("color", "entry", "the colour in which it is bought", of="color"),
    Output("level", "integer", "its level"),
    Output("cost", "integer", "what it costs", unit=POINTS),
    Output("left", "integer", "what is left then, if that is known", unit=POINTS, optional=True),
)
STEP = (
    Output("do", "choice", "the action", choices=("pray", "raise")),
    Output("color", "entry", "the colour of the pyramid that is raised; null for praying", of="color", nullable=True),
    Output("level", "integer", "the level that it reaches", optional=True),
    Output("cost", "integer", "what that costs", unit=POINTS, optional=True),
    Output("prayer", "integer", "the prayer points after it; null if they were not told", unit=POINTS, nullable=True),
)

ANSWER = (
    Output("color", "entry", "the colour in which the tile is bought", of="color", optional=True),
    Output("level", "integer", "its level", optional=True),
    Output("cost", "integer", "what the tile costs; not there without a tile", unit=POINTS, optional=True),
    Output(
        "prayer_left",
        "integer",
        "the prayer points afterwards; only there if it is legal and they were told",
        unit=POINTS,
        optional=True,
    ),
    Output("saved", "record", "what tiles in hand save of the cost", fields=SAVING, several=True),
    Output(
        "can_buy", "record", "all tiles that can be bought now, by colour, then by level", fields=OFFER, several=True
    ),
    Output("then", "record", "what could be bought after the tile that is asked for", fields=OFFER, several=True),
    Output("way", "record", "the actions that lead to the way out, in their order", fields=STEP, several=True),
)
