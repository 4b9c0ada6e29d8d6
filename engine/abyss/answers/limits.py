"""``abyss/limits``: what its answers say."""

from engine.outputs import Output

GIVEN_UP = (
    Output("discard", "entry", "the allies to discard", of="ally", several=True),
    Output("pearls", "integer", "the pearls to pay", unit="pearls"),
    Output("nebulis", "integer", "the nebulis to pay", unit="nebulis"),
)

ANSWER = (
    Output("count", "integer", "the allies in hand before", unit="allies"),
    Output("commanded", "boolean", "whether a rival's Commander sets the limit"),
    Output("limit", "integer", "the limit, if one holds", unit="allies", optional=True),
    Output("extra", "integer", "the allies above the limit", unit="allies"),
    Output("price", "integer", "what keeping one of them costs by martial law", unit="pearls"),
    Output(
        "plan",
        "choice",
        "what kind of thing is given up, or why that is refused; empty if nothing is, or if an open point decides",
        choices=("", "discard", "pay", "both", "nebulis", "needless", "refused"),
    ),
    Output("discarded", "integer", "the allies discarded", unit="allies"),
    Output("kept", "integer", "the allies in hand afterwards", unit="allies"),
    Output("nebulis_gained", "integer", "what the Krakens discarded bring", unit="nebulis"),
    Output("plan_instead", "record", "all that is given up by the way out", fields=GIVEN_UP, optional=True),
)
