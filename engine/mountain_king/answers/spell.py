"""``mountain-king/spell``: what its answers say."""

from engine.outputs import Output

ANSWER = (
    Output("cost", "counts", "what casting it costs", of="good"),
    Output("runes_after", "integer", "the runes on the spell afterwards", unit="runes"),
    Output("stays_in_display", "boolean", "whether the spell stays where it is"),
)
