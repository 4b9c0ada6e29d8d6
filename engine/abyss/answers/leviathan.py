"""``abyss/leviathan``: what its answers say."""

from engine.outputs import Output

RESULT = (
    Output("levels", "integer", "the levels beaten", unit="levels"),
    Output("tokens", "integer", "the monster tokens won", unit="monster tokens"),
    Output("pearls", "integer", "the pearls gained", unit="pearls"),
    Output("wins", "boolean", "whether the card is won"),
)
CHANCE = Output("chance", "chance", "how likely that is")

ATTACK = (
    Output("ally", "entry", "the ally that is sent", of="ally"),
    Output("two_dice", "boolean", "whether the better of two dice counts"),
    Output(
        "rolls",
        "record",
        "what each number on the die does",
        several=True,
        fields=(
            Output("die", "integer", "the number on the die"),
            CHANCE,
            Output("power", "integer", "the power of the attack with it"),
            Output("paid", "integer", "the pearls paid for power", unit="pearls"),
        )
        + RESULT,
    ),
    Output("outcomes", "record", "the same by the levels beaten", fields=RESULT + (CHANCE,), several=True),
    Output("fail", "chance", "how likely no level is beaten"),
    Output("hit", "chance", "how likely at least one level is beaten"),
    Output("kill", "chance", "how likely the card is won by this attack"),
    Output("tokens", "amount", "the monster tokens to expect", unit="monster tokens"),
)

CANDIDATE = (
    Output("ally", "entry", "the ally", of="ally"),
    Output("count", "integer", "how many such cards are in hand", unit="cards"),
    Output(
        "best", "boolean", "whether nothing is better to be sent first; of a hand that can beat nothing, no ally is"
    ),
    Output("hit", "chance", "how likely it beats at least one level"),
    Output("kill", "chance", "how likely it wins the card alone"),
    Output("win", "chance", "how likely the card is won if it is sent first and then the best plan is followed"),
    Output("tokens", "amount", "the monster tokens to expect of that", unit="monster tokens"),
    Output("allies", "amount", "the allies to be discarded on average by that", unit="cards"),
    Output("value", "amount", "what these are worth on average", unit="value"),
)

NEXT = (
    Output("attack", "chance", "how likely the next leviathan makes one attack"),
    Output("free", "chance", "how likely it makes none attack"),
    Output(
        "attacks",
        "record",
        "the leviathans that may attack, by their space",
        several=True,
        fields=(
            Output("space", "integer", "the space of the border"),
            Output("leviathan", "entry", "the leviathan there", of="leviathan"),
            CHANCE,
            Output("wounds", "integer", "the wounds to take", unit="wounds"),
            Output("pearls", "integer", "the pearls lost", unit="pearls"),
            Output("allies", "integer", "the allies lost", unit="cards"),
            Output("lords", "integer", "the free lords lost", unit="lords"),
        ),
    ),
)

ANSWER = (
    Output("leviathan", "entry", "the leviathan that is attacked", of="leviathan"),
    Output(
        "levels",
        "record",
        "the levels not beaten yet",
        several=True,
        fields=(
            Output("resistance", "integer", "the power that beats it"),
            Output("tokens", "integer", "the monster tokens that it brings", unit="monster tokens"),
        ),
    ),
    Output("needed", "integer", "the power that beats all of them at once"),
    Output("fit", "entry", "the allies in hand that may attack", of="ally", several=True),
    Output(
        "attack", "record", "the attack of the ally that is sent, or is best sent first", fields=ATTACK, nullable=True
    ),
    Output("rebel", "record", "what the Rebel's level brings", fields=RESULT, nullable=True),
    Output("candidates", "record", "each kind of ally that may attack, the best first", fields=CANDIDATE, several=True),
    Output(
        "plan",
        "record",
        "the best plan for the whole hand: the likeliest to win the card; of equals the most monster tokens, then the "
        "fewest allies discarded, then the least of their value, the fewest nebulis, and the most pearls left",
        nullable=True,
        fields=(
            Output("first", "entry", "the ally that is sent first", of="ally"),
            Output("better", "entry", "the ally that is better sent first, if there is one", of="ally", nullable=True),
            Output("saves", "boolean", "whether it ever pays other than for the most levels of one attack"),
            Output("win", "chance", "how likely the card is won"),
            Output("tokens", "amount", "the monster tokens to expect", unit="monster tokens"),
            Output("allies", "amount", "the allies to be discarded on average", unit="cards"),
            Output("value", "amount", "what these are worth on average", unit="value"),
        ),
    ),
    Output(
        "next", "record", "the odds of adding a leviathan to the border, if that is told", fields=NEXT, nullable=True
    ),
)
