"""``abyss/threat``: what changes the reward for a fight, and what to do with it."""

REASONS: dict[str, dict[str, str]] = {}

FIXES: dict[str, dict[str, str]] = {}

NOTES = {
    "no-threat-track": {},
    "tamer-lowers": {"lord": "lord", "space": "integer", "from": "integer"},
    "tamer-first-space": {"lord": "lord"},
    "soldier-prevented": {"lord": "lord", "rival": "lord"},
    "last-space-pearl": {"count": "integer"},
    "reward-robbed": {"lord": "lord"},
    "monster-tokens-short": {"left": "integer"},
    "monster-tokens-gone": {},
    "tokens-face-down": {},
    "token-back": {},
    "keys-may-control": {},
}

RULES = {
    "no-threat-track": "abyss.leviathan.setup",
    "tamer-lowers": "abyss.clarifications.tamer",
    "tamer-first-space": "abyss.clarifications.tamer",
    "soldier-prevented": "abyss.recruit.power.permanent",
    "last-space-pearl": "abyss.explore.monster.last-space",
    "reward-robbed": "abyss.kraken.lords",
    "monster-tokens-short": "abyss.explore.monster-tokens",
    "monster-tokens-gone": "abyss.explore.monster-tokens",
    "tokens-face-down": "abyss.explore.monster-tokens",
    "token-back": "abyss.explore.monster.fight",
    "keys-may-control": "abyss.locations.when",
}
