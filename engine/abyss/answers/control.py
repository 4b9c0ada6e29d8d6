"""``abyss/control``: what its answers say."""

from engine.outputs import Output

PAYMENT = (
    Output("lords", "entry", "the lords that are tucked", of="lord", several=True),
    Output("tokens", "integer", "the key tokens that are returned", unit="key tokens"),
    Output("by_power", "boolean", "whether an ambassador takes the location by its power"),
    Output("covers", "entry", "those of the lords whose lasting power ends with it", of="lord", several=True),
    Output("rank", "integer", "its rank: fewest lords tucked, then fewest lasting powers ended"),
    Output("left", "integer", "the keys that still count afterwards", unit="keys"),
    Output("again", "boolean", "whether they make another location compulsory"),
)

REMEDY = (
    Output("lords", "entry", "the lords to pay with, if the payment changes", of="lord", several=True, optional=True),
    Output("tokens", "integer", "the key tokens to pay with, if it changes", unit="key tokens", optional=True),
    Output(
        "way",
        "choice",
        "how to take a tile, if that changes: one that lies face up, one of those drawn, or by drawing",
        choices=("face-up", "keep", "draw"),
        optional=True,
    ),
    Output(
        "tiles",
        "entry",
        "the tiles of which one is taken or kept; none if any will do",
        of="location",
        several=True,
        optional=True,
    ),
    Output("draw", "integer", "how many tiles to draw; 0 if any number will do", unit="tiles", optional=True),
)

ANSWER = (
    Output("held", "integer", "the keys that count now", unit="keys"),
    Output("must", "boolean", "whether they make control of a location compulsory"),
    Output("waiting", "boolean", "whether there is nothing to pay with, and nothing is offered"),
    Output("missing", "integer", "how many keys are missing", unit="keys"),
    Output("offered", "boolean", "whether the request says what is paid"),
    Output("by_power", "entry", "the ambassadors of which one takes the tile by its power", of="lord", several=True),
    Output("count", "integer", "how many payments there are", unit="payments"),
    Output("payments", "record", "the payment that was judged, or the first of all", fields=PAYMENT, several=True),
    Output(
        "way_out", "record", "what the way out changes, with all that is equally near", fields=REMEDY, optional=True
    ),
)
