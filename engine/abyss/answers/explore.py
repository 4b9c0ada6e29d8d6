"""``abyss/explore``: what its answers say. Cards are named by their number, from 1, in the order of being revealed."""

from engine.outputs import Output

OPTION = (
    Output(
        "action",
        "choice",
        "reveal the next card; let a rival buy; or what the explorer does: take or leave (go-on) the ally; fight the "
        "monster, leave it, roll for a new leviathan, discard it without effect, or skip it with the Coward",
        choices=("reveal", "buy", "take", "go-on", "fight", "leave", "roll", "discard", "skip"),
    ),
    Output("forced", "boolean", "whether the explorer can do nothing else", optional=True),
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
    Output(
        "outcome",
        "choice",
        "what became of it: nothing has been decided yet (open), a rival bought it, the explorer took or fought it, it "
        "stays on the track, or goes away to the discard; or it comes too late, or hangs on what is open",
        choices=("open", "sold", "taken", "fought", "left", "away", "needless", "hangs"),
    ),
    Output("space", "integer", "the space of the track on which it was revealed", optional=True),
    Output("last", "boolean", "whether that is the last space", optional=True),
    Output("buyer", "integer", "the number of the rival who bought it", optional=True),
    Output("price", "integer", "what it cost", unit="pearls", optional=True),
    Output("pearls", "integer", "what of that was paid in pearls", unit="pearls", optional=True),
    Output("nebulis", "integer", "what of that was paid in nebulis", unit="nebulis", optional=True),
    Output("threat", "integer", "the space of the threat track afterwards", optional=True),
    Output(
        "target", "entry", "the leviathan that is fought, if it is told", of="leviathan", nullable=True, optional=True
    ),
)

ANSWER = (
    Output("turn_over", "boolean", "whether the exploration has ended"),
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
