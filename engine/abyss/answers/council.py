"""``abyss/council``: what its answers say."""

from engine.outputs import Output

CHOICE = (
    Output("keep", "entry", "the piles to keep of those chosen", of="race", several=True),
    Output("count", "integer", "how many more to take", unit="piles"),
    Output("among", "entry", "the piles among which to take them", of="race", several=True),
)

ANSWER = (
    Output("limit", "integer", "how many piles may be taken", unit="piles"),
    Output("free", "entry", "the piles that may be taken", of="race", several=True),
    Output("taken", "entry", "the piles that are taken, or discarded with the Oracle", of="race", several=True),
    Output("limited", "boolean", "whether a limit to the hand is to be heeded at the end of the turn"),
    Output("choose", "record", "the way out, with all that is equally near", fields=CHOICE, optional=True),
)
