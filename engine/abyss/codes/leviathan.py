"""``abyss/leviathan``: why an ally cannot attack, what is open, and what is worth knowing in a fight."""

REASONS = {
    "fight-not-for-loot": {},
    "fight-not-in-last-turns": {},
    "fight-over-after-kill": {"lord": "lord"},
    "fight-over-after-two-kills": {"lord": "lord"},
    "fight-other-begun": {"leviathan": "leviathan"},
    "leviathan-not-at-border": {"leviathan": "leviathan"},
    "attacker-not-in-hand": {"ally": "ally"},
    "attacker-unfit": {"ally": "ally", "races": "any-race[]"},
    "no-fit-attacker": {"races": "any-race[]"},
}

FIXES: dict[str, dict[str, str]] = {}

OPEN: dict[str, dict[str, str]] = {
    "fight-in-last-turn": {},
}

CHOICES = {
    "fight-in-last-turn": "last_turn_monster",
}

NOTES = {
    "must-explore-on": {},
    "coward-skips-monster": {"lord": "lord"},
    "rebel-needs-no-ally": {},
    "metamorph-lets-any": {"lord": "lord", "ally": "ally"},
    "kraken-attacks-as-any": {"ally": "ally", "count": "integer"},
    "combat-pearls": {"ally": "ally"},
    "combat-pearls-saved": {},
    "combat-dice": {"ally": "ally"},
    "failed-attack-pearl": {"count": "integer"},
    "levels-more-if-same": {},
    "levels-fewer-if-subtracted": {},
    "equally-good": {"ally": "ally", "allies": "any-ally[]"},
    "sent-for-pearl": {"ally": "ally", "count": "integer"},
    "too-weak-now": {"allies": "any-ally[]", "count": "integer"},
    "strongest-planned": {"count": "integer"},
    "attack-again": {},
    "taxidermist-pearls": {"lord": "lord", "count": "integer"},
    "altruist-tokens": {"lord": "lord", "count": "integer"},
    "highwayman-takes": {"lord": "lord", "count": "integer"},
    "highwayman-held-off": {"lord": "lord", "rival": "lord"},
    "tokens-from-either-pile": {},
    "kill-ends-turn": {},
    "intrepid-fights-on": {"lord": "lord"},
    "border-left-empty": {},
    "scourge-won": {},
    "scourge-missed": {"count": "integer"},
    "border-krakens": {},
}

RULES = {
    "fight-not-for-loot": "abyss.border.loot",
    "fight-not-in-last-turns": "abyss.leviathan.last-turns",
    "fight-in-last-turn": "abyss.leviathan.last-turns",
    "fight-over-after-kill": "abyss.fight.lords",
    "fight-over-after-two-kills": "abyss.fight.lords",
    "fight-other-begun": "abyss.fight.repeat",
    "leviathan-not-at-border": "abyss.fight.when",
    "attacker-not-in-hand": "abyss.fight.ally",
    "attacker-unfit": "abyss.fight.ally",
    "no-fit-attacker": "abyss.fight.ally",
    "must-explore-on": "abyss.border.explore-on",
    "coward-skips-monster": "abyss.border.lords",
    "rebel-needs-no-ally": "abyss.fight.lords",
    "metamorph-lets-any": "abyss.fight.lords",
    "kraken-attacks-as-any": "abyss.fight.kraken",
    "combat-pearls": "abyss.fight.effects",
    "combat-pearls-saved": "abyss.fight.effects",
    "combat-dice": "abyss.fight.effects",
    "failed-attack-pearl": "abyss.fight.fail",
    "levels-more-if-same": "abyss.fight.levels",
    "levels-fewer-if-subtracted": "abyss.fight.levels",
    "equally-good": "abyss.fight.repeat",
    "sent-for-pearl": "abyss.fight.fail",
    "too-weak-now": "abyss.fight.fail",
    "strongest-planned": "abyss.fight.repeat",
    "attack-again": "abyss.fight.repeat",
    "taxidermist-pearls": "abyss.fight.lords",
    "altruist-tokens": "abyss.fight.lords",
    "highwayman-takes": "abyss.kraken.lords",
    "highwayman-held-off": "abyss.clarifications.shaman.kraken",
    "tokens-from-either-pile": "abyss.fight.tokens",
    "kill-ends-turn": "abyss.fight.win",
    "intrepid-fights-on": "abyss.fight.lords",
    "border-left-empty": "abyss.fight.empty-border",
    "scourge-won": "abyss.leviathan.scourge",
    "scourge-missed": "abyss.leviathan.scourge",
    "border-krakens": "abyss.border.penalties",
}
