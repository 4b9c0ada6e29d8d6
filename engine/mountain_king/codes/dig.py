"""``mountain-king/dig``: why a tunnel cannot be paid for, and what follows from one that is."""

from engine.codes import INT, Code, rules_of

CLANS = {"clans": "clan[]", "count": INT}

REASONS = (
    Code("minerals-short", "mountain-king.dig.cost", cost="good{}", owned="good{}", count=INT),
    Code("hammers-short", "mountain-king.dig.rubble", squares=INT, count=INT),
    Code("trade-first", "mountain-king.spending.trading", give="good{}", get="good{}"),
)

NOTES = (
    Code("earns", "mountain-king.dig.honor", earned=INT),
    Code("earns-nothing", "mountain-king.dig.honor"),
    Code("comes-to-light", "mountain-king.dig.buried", **CLANS),
    Code("may-place", "mountain-king.pedestals", clans="any-clan[]", layer="layer"),
    Code("may-not-place", "mountain-king.pedestals.limit", clans="any-clan[]", layer="layer"),
    Code("size-without-anchor", "mountain-king.pedestals"),
    Code("no-anchor", "mountain-king.pedestals"),
    Code("builds-workshops", "mountain-king.building", count=INT),
    Code("tiles-run-out", "mountain-king.building", spots=INT, left=INT),
    Code("must-recruit", "mountain-king.turn.forced"),
    Code("trade-then-dig", "mountain-king.dig.cost", give="good{}", get="good{}", count=INT),
    Code("trades-may-count", "mountain-king.turn.forced"),
)

RULES = rules_of(REASONS, NOTES)

LIMITS = {"pedestals": "mountain-king.setup.components"}
"""What is held to the pieces in the box."""
