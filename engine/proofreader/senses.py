"""What words may mean for a rule, and which of these meanings are opposites."""

from engine.proofreader.text import NEUTRAL

DENIES = "denies"
"""The sense of words that deny something."""
NONE = "none"
"""The sense of denials that another language often says without one: *nobody stays* is *all go*."""
LACKS = "lacks"
"""The sense of words that say without a denial what English denies: *zero*, *free of charge*."""

TURNED = (
    ("more", "less"),
    ("before", "after"),
    ("at_most", "at_least"),
    ("at_most", "more_than"),
    ("at_least", "less_than"),
    ("more_than", "less_than"),
    ("winner", "loser"),
    ("must", "may"),
    ("gain", "lose"),
    ("gain", "pay"),
    ("keep", "discard"),
    ("include", "exclude"),
    ("same", "other"),
    ("every", "some"),
    ("if", "unless"),
    ("yes", "no"),
)
"""Senses of which one in the other's place turns a rule round. Who denies one may well mean the other."""

STEADY = (
    ("first", "last"),
    ("left", "right"),
    ("above", "below"),
    ("own", "rival"),
    ("face_up", "face_down"),
    ("near", "far"),
    ("plus", "minus"),
    ("every", "together"),
    ("attack", "defend"),
    ("day", "night"),
    ("begin", "end"),
    ("inside", "outside"),
    ("forward", "back"),
    ("now", "next"),
    ("whole", "part"),
    ("besides", "instead"),
    ("and", "or"),
)
"""The same of those that are themselves also under a denial: not on the left is not on the right."""

OPPOSITES = TURNED + STEADY

FREE = (("own", "rival"), ("every", "some"), ("every", "together"), ("and", "or"), ("if", "unless"))
"""Opposites that languages say in too many ways to be compared with the English."""

KEPT = ("only", "every", "at_most", "at_least", "more_than", "less_than", "other")
"""Senses that bound what a rule says: without the word it says more, or less."""

BOUNDS = ("at_most", "at_least", "more_than", "less_than", "only", "every")
"""Senses that a translation is to have where the English has them."""

DENIED = ("more_than", "less_than")
"""Bounds that a denial turns round: nobody has more than ten is at most ten."""

DOUBTS = ("only", "unless", "exclude", "less_than", "at_most", "other")
"""Senses that many languages say with a denial, where English has none: *only* is *not other than*."""

SENSES = tuple(sorted({sense for pair in OPPOSITES for sense in pair} | set(KEPT) | {DENIES, NONE, LACKS, NEUTRAL}))
"""All senses that the words of a language may have."""
