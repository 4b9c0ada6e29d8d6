"""``abyss/recruit``: what its answers say."""

from engine.outputs import Output

PURSE = (
    Output("pearls", "integer", "the pearls, if their number is told", unit="pearls", nullable=True),
    Output("nebulis", "integer", "the nebulis, if their number is told", unit="nebulis", nullable=True),
)

ANSWER = (
    Output("lord", "entry", "the lord to be recruited", of="lord"),
    Output("cost", "integer", "the value to pay, after all changes", unit="value"),
    Output("printed_cost", "integer", "the value on the card", unit="value"),
    Output("races", "integer", "of how many races the allies have to be; 0 through the Corruptor", unit="races"),
    Output("compulsory", "entry", "the race that has to be among them", of="race", nullable=True),
    Output("paid_races", "entry", "the races of the allies paid, without Krakens", of="race", several=True),
    Output("krakens", "entry", "the Krakens paid", of="ally", several=True),
    Output("total", "integer", "what allies, pearls and nebulis are worth together", unit="value"),
    Output("shortfall", "integer", "how far the payment stays below the cost", unit="value"),
    Output("surplus", "integer", "how far the payment goes beyond the cost", unit="value"),
    Output(
        "affiliates",
        "entry",
        "the allies of a legal payment among which the payer chooses the affiliated one, lowest first",
        of="ally",
        several=True,
    ),
    Output(
        "discards",
        "entry",
        "the allies of a legal payment that go to the discard if the first of those is affiliated",
        of="ally",
        several=True,
    ),
    Output("nebulis_received", "integer", "what the Krakens of a legal payment bring", unit="nebulis"),
    Output(
        "purse",
        "record",
        "what the payer owns; null if neither number is told",
        nullable=True,
        fields=(
            Output("before", "record", "before paying", fields=PURSE),
            Output("after", "record", "after a legal payment", nullable=True, fields=PURSE),
        ),
    ),
    Output(
        "change",
        "record",
        "what the way out does to the allies paid",
        fields=(
            Output("take_back", "entry", "the allies that are not paid", of="ally", several=True),
            Output("add", "entry", "the allies that are paid in addition", of="ally", several=True),
        ),
    ),
)
