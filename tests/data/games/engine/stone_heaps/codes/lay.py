"""``stone-heaps/lay``: its codes."""

from engine.codes import INT, Code, rules_of

REASONS = (Code("not-meadow", "stone-heaps.taking", count=INT, squares="squares"),)

NOTES = (
    Code("squares-covered", "stone-heaps.taking", count=INT),
    Code("stones-there", "stone-heaps.taking", stones="class{}"),
)

RULES = rules_of(REASONS, NOTES)
