"""``abyss/end``: what its answers say. Players are named by their place in the list of them, from 0."""

from engine.outputs import Output

PLAYER = (
    Output("name", "text", "the name, if there is one"),
    Output("lords", "integer", "the lords the player has", unit="lords"),
    Output("triggers", "boolean", "whether the end came in this player's turn"),
    Output("finishes", "boolean", "whether the player finishes the turn going on"),
    Output("further", "boolean", "whether the player has the further turn of the Invoker"),
    Output("plays", "boolean", "whether the player still has a last turn"),
    Output("order", "text", "the place among the last turns, from 1; empty without one"),
)

ANSWER = (
    Output("triggered", "boolean", "whether the end of the game has been triggered"),
    Output("over", "boolean", "whether the game is over"),
    Output("active", "integer", "whose turn it is, or was last", unit="place in players"),
    Output("last_turns", "integer", "who still has a last turn, in order", unit="place in players", several=True),
    Output(
        "state",
        "choice",
        "what is left of the game; empty if the end has not been triggered, or an open point decides",
        choices=("", "finish", "finish-then", "further", "last-turns", "over"),
    ),
    Output("players", "record", "the players in the order of the request", fields=PLAYER, several=True),
    Output(
        "causes",
        "record",
        "what ends the game",
        fields=(Output("notes", "messages", "each of the causes", of="notes", several=True),),
    ),
)

READINGS = {
    "invoker-at-end": (
        Output("turns", "integer", "all turns that are left, in order", unit="place in players", several=True),
    )
}
