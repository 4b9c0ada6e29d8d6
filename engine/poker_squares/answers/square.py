"""``square``: what its answers say beside what all do."""

from engine.outputs import Output


def _lines(name: str, meaning: str) -> Output:
    fields = (
        Output("number", "integer", "which of them it is, from 1"),
        Output("hand", "entry", "the hand; null if there is none, or the line is open", of="hand", nullable=True),
        Output("points", "integer", "what it brings", unit="point"),
        Output("open", "integer", "how many of its squares are free", unit="square"),
    )
    return Output(name, "record", meaning, fields=fields, several=True)


ANSWER = (
    Output("laid", "integer", "how many cards lie there", unit="card"),
    _lines("rows", "the rows, from the top"),
    _lines("columns", "the columns, from the left"),
    _lines("diagonals", "the one that goes down and the one that goes up; none if they do not count"),
    Output("total", "integer", "what all full lines bring together", unit="point"),
)
