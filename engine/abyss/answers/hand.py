"""``abyss/hand``: what its answers say."""

from engine.abyss.alternatives import GOOD_FOR
from engine.outputs import Output

PAYMENT = (
    Output("allies", "entry", "the allies to pay", of="ally", several=True),
    Output("pearls", "integer", "the pearls to pay", unit="pearls"),
    Output("nebulis", "integer", "the nebulis to pay", unit="nebulis"),
    Output("ferryman", "entry", "the Ferryman, if he has to change pearls first", of="lord", nullable=True),
    Output("nebulis_received", "integer", "what the Krakens paid bring", unit="nebulis"),
    Output("affiliates", "entry", "the allies of which one becomes affiliated, lowest first", of="ally", several=True),
    Output("surplus", "integer", "how far the allies go beyond the cost", unit="value"),
    Output("kept", "entry", "the allies that stay in hand", of="ally", several=True),
    Output("pearls_left", "integer", "the pearls owned after it", unit="pearls"),
    Output("nebulis_left", "integer", "the nebulis owned after it, with those received", unit="nebulis"),
)
ALTERNATIVE = PAYMENT + (
    Output("first", "boolean", "whether it is the first of all payments"),
    Output(
        "good_for",
        "choice",
        "why it is here: it is the only payment counted in lean, or none of these is better in any way, or it has what "
        "another alternative lacks: the least value lost, the fewest pearls spent, the most value kept in hand, the "
        "highest affiliated ally, the fewest allies spent, the fewest nebulis received",
        choices=GOOD_FOR,
        several=True,
    ),
)

NEAREST = (
    Output("allies", "entry", "the allies worth most that may go together", of="ally", several=True),
    Output("pearls", "integer", "the pearls beside them", unit="pearls"),
    Output("nebulis", "integer", "the nebulis beside them", unit="nebulis"),
    Output("total", "integer", "what these allies and all that can be paid beside them are worth", unit="value"),
    Output("races_missing", "integer", "how many races the hand lacks", unit="races"),
    Output("compulsory_missing", "entry", "the compulsory race, if the hand lacks it", of="race", nullable=True),
    Output("value_missing", "integer", "what the hand lacks of the cost", unit="value"),
)

LORD = (
    Output("lord", "entry", "the lord at court", of="lord"),
    Output("points", "integer", "the influence points of the lord", unit="points"),
    Output("cost", "integer", "the value to pay, after all changes", unit="value"),
    Output("printed_cost", "integer", "the value on the card", unit="value"),
    Output("races", "integer", "of how many races the allies have to be; 0 through the Corruptor", unit="races"),
    Output("compulsory", "entry", "the race that has to be among them", of="race", nullable=True),
    Output("recruitable", "boolean", "whether the hand can pay for the lord"),
    Output(
        "count",
        "integer",
        "the distinct legal payments: the allies as multisets of cards, with the pearls and nebulis that fill in",
        unit="payments",
    ),
    Output("lean", "integer", "those of them of which no ally could be left out for the same pearls", unit="payments"),
    Output("payments", "record", "the best of these, no more than were asked for", fields=PAYMENT, several=True),
    Output(
        "alternatives",
        "record",
        "the first of them, and those that are better in something",
        fields=ALTERNATIVE,
        several=True,
    ),
    Output("reasons", "messages", "why the hand cannot recruit the lord", of="reasons", several=True),
    Output("nearest", "record", "the best that the hand comes to, if it cannot", fields=NEAREST, nullable=True),
    Output("notes", "messages", "what is worth knowing of the cost and the payments", of="notes", several=True),
    Output("sentinel", "choice", "whose sentinel stands on the lord", choices=("none", "rival")),
    Output("own_pearls", "integer", "the pearls owned, where nebulis are owned, too", unit="pearls", nullable=True),
    Output("own_nebulis", "integer", "the nebulis owned, if any", unit="nebulis", nullable=True),
)

ANSWER = (Output("lords", "record", "the lords of the court, in the order of the request", fields=LORD, several=True),)

READINGS = {
    "hand-corruptor-nebulis": (Output("lords", "entry", "the lords that can be recruited", of="lord", several=True),),
    "hand-needless-krakens-open": (
        Output("payments", "integer", "the legal payments for all lords together", unit="payments"),
    ),
}
