"""``mountain-king/hall``: why a hall may not lie there, and what it leads to."""

from engine.codes import INT, Code, rules_of

SQUARES = {"squares": "squares", "count": INT}
CLANS = {"clans": "clan[]", "count": INT}

REASONS = (
    Code("hall-off-tunnels", "mountain-king.halls.placement", **SQUARES),
    Code("hall-on-gate", "mountain-king.halls.placement", **SQUARES),
    Code("hall-on-workshop", "mountain-king.halls.placement", **SQUARES),
    Code("hall-on-hall", "mountain-king.halls.placement", **SQUARES),
)

NOTES = (
    Code("costs-nothing", "mountain-king.halls"),
    Code("pedestals-removed", "mountain-king.halls.covered", **CLANS),
    Code("statues-stay", "mountain-king.halls.covered", **CLANS),
    Code("loss-at-most", "mountain-king.scoring.statues"),
    Code("parts-stand-alone", "mountain-king.halls.covered", count=INT),
    Code("on-altar-already", "mountain-king.halls.altar", clan="clan"),
    Code("altar-decides", "mountain-king.scoring.halls"),
    Code("hall-fits-nowhere", "mountain-king.halls.placement"),
    Code("halls-together", "mountain-king.halls.placement"),
)

RULES = rules_of(REASONS, NOTES)

LIMITS = {
    "one-pedestal": "mountain-king.pedestals.limit",
    "largest": "mountain-king.dig.cost",
}
"""What is held to the tiles and to the mountain."""
