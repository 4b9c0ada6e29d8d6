"""``hand``: its codes with the types of their parameters, and the rule that each rests on."""

from engine.codes import INT, Code, rules_of

HANDS = "poker-squares.scoring.hands"
ACES = "poker-squares.scoring.aces"

REASONS = (
    Code("suits-differ", HANDS, hand="hand", count=INT),
    Code("not-in-a-row", HANDS, hand="hand"),
    Code("ace-below", ACES, hand="hand"),
    Code("not-to-ace", HANDS, hand="hand"),
    Code("ranks-differ", HANDS, hand="hand"),
    Code("counts-as-more", "poker-squares.scoring", hand="hand", better="hand"),
)

FIXES = (Code("count-it-as", hand="hand"),)

NOTES = (Code("brings-nothing", HANDS), Code("ace-counts-low", ACES))

RULES = rules_of(REASONS, NOTES)
