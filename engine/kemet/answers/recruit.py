"""``kemet/recruit``: what its answers say. Districts are named by their place in the question, from 1."""

from engine.kemet.answers.pyramid import POINTS, SAVING
from engine.outputs import Output

PLACE = (
    Output("place", "integer", "the district, from 1"),
    Output("units", "integer", "the own units there afterwards", unit="units"),
    Output("enemy", "integer", "the units of an enemy there", unit="units"),
)

ANSWER = (
    Output("cost", "integer", "what the units cost", unit=POINTS),
    Output(
        "prayer_left",
        "integer",
        "the prayer points afterwards; only there if it is legal and they were told",
        unit=POINTS,
        optional=True,
    ),
    Output(
        "reserve_left",
        "integer",
        "the units in the reserve afterwards; only there if it is legal and they were told",
        unit="units",
        optional=True,
    ),
    Output("saved", "record", "what tiles save of the cost", fields=SAVING, several=True),
    Output("most", "integer", "how many units might come at most, as far as is told", unit="units"),
    Output("battles", "record", "where the new units attack at once", fields=PLACE, several=True),
    Output("after", "record", "what stands in each district afterwards", fields=PLACE, several=True),
    Output("spots", "integer", "the districts where a waiting creature may join, from 1", several=True),
)
