"""``mountain-king/cascade``: why a troll cannot go there, and by which rules it brings what it does."""

from engine.codes import INT, Code, rules_of

REASONS = (
    Code("trollmoot-full", "mountain-king.recruit.limit", trolls=INT),
    Code("row-closed", "mountain-king.cascade.place", row=INT),
    Code("place-taken", "mountain-king.cascade.place", row=INT, place=INT),
    Code("place-unsupported", "mountain-king.cascade.place", row=INT, place=INT, missing=INT),
)

NOTES = (
    Code("place-open", "mountain-king.cascade.place", count=INT),
    Code("goods-on-trolls", "mountain-king.cascade.covered"),
    Code("covered-symbols", "mountain-king.cascade.covered"),
    Code("more-than-printed", "mountain-king.cascade.covered"),
    Code("last-place", "mountain-king.recruit.limit", trolls=INT),
)

RULES = rules_of(REASONS, NOTES)
