"""``abyss/plot``: what its answers say."""

from engine.outputs import Output

ANSWER = (
    Output("spaces", "integer", "the empty spaces of the court before", unit="spaces"),
    Output("brought", "integer", "the lords brought to court; none where that is not legal", unit="lords"),
    Output("paid", "integer", "the pearls paid for it", unit="pearls"),
    Output("pearls", "integer", "the pearls left afterwards", unit="pearls"),
    Output("court", "integer", "the lords at court afterwards", unit="lords"),
    Output("deck", "integer", "the lords in the deck afterwards", unit="lords"),
    Output(
        "most",
        "integer",
        "how often it can be done in this way as things stand; not there if an open point decides",
        unit="times",
        optional=True,
    ),
    Output("pay_pearls", "integer", "what the way out pays in place of nebulis", unit="pearls", optional=True),
)
