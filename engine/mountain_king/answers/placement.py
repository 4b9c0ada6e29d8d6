"""``mountain-king/placement``: what its answers say."""

from engine.outputs import Output

BRINGS = (
    Output("rubble", "integer", "the squares of rubble that it covers, each of which costs a hammer", unit="squares"),
    Output(
        "covers",
        "record",
        "what it covers",
        fields=(
            Output("goods", "integer", "the squares with buried goods", unit="squares"),
            Output("statues", "integer", "the squares with a buried statue", unit="squares"),
        ),
    ),
    Output("touches_workshops", "pair", "the workshops that it touches by an edge", several=1),
    Output("touches_spots", "pair", "the empty workshop spots that it touches by an edge", several=1),
    Output("connects", "pair", "the squares of nobody's tunnels that become yours", several=1),
    Output("joins", "pair", "the squares of the partner's network that it touches and so joins", several=1),
)
"""What a tunnel brings: nothing if it may not go there, or if that is open."""

ANSWER = BRINGS + (
    Output("count", "integer", "how many placements of the shape there are"),
    Output("placements", "pair", "the placements of the shape, each with its squares", several=2),
    Output(
        "options",
        "record",
        "the best of these placements, up to 24, with what each brings",
        several=1,
        fields=(Output("tile", "pair", "its squares", several=1),) + BRINGS,
    ),
)
