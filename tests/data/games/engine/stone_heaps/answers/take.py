"""``stone-heaps/take``: what its answers say."""

from engine.outputs import Output

HEAP = (Output("stones", "integer", "how many stones it has", unit="stones"),)

ANSWER = (
    Output("left", "record", "the heaps before the stones are taken", fields=HEAP, several=True),
    Output("ground", "text", "the ground with its heaps: h for one, . for a bare place, r for rocks", several=True),
    Output("bare", "pair", "where nothing lies", several=True),
    Output("total", "integer", "all stones", unit="stones"),
)
