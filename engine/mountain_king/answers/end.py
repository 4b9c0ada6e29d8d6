"""``mountain-king/end``: what its answers say. Players are named by their place in the list of them, from 0."""

from engine.outputs import Output

PLAYER = (
    Output("name", "text", "the name, if there is one"),
    Output("trolls", "integer", "the trolls in the trollmoot", unit="trolls"),
    Output(
        "token",
        "integer",
        "the honor of the coronation token that the player has, 0 for none; null if it is not certain",
        unit="honor",
        nullable=True,
    ),
    Output(
        "turns",
        "integer",
        "the turns that the player still takes; null if that is not known",
        unit="turns",
        nullable=True,
    ),
    Output("team", "integer", "the team, 1 or 2; null if nobody plays in teams", nullable=True),
)

ANSWER = (
    Output("triggered", "boolean", "whether the end of the game has been triggered"),
    Output("over", "boolean", "whether no turn is left"),
    Output(
        "by",
        "integer",
        "in whose turn the end came; null if it has not, or it is not certain",
        unit="place in players",
        nullable=True,
    ),
    Output("missing", "integer", "how many more players need a full trollmoot", unit="players"),
    Output("order", "integer", "the turns still to come, in their order", unit="place in players", several=True),
    Output("players", "record", "the players in the order of the request", fields=PLAYER, several=True),
)
