"""``abyss/refill``: what its answers say."""

from engine.outputs import Output

FIGURES = (
    Output("refill", "boolean", "whether the court is filled up", optional=True),
    Output("pearls", "integer", "what the recruiter receives for that", unit="pearls", optional=True),
    Output("lords_drawn", "integer", "the lords that come from the deck", unit="lords", optional=True),
    Output("court", "integer", "the lords at court afterwards", unit="lords", optional=True),
    Output("game_ends", "boolean", "whether the deck is too small, which ends the game", optional=True),
)
"""What is certain once the power and the refill are done; what an open point decides is not there."""

STEP = (
    Output(
        "step",
        "choice",
        "what happens: the power, the court slides together or is filled up, or another lord is taken",
        choices=("power", "ambassador", "slide", "refill", "corruptor", "traitor", "schemer", "control", "extra-turn"),
    ),
    Output("lord", "entry", "the new lord, if it is known and this is its power", of="lord", optional=True),
    Output("court", "integer", "the lords at court then", unit="lords", optional=True),
    Output("count", "integer", "the lords that come", unit="lords", optional=True),
    Output("pearls", "integer", "the pearls received", unit="pearls", optional=True),
)

ANSWER = (
    Output(
        "orders",
        "record",
        "the steps in their order, once or by each reading",
        several=True,
        fields=(
            Output("reading", "choice", "by which reading", choices=("certain", "power-first", "refill-first")),
            Output("steps", "record", "the steps", fields=STEP, several=True),
        ),
    ),
) + FIGURES

READINGS = {"power-or-refill": FIGURES, "traitor-on-reserved": FIGURES}
