"""``abyss/explore``: what its answers say. Cards are named by their number, from 1, in the order of being revealed."""

from engine.outputs import Output

OPTION = (
    Output("reveal", "boolean", "the next card is revealed", optional=True),
    Output("buy", "boolean", "a rival may buy the ally", optional=True),
    Output("take", "boolean", "the explorer may take the ally", optional=True),
    Output("must_take", "boolean", "the explorer has to take the ally", optional=True),
    Output("go_on", "boolean", "the explorer may leave the ally and explore on", optional=True),
    Output("fight", "boolean", "the explorer may fight the monster", optional=True),
    Output("must_fight", "boolean", "the explorer has to fight the monster", optional=True),
    Output("leave", "boolean", "the explorer may leave the monster and explore on", optional=True),
    Output("roll", "boolean", "the explorer may roll for a new leviathan and explore on", optional=True),
    Output("skip", "boolean", "the explorer may pass over the monster with the Coward", optional=True),
    Output("discard", "boolean", "the monster may be discarded without effect", optional=True),
    Output("last", "boolean", "whether the card lies on the last space", optional=True),
    Output("rival", "integer", "the number of the rival who may buy", optional=True),
    Output("price", "integer", "what the ally costs", unit="pearls", optional=True),
    Output("space", "integer", "the space of the track for the next card", optional=True),
)

PEARLS = (
    Output("sales", "integer", "what rivals paid", unit="pearls"),
    Output("last_space", "integer", "for the last space of the track", unit="pearls"),
    Output("ship_master", "integer", "for the races that go to the Council, with the Ship Master", unit="pearls"),
    Output("stolen", "integer", "what a rival's Highwayman took", unit="pearls"),
    Output("total", "integer", "all that the explorer keeps", unit="pearls"),
)

STEP = (
    Output("card", "integer", "the card's number"),
    Output("kind", "choice", "what kind of card it is", choices=("ally", "kraken", "monster")),
    Output("ally", "entry", "which ally, if that is told", of="ally", nullable=True),
    Output("space", "integer", "the space of the track on which it was revealed", optional=True),
    Output("last", "boolean", "whether that is the last space", optional=True),
    Output("open", "boolean", "nothing has been decided about it yet", optional=True),
    Output("buyer", "integer", "the number of the rival who bought it", optional=True),
    Output("price", "integer", "what it cost", unit="pearls", optional=True),
    Output("pearls", "integer", "what of that was paid in pearls", unit="pearls", optional=True),
    Output("nebulis", "integer", "what of that was paid in nebulis", unit="nebulis", optional=True),
    Output("taken", "boolean", "the explorer took it", optional=True),
    Output("left", "boolean", "it stayed on the track", optional=True),
    Output("threat", "integer", "the space of the threat track afterwards", optional=True),
    Output("fought", "boolean", "the explorer fought it", optional=True),
    Output(
        "target", "entry", "the leviathan that is fought, if it is told", of="leviathan", nullable=True, optional=True
    ),
    Output("away", "boolean", "it was discarded without a fight", optional=True),
    Output("needless", "boolean", "it comes too late to be played", optional=True),
    Output("hangs", "boolean", "it hangs on what is open", optional=True),
)

ANSWER = (
    Output("turn_over", "boolean", "whether the exploration has ended"),
    Output(
        "point",
        "choice",
        "the code of the open point that the exploration has come to; empty if there is none",
        choices=("", "monster-in-last-turn", "monster-on-last-space"),
    ),
    Output("options", "record", "the legal next steps; none where an open point decides", fields=OPTION, several=True),
    Output("next_price", "integer", "what the next ally sold costs", unit="pearls"),
    Output("pearls", "record", "what the explorer has gained", fields=PEARLS),
    Output("nebulis", "integer", "the nebulis that rivals paid", unit="nebulis"),
    Output("taken", "integer", "the cards that the explorer took", unit="card", several=True),
    Output("bought", "integer", "the cards that rivals bought", unit="card", several=True),
    Output("fought", "integer", "the monsters that the explorer fought", unit="card", several=True),
    Output("threat_moves", "integer", "how many spaces the threat token moved", unit="spaces"),
    Output("threat", "integer", "the space of the threat track; 0 with Leviathan, which has none"),
    Output(
        "rewards",
        "record",
        "the reward that a fight brings",
        several=True,
        fields=(
            Output("space", "integer", "the space of the threat track that counts"),
            Output("last_space", "choice", "whether the fight was on the last space", choices=("no", "yes")),
        ),
    ),
    Output(
        "fights",
        "record",
        "the leviathans that are fought",
        several=True,
        fields=(Output("leviathan", "entry", "the leviathan", of="leviathan"),),
    ),
    Output("council", "integer", "the cards that go to the Council", unit="card", several=True),
    Output(
        "piles",
        "record",
        "the same by pile; those of unknown race come last",
        several=True,
        fields=(
            Output("race", "entry", "the race of the pile", of="race", nullable=True),
            Output("cards", "integer", "the cards that go there", unit="card", several=True),
        ),
    ),
    Output("discard", "integer", "the cards that go to the discard", unit="card", several=True),
    Output(
        "discarded",
        "record",
        "the same once the exploration has ended",
        several=True,
        fields=(Output("cards", "integer", "the cards", unit="card", several=True),),
    ),
    Output("attacks", "boolean", "whether a fight with a leviathan follows"),
    Output(
        "border",
        "record",
        "the leviathans at the border afterwards",
        several=True,
        fields=(
            Output("space", "integer", "the space of the border"),
            Output("leviathan", "entry", "which leviathan, if that is told", of="leviathan", nullable=True),
        ),
    ),
    Output("steps", "record", "what became of each card revealed", fields=STEP, several=True),
)
