"""What can be wrong with the facts of Abyss although every entry has its proper form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from catalog.findings import Finding, did_you_mean, listed
from catalog.models.abyss.components import Components

if TYPE_CHECKING:
    from catalog.models.abyss.data import AbyssData
    from catalog.models.abyss.entries import LeviathanSupply, Supply
    from catalog.models.game import Record

BASE = "base"
"""The set of the base game."""


def guilds_and_races(game: AbyssData) -> Iterator[Finding]:
    """A race and the guild that asks for it name each other and have one colour."""
    races = {race.id: race for race in game.races}
    guilds = {guild.id: guild for guild in game.guilds}
    for race in game.races:
        guild = guilds.get(race.guild or "")
        if guild is not None and guild.race != race.id:
            yield game.records[f"race:{race.id}"].finding(
                ("guild",),
                f"the guild '{guild.id}' names the race '{guild.race}' in turn",
                given=race.guild,
                accepted="a guild whose 'race' is this race",
                hint="correct one of the two",
                code="not-mutual",
            )
    for guild in game.guilds:
        partner = races.get(guild.race or "")
        if partner is None:
            continue
        record = game.records[f"guild:{guild.id}"]
        if partner.guild != guild.id:
            yield record.finding(
                ("race",),
                f"the race '{partner.id}' names the guild '{partner.guild}' in turn",
                given=partner.id,
                accepted="a race whose 'guild' is this guild",
                hint="correct one of the two",
                code="not-mutual",
            )
        elif partner.hue != guild.hue:
            yield record.finding(
                ("hue",),
                f"the race '{partner.id}' is {partner.hue}",
                given=guild.hue,
                accepted=partner.hue,
                hint="give the guild and its race one colour",
                code="not-mutual",
            )


def costs(game: AbyssData) -> Iterator[Finding]:
    """A lord's compulsory race is that of its guild; a guild without a race has none."""
    races = {guild.id: guild.race for guild in game.guilds}
    for lord in game.lords:
        if lord.guild in races and lord.cost.compulsory != races[lord.guild]:
            expected = races[lord.guild]
            path = ("cost", "compulsory") if lord.cost.compulsory else ("cost",)
            yield game.records[f"lord:{lord.id}"].finding(
                path,
                f"not the race that the guild '{lord.guild}' asks for",
                given=lord.cost.compulsory or "no compulsory race",
                accepted=expected or "no compulsory race",
                hint=f"write 'compulsory: {expected}'" if expected else "take 'compulsory' away",
                code="wrong-race",
            )


def numbers(game: AbyssData) -> Iterator[Finding]:
    """No two lords, no two locations and no two leviathans have one number."""
    numbered = (("lord", game.lords), ("location", game.locations), ("leviathan", game.leviathans))
    for kind, entries in numbered:
        first: dict[int, str] = {}
        for entry in entries:
            if entry.number in first:
                yield game.records[f"{kind}:{entry.id}"].finding(
                    ("number",),
                    f"the number of '{first[entry.number]}'",
                    given=entry.number,
                    accepted=f"a number that no other {kind} has",
                    hint="look the number up",
                    code="duplicate-number",
                )
            first.setdefault(entry.number, entry.id)


def tracks(game: AbyssData) -> Iterator[Finding]:
    """The spaces of the threat track are numbered from 1 without a gap."""
    for index, space in enumerate(game.supply.threat_track):
        if space.space != index + 1:
            yield game.records["supply:supply"].finding(
                ("threat_track", index, "space"),
                "the spaces are not numbered in order",
                given=space.space,
                accepted=str(index + 1),
                hint="number the spaces from 1 without a gap",
                code="out-of-order",
            )


def players(game: AbyssData) -> Iterator[Finding]:
    """The number of players that Leviathan allows is the same in the game's file and among what the set counts."""
    for index, part in enumerate(game.game.sets):
        if part.id == "leviathan" and part.players_max != game.count("leviathan-players-max"):
            yield game.records[f"game:{game.id}"].finding(
                ("sets", index),
                "not the number of players that the numbers of the set give",
                given=part.players_max or "no number",
                accepted=str(game.count("leviathan-players-max")),
                hint="correct one of the two",
                code="wrong-count",
            )


def border(game: AbyssData) -> Iterator[Finding]:
    """The spaces of the border are numbered from 1 without a gap, and each sum of the dice leads to one of them."""
    record = game.records["number:border-sums"]
    dice = game.count("border-dice")
    possible = range(dice, game.count("die-faces") * dice + 1)
    leads: dict[int, int] = {}
    for number, (space, sums) in enumerate(game.border.items(), 1):
        if space != number:
            yield record.finding(
                ("rows", str(space)),
                "the spaces are not numbered in order",
                given=space,
                accepted=str(number),
                hint="number the spaces from 1 without a gap",
                code="out-of-order",
            )
        for each in sums:
            if each not in possible or each in leads:
                taken = f"leads to space {leads[each]} already" if each in leads else f"is no sum of {dice} dice"
                yield record.finding(
                    ("rows", str(space)),
                    f"{each} {taken}",
                    given=each,
                    accepted=f"each number from {possible[0]} to {possible[-1]} once",
                    hint="correct the sums",
                    code="wrong-sums",
                )
            leads.setdefault(each, space)
    if missing := [each for each in possible if each not in leads]:
        yield record.finding(
            ("rows",),
            "some sums of the dice lead nowhere",
            given=f"no space for {listed(missing)}",
            accepted=f"each number from {possible[0]} to {possible[-1]} once",
            hint="add the sums to a space",
            code="wrong-sums",
        )


def border_weights(game: AbyssData) -> Iterator[Finding]:
    """The throws that lead to each space are counted right."""
    weights = {str(space.space): space.weight for space in Components(game).border}
    for space, counted in game.counts("border-ways").items():
        if weights.get(space) != counted:
            yield game.records["number:border-ways"].finding(
                ("rows", space),
                "not the number of throws that lead there",
                given=counted,
                accepted=str(weights.get(space, 0)),
                hint="correct the number, or the sums of 'border-sums'",
                code="wrong-count",
            )


def supply_sources(game: AbyssData) -> Iterator[Finding]:
    """Everything in a supply is cited, and every citation belongs to something in it."""
    yield from _supply_sources(game.records["supply:supply"], game.supply)
    yield from _supply_sources(game.records["leviathan-supply:leviathan"], game.leviathan)


def _supply_sources(record: Record, supply: Supply | LeviathanSupply) -> Iterator[Finding]:
    fields = [name for name in type(supply).model_fields if name != "sources"]
    for name in supply.sources:
        if name not in fields:
            yield record.finding(
                ("sources", name),
                "there is no such field",
                given=name,
                accepted=listed(fields, 30),
                hint=did_you_mean(name, fields, "write one of these"),
                code="unknown-key",
            )
    for name in fields:
        if name not in supply.sources:
            yield record.finding(
                (name,),
                "no source is cited for it",
                given="nothing",
                accepted=f"'{name}' in 'sources'",
                hint=f"add '{name}: […]' to 'sources'",
                code="uncited",
            )


COUNTED = ("race", "guild", "lord", "location", "loot", "leviathan", "leviathan-token")
"""The kinds of entries that are counted."""


def counts(game: AbyssData) -> Iterator[Finding]:
    """The entries and cards of each set add up to the numbers that the sources give.

    While the form of an entry that is counted is wrong, its finding comes first and nothing is counted.
    """
    if any(ref.partition(":")[0] in COUNTED for ref in game.broken):
        return
    for part in game.game.sets:
        record = game.records[f"number:{game.table(f'{part.id}-counts').id}"]
        yield from _counts(record, game.counts(record.id), _counted(game, part.id))


def _counts(record: Record, expected: dict[str, int], actual: dict[str, int]) -> Iterator[Finding]:
    for name, number in expected.items():
        path = ("rows", name)
        if name not in actual:
            yield record.finding(
                path,
                "nothing is counted under this name",
                given=name,
                accepted=listed(actual, 30),
                hint=did_you_mean(name, actual, "write one of these"),
                code="unknown-count",
            )
        elif actual[name] != number:
            yield record.finding(
                path,
                f"{name}: the catalogue has {actual[name]}, not {number}",
                given=actual[name],
                accepted=str(number),
                hint="add or take away entries, or correct the number",
                code="wrong-count",
            )
    for name in actual:
        if name not in expected:
            yield record.finding(
                ("rows",),
                f"'{name}' is not counted",
                given="nothing",
                accepted=f"'{name}' with its number",
                hint=f"add '{name}: {actual[name]}' if that is right",
                code="uncounted",
            )


def _counted(game: AbyssData, part: str) -> dict[str, int]:
    """How many there are in a set, by the names that its table of counts uses."""
    known = [each.id for each in game.game.sets]
    lords = [lord for lord in game.lords if lord.set == part]
    per_guild = Counter(lord.guild for lord in lords)
    # A set counts the lords of every guild that is there with it: its own and those of the sets before it.
    guilds = [guild for guild in game.guilds if known.index(guild.set) <= known.index(part)]
    cards = Counter[str]()
    for ally in game.engine_facts()["tables"]["ally"].values():
        cards.update(ally.get("sets", {ally["set"]: ally["copies"]}))
    actual = {
        "lord": len(lords),
        **{f"lord/{guild.id}": per_guild[guild.id] for guild in guilds},
        "location": sum(location.set == part for location in game.locations),
        "ally": cards[part],
    }
    monsters = {"base": game.count("monsters"), "leviathan": game.count("leviathan-monsters")}
    actual["exploration-card"] = cards[part] + monsters.get(part, 0)
    if part == BASE:
        tokens = game.counts("monster-tokens")
        actual["ally-per-race"] = sum(game.ally_copies.values())
        actual["monster-token"] = sum(tokens.values())
        actual["monster-token-points"] = sum(int(value) * copies for value, copies in tokens.items())
    if part in (BASE, "kraken"):
        actual["race"] = sum(race.set == part for race in game.races)
        actual["guild"] = sum(guild.set == part for guild in game.guilds)
    if part == "kraken":
        actual["location/sanctuary"] = sum(location.formula.kind == "loot" for location in game.locations)
        actual["loot"] = len(game.loot)
        actual["loot-card"] = sum(loot.copies for loot in game.loot)
    if part == "leviathan":
        actual["leviathan"] = len(game.leviathans)
        actual["leviathan-token"] = sum(token.copies for token in game.tokens)
    return actual
