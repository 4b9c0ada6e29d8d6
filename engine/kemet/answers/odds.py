"""``kemet/odds``: what its answers say."""

from engine.outputs import Output


def _side(name: str) -> Output:
    return Output(
        name,
        "record",
        f"what the {name} loses and gains",
        fields=(
            Output("losses", "integer", "the units lost to damage", unit="units"),
            Output(
                "vp", "integer", "the points of the battle; null where it is open", unit="victory points", nullable=True
            ),
        ),
    )


CELL = (
    Output("winner", "entry", "the side that wins", of="side"),
    Output("payoff", "integer", "what that is worth to the attacker; null where it is open", nullable=True),
    _side("attacker"),
    _side("defender"),
)

MIX = (
    Output("card", "entry", "a card to play", of="battle-card"),
    Output("probability", "fraction", "how often to play it"),
)

REPLY = (
    Output("against", "entry", "a card of the enemy", of="battle-card"),
    Output("card", "entry", "the best answer to it", of="battle-card"),
    Output("equal", "entry", "the others that are just as good", of="battle-card", several=True),
    Output("payoff", "integer", "what the battle is then worth to the attacker"),
)


def _of_side(name: str) -> tuple[Output, ...]:
    card = (
        Output("card", "entry", "a card in hand", of="battle-card"),
        Output("probability", "fraction", "how often to play it"),
        Output("play", "choice", "when to play it, in a word", choices=("always", "sometimes", "never", "answer")),
        Output("beaten_by", "entry", "cards that are never worse and sometimes better", of="battle-card", several=True),
        Output("equal", "entry", "cards that are worth the same against all others", of="battle-card", several=True),
        Output(
            "best_against",
            "entry",
            "the enemy’s cards to which none is a better answer",
            of="battle-card",
            several=True,
        ),
    )
    return (
        Output(
            f"{name}_mix",
            "record",
            f"how often the {name} should play each card, without those that are never to be played",
            fields=MIX,
            several=True,
        ),
        Output(
            f"{name}_card",
            "entry",
            f"the {name}’s best card; null if there is none alone",
            of="battle-card",
            nullable=True,
        ),
        Output(f"{name}_cards", "record", f"all cards of the {name}, in the order given", fields=card, several=True),
        Output(
            f"{name}_strength", "integer", f"the {name}’s strength without a card; null without a battle", nullable=True
        ),
    )


FOUND = (
    Output("matrix", "record", "each card of the attacker against each of the defender", fields=CELL, several=2),
    Output("payoff", "choice", "what is counted, as asked", choices=("win", "vp", "units")),
    Output("value", "fraction", "what the battle is worth to the attacker; null where it is open", nullable=True),
)

REST = (
    Output("sees", "entry", "the side that sees the enemy’s card; null if neither does", of="side", nullable=True),
    Output("fought", "boolean", "whether anybody is left to fight, so that cards are played"),
    Output("always", "entry", "the side that wins whatever both play; null if it depends", of="side", nullable=True),
    Output("replies", "record", "the answer to each card of the enemy", fields=REPLY, several=True, optional=True),
)

ANSWER = FOUND + _of_side("attacker") + _of_side("defender") + REST

READINGS = {
    "point-without-battle": (Output("value", "fraction", "what the battle is then worth to the attacker"),),
}
