"""``stone-heaps/weigh``: what its answers say."""

from engine.outputs import Output

KEPT = (
    Output("class", "entry", "a class of stones", of="class"),
    Output("points", "integer", "what is kept of it weighs"),
)
PLAYER = (
    Output("name", "text", "the name, if there is one"),
    Output("stones", "integer", "what the stones weigh"),
    Output("kept", "record", "what was kept", fields=KEPT, several=True),
    Output("total", "integer", "all of it"),
    Output("rank", "integer", "the place, from 1"),
)

ANSWER = (Output("players", "record", "the players", fields=PLAYER, several=True),)
