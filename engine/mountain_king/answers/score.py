"""``mountain-king/score``: what its answers say."""

from engine.mountain_king.answers.leftovers import FULL, TRADES
from engine.outputs import Output


def _part(name: str, meaning: str) -> Output:
    return Output(name, "integer", meaning, unit="honor", nullable=True)


def _how(name: str) -> Output:
    return Output(name, "choice", "that it was added up by hand", choices=("typed",), optional=True)


HALL = (
    Output("honor", "integer", "what it scores; null if that number is not told", unit="honor", nullable=True),
    Output("low", "integer", "its lower number; null if not told", nullable=True),
    Output("high", "integer", "its higher number; null if not told", nullable=True),
    Output("statue", "choice", "whether a statue stands on its altar", choices=("no", "yes")),
)

STATUE = (
    Output("honor", "integer", "what it scores; 0 if another one in its tunnel does", unit="honor"),
    Output("counts", "boolean", "whether it is the one that scores in its tunnel"),
    Output("layer", "entry", "the layer in which it stands", of="layer"),
    Output("pedestal", "choice", "whether it stands on a pedestal of its own clan", choices=("no", "yes")),
    Output("tunnel", "text", "the label of its tunnel, if it has one"),
)

PLAYER = (
    Output("name", "text", "the name, if there is one"),
    Output("total", "integer", "the score; null if a part of it is not told", unit="honor", nullable=True),
    Output(
        "rank",
        "integer",
        "the place, from 1; those who are level on everything share it; null if a total is not known",
        nullable=True,
    ),
    Output(
        "parts",
        "record",
        "what the score is made of; each null if nothing that scores is told",
        fields=(
            _part("tunnels", "the tunnels dug during the game"),
            _part("coronation", "the coronation tokens"),
            _part("pedestal_tokens", "the pedestal point tokens"),
            _part("resources", "the leftover goods, by the best trades"),
            _part("halls", "the great halls; null if a number is not told"),
            _part("statues", "the statues in tunnels and in the gate"),
        ),
    ),
    Output(
        "how",
        "record",
        "the parts of which only the honor was told",
        fields=(_how("pedestal_tokens"), _how("resources"), _how("halls"), _how("statues")),
    ),
    Output("halls", "record", "the halls in the order of the request", fields=HALL, several=True),
    Output("statues", "record", "the statues in the order of the request", fields=STATUE, several=True),
    TRADES,
    Output("sets", "counts", "the sets of leftover goods", of="good"),
    FULL,
    Output("troll_levels", "integer", "the sum of the levels of all trolls; null if not told", nullable=True),
    Output(
        "unchecked",
        "record",
        "what could not be checked",
        fields=(Output("notes", "messages", "what it is", of="notes", several=True),),
    ),
)

ANSWER = (
    Output("players", "record", "the players or teams in the order of the request", fields=PLAYER, several=True),
    Output("teams", "boolean", "whether these are teams"),
    Output(
        "tie_break",
        "record",
        "how the first place was decided",
        fields=(
            Output(
                "by",
                "choice",
                "by what; by nothing if several are level on everything; null if a total is not known",
                choices=("points", "troll-levels", "none"),
                nullable=True,
            ),
            Output("winners", "text", "the names of those who win, or their numbers without names", several=True),
        ),
    ),
)
