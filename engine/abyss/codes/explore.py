"""``abyss/explore``: why a step of an exploration is refused, what mends it, what is open, what is worth knowing."""

from engine.codes import INT, Code, choices_of, rules_of

STEP = {"step": INT}
PAID = {"step": INT, "nebulis": INT, "limit": INT}

REASONS = (
    Code("turn-over", "abyss.explore.end", **STEP),
    Code("monster-not-for-sale", "abyss.explore.monster", **STEP),
    Code("bought-already", "abyss.explore.ally.offer", step=INT, buyer=INT, limit=INT),
    Code("hypnotist-elsewhere", "abyss.kraken.lords", step=INT, buyer=INT, owner=INT, lord="lord"),
    Code("nebulis-above-price", "abyss.nebulis.buying", **PAID),
    Code("buyer-nebulis-limit", "abyss.nebulis.one-per-payment", **PAID),
    Code("buyer-pearls-first", "abyss.nebulis.pearls-first", step=INT, count=INT),
    Code("sold-ally-is-gone", "abyss.explore.ally.sold", **STEP),
    Code("choice-not-for-ally", "abyss.explore.ally.keep", **STEP),
    Code("monster-not-taken", "abyss.explore.monster", **STEP),
    Code("skip-needs-coward", "abyss.border.lords", step=INT, lord="lord"),
    Code("last-ally-taken", "abyss.explore.ally.last-space", **STEP),
    Code("last-monster-fought", "abyss.explore.monster.last-space", **STEP),
    Code("last-turn-monster", "abyss.leviathan.last-turns", **STEP),
    Code("not-at-border", "abyss.fight.when", step=INT, leviathan="leviathan"),
    Code("choice-open", "abyss.explore.reveal", **STEP),
)

FIXES = (
    Code("end-turn-before", **STEP),
    Code("no-buyer", **STEP),
    Code("no-buyer-go-on", **STEP),
    Code("no-buyer-take", **STEP),
    Code("no-buyer-fight", **STEP),
    Code("sale-with-nebulis", step=INT, count=INT),
    Code("sale-for-nebulis", step=INT, count=INT),
    Code("sale-without-nebulis", **STEP),
    Code("choose-go-on", **STEP),
    Code("choose-take", **STEP),
    Code("choose-fight", **STEP),
    Code("fight-at-border", step=INT, leviathan="leviathan"),
)

OPEN = (
    Code("monster-in-last-turn", "abyss.leviathan.last-turns", choice="last_turn_monster", **STEP),
    Code("monster-on-last-space", "abyss.border.explore-on", choice="last_monster", **STEP),
)

NOTES = (
    Code("now-offer", "abyss.explore.ally.offer", **STEP),
    Code("now-offer-last", "abyss.explore.ally.last-space", **STEP),
    Code("now-monster", "abyss.explore.monster", **STEP),
    Code("now-monster-last", "abyss.explore.monster.last-space", **STEP),
    Code("now-leviathans", "abyss.border.monster", **STEP),
    Code("now-leviathans-last", "abyss.fight.when", **STEP),
    Code("now-fight-leviathan", "abyss.fight.when", **STEP),
    Code("sold-so-reveal", "abyss.explore.ally.sold", **STEP),
    Code("card-left-so-reveal", "abyss.explore.reveal", **STEP),
    Code("ally-taken", "abyss.explore.end", **STEP),
    Code("last-ally-pearl", "abyss.explore.ally.last-space", **STEP),
    Code("last-space-not-full", "abyss.explore.ally.last-space", **STEP),
    Code("monster-beaten", "abyss.explore.monster.fight", **STEP),
    Code("fight-needs-ally", "abyss.fight.when", **STEP),
    Code("price-rises", "abyss.explore.ally.price", price=INT),
    Code("hypnotist-buys-twice", "abyss.kraken.lords", lord="lord"),
    Code("hypnotist-bought-twice", "abyss.kraken.lords", step=INT, buyer=INT, lord="lord"),
    Code("outlaw-allows-nebulis", "abyss.nebulis.lords", step=INT, nebulis=INT, lord="lord"),
    Code("counterfeiter-keeps-pearls", "abyss.nebulis.lords", step=INT, lord="lord"),
    Code("coward-skips", "abyss.border.lords", step=INT, lord="lord"),
    Code("explorer-gains-nebulis", "abyss.nebulis.buying", count=INT),
    Code("explorer-robbed", "abyss.kraken.lords", lord="lord", count=INT),
    Code("highwayman-prevented", "abyss.clarifications.shaman.kraken", lord="lord", rival="lord"),
    Code("ship-master-races", "abyss.explore.lords", lord="lord", count=INT),
    Code("ship-master-unknown", "abyss.explore.lords", lord="lord", count=INT),
    Code("kraken-pile-open", "abyss.kraken.allies.track", **STEP),
    Code("threat-stays", "abyss.explore.monster.leave", **STEP),
    Code("deck-runs-out", "abyss.explore.empty-deck", **STEP),
    Code("last-monster-without-fight", "abyss.border.explore-on", **STEP),
    Code("border-roll", "abyss.border.explore-on", **STEP),
    Code("border-joined", "abyss.border.explore-on", step=INT, space=INT),
    Code("border-attack", "abyss.border.taken", step=INT, space=INT),
    Code("attack-wounds", "abyss.border.penalties", leviathan="leviathan", count=INT),
    Code("attack-pearls", "abyss.border.penalties", leviathan="leviathan", count=INT),
    Code("attack-allies", "abyss.border.penalties", leviathan="leviathan", count=INT),
    Code("attack-lord", "abyss.border.penalties", leviathan="leviathan"),
    Code("no-effect-monster", "abyss.leviathan.last-turns", **STEP),
)

RULES = rules_of(REASONS, NOTES, OPEN)
CHOICES = choices_of(OPEN)

LIMITS = {"pile": "abyss.setup.components", "copies": "abyss.setup.components"}
"""What a pile is held to, and cards of which there are only so many."""
