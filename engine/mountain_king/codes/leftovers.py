"""``mountain-king/leftovers``: what is worth knowing of leftover goods."""

from engine.codes import INT, Code, rules_of

NOTES = (
    Code("trades-complete-sets", "mountain-king.spending.trading", sets=INT, rate=INT),
    Code("no-trade-helps", "mountain-king.spending.trading", rate=INT),
    Code("left-over", "mountain-king.scoring.resources", left="good{}"),
    Code("sets-score", "mountain-king.scoring.resources", size=INT, honor=INT),
)

RULES = rules_of(NOTES)
