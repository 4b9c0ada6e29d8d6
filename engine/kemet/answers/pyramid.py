"""``kemet/pyramid``: what its answers say."""

from engine.outputs import Output

POINTS = "prayer points"
STEP = (
    Output("level", "integer", "the level that is reached"),
    Output("price", "integer", "what it costs from the level below, before any saving", unit=POINTS),
)
SAVING = (
    Output("tile", "entry", "the tile that saves", of="tile"),
    Output("saved", "integer", "what it saves in all, as a number below 0", unit=POINTS),
)
LEVEL = (
    Output("level", "integer", "the level"),
    Output("cost", "integer", "what it costs to get there by one action", unit=POINTS),
    Output("left", "integer", "what is left then, if that is known and enough", unit=POINTS, optional=True),
    Output("missing", "integer", "what is missing for it, if that is known", unit=POINTS, optional=True),
)

ANSWER = (
    Output("cost", "integer", "what it costs; not there if the pyramid would not rise", unit=POINTS, optional=True),
    Output(
        "prayer_left",
        "integer",
        "the prayer points afterwards; only there if it is legal and they were told",
        unit=POINTS,
        optional=True,
    ),
    Output("steps", "record", "each level that is reached, the lowest first", fields=STEP, several=True),
    Output("saved", "record", "what the tiles save", fields=SAVING, several=True),
    Output("levels", "record", "what each higher level would cost", fields=LEVEL, several=True),
)
