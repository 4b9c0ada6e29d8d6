"""``mountain-king/dig``: what its answers say."""

from engine.outputs import Output

ANSWER = (
    Output("cost", "counts", "what the tunnel costs, the hammers for rubble among it", of="good"),
    Output("honor", "integer", "what it earns at once; 0 if it cannot be paid for", unit="honor"),
    Output("gains", "counts", "the buried goods that come into storage", of="good"),
    Output("left", "counts", "the goods afterwards, the gains among them", of="good"),
    Output("unearthed", "entry", "the clans of the statues that can be moved from now on", of="clan", several=1),
    Output("pedestals", "entry", "the clans of which a pedestal may be placed", of="clan", several=1),
    Output("workshops", "integer", "the workshops that may be built", unit="workshops"),
)
