"""``mountain-king/cascade``: what its answers say. Rows count from 0 at the bottom, places from 0 on the left."""

from engine.outputs import Output

TROLL = (
    Output("at", "pair", "its row and its place there"),
    Output("gains", "counts", "what the troll brings", of="good"),
    Output("covered", "counts", "what it prints, but brings not, because goods lie on these symbols", of="good"),
)


def _place(optional: bool) -> tuple[Output, ...]:
    """A place with what it brings."""
    return (
        Output("row", "integer", "the row of the place, from 0 at the bottom", optional=optional),
        Output("index", "integer", "the place in its row, from 0 on the left", optional=optional),
        Output("at", "pair", "the same two together", optional=optional),
        Output("activated", "pair", "the activated trolls, the new one first", several=True, optional=optional),
        Output("gains", "counts", "what they bring together", of="good", optional=optional),
        Output("pieces", "integer", "how many goods these are", unit="goods", optional=optional),
        Output("each", "record", "what each of them brings", fields=TROLL, several=True, optional=optional),
    )


PLACES = Output(
    "places",
    "record",
    "the open places, if none is chosen: most pieces first, then the lower row, then the lower index",
    fields=_place(optional=False),
    several=True,
    optional=True,
)

ANSWER = _place(optional=True) + (
    PLACES,
    Output("best", "integer", "how many goods the best of these brings", unit="goods", optional=True),
    Output(
        "best_place", "pair", "the row and index of the best open place, if the chosen one is refused", optional=True
    ),
)
