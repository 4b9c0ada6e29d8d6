"""``many-cards/play``: what its answers say."""

from engine.outputs import Output

ANSWER = (Output("cost", "integer", "what the creature costs", unit="coins"),)
