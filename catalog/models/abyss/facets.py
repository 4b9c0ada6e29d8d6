"""What the cards and tiles of Abyss are sorted and filtered by. Labels are messages of the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from catalog.models.base import Label
from catalog.models.faces import SIGN, Pictogram, Ring
from catalog.models.game import Choice, Facet, choices_of
from catalog.models.theme import Hue


def _refer(kind: str, id_: str | None) -> str | None:
    """A reference to an entry, or None where there is none."""
    return f"{kind}:{id_}" if id_ else None


def _points(location: Any, points: int) -> int | None:
    """The points of a formula that has some of its own; None for one that takes its points from elsewhere."""
    return None if location.formula.kind in ("loot", "copy-rival", "nothing") else points


def _reward(loot: Any) -> tuple[str, int]:
    """What a loot card brings, and how many of it; no card brings two kinds of things."""
    return next(((kind, count) for kind, count in loot.reward.model_dump().items() if count), ("nothing", 1))


SEVERAL = Choice("several", "Several colours; dark grey frame")


def _colour(guild: Any) -> str:
    """The colour of a guild's cards."""
    return "several" if guild.several_colours else str(guild.hue)


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

SET = Facet(
    "set",
    "Set",
    "entry",
    lambda entry: f"set:{entry.set}",
    says={"=": "come in the set {values}", "-=": "do not come in the set {values}"},
)

LORD_FACETS = (
    Facet(
        "guild",
        "Guild",
        "entry",
        lambda lord: _refer("guild", lord.guild),
        pointing="Lords of this guild",
        heads=True,
        aliases="faction",
        says={"=": "belong to the {several}", "-=": "do not belong to the {several}"},
    ),
    Facet(
        "influence",
        "Influence",
        "number",
        lambda lord: lord.influence,
        aliases="points, ip",
        symbol="influence",
        better="more",
    ),
    Facet(
        "keys",
        "Keys",
        "number",
        lambda lord: lord.keys,
        symbol="key",
        better="more",
        aliases="key",
        says={"=0": "show no key", ">=1": "show a key", "-=0": "show a key"},
    ),
    Facet(
        "cost",
        "Cost",
        "number",
        lambda lord: lord.cost.value,
        better="less",
        aliases="price",
        says={
            "=": "cost {n}",
            "<=": "cost {n} or less",
            ">=": "cost {n} or more",
            "!=": "cost anything but {n}",
            "-=": "do not cost {n}",
            "-<=": "do not cost {n} or less",
            "->=": "do not cost {n} or more",
        },
    ),
    Facet(
        "races",
        "Number of races",
        "number",
        lambda lord: lord.cost.races,
        aliases="bubbles",
        says={
            "=1": "ask for a single race",
            "<=1": "ask for a single race",
            "=": "ask for {n} races",
            "-=1": "do not ask for a single race",
        },
    ),
    Facet(
        "compulsory",
        "Compulsory race",
        "entry",
        lambda lord: _refer("race", lord.cost.compulsory),
        pointing="Lords that this race must pay for",
        aliases="race",
        says={
            "=": "have the compulsory race {values}",
            "-=": "do not have the compulsory race {values}",
            "none": "ask for no certain race",
        },
    ),
    Facet(
        "power",
        "Power",
        "choice",
        lambda lord: lord.power,
        POWERS,
        says={
            "=one-shot": "have a one-shot power",
            "=permanent": "have a permanent power",
            "=none": "have no power",
            "-=none": "have a power",
        },
    ),
)

TIMINGS = {
    "=on-recruit": "work when they are recruited",
    "=continuous": "work as long as they are free",
    "=once-per-own-turn": "work once a turn",
    "=on-recruit-and-continuous": "work at once and as long as they are free",
    "none": "never work",
    "any": "work at some time",
}


def lord_facets(pictograms: Iterable[Pictogram], rings: Iterable[Ring]) -> tuple[Facet, ...]:
    """The facets of lords; what they do and when are the pictograms and rings of the game."""
    shown = tuple(Choice(pictogram.id, Label(pictogram.name, SIGN)) for pictogram in pictograms)
    timings = tuple(Choice(ring.id, Label(ring.name, SIGN)) for ring in rings)
    effects = {"=": "have the effect {values}", "none": "have no effect"}
    return (
        *LORD_FACETS,
        Facet(
            "effect",
            "What it does",
            "choice",
            lambda lord: lord.sign and lord.sign.shows,
            shown,
            aside=True,
            says=effects,
        ),
        Facet("timing", "When", "choice", lambda lord: lord.timing, timings, aside=True, says=TIMINGS),
        SET,
    )


LOCATION_FACETS = (
    Facet("counts", "Counts", "choice", lambda location: location.formula.kind, COUNTED),
    Facet("base", "Points before counting", "number", lambda location: _points(location, location.formula.base)),
    Facet("each", "Points each", "number", lambda location: _points(location, location.formula.each)),
    Facet(
        "guild",
        "Guild",
        "entry",
        lambda location: _refer("guild", location.formula.guild),
        pointing="Locations that count this guild",
        aliases="faction",
    ),
    Facet(
        "race",
        "Race",
        "entry",
        lambda location: _refer("race", location.formula.race),
        pointing="Locations that count this race",
    ),
    SET,
)


def race_facets(hues: Iterable[Hue]) -> tuple[Facet, ...]:
    """The facets of races; their colours are the hues of the game."""
    return (
        Facet("colour", "Colour", "choice", lambda race: race.hue, choices_of(hues)),
        Facet(
            "guild",
            "Guild",
            "entry",
            lambda race: _refer("guild", race.guild),
            pointing="The race of this guild",
            aliases="faction",
        ),
        SET,
    )


def guild_facets(hues: Iterable[Hue]) -> tuple[Facet, ...]:
    """The facets of guilds."""
    return (
        Facet("colour", "Colour", "choice", _colour, (*choices_of(hues), SEVERAL)),
        Facet("race", "Race", "entry", lambda guild: _refer("race", guild.race), pointing="The guild of this race"),
        SET,
    )


REWARDS = (
    Choice("keys", Label("Keys", "loot")),
    Choice("pearls", "Pearls"),
    Choice("monster_tokens", "Monster tokens"),
    Choice("allies", "Allies"),
    Choice("nothing", Label("Nothing", "loot")),
)

LOOT_FACETS = (
    Facet("value", "Value", "number", lambda loot: loot.value, better="more"),
    Facet("brings", "Brings", "choice", lambda loot: _reward(loot)[0], REWARDS, lambda loot: _reward(loot)[1]),
    Facet("copies", "Copies", "number", lambda loot: loot.copies),
    SET,
)

PENALTIES = (
    Choice("wounds", "Wounds"),
    Choice("pearls", "Pearls"),
    Choice("allies", "Allies from hand"),
    Choice("free-lord", "A free lord"),
)


def _penalty_count(leviathan: Any) -> int:
    """How much a leviathan takes when it attacks."""
    return int(leviathan.penalty.count)


LEVIATHAN_FACETS = (
    Facet(
        "symbols",
        "Attacked by",
        "entries",
        lambda leviathan: tuple(f"race:{race}" for race in leviathan.symbols),
        pointing="Leviathans that this race can attack",
    ),
    Facet("health", "Health points", "number", lambda leviathan: len(leviathan.levels)),
    Facet(
        "resistance",
        "Resistance",
        "number",
        lambda leviathan: sum(level.resistance for level in leviathan.levels),
        better="less",
    ),
    Facet(
        "tokens",
        "Tokens",
        "number",
        lambda leviathan: sum(level.monster_tokens for level in leviathan.levels),
        better="more",
    ),
    Facet("penalty", "Penalty", "choice", lambda leviathan: leviathan.penalty.kind, PENALTIES, _penalty_count),
    Facet("penalty-count", "Size of the penalty", "number", _penalty_count, aside=True),
    SET,
)

LEVIATHAN_TOKEN_FACETS = (Facet("copies", Label("Copies", "tokens"), "number", lambda token: token.copies), SET)
