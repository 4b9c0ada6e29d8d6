"""``mountain-king/setup``: why it cannot be set up so, and by which rules it is."""

from engine.codes import INT, Code, rules_of

REASONS = (Code("teams-of-two", "mountain-king.teams", players=INT, wanted=INT),)

NOTES = (
    Code("tiles-laid-out", "mountain-king.setup.board", count=INT, players=INT),
    Code("one-coronation-token", "mountain-king.end.tokens", honor=INT),
    Code("any-equal-spots", "mountain-king.setup.gates"),
    Code("numbered-spots", "mountain-king.setup.gates", count=INT),
    Code("gates-of-partners", "mountain-king.teams.setup", count=INT),
    Code("team-pieces", "mountain-king.teams.setup"),
    Code("no-seat-bonus-in-teams", "mountain-king.teams.setup"),
    Code("goods-to-team-storage", "mountain-king.teams.setup"),
    Code("team-order", "mountain-king.teams.turns"),
    Code("goods-of-placed", "mountain-king.setup.starters", cards=INT),
    Code("goods-and-hand", "mountain-king.setup.seats", cards=INT),
    Code("goods-hand-and-deck", "mountain-king.setup.seats", cards=INT),
    Code("hand-not-taken", "mountain-king.setup.seats"),
    Code("deck-not-taken", "mountain-king.setup.seats"),
)

RULES = rules_of(REASONS, NOTES)
