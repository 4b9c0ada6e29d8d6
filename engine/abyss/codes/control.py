"""``abyss/control``: why a payment for a location or the choice of it is refused, and what it leads to."""

from engine.codes import INT, Code, choices_of, rules_of

REASONS = (
    Code("keys-short", "abyss.locations.when", held=INT, missing=INT),
    Code("key-tokens-short", "abyss.locations.spend", paid=INT, held=INT),
    Code("turned-lord-pays", "abyss.locations.keys", lords="lord[]"),
    Code("lord-without-key", "abyss.locations.spend", lords="lord[]", count=INT),
    Code("paid-too-few-keys", "abyss.locations.spend", paid=INT, missing=INT),
    Code("paid-too-many-keys", "abyss.locations.spend", paid=INT, extra=INT),
    Code("ambassador-pays-alone", "abyss.locations.ambassadors", lord="lord"),
    Code("ambassador-draws", "abyss.locations.ambassadors", lord="lord", count=INT),
    Code("too-few-tiles", "abyss.locations.empty", draw=INT, stack=INT),
    Code("location-not-face-up", "abyss.locations.choose", location="location"),
    Code("location-not-drawn", "abyss.locations.choose", location="location"),
    Code("location-reserved", "abyss.sentinels.reserved", location="location"),
    Code("stack-empty", "abyss.locations.empty"),
    Code("nothing-to-take", "abyss.locations.empty"),
    Code("nothing-to-draw", "abyss.locations.empty", lord="lord"),
    Code("stack-too-small", "abyss.locations.empty", lord="lord", draw=INT, stack=INT),
)

OPEN = (Code("power-on-short-stack", "abyss.locations.empty", choice="short_stack", lord="lord", draw=INT, stack=INT),)

NOTES = (
    Code("control-at-once", "abyss.locations.when", count=INT),
    Code("lords-are-tucked", "abyss.locations.tuck", lords="lord[]", count=INT),
    Code("tokens-returned", "abyss.locations.spend", count=INT),
    Code("ambassadors-without-keys", "abyss.locations.ambassadors"),
    Code("ambassador-controls", "abyss.locations.ambassadors", lord="lord"),
    Code("ambassador-three-keys", "abyss.locations.ambassadors", lord="lord"),
    Code("ambassador-short-stack", "abyss.locations.empty", lord="lord", count=INT),
    Code("control-again", "abyss.locations.again", count=INT),
    Code("others-face-up", "abyss.locations.choose", count=INT),
    Code("no-tile-left", "abyss.locations.empty"),
    Code("sentinel-back", "abyss.sentinels.return", location="location"),
    Code("black-smokers-swap", "abyss.locations.black-smokers", location="location", count=INT),
    Code("black-smokers-stuck", "abyss.locations.black-smokers", location="location"),
    Code("sanctuary-search", "abyss.sanctuaries.search", location="location"),
    Code("payments-cut", "abyss.locations.spend", count=INT),
)

RULES = rules_of(REASONS, NOTES, OPEN)
CHOICES = choices_of(OPEN)

LIMITS = {"pile": "abyss.setup.components"}
"""What a pile is held to."""
