"""``kemet/odds``: what its answers count and take for granted, and what is open where nobody is left to fight."""

from engine.codes import INT, Code, choices_of, rules_of
from engine.kemet.codes.sides import LIMITS as LIMITS  # which the page cites beside RULES

NOTES = (
    Code("counts-win", "kemet.battle.choosing"),
    Code("counts-points", "kemet.battle.points"),
    Code("counts-units", "kemet.battle.losses"),
    Code("struck-first", "kemet.battle.before", tile="tile", count=INT),
    Code("nobody-to-fight", "kemet.battle.no-defender", tile="tile", count=INT),
    Code("strength-decides", "kemet.battle.strength"),
    Code("best-play", "kemet.battle.choosing"),
    Code("card-seen", "kemet.battle.choosing", tile="tile", side="side", other="side"),
    Code("tie-to-defender", "kemet.battle.strength"),
    Code("no-survivor", "kemet.battle.points"),
    Code("creature-absent", "kemet.creatures.fighting", side="side", creature="creature", snake="creature"),
    Code("card-unpaid", "kemet.battle.interventions", side="side", intervention="intervention"),
    Code("this-battle", "kemet.battle.cards"),
)

OPEN = (Code("point-without-battle", "kemet.battle.no-defender", choice="unfought"),)

RULES = rules_of(NOTES, OPEN)
CHOICES = choices_of(OPEN)
