"""``abyss/score``: what its answers say. Players are named by their place in the request, from 0."""

from engine.outputs import Output

POINTS = Output("points", "integer", "what it scores", unit="points")
COUNTED = (Output("count", "integer", "how many there are"), POINTS)

LOCATION = (
    Output("location", "entry", "the location", of="location"),
    Output(
        "copies", "entry", "the rival's tile that City of Mirrors copies", of="location", nullable=True, optional=True
    ),
    POINTS,
    Output("kind", "text", "the kind of the tile's formula"),
    Output("base", "integer", "what the formula gives in any case", unit="points"),
    Output("each", "integer", "what it gives for each thing counted", unit="points"),
    Output("counted", "integer", "how many things are counted, or the value that is taken"),
    Output("guild", "entry", "the guild whose lords are counted", of="guild", optional=True),
    Output("race", "entry", "the race whose allies are counted", of="race", optional=True),
    Output("loot", "entry", "the loot on a sanctuary", of="loot", several=True, optional=True),
    Output(
        "how",
        "choice",
        "how it was told what it counts, where the cards do not tell it: as a number, or not at all",
        choices=("quick", "unknown"),
        optional=True,
    ),
)


def _how(*choices: str) -> tuple[Output, ...]:
    meaning = "how it was entered, if not card by card: as points, by what the rules count, or too little to tell"
    return (Output("how", "choice", meaning, choices=choices, optional=True),)


def _part(name: str, meaning: str, items: tuple[Output, ...], more: tuple[Output, ...] = ()) -> Output:
    return Output(
        name,
        "record",
        meaning,
        fields=(
            Output(
                "total", "integer", "the points of this part; none if it was not told", unit="points", nullable=True
            ),
            Output("items", "record", "what they are made of", fields=items, several=True),
            Output("rule", "text", "the id of the rule section that it rests on"),
        )
        + more,
    )


PARTS = (
    _part("locations", "the locations", LOCATION, _how("typed", "quick", "unknown")),
    _part("lords", "the lords", (Output("lord", "entry", "the lord", of="lord"), POINTS), _how("typed", "quick")),
    _part(
        "allies",
        "the highest affiliated ally of each race",
        (Output("race", "entry", "the race", of="race"), Output("ally", "entry", "the ally", of="ally"), POINTS),
        _how("typed", "quick"),
    ),
    _part(
        "monster_tokens",
        "the monster tokens",
        (Output("token", "entry", "the kind of token", of="monster-token"),) + COUNTED,
        _how("typed"),
    ),
    _part("nebulis", "the nebulis", COUNTED),
    _part("kraken_figure", "the Kraken figure", COUNTED),
    _part("wounds", "the wounds", COUNTED),
    _part("scourge", "the Scourge", COUNTED),
)

PLAYER = (
    Output("name", "text", "the name, if there is one"),
    Output(
        "total", "integer", "the score, as far as it is known; none if nothing was told", unit="points", nullable=True
    ),
    Output("rank", "integer", "the place, from 1; 0 where an open point decides or points are unknown"),
    Output("parts", "record", "what the score is made of", fields=PARTS),
    Output("affiliated", "entry", "all affiliated allies in the end", of="ally", several=True),
    Output("affiliated_from_hand", "entry", "those of them that came from the hand", of="ally", several=True),
    Output("pearls", "integer", "the pearls, which break ties", unit="pearls"),
    Output("nebulis", "integer", "the nebulis in the end, with those for Krakens in hand", unit="nebulis"),
    Output(
        "highest_lord",
        "record",
        "the highest lord, which breaks ties after the pearls",
        fields=(
            Output("lord", "entry", "the lord, if there is any", of="lord", nullable=True),
            Output("value", "integer", "the influence points, or the printed cost by that reading"),
        ),
    ),
    Output("notes", "messages", "what is worth knowing of this score", of="notes", several=True),
    Output(
        "unchecked",
        "record",
        "what could not be checked, where something was not entered card by card",
        fields=(Output("notes", "messages", "what it is", of="notes", several=True),),
        optional=True,
    ),
)

BY = ("points", "pearls", "highest-lord", "shared", "open", "unknown")
"""By what the first place is decided; open points may decide it, or too little was entered to tell."""

ANSWER = (
    Output("players", "record", "the players in the order of the request", fields=PLAYER, several=True),
    Output(
        "tie_break",
        "record",
        "how the first place was decided",
        fields=(
            Output("by", "choice", "by what", choices=BY),
            Output("players", "integer", "who was level on points", unit="place in players", several=True),
            Output("winners", "integer", "who wins, whatever is open", unit="place in players", several=True),
            Output("rule", "text", "the id of the rule section that it rests on"),
        ),
    ),
)

OUTCOME = (
    Output("winners", "integer", "who wins by this reading", unit="place in players", several=True),
    Output(
        "totals",
        "integer",
        "the scores of those of whom something was told; none where another point leaves them open",
        unit="points",
        several=True,
    ),
)
READINGS = {
    "figure-unclaimed": OUTCOME,
    "figure-order-open": OUTCOME,
    "mirror-loot": OUTCOME,
    "mirror-below-zero": OUTCOME,
}
