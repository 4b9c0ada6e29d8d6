"""``mountain-king/end``: what ends the game, and which turns follow."""

from engine.codes import INT, Code, rules_of

NOTES = (
    Code("nobody-full", "mountain-king.end.tokens", trolls=INT),
    Code("first-token-taken", "mountain-king.end.tokens", player="player", honor=INT, trolls=INT),
    Code("end-triggered", "mountain-king.end.tokens", player="player", honor=INT, trolls=INT),
    Code("end-triggered-by-one", "mountain-king.end.tokens", players="player[]", honor=INT, trolls=INT),
    Code("two-players-one-token", "mountain-king.end.tokens", honor=INT),
    Code("round-ends", "mountain-king.end.remaining", player="player"),
    Code("round-goes-on", "mountain-king.end.remaining", player="player"),
    Code("last-turns", "mountain-king.end.remaining", count=INT),
    Code("turns-in-teams", "mountain-king.teams.turns"),
)

RULES = rules_of(NOTES)
