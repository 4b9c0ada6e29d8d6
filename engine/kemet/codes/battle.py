"""``kemet/battle``: what decides a battle, what did not count, and what comes after it."""

from engine.codes import INT, Code, choices_of, rules_of
from engine.kemet.codes.sides import LIMITS as LIMITS  # which the page cites beside RULES

ADDED = {"side": "side", "count": INT}
TILE = ADDED | {"tile": "tile"}
CREATURE = ADDED | {"creature": "creature"}
INTERVENTION = ADDED | {"intervention": "intervention", "copies": INT}
LOST = {"side": "side", "count": INT, "damage": INT, "protection": INT}

REASONS = (
    Code("no-battle", "kemet.battle.no-defender", tile="tile", count=INT),
    Code("attacker-stronger", "kemet.battle.strength", strength=INT, against=INT),
    Code("defender-stronger", "kemet.battle.strength", strength=INT, against=INT),
    Code("strength-tied", "kemet.battle.strength", strength=INT),
    Code("initiative-strikes", "kemet.battle.before", tile="tile", count=INT, left=INT),
    Code("creature-strength", "kemet.creatures.fighting", **CREATURE),
    Code("creature-damage", "kemet.creatures.fighting", **CREATURE),
    Code("creature-protection", "kemet.creatures.fighting", **CREATURE),
    Code("snake-cancels", "kemet.creatures.fighting", side="side", snake="creature", creature="creature"),
    Code("tile-strength", "kemet.battle.strength", **TILE),
    Code("tile-damage", "kemet.battle.losses", **TILE),
    Code("tile-protection", "kemet.battle.losses", **TILE),
    Code("wound-strength", "kemet.battle.interventions", cards=INT, **TILE),
    Code("intervention-strength", "kemet.battle.interventions", **INTERVENTION),
    Code("intervention-damage", "kemet.battle.interventions", **INTERVENTION),
    Code("intervention-protection", "kemet.battle.interventions", **INTERVENTION),
    Code("not-paid", "kemet.battle.interventions", side="side", intervention="intervention", cost=INT, left=INT),
    Code("paid-free", "kemet.battle.interventions", side="side", tile="tile", count=INT),
    Code("paid-each", "kemet.battle.interventions", tile="tile"),
    Code("attacks-only", "kemet.battle.strength", tile="tile"),
    Code("defends-only", "kemet.battle.strength", tile="tile"),
    Code("initiative-attacks-only", "kemet.battle.before", tile="tile"),
    Code("victory-defends-only", "kemet.battle.points", tile="tile"),
    Code("no-losses", "kemet.battle.losses", side="side", damage=INT, protection=INT),
    Code("units-lost", "kemet.battle.losses", **LOST),
    Code("all-lost", "kemet.battle.losses", **LOST),
    Code("attacker-point", "kemet.battle.points", count=INT),
    Code("attacker-without-unit", "kemet.battle.points"),
    Code("defensive-victory", "kemet.battle.points", tile="tile", count=INT),
    Code("defensive-victory-without-unit", "kemet.battle.points", tile="tile"),
    Code("defender-no-point", "kemet.battle.points"),
    Code("crusade-pays", "kemet.battle.losses", units=INT, **TILE),
    Code("crusade-without-losses", "kemet.battle.losses", side="side", tile="tile"),
    Code("struck-bring-nothing", "kemet.battle.before", tile="tile", cause="tile"),
    Code("holy-war-pays", "kemet.battle.points", **TILE),
    Code("holy-war-lost", "kemet.battle.points", side="side", tile="tile"),
    Code("holy-war-unfought", "kemet.battle.no-defender", tile="tile"),
    Code("prayer-limit", "kemet.prayer.limit", side="side", count=INT, gain=INT, most=INT),
)

NOTES = (
    Code("larger-troop", "kemet.tiles.rulings", side="side", tile="tile", count=INT),
    Code("snake-alone", "kemet.creatures.fighting", side="side", snake="creature"),
    Code("holy-war-without-unit", "kemet.battle.points", tile="tile"),
    Code("all-count-as-paid", "kemet.battle.interventions", side="side"),
    Code("wound-would-win", "kemet.battle.interventions", side="side", tile="tile", count=INT),
    Code("nobody-stays", "kemet.battle.after"),
    Code("loser-may-stay", "kemet.battle.retreat", side="side"),
    Code("retreat-where", "kemet.battle.retreat", side="side", winner="side"),
    Code("retreat-own-units", "kemet.battle.retreat"),
    Code("retreat-walls", "kemet.battle.retreat"),
    Code("recall-limit", "kemet.prayer.limit", side="side", count=INT, most=INT),
    Code("recall-creature", "kemet.creatures.losing", side="side", creature="creature"),
    Code("recall-creature-city", "kemet.creatures.losing", side="side", creature="creature"),
    Code("recall-creature-tile", "kemet.creatures.losing", side="side", creature="creature"),
    Code("creature-goes", "kemet.creatures.losing", side="side", creature="creature"),
    Code("cards-discarded", "kemet.battle.after"),
)

OPEN = (Code("point-unfought", "kemet.battle.no-defender", choice="unfought"),)

RULES = rules_of(REASONS, NOTES, OPEN)
CHOICES = choices_of(OPEN)
