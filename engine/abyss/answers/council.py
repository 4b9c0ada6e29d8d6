"""``abyss/council``: what its answers say."""

from engine.outputs import Output

CHOICE = (
    Output("only", "entry", "take only these", of="race", several=True, optional=True),
    Output("one", "entry", "take one of these", of="race", several=True, optional=True),
    Output("two", "entry", "take two of these", of="race", several=True, optional=True),
    Output("keep", "entry", "take these, and one more", of="race", several=True, optional=True),
    Output("more", "entry", "the piles of which one is that", of="race", several=True, optional=True),
)

ANSWER = (
    Output("limit", "integer", "how many piles may be taken", unit="piles"),
    Output("free", "entry", "the piles that may be taken", of="race", several=True),
    Output("taken", "entry", "the piles that are taken", of="race", several=True),
    Output("discarded", "boolean", "whether the Oracle discards them"),
    Output("discards", "entry", "the piles that the Oracle discards", of="race", several=True),
    Output(
        "limits",
        "record",
        "the moment at which a limit to the hand is to be heeded, if one is",
        several=True,
        fields=(Output("moment", "choice", "the moment", choices=("end",)),),
    ),
    Output("choose", "record", "the way out, with all that is equally near", fields=CHOICE, optional=True),
)
