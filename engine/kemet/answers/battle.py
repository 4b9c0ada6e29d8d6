"""``kemet/battle``: what its answers say."""

from engine.outputs import Output

OPTIONS = ("retreat", "recall", "stay")


def _powers(nullable: bool) -> tuple[Output, ...]:
    """The three powers; null where there was no battle."""
    return (
        Output("strength", "integer", "its Strength", unit="points", nullable=nullable),
        Output("damage", "integer", "its Damage", unit="points", nullable=nullable),
        Output("protection", "integer", "its Protection", unit="points", nullable=nullable),
    )


SIDE = _powers(True) + (
    Output("struck", "integer", "its units that Initiative destroyed before the battle", unit="units"),
    Output("losses", "integer", "its units that die in the battle", unit="units"),
    Output("left", "integer", "its units that are left", unit="units"),
    Output("vp", "integer", "the victory points that it gains; null where that is open", unit="points", nullable=True),
    Output(
        "prayer",
        "integer",
        "the prayer points that the battle really brings it; null where that is open",
        unit="prayer points",
        nullable=True,
    ),
    Output("di_cost", "integer", "the prayer points that it pays for interventions", unit="prayer points"),
)
"""What is said of each side."""

PART = (Output("of", "choice", "what it is", choices=("units", "card", "creature", "tile", "intervention")),) + (
    _powers(False)
    + (
        Output("card", "entry", "the battle card", of="battle-card", optional=True),
        Output("creature", "entry", "the creature", of="creature", optional=True),
        Output("tile", "entry", "the tile", of="tile", optional=True),
        Output("intervention", "entry", "the intervention", of="intervention", optional=True),
    )
)

CHOICE = (
    Output("side", "entry", "who decides", of="side"),
    Output("options", "choice", "what it may do", choices=OPTIONS, several=1),
    Output("recall_gain", "integer", "the prayer points that recalling really brings", unit="prayer points"),
)

BETTER = (
    Output("side", "entry", "the loser", of="side"),
    Output("card", "entry", "the battle card", of="battle-card"),
    Output("losses", "integer", "the units that the loser would lose with it", unit="units"),
    Output("left", "integer", "the units that it would have left", unit="units"),
    Output("destroys", "integer", "the units that the other side would lose", unit="units"),
    Output("vp", "integer", "the victory points that it would gain", unit="points"),
)

ANSWER = (
    Output("winner", "entry", "the side that wins, or holds the space without a battle", of="side"),
    Output("fought", "boolean", "whether there is a battle: Initiative may leave nobody to fight"),
    Output("attacker", "record", "what becomes of the attacker", fields=SIDE),
    Output("defender", "record", "what becomes of the defender", fields=SIDE),
    Output(
        "sides",
        "record",
        "both sides again, the attacker first, with what was added up",
        fields=(
            Output("side", "entry", "which side it is", of="side"),
            Output("rank", "integer", "1 for the winner, 2 for the loser"),
            Output("parts", "record", "what was added up; empty where there was no battle", fields=PART, several=1),
        )
        + SIDE,
        several=1,
    ),
    Output(
        "choices",
        "record",
        "what each side with units left may do next, in the order in which they decide",
        fields=CHOICE,
        several=1,
    ),
    Output(
        "better",
        "record",
        "the battle cards with which the loser would have won, the best first",
        fields=BETTER,
        several=1,
    ),
)

READINGS = {
    "point-unfought": (
        Output("point", "integer", "the victory points that the attacker gains", unit="points"),
        Output("prayer", "integer", "the prayer points that Holy War brings", unit="prayer points"),
    ),
}
"""What the readings of an open point have beside ``legal``, by its code."""
