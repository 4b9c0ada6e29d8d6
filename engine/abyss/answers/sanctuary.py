"""``abyss/sanctuary``: what its answers say."""

from engine.outputs import Output

CARD = (
    Output("loot", "entry", "the loot card", of="loot"),
    Output("left", "integer", "how many of it the deck still has", unit="cards"),
    Output("chance", "chance", "how likely it comes next"),
    Output("ends", "boolean", "whether it is a double, which ends the search"),
    Output("points", "integer", "what the tile scores then", unit="points"),
    Output("then", "choice", "what is best then", choices=("draw", "stop", "either", "over")),
)

ANSWER = (
    Output("decision", "choice", "what is best now", choices=("draw", "stop", "either")),
    Output("points", "integer", "what the tile scores as it is", unit="points"),
    Output("deck", "integer", "the loot cards left in the deck", unit="cards"),
    Output("risk", "chance", "how likely the next card is a double; null without a deck", nullable=True),
    Output("cards", "record", "what each card left in the deck does, by value", fields=CARD, several=True),
    Output("stop", "amount", "what stopping now brings; null on an empty tile", unit="points", nullable=True),
    Output("once", "amount", "what drawing exactly one card brings; null without a deck", unit="points", nullable=True),
    Output("best", "amount", "what the best plan brings", unit="points"),
)
