"""What the cards and tiles of Abyss are sorted and filtered by. Labels are messages of the game."""

from __future__ import annotations

from catalog.models.game import Choice, Facet


def _refer(kind: str, id_: str | None) -> str | None:
    """A reference to an entry, or None where there is none."""
    return f"{kind}:{id_}" if id_ else None


COLOURS = (
    Choice("purple", "Purple"),
    Choice("red", "Red"),
    Choice("yellow", "Yellow"),
    Choice("green", "Green"),
    Choice("blue", "Blue"),
)

GREY = Choice("grey", "Grey")

POWERS = (Choice("one-shot", "One-shot"), Choice("permanent", "Permanent"), Choice("none", "None"))

COUNTED = (
    Choice("per-lord-of-guild", "Lords of one guild"),
    Choice("per-ally-of-race", "Affiliated allies of one race"),
    Choice("per-guild", "Different guilds"),
    Choice("per-lord", "All lords"),
    Choice("per-ally", "All affiliated allies"),
    Choice("per-lord-with-keys", "Lords with keys"),
    Choice("per-lord-without-keys", "Lords without keys"),
    Choice("highest-lord", "Lord with the most influence"),
    Choice("lowest-lord", "Lord with the least influence"),
    Choice("lowest-ally-of-each-race", "Lowest ally of each race"),
    Choice("per-nebulis", "Nebulis"),
    Choice("loot", "Loot cards"),
    Choice("copy-rival", "A rival’s location"),
    Choice("nothing", "Nothing"),
)

SET = Facet("set", "Set", "entry", lambda entry: f"set:{entry.set}")

LORD_FACETS = (
    Facet("guild", "Guild", "entry", lambda lord: _refer("guild", lord.guild)),
    Facet("influence", "Influence", "number", lambda lord: lord.influence),
    Facet("keys", "Keys", "number", lambda lord: lord.keys),
    Facet("cost", "Cost", "number", lambda lord: lord.cost.value),
    Facet("races", "Number of races", "number", lambda lord: lord.cost.races),
    Facet("compulsory", "Compulsory race", "entry", lambda lord: _refer("race", lord.cost.compulsory)),
    Facet("power", "Power", "choice", lambda lord: lord.power, POWERS),
    SET,
)

LOCATION_FACETS = (
    Facet("counts", "Counts", "choice", lambda location: location.formula.kind, COUNTED),
    Facet("base", "Points before counting", "number", lambda location: location.formula.base),
    Facet("each", "Points each", "number", lambda location: location.formula.each),
    Facet("guild", "Guild", "entry", lambda location: _refer("guild", location.formula.guild)),
    Facet("race", "Race", "entry", lambda location: _refer("race", location.formula.race)),
    SET,
)

RACE_FACETS = (
    Facet("colour", "Colour", "choice", lambda race: race.colour, (*COLOURS, GREY)),
    Facet("guild", "Guild", "entry", lambda race: _refer("guild", race.guild)),
    SET,
)

GUILD_FACETS = (
    Facet("colour", "Colour", "choice", lambda guild: guild.colour, (*COLOURS, GREY)),
    Facet("race", "Race", "entry", lambda guild: _refer("race", guild.race)),
    SET,
)

LOOT_FACETS = (
    Facet("value", "Value", "number", lambda loot: loot.value),
    Facet("copies", "Copies", "number", lambda loot: loot.copies),
    SET,
)

PENALTIES = (
    Choice("wounds", "Wounds"),
    Choice("pearls", "Pearls"),
    Choice("allies", "Allies from hand"),
    Choice("free-lord", "A free lord"),
)

LEVIATHAN_FACETS = (
    Facet("symbols", "Attacked by", "entries", lambda leviathan: tuple(f"race:{race}" for race in leviathan.symbols)),
    Facet("health", "Health points", "number", lambda leviathan: len(leviathan.levels)),
    Facet("resistance", "Resistance", "number", lambda leviathan: sum(level.resistance for level in leviathan.levels)),
    Facet("tokens", "Tokens", "number", lambda leviathan: sum(level.monster_tokens for level in leviathan.levels)),
    Facet("penalty", "Penalty", "choice", lambda leviathan: leviathan.penalty.kind, PENALTIES),
    Facet("penalty-count", "Size of the penalty", "number", lambda leviathan: leviathan.penalty.count),
    SET,
)

LEVIATHAN_TOKEN_FACETS = (Facet("copies", "Copies", "number", lambda token: token.copies), SET)
