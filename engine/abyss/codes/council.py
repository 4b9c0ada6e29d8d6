"""``abyss/council``: why a Council pile may not be taken, what is open, what is worth knowing."""

from engine.codes import INT, Code, choices_of, rules_of

REASONS = (
    Code("council-empty", "abyss.turn.run-out"),
    Code("council-empty-for-power", "abyss.support.lords", lord="lord"),
    Code("only-reserved-left", "abyss.sentinels.reserved", race="race"),
    Code("pile-is-empty", "abyss.support.piles", races="race[]", count=INT),
    Code("pile-reserved", "abyss.sentinels.reserved", race="race"),
    Code("oracle-barred", "abyss.sentinels.powers", lord="lord", race="race"),
    Code("too-many-piles", "abyss.support", taken=INT, limit=INT),
    Code("second-pile-due", "abyss.support.lords", lord="lord"),
)

NOTES = (
    Code("pile-unseen", "abyss.support"),
    Code("support-ends-turn", "abyss.support"),
    Code("pile-by-power", "abyss.support.lords", lord="lord"),
    Code("pile-discarded", "abyss.support.lords", lord="lord"),
    Code("two-piles", "abyss.support.lords", lord="lord"),
    Code("only-one-pile-left", "abyss.support.lords", lord="lord"),
    Code("pile-sentinel-back", "abyss.sentinels.return", race="race"),
    Code("commander-limits", "abyss.clarifications.commander", lord="lord", limit=INT),
    Code("shaman-frees-limit", "abyss.clarifications.shaman", lord="lord", rival="lord"),
    Code("martial-law-limits", "abyss.leviathan.martial-law", limit=INT, price=INT),
)

OPEN = (Code("oracle-on-reserved", "abyss.sentinels.powers", choice="sentinel_powers", lord="lord", race="race"),)

RULES = rules_of(REASONS, NOTES, OPEN)
CHOICES = choices_of(OPEN)
