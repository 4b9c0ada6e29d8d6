"""``mountain-king/reach``: what its answers say."""

from engine.outputs import Output

STEP = (
    Output("kind", "choice", "what is done", choices=("trade", "workshop")),
    Output("workshop", "entry", "the workshop that is activated", of="workshop", optional=True),
    Output("direction", "choice", "which way round it works", choices=("forward", "back"), optional=True),
    Output("give", "counts", "what is given", of="good"),
    Output("carts", "counts", "the clan carts among what is given", of="clan", optional=True),
    Output("get", "counts", "what comes for it", of="good"),
    Output("left", "counts", "all that is in hand afterwards", of="good"),
)

WORKSHOP = (
    Output("workshop", "entry", "one of the workshops in question", of="workshop"),
    Output("possible", "boolean", "whether the goal can be reached with this workshop and trades"),
    Output("steps", "integer", "the fewest steps that it takes", unit="steps"),
    Output("activations", "integer", "how often the workshop is activated on that way"),
    Output("left", "integer", "the pieces that are in hand afterwards", unit="pieces"),
)

ANSWER = (
    Output("possible", "boolean", "whether the goal can be reached in this turn"),
    Output("steps", "record", "the steps in their order; none for no way", fields=STEP, several=True),
    Output("left", "counts", "all that is in hand afterwards", of="good"),
    Output("best", "entry", "the workshop that serves best; null if none is needed", of="workshop", nullable=True),
    Output("workshops", "record", "each workshop by itself, where there are several", fields=WORKSHOP, several=True),
)
