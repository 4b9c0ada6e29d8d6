"""``abyss/nebulis``: what its answers say."""

from engine.outputs import Output

PLAYER = (
    Output("name", "text", "the name, if there is one"),
    Output("before", "integer", "the nebulis at the start", unit="nebulis"),
    Output("nebulis", "integer", "the nebulis in the end", unit="nebulis"),
    Output("holds", "boolean", "whether the player holds the Kraken figure in the end"),
    Output("may_take", "boolean", "whether the player may be chosen to take it"),
    Output("chooses", "boolean", "whether the player chooses who takes it"),
)

EVENT = (
    Output("kind", "choice", "what happens", choices=("gain", "spend", "fence")),
    Output("count", "integer", "so many are gained or spent", unit="nebulis"),
    Output("player", "integer", "the number of the player, from 1"),
    Output("seat", "integer", "the same as a place in players, from 0"),
    Output("nebulis", "integer", "what the player has afterwards", unit="nebulis"),
    Output("holder", "integer", "the number of the figure's holder then, from 1; 0 if nobody is known to hold it"),
    Output("holder_seat", "integer", "the same as a place in players, if the holder is known", optional=True),
    Output("notes", "messages", "why the figure moves or stays", of="notes", several=True),
)

ANSWER = (
    Output("players", "record", "the players in the order of the request", fields=PLAYER, several=True),
    Output("events", "record", "the events that could be followed", fields=EVENT, several=True),
    Output("undecided", "boolean", "whether the holder still has to choose who takes the figure"),
)

HOLDERS = Output(
    "holders",
    "integer",
    "who holds the figure, or among whom the holder chooses",
    unit="place in players",
    several=True,
)
READINGS = {"holder-unsaid": (HOLDERS,), "figure-between-receivers": (HOLDERS,)}
