"""``taking``: what its answers say beside what all do."""

from engine.outputs import Output

ANSWER = (Output("count", "integer", "how many pieces are asked for", unit="piece"),)
