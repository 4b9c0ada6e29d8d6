"""``mountain-king/score``: what is worth knowing of a final score."""

from engine.codes import INT, Code, rules_of

NOTES = (
    Code("lower-levels-win", "mountain-king.ties", players="player[]", player="player", levels=INT),
    Code("tie-stays", "mountain-king.ties", players="player[]", levels=INT),
    Code("troll-levels-missing", "mountain-king.ties", players="player[]"),
    Code("team-is-one", "mountain-king.teams.scoring"),
    Code("team-tie", "mountain-king.teams.scoring"),
    Code("score-untold", "mountain-king.scoring", players="player[]"),
    Code("halls-untold", "mountain-king.scoring.halls", players="player[]"),
    Code("second-token-untold", "mountain-king.end.tokens"),
    Code("statues-apart", "mountain-king.scoring.statues", players="player[]"),
    Code("best-statue", "mountain-king.scoring.statues"),
    Code("both-tokens", "mountain-king.teams.scoring"),
    Code("adds-up", "mountain-king.scoring"),
    Code("pedestal-tokens-typed", "mountain-king.scoring.pedestal-tokens"),
    Code("resources-typed", "mountain-king.scoring.resources"),
    Code("halls-typed", "mountain-king.scoring.halls"),
    Code("statues-typed", "mountain-king.scoring.statues"),
    Code("entered-twice", "mountain-king.scoring"),
)

RULES = rules_of(NOTES)

LIMITS = {
    "two-teams": "mountain-king.teams",
    "tokens": "mountain-king.end.tokens",
    "levels": "mountain-king.ties",
    "high": "mountain-king.scoring.halls",
    "pedestal_tokens": "mountain-king.pedestals.tokens",
    "halls": "mountain-king.halls.known",
    "statues": "mountain-king.setup.components",
    "doubled": "mountain-king.pedestals.limit",
}
"""What a score is held to before it is added up."""
