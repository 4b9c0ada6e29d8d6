"""``abyss/limits``: why a hand may not stay as it is, what is worth knowing, and what the rules leave open."""

from engine.codes import INT, Code, choices_of, rules_of

REASONS = (
    Code("over-commander", "abyss.clarifications.commander", lord="lord", limit=INT, extra=INT),
    Code("over-martial-law", "abyss.leviathan.martial-law", limit=INT, extra=INT, price=INT),
    Code("nothing-too-many", "abyss.support.hand-limit"),
    Code("nothing-too-many-martial-law", "abyss.leviathan.martial-law", limit=INT),
    Code("too-many-discarded", "abyss.clarifications.commander", extra=INT),
    Code("too-many-discarded-martial-law", "abyss.leviathan.martial-law", extra=INT),
    Code("commander-takes-no-pearls", "abyss.clarifications.commander", lord="lord"),
    Code("paid-for-nothing", "abyss.leviathan.martial-law", extra=INT),
    Code("law-pearls-not-owned", "abyss.leviathan.martial-law", pearls=INT, owned=INT),
    Code("nebulis-not-accepted", "abyss.leviathan.martial-law.nebulis"),
    Code("krakens-not-accepted", "abyss.leviathan.martial-law.kraken", allies="ally[]"),
)

NOTES = (
    Code("no-limit", "abyss.support.hand-limit", lord="lord"),
    Code("within-martial-law", "abyss.leviathan.martial-law", limit=INT),
    Code("within-commander", "abyss.clarifications.commander", lord="lord", limit=INT),
    Code("settled-by-martial-law", "abyss.leviathan.martial-law", limit=INT, price=INT),
    Code("settled-for-commander", "abyss.clarifications.commander", lord="lord", limit=INT),
    Code("commander-held-off", "abyss.clarifications.shaman", lord="lord", rival="lord"),
    Code("checked-after-purchase", "abyss.clarifications.commander", lord="lord"),
    Code("stricter-limit", "abyss.leviathan.martial-law", lord="lord", limit=INT, general=INT),
    Code("limit-online-only", "abyss.support.hand-limit", limit=INT),
    Code("commander-later", "abyss.clarifications.commander", lord="lord", limit=INT),
    Code("martial-law-later", "abyss.leviathan.martial-law", limit=INT, price=INT),
    Code("no-limit-printed", "abyss.support.hand-limit", limit=INT),
    Code("commander-krakens", "abyss.kraken.allies.nebulis", lord="lord", allies="ally[]"),
    Code("discarded-krakens-bring", "abyss.leviathan.martial-law.kraken", allies="ally[]", count=INT),
)

OPEN = (Code("nebulis-for-hand", "abyss.leviathan.martial-law.nebulis", choice="nebulis_for_hand"),)

RULES = rules_of(REASONS, NOTES, OPEN)
CHOICES = choices_of(OPEN)
