"""The rules that the two sides of a battle are held to before anything of it is judged."""

LIMITS = {
    "special": "kemet.battle.cards",
    "timing": "kemet.interventions.timing",
    "wound": "kemet.battle.interventions",
    "tile": "kemet.tiles",
    "intervention": "kemet.interventions.deck",
}
