"""``kemet/move``: what its answers say."""

from engine.kemet.movement import STEP_KINDS
from engine.outputs import Output

POINTS = "prayer points"

STEP = (
    Output("start", "entry", "the space from which it leads", of="map"),
    Output("to", "entry", "the space to which it leads", of="map"),
    Output("by", "choice", "the way that is taken", choices=STEP_KINDS),
    Output("cost", "integer", "what it costs, with a card that opens gates", unit=POINTS),
    Output("drop", "integer", "the units that are left there", unit="units"),
    Output("pick", "integer", "the units that are picked up there", unit="units"),
    Output("units", "integer", "the units that go on from there", unit="units"),
    Output("battle", "boolean", "whether a battle begins there"),
)

PATH_STEP = (
    Output("to", "entry", "the space to which it leads", of="map"),
    Output("by", "choice", "the way that is taken", choices=STEP_KINDS),
)

REACHED = (
    Output("to", "entry", "a space that can be reached", of="map"),
    Output("cost", "integer", "the fewest prayer points that it takes", unit=POINTS),
    Output("steps", "integer", "the fewest steps at that price", unit="steps"),
    Output("used", "integer", "the movement that it takes", unit="spaces"),
    Output("path", "record", "the steps there, as the request has them", fields=PATH_STEP, several=1),
    Output("gates", "boolean", "whether it takes the card Open Gates"),
    Output("battle", "boolean", "whether a battle begins there"),
    Output("sure", "boolean", "false if a point that is open has to be read generously"),
)


def _spaces(name: str, meaning: str) -> Output:
    return Output(name, "entry", meaning, of="map", several=1)


ANSWER = (
    Output("capacity", "integer", "the movement of the troop", unit="spaces"),
    Output("base", "integer", "what every troop has of it", unit="spaces"),
    Output("speed", "integer", "what God Speed adds to it", unit="spaces"),
    Output("bonus", "integer", "what the creature adds to it", unit="spaces"),
    Output("steps", "record", "the steps of the path, up to the first battle", fields=STEP, several=1),
    Output("cost", "integer", "what the path costs", unit=POINTS, optional=True),
    Output("used", "integer", "the movement that the path takes", unit="spaces", optional=True),
    Output("units", "integer", "the units that get to its end", unit="units", optional=True),
    Output("ends", "entry", "where the move ends", of="map", optional=True),
    Output("battle", "boolean", "whether a battle begins there", optional=True),
    Output(
        "spaces",
        "entry",
        "all spaces of the path in their order, with its beginning",
        of="map",
        several=1,
        optional=True,
    ),
    Output(
        "prayer_left",
        "integer",
        "what is left to pay with, if it is told and the path allowed",
        unit=POINTS,
        optional=True,
    ),
    Output("reach", "record", "without a path, all spaces that can be reached", fields=REACHED, several=1),
    _spaces("free", "those of them that cost nothing"),
    _spaces("paid", "those of them that cost prayer points"),
    _spaces("fights", "those of them where a battle begins"),
    _spaces("unsure", "those of them that only a generous reading leads to"),
)
