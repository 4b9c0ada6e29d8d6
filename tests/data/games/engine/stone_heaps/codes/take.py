"""``stone-heaps/take``: its codes."""

from engine.codes import INT, Code, choices_of, rules_of

REASONS = (
    Code("too-few-stones", "stone-heaps.taking", count=INT, limit=INT),
    Code("last-stone-loses", "stone-heaps.taking.last", side="side"),
)

FIXES = (Code("take-fewer", limit=INT),)

NOTES = (Code("classes-there", "stone-heaps.taking", classes="class[]"),)

OPEN = (Code("last-stone", "stone-heaps.taking.last", choice="last", side="side"),)

RULES = rules_of(REASONS, NOTES, OPEN)
CHOICES = choices_of(OPEN)
