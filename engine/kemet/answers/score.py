"""``kemet/score``: what its answers say."""

from engine.kemet.ranking import TIE_BREAKS
from engine.outputs import Output


def _part(name: str, meaning: str) -> Output:
    return Output(name, "integer", f"{meaning}; null if not told", unit="victory points", nullable=True)


PLAYER = (
    Output("name", "text", "the name, if there is one"),
    Output("total", "integer", "the score, of what is told", unit="victory points"),
    Output("rank", "integer", "the place by what is told, from 1; those whom it does not decide between share it"),
    Output("permanent", "integer", "what stays, of what is told", unit="victory points"),
    Output("temporary", "integer", "what is held and can be lost, of what is told", unit="victory points"),
    Output(
        "parts",
        "record",
        "what the score is made of",
        fields=(
            _part("battle", "the battles won"),
            _part("tiles", "the tile Victory Point"),
            _part("sphinx", "the Sphinx"),
            _part("two_temples", "the ends of a day with two temples or more"),
            _part("sanctuary", "the offerings in the Sanctuary"),
            _part("temples", "the temples held"),
            _part("pyramids", "the pyramids of the highest level held"),
        ),
    ),
    Output("order", "integer", "the place in the last turn order; null if not told", nullable=True),
)

ANSWER = (
    Output("players", "record", "the players in the order of the request", fields=PLAYER, several=True),
    Output("goal", "integer", "the points that end the game", unit="victory points"),
    Output(
        "ended",
        "boolean",
        "whether the game is over, if this is the end of a day; null if that hangs on what is not told",
        nullable=True,
    ),
    Output(
        "tie_break",
        "choice",
        "what decided the first place between those level on points; null if nobody is, or if nothing told does",
        choices=TIE_BREAKS,
        nullable=True,
    ),
    Output(
        "first",
        "integer",
        "who has the first place; nobody as long as something is not told",
        unit="place in players",
        several=True,
    ),
)
