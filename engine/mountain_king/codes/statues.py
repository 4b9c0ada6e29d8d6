"""``mountain-king/statues``: why a statue cannot get somewhere, and what is worth knowing."""

from engine.codes import INT, Code, rules_of

REASONS = (
    Code("statue-buried", "mountain-king.statues.limits", clan="clan"),
    Code("statue-outside", "mountain-king.statues.limits", clan="clan"),
    Code("target-workshop", "mountain-king.statues.limits"),
    Code("target-plain", "mountain-king.pedestals"),
    Code("no-way", "mountain-king.statues.moves", clan="clan"),
    Code("way-through-workshop", "mountain-king.statues.limits", clan="clan"),
    Code("carts-short", "mountain-king.statues.carts", clan="clan", moves=INT, most=INT),
    Code("square-taken", "mountain-king.statues.limits", clan="clan"),
)

NOTES = (
    Code("one-cart-a-move", "mountain-king.statues.moves"),
    Code("not-proven", "mountain-king.statues.limits"),
    Code("buried-stay", "mountain-king.statues.limits", count=INT),
    Code("outside-stay", "mountain-king.statues.limits", count=INT),
    Code("clan-carts-first", "mountain-king.statues.carts"),
    Code("trade-for-cart", "mountain-king.spending.trading", rate=INT),
    Code("one-scores", "mountain-king.scoring.statues"),
    Code("halls-by-altar", "mountain-king.scoring.halls"),
    Code("no-gate-entered", "mountain-king.network"),
    Code("other-clans-carts", "mountain-king.statues.carts", clan="clan"),
    Code("pieces-to-carts", "mountain-king.spending.trading", count=INT, rate=INT),
    Code("clan-carts-traded", "mountain-king.spending.carts"),
    Code("no-double-there", "mountain-king.scoring.statues", clan="clan"),
)

CHOICES: dict[str, str] = {}

RULES = rules_of(REASONS, NOTES)

LIMITS = {
    "largest": "mountain-king.dig.cost",
    "anchored": "mountain-king.pedestals",
    "pedestal-layer": "mountain-king.pedestals.limit",
    "one-pedestal": "mountain-king.pedestals.limit",
    "gates": "mountain-king.network",
    "halls": "mountain-king.halls.known",
    "statue-layer": "mountain-king.scoring.statues",
}
"""What a network is held to before its statues are moved."""
