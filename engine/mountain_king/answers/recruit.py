"""``mountain-king/recruit``: what its answers say. Levels are 1 to 3; places count from 0 on the left as ``index``."""

from engine.outputs import Output

BRIBE = (
    Output("level", "integer", "the level of the troll"),
    Output("index", "integer", "its place, from 0 on the left"),
    Output("place", "integer", "the same place, from 1"),
    Output("coins", "integer", "the pieces on it afterwards", unit="pieces"),
    Output("retires", "boolean", "whether it retires"),
)
REFILL = (
    Output("level", "integer", "the level of the deck that the new card comes from"),
    Output(
        "pedestal",
        "choice",
        "how a pedestal comes: drawn from the bag for the new card, chosen from the bag, or not at all",
        choices=("bag", "choice", "none"),
    ),
)

ANSWER = (
    Output("level", "integer", "the level of the troll"),
    Output("place", "integer", "its place in the row, from 1 on the left"),
    Output("cost", "counts", "what the bribes come to", of="good"),
    Output("bribes", "record", "the trolls that are bribed, the lowest level first", fields=BRIBE, several=True),
    Output("takes", "counts", "the goods that lay on the troll", of="good"),
    Output("left", "counts", "the goods in hand and taken, after the bribes", of="good"),
    Output(
        "refill", "record", "what takes the place of the troll; null if it is refused", fields=REFILL, nullable=True
    ),
)
