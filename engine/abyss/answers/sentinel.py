"""``abyss/sentinel``: what its answers say."""

from engine.outputs import Output

ZONES = ("court", "council", "locations")

ANSWER = (
    Output("free", "choice", "the zones where a sentinel may stand", choices=ZONES, several=True),
    Output("zone", "choice", "where it is placed; empty if that is not legal or not told", choices=("",) + ZONES),
    Output("must", "boolean", "whether it has to be placed now"),
)
