"""``kemet/actions``: what its answers say."""

from engine.outputs import Output

SPACES = "action-space"

ANSWER = (
    Output("possible", "entry", "the spaces for the next token, in the order of the board", of=SPACES, several=1),
    Output(
        "possible_open",
        "entry",
        "the spaces that will do only if an extra token fills its row",
        of=SPACES,
        several=1,
    ),
    Output("left", "integer", "the ordinary tokens that are not placed yet", unit="tokens"),
    Output("needs", "integer", "the ordinary rows that no token fills yet, from 1 at the bottom", several=True),
)
