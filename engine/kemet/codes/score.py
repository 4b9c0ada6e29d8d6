"""``kemet/score``: what is worth knowing of a score."""

from engine.codes import INT, Code, rules_of

NOTES = (
    Code("reached", "kemet.end", players="player[]", points=INT),
    Code("not-reached", "kemet.end", points=INT),
    Code("battle-points-decide", "kemet.end.ties", players="player[]", player="player", points=INT),
    Code("order-decides", "kemet.end.ties", players="player[]", player="player", place=INT),
    Code("order-missing", "kemet.end.ties", players="player[]"),
    Code("battle-missing", "kemet.end.ties", players="player[]"),
    Code("untold", "kemet.points", players="player[]"),
)

RULES = rules_of(NOTES)

LIMITS = {
    "points": "kemet.points",
    "tiles": "kemet.tiles",
    "sphinx": "kemet.tiles",
    "temples": "kemet.setup.players",
    "pyramids4": "kemet.pyramids",
    "sanctuary": "kemet.setup.players",
    "order": "kemet.night.order",
    "beginner": "kemet.beginner",
}
"""What the players are held to before their points are added up."""
