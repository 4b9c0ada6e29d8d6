"""``payment``: what its answers say beside what all do."""

from engine.outputs import Output

ANSWER = (
    Output("owed", "integer", "how many ordinary cards have to be laid on the card", unit="card"),
    Output("left", "integer", "how many of them are still to be laid", unit="card"),
)
