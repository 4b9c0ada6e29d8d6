"""``abyss/score``: what is worth knowing of a score, and the rules that its parts rest on."""

from engine.codes import INT, Code, choices_of, rules_of

NOTES = (
    Code("affiliated-from-hand", "abyss.scoring.final-affiliation", allies="ally[]"),
    Code("krakens-bring-nebulis", "abyss.kraken.allies.end", allies="ally[]", count=INT),
    Code("krakens-cleaned", "abyss.kraken.allies.end", lord="lord", allies="ally[]"),
    Code("nothing-to-copy", "abyss.locations.city-of-mirrors", location="location"),
    Code("mirror-unused", "abyss.locations.city-of-mirrors", location="location"),
    Code("no-loot-entered", "abyss.sanctuaries.score", location="location"),
    Code("guilds-disputed", "abyss.locations.scores.lords", location="location"),
    Code("ambassador-keys-disputed", "abyss.locations.scores.lords", location="location"),
    Code("figure-moves", "abyss.nebulis.figure.end", player="player", count=INT),
    Code("figure-assumed", "abyss.nebulis.figure.points", player="player", count=INT),
    Code("figure-chosen-end", "abyss.nebulis.figure.end", player="player", count=INT),
    Code("figure-choice-unused", "abyss.nebulis.figure.end", player="player"),
    Code("tie-broken-by-pearls", "abyss.scoring.tie-break", players="player[]", player="player", total=INT, pearls=INT),
    Code("tie-broken-by-lord", "abyss.scoring.tie-break", players="player[]", player="player", lord="lord", value=INT),
    Code("victory-shared", "abyss.scoring.tie-break", players="player[]"),
    Code("tie-broken-by-points", "abyss.scoring.tie-break", players="player[]", player="player", value=INT),
    Code("score-untold", "abyss.scoring", players="player[]"),
    Code("tie-not-checked", "abyss.scoring.tie-break", players="player[]"),
    Code("locations-typed", "abyss.scoring.locations"),
    Code("lords-typed", "abyss.scoring.lords"),
    Code("allies-typed", "abyss.scoring.allies"),
    Code("monster-tokens-typed", "abyss.scoring.monster-tokens"),
    Code("lords-quick", "abyss.scoring.lords"),
    Code("allies-quick", "abyss.scoring.allies"),
    Code("locations-quick", "abyss.locations.scores", locations="location[]"),
    Code("locations-unknown", "abyss.locations.scores", locations="location[]"),
    Code("count-differs", "abyss.locations.scores", location="location", told=INT, count=INT),
    Code("entered-twice", "abyss.scoring"),
)

OPEN = (
    Code("figure-order-open", "abyss.nebulis.figure.end", choice="figure_end", players="any-player[]", count=INT),
    Code("figure-unclaimed", "abyss.nebulis.figure.points", choice="figure_end", players="player[]", count=INT),
    Code("mirror-loot", "abyss.sanctuaries.score", choice="mirror_loot", location="location"),
    Code("mirror-below-zero", "abyss.locations.city-of-mirrors", choice="mirror_floor", location="location"),
)

PARTS = {
    "locations": "abyss.scoring.locations",
    "lords": "abyss.scoring.lords",
    "allies": "abyss.scoring.allies",
    "monster_tokens": "abyss.scoring.monster-tokens",
    "nebulis": "abyss.nebulis.points",
    "kraken_figure": "abyss.nebulis.figure.points",
    "wounds": "abyss.leviathan.scoring.wounds",
    "scourge": "abyss.leviathan.scoring.scourge",
    "tie_break": "abyss.scoring.tie-break",
}
"""The rules that the parts of a score rest on."""

RULES = PARTS | rules_of(NOTES, OPEN)
CHOICES = choices_of(OPEN)

LIMITS = {
    "holder-not-most": "abyss.nebulis.figure",
    "holder-without-nebulis": "abyss.nebulis.figure.return",
    "copies": "abyss.setup.components",
}
"""Why somebody cannot hold the Kraken figure, and why players cannot have more of a kind together than there are."""
