"""``hand``: what its answers say beside what all do."""

from engine.outputs import Output

ANSWER = (
    Output("best", "entry", "the highest hand that the cards make; null if they make none", of="hand", nullable=True),
    Output("american", "integer", "what that brings by the American scale", unit="point"),
    Output("english", "integer", "what that brings by the English scale", unit="point"),
)
