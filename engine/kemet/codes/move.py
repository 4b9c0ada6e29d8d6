"""``kemet/move``: why a move is not allowed, what is open about it, and what follows from it."""

from engine.codes import INT, Code, choices_of, rules_of

STEP = {"start": "map", "space": "map"}
CROWD = {"space": "map", "count": INT, "limit": INT}
CREATURE = {"space": "map", "creature": "creature"}
PRICE = {"tiles": "tile[]", "full": INT, "cost": INT}

REASONS = (
    Code("creature-alone", "kemet.creatures.moving", **CREATURE),
    Code("not-beside", "kemet.movement.ways", **STEP),
    Code("leaves-delta", "kemet.movement.teleport", space="map"),
    Code("enters-delta", "kemet.movement.teleport", space="map"),
    Code("needs-harbor", "kemet.board.harbors", **STEP),
    Code("no-harbor", "kemet.board.harbors", **STEP),
    Code("border-not", "kemet.board.map", **STEP),
    Code("wall", "kemet.movement.walls", **STEP),
    Code("same-space", "kemet.movement.teleport", space="map"),
    Code("no-obelisk", "kemet.board.obelisks", space="map"),
    Code("no-pyramid", "kemet.movement.teleport", space="map"),
    Code("begins-at-pyramid", "kemet.movement.teleport", space="map"),
    Code("no-card", "kemet.interventions.timing", owned=INT, count=INT),
    Code("past-battle", "kemet.movement.stop", space="map"),
    Code("nobody-left", "kemet.movement.split", space="map"),
    Code("too-many-moving", "kemet.movement.limit", **CROWD),
    Code("too-many-behind", "kemet.movement.limit", **CROWD),
    Code("too-many-here", "kemet.movement.limit", **CROWD),
    Code("limit-passing-not", "kemet.movement.limit", **CROWD),
    Code("creature-passing-not", "kemet.creatures.moving", **CREATURE),
    Code("two-creatures", "kemet.creatures.placing", **CREATURE),
    Code("too-far", "kemet.movement.capacity", count=INT, capacity=INT),
    Code("prayer-short", "kemet.prayer", cost=INT, owned=INT),
)

NOTES = (
    Code("battle-begins", "kemet.movement.stop", space="map"),
    Code("initiative-first", "kemet.movement.stop"),
    Code("harbor-costs-nothing", "kemet.board.harbors"),
    Code("teleport-price", "kemet.movement.teleport", cost=INT),
    Code("teleport-cheaper", "kemet.movement.teleport", **PRICE),
    Code("teleport-free", "kemet.movement.teleport", **PRICE),
    Code("card-teleports", "kemet.movement.teleport", cost=INT),
    Code("wall-touched", "kemet.movement.walls", **STEP),
    Code("wall-after-detour", "kemet.movement.walls"),
    Code("wall-by-tile", "kemet.movement.walls", tile="tile"),
    Code("wall-by-card", "kemet.movement.walls", intervention="intervention", cost=INT),
    Code("creature-met", "kemet.creatures.moving", space="map"),
    Code("one-troop", "kemet.board.troops", space="map", count=INT),
    Code("pyramid-captured", "kemet.pyramids.captured", space="map"),
    Code("delta-is-closed", "kemet.movement.teleport"),
    Code("stops-at-enemies", "kemet.movement.stop", count=INT),
    Code("escape-frees", "kemet.movement.stop"),
    Code("escaped", "kemet.interventions.escape", space="map"),
    Code("escape-untold", "kemet.interventions.escape"),
    Code("limit-passed", "kemet.movement.limit", space="map", limit=INT),
    Code("only-if-read-so", "kemet.movement", count=INT),
    Code("walks-before-it-pays", "kemet.movement.teleport"),
    Code("walls-keep-out", "kemet.movement.walls"),
    Code("no-way-out-of-delta", "kemet.movement.teleport"),
    Code("ra-each-time", "kemet.tiles.savings", count=INT, more=INT),
    Code("ra-once", "kemet.tiles.savings"),
    Code("ra-counted", "kemet.tiles.savings"),
)

OPEN = (
    Code("border", "kemet.board.map", choice="border_crossing", **STEP),
    Code("creature-passing", "kemet.creatures.moving", choice="creature_passing", **CREATURE),
    Code("ra-saving", "kemet.tiles.savings", choice="ra_saving", count=INT, cost=INT),
)

RULES = rules_of(REASONS, NOTES, OPEN)
CHOICES = choices_of(OPEN)

LIMITS = {
    "players": "kemet.board.map",
    "pyramids": "kemet.pyramids",
    "troop": "kemet.movement.limit",
    "units": "kemet.board.troops",
    "creatures": "kemet.creatures.placing",
}
"""What the board is held to before a move is judged."""
