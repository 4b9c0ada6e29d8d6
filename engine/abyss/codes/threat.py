"""``abyss/threat``: what changes the reward for a fight, what is open of it, and what to do with it."""

from engine.codes import INT, Code, choices_of, rules_of

REASONS = (Code("no-threat-track", "abyss.leviathan.removed"),)

OPEN = (
    Code("too-few-monster-tokens", "abyss.explore.empty-supply", choice="short_tokens", left=INT),
    Code("highwayman-last-space", "abyss.kraken.lords", choice="last_space_theft", lord="lord"),
)

NOTES = (
    Code("rewards-of-space", "abyss.explore.rewards", space=INT),
    Code("tamer-lowers", "abyss.clarifications.tamer", lord="lord", space=INT, **{"from": INT}),
    Code("tamer-first-space", "abyss.clarifications.tamer", lord="lord"),
    Code("soldier-prevented", "abyss.clarifications.shaman", lord="lord", rival="lord"),
    Code("thief-prevented", "abyss.clarifications.shaman.kraken", lord="lord", rival="lord"),
    Code("last-space-pearl", "abyss.explore.monster.last-space", count=INT),
    Code("reward-robbed", "abyss.kraken.lords", lord="lord", count=INT),
    Code("short-tokens-withheld", "abyss.explore.empty-supply", left=INT),
    Code("short-tokens-fewer", "abyss.explore.empty-supply", left=INT),
    Code("tokens-face-down", "abyss.explore.monster-tokens"),
    Code("token-back", "abyss.explore.monster.fight"),
    Code("keys-may-control", "abyss.locations.when"),
)

RULES = rules_of(REASONS, NOTES, OPEN)
CHOICES = choices_of(OPEN)
