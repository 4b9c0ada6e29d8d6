"""``score``: what its answers say."""

from engine.outputs import Output

SQUARE = (
    Output("name", "text", "whose square it is, if that is told"),
    Output("rows", "integer", "what the rows bring", unit="point"),
    Output("columns", "integer", "what the columns bring", unit="point"),
    Output("diagonals", "integer", "what the diagonals bring", unit="point"),
    Output("total", "integer", "all of it", unit="point"),
    Output("rank", "integer", "the place, from 1; equal totals share it"),
)

ANSWER = (
    Output("squares", "record", "the squares in the order of the request", fields=SQUARE, several=True),
    Output("first", "integer", "which of them have the most points, from 0", several=True),
)
