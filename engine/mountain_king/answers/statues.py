"""``mountain-king/statues``: what its answers say."""

from engine.mountain_king.statue_map import CLANS, GENERIC, KINDS
from engine.outputs import Output

SQUARES = ("plain", "pedestal", "altar")

STEP = (
    Output("kind", "choice", "whether a statue is moved or goods are traded", choices=("move", "trade")),
    Output("statue", "integer", "the statue, its place in the list from 0", optional=True),
    Output("clan", "entry", "its clan", of="clan", optional=True),
    Output("from", "integer", "where it stood, the place of the tunnel in the list from 0", optional=True),
    Output("to", "integer", "where it stands then", optional=True),
    Output("square", "choice", "on which square", choices=SQUARES, optional=True),
    Output("layer", "entry", "its layer, if the tunnel lies in several", of="layer", optional=True),
    Output("within", "boolean", "whether it stays in its tunnel", optional=True),
    Output("cart", "choice", "the cart that pays for it", choices=CLANS + (GENERIC,), optional=True),
    Output("clan_cart", "entry", "its clan if it is a clan cart", of="clan", nullable=True, optional=True),
    Output("generic", "integer", "1 if it is a generic cart", unit="carts", optional=True),
    Output("give", "counts", "the goods that are traded", of="good", optional=True),
    Output("carts", "counts", "the clan carts among them", of="clan", optional=True),
)

REACH = (
    Output("tunnel", "integer", "the tunnel, its place in the list from 0"),
    Output("moves", "integer", "the fewest moves it takes", unit="moves"),
)

STATUE = (
    Output("clan", "entry", "its clan", of="clan"),
    Output("tunnel", "integer", "where it is now, the place of the tunnel from 0", nullable=True),
    Output("state", "choice", "whether it can be moved", choices=("free", "outside", "buried")),
    Output("most", "integer", "the moves that can be paid if only it is moved", unit="moves"),
    Output("reach", "record", "the other tunnels that so many moves reach, nearest first", fields=REACH, several=True),
    Output(
        "to",
        "integer",
        "where it is after the plan; null if it cannot be moved, or the question is refused",
        nullable=True,
    ),
    Output("square", "choice", "on which square it is then", choices=SQUARES),
    Output("layer", "entry", "the layer of that square, if the tunnel lies in several", of="layer", optional=True),
    Output("honor", "integer", "what it scores there, or adds to its hall", unit="honor"),
)

TUNNEL = (
    Output("name", "text", "its name"),
    Output("kind", "choice", "what it is", choices=KINDS),
)

ANSWER = (
    Output("honor", "integer", "what all statues and halls score after the plan", unit="honor"),
    Output("before", "integer", "what they score now", unit="honor"),
    Output("gain", "integer", "what the plan earns", unit="honor"),
    Output("proven", "boolean", "whether it is certain that no plan is better"),
    Output("moves", "integer", "the moves of the plan", unit="moves"),
    Output("trades", "integer", "the trades that it takes", unit="trades"),
    Output("steps", "record", "the plan, step by step", fields=STEP, several=True),
    Output(
        "left",
        "record",
        "the carts that are left",
        fields=tuple(Output(kind, "integer", f"{kind} carts", unit="carts") for kind in CLANS + (GENERIC,)),
    ),
    Output("statues", "record", "each statue", fields=STATUE, several=True),
    Output("other", "integer", "where the way out brings the statue", optional=True),
    Output("tunnels", "record", "each tunnel", fields=TUNNEL, several=True),
)
