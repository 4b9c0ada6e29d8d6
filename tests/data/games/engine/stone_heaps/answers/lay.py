"""``stone-heaps/lay``: what its answers say."""

from engine.outputs import Output

ANSWER = (
    Output("sum", "integer", "what the tokens come to"),
    Output("stones", "integer", "the stones in all heaps", unit="stones"),
    Output("way", "entry", "the way as it was asked", of="ford", several=True),
    Output("red", "pair", "the squares of the wall that are red and not filled", several=1),
)
