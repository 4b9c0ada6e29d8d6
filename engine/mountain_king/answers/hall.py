"""``mountain-king/hall``: what its answers say."""

from engine.outputs import Output

SCORES = (
    Output("empty", "integer", "with an empty altar", unit="honor", nullable=True),
    Output("statue", "integer", "with a statue on the altar", unit="honor", nullable=True),
)

ANSWER = (
    Output(
        "covered",
        "record",
        "the tunnels under the hall",
        several=1,
        fields=(
            Output("tunnel", "text", "the letter by which the tunnel is painted"),
            Output("squares", "pair", "its squares that are covered", several=1),
            Output("parts", "pair", "the parts of it that stick out, each with its squares", several=2),
        ),
    ),
    Output("exposed", "pair", "all parts that stick out and become tunnels of their own", several=2),
    Output("removed", "entry", "the clans of the pedestals that leave the game", of="clan", several=1),
    Output(
        "stays",
        "record",
        "the statues that stay on their squares, now in the hall",
        several=1,
        fields=(
            Output("clan", "entry", "its clan", of="clan"),
            Output("before", "integer", "what it scores where it stands, without the hall", unit="honor"),
            Output("altar", "choice", "whether it comes to stand on the altar", choices=("no", "yes")),
        ),
    ),
    Output("loss", "integer", "what the covered statues no longer score by their layers", unit="honor"),
    Output("scores", "record", "what the hall scores; null if its numbers are not told", fields=SCORES, nullable=True),
    Output("change", "record", "the same without the loss", fields=SCORES, nullable=True),
)
