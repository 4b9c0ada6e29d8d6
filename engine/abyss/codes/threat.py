"""``abyss/threat``: what changes the reward for a fight, what is open of it, and what to do with it."""

REASONS: dict[str, dict[str, str]] = {
    "no-threat-track": {},
}

FIXES: dict[str, dict[str, str]] = {}

OPEN = {
    "too-few-monster-tokens": {"left": "integer"},
    "highwayman-last-space": {"lord": "lord"},
}

CHOICES = {
    "too-few-monster-tokens": "short_tokens",
    "highwayman-last-space": "last_space_theft",
}

NOTES = {
    "rewards-of-space": {"space": "integer"},
    "tamer-lowers": {"lord": "lord", "space": "integer", "from": "integer"},
    "tamer-first-space": {"lord": "lord"},
    "soldier-prevented": {"lord": "lord", "rival": "lord"},
    "thief-prevented": {"lord": "lord", "rival": "lord"},
    "last-space-pearl": {"count": "integer"},
    "reward-robbed": {"lord": "lord", "count": "integer"},
    "short-tokens-withheld": {"left": "integer"},
    "short-tokens-fewer": {"left": "integer"},
    "tokens-face-down": {},
    "token-back": {},
    "keys-may-control": {},
}

RULES = {
    "no-threat-track": "abyss.leviathan.removed",
    "too-few-monster-tokens": "abyss.explore.empty-supply",
    "highwayman-last-space": "abyss.kraken.lords",
    "rewards-of-space": "abyss.explore.rewards",
    "tamer-lowers": "abyss.clarifications.tamer",
    "tamer-first-space": "abyss.clarifications.tamer",
    "soldier-prevented": "abyss.clarifications.shaman",
    "thief-prevented": "abyss.clarifications.shaman.kraken",
    "last-space-pearl": "abyss.explore.monster.last-space",
    "reward-robbed": "abyss.kraken.lords",
    "short-tokens-withheld": "abyss.explore.empty-supply",
    "short-tokens-fewer": "abyss.explore.empty-supply",
    "tokens-face-down": "abyss.explore.monster-tokens",
    "token-back": "abyss.explore.monster.fight",
    "keys-may-control": "abyss.locations.when",
}
