"""``abyss/read-location``: what its answers say."""

from engine.outputs import Output

ANSWER = (
    Output("counts", "text", "the kind of thing that the tile counts"),
    Output("base", "integer", "what the tile gives in any case", unit="points"),
    Output("each", "integer", "what it gives for each thing counted", unit="points"),
    Output("guild", "entry", "the guild whose lords are counted", of="guild", nullable=True),
    Output("race", "entry", "the race whose allies are counted", of="race", nullable=True),
)
