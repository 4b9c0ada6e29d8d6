"""``abyss/sentinel``: why a sentinel may not be placed now or there, what is open, what is worth knowing."""

from engine.codes import Code, choices_of, rules_of

REASONS = (
    Code("sentinel-same-turn", "abyss.sentinels.again"),
    Code("sentinel-rival-turn", "abyss.sentinels.again"),
    Code("sentinel-standing", "abyss.sentinels.return"),
    Code("sentinel-after-action", "abyss.sentinels.again"),
    Code("zone-taken-court", "abyss.sentinels.one-per-zone"),
    Code("zone-taken-council", "abyss.sentinels.one-per-zone"),
    Code("zone-taken-locations", "abyss.sentinels.one-per-zone"),
    Code("zone-bare-court", "abyss.sentinels.one-per-zone"),
    Code("zone-bare-locations", "abyss.sentinels.one-per-zone"),
    Code("no-zone-free", "abyss.sentinels.one-per-zone"),
)

NOTES = (
    Code("sentinel-at-once", "abyss.sentinels.gain"),
    Code("sentinel-is-free", "abyss.sentinels.again"),
    Code("sentinel-reserves-court", "abyss.sentinels.reserved"),
    Code("sentinel-reserves-council", "abyss.sentinels.reserved"),
    Code("sentinel-reserves-locations", "abyss.sentinels.reserved"),
    Code("one-in-a-zone", "abyss.sentinels.one-per-zone"),
)

OPEN = (Code("sentinel-again", "abyss.sentinels.again", choice="again"),)

RULES = rules_of(REASONS, NOTES, OPEN)
CHOICES = choices_of(OPEN)
