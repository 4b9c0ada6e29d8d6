"""``kemet/score``: what is worth knowing of a score."""

from engine.kemet import ranking

REASONS: dict[str, dict[str, str]] = {}

NOTES = ranking.NOTES

RULES = ranking.RULES
