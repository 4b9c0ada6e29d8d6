"""``abyss/leviathan``: why an ally cannot attack, what is open, and what is worth knowing in a fight."""

from engine.codes import INT, Code, choices_of, rules_of

REASONS = (
    Code("fight-not-for-loot", "abyss.border.loot"),
    Code("fight-not-in-last-turns", "abyss.leviathan.last-turns"),
    Code("fight-over-after-kill", "abyss.fight.lords", lord="lord"),
    Code("fight-over-after-two-kills", "abyss.fight.lords", lord="lord"),
    Code("fight-other-begun", "abyss.fight.repeat", leviathan="leviathan"),
    Code("leviathan-not-at-border", "abyss.fight.when", leviathan="leviathan"),
    Code("attacker-not-in-hand", "abyss.fight.ally", ally="ally"),
    Code("attacker-unfit", "abyss.fight.ally", ally="ally", races="any-race[]"),
    Code("no-fit-attacker", "abyss.fight.ally", races="any-race[]"),
)

OPEN = (Code("fight-in-last-turn", "abyss.leviathan.last-turns", choice="last_turn_monster"),)

NOTES = (
    Code("must-explore-on", "abyss.border.explore-on"),
    Code("coward-skips-monster", "abyss.border.lords", lord="lord"),
    Code("rebel-needs-no-ally", "abyss.fight.lords"),
    Code("metamorph-lets-any", "abyss.fight.lords", lord="lord", ally="ally"),
    Code("kraken-attacks-as-any", "abyss.fight.kraken", ally="ally", count=INT),
    Code("combat-pearls", "abyss.fight.effects", ally="ally"),
    Code("combat-pearls-saved", "abyss.fight.effects"),
    Code("combat-dice", "abyss.fight.effects", ally="ally"),
    Code("failed-attack-pearl", "abyss.fight.fail", count=INT),
    Code("levels-more-if-same", "abyss.fight.levels"),
    Code("levels-fewer-if-subtracted", "abyss.fight.levels"),
    Code("equally-good", "abyss.fight.repeat", ally="ally", allies="any-ally[]"),
    Code("sent-for-pearl", "abyss.fight.fail", ally="ally", count=INT),
    Code("too-weak-now", "abyss.fight.fail", allies="any-ally[]", count=INT),
    Code("strongest-planned", "abyss.fight.repeat", count=INT),
    Code("attack-again", "abyss.fight.repeat"),
    Code("taxidermist-pearls", "abyss.fight.lords", lord="lord", count=INT),
    Code("altruist-tokens", "abyss.fight.lords", lord="lord", count=INT),
    Code("highwayman-takes", "abyss.kraken.lords", lord="lord", count=INT),
    Code("highwayman-held-off", "abyss.clarifications.shaman.kraken", lord="lord", rival="lord"),
    Code("tokens-from-either-pile", "abyss.fight.tokens"),
    Code("kill-ends-turn", "abyss.fight.win"),
    Code("intrepid-fights-on", "abyss.fight.lords", lord="lord"),
    Code("border-left-empty", "abyss.fight.empty-border"),
    Code("scourge-won", "abyss.leviathan.scourge"),
    Code("scourge-missed", "abyss.leviathan.scourge", count=INT),
    Code("border-krakens", "abyss.border.penalties"),
)

RULES = rules_of(REASONS, NOTES, OPEN)
CHOICES = choices_of(OPEN)
