"""``square``: its codes with the types of their parameters, and the rule that each rests on."""

from engine.codes import INT, Code, rules_of

REASONS = (Code("card-twice", "poker-squares.playing", card="card", squares="squares"),)

FIXES = (Code("clear-squares", squares="squares"),)

NOTES = (
    Code("half-a-card", "poker-squares.playing", count=INT, squares="squares"),
    Code("diagonals-count", "poker-squares.scoring.diagonals", count=INT),
    Code("lines-open", "poker-squares.scoring", count=INT),
    Code("won", "poker-squares.scoring.scales", scale="scale", goal=INT),
    Code("not-won", "poker-squares.scoring.scales", scale="scale", goal=INT, missing=INT),
)

RULES = rules_of(REASONS, NOTES)
