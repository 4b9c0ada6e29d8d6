"""``mountain-king/leftovers``: what its answers say."""

from engine.outputs import Output

TRADES = Output(
    "trades",
    "record",
    "the trades, in their order",
    fields=(
        Output("give", "counts", "the goods that are given", of="good"),
        Output("get", "entry", "what comes for them", of="good"),
    ),
    several=True,
)

FULL = Output(
    "full",
    "record",
    "the same sets, kind by kind",
    fields=(
        Output("good", "entry", "the kind", of="good"),
        Output("sets", "integer", "the sets of it", unit="sets"),
    ),
    several=True,
)

ANSWER = (
    Output("honor", "integer", "the most that the goods can score", unit="honor"),
    TRADES,
    Output("sets", "counts", "the sets of each kind in the end", of="good"),
    FULL,
    Output("left", "counts", "the goods that belong to no set in the end", of="good"),
)
