"""``abyss/read-cost``: what its answers say."""

from engine.outputs import Output

ANSWER = (
    Output("value", "integer", "the value to reach", unit="value"),
    Output("races", "integer", "of how many races the allies have to be", unit="races"),
    Output("compulsory", "entry", "the race that has to be among them", of="race", nullable=True),
)
