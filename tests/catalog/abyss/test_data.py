"""The catalogue of Abyss held field by field against the figures of the sources.

``tests/data/facts/abyss.json`` holds these figures, taken from the sources apart from the catalogue and checked by eye.
"""

from __future__ import annotations

import json
from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from catalog.models.abyss import AbyssCatalog
from catalog.models.abyss.entries import Guild, Race, Reward, TokenEffect

FACTS: dict[str, Any] = json.loads((Path(__file__).parents[2] / "data/facts/abyss.json").read_text("utf-8"))


def given(reward: Reward | TokenEffect) -> dict[str, int]:
    """What a reward brings, without what it does not bring."""
    return {name: number for name, number in reward.model_dump().items() if number}


def by_number(table: dict[str, int]) -> dict[int, int]:
    """A table of the facts, of which JSON knows the keys as texts only."""
    return {int(value): count for value, count in table.items()}


@pytest.mark.parametrize("fact", FACTS["lords"], ids=lambda fact: fact[1])
def test_a_lord(abyss: AbyssCatalog, fact: list[Any]) -> None:
    lord = next(lord for lord in abyss.lords if lord.id == fact[1])
    cost = lord.cost
    assert fact == [
        *(lord.number, lord.id, lord.name, lord.set, lord.guild, lord.influence, lord.keys),
        *(cost.value, cost.races, cost.compulsory, lord.power, lord.timing),
    ]


def test_sixty_three_lords_in_the_order_of_the_sources(abyss: AbyssCatalog) -> None:
    assert [lord.id for lord in abyss.lords] == [fact[1] for fact in FACTS["lords"]]
    assert len(abyss.lords) == 63
    counted: dict[str, Counter[str]] = {part.id: Counter() for part in abyss.game.sets}
    for lord in abyss.lords:
        counted[lord.set][lord.guild] += 1
    assert counted == FACTS["lords_by_guild"]
    assert list(abyss.leviathan.lords_removed) == FACTS["lords_removed"]


# guild: sums of influence, keys, cost and number of races over all its lords of the base game
SUMS = {
    "soldier": (38, 3, 55, 14),
    "merchant": (42, 3, 48, 13),
    "mage": (47, 4, 55, 14),
    "politician": (33, 3, 54, 13),
    "farmer": (51, 3, 48, 12),
    "ambassador": (12, 0, 30, 15),
}


@pytest.mark.parametrize(("guild", "sums"), SUMS.items())
def test_what_the_lords_of_a_guild_add_up_to(abyss: AbyssCatalog, guild: str, sums: tuple[int, ...]) -> None:
    lords = [lord for lord in abyss.lords if lord.guild == guild and lord.set == "base"]
    columns = [(lord.influence, lord.keys, lord.cost.value, lord.cost.races) for lord in lords]
    assert tuple(map(sum, zip(*columns, strict=True))) == sums


def test_who_has_no_power_and_who_acts_once_a_turn(abyss: AbyssCatalog) -> None:
    idle = {lord.id for lord in abyss.lords if lord.power == "none"}
    assert idle == {lord.id for lord in abyss.lords if lord.guild == "farmer"} - {"coward", "breeder"}
    once_a_turn = {lord.id for lord in abyss.lords if lord.timing == "once-per-own-turn"}
    assert once_a_turn == {"slaver", "oracle", "opportunist", "ferryman", "recipient"}


@pytest.mark.parametrize("fact", FACTS["locations"], ids=lambda fact: fact[1])
def test_a_location(abyss: AbyssCatalog, fact: list[Any]) -> None:
    location = next(location for location in abyss.locations if location.id == fact[1])
    formula = location.formula
    assert fact == [
        *(location.number, location.id, location.name, location.set),
        *(formula.kind, formula.base, formula.each, formula.guild or formula.race),
    ]


def test_twenty_six_locations_in_the_order_of_the_sources(abyss: AbyssCatalog) -> None:
    assert [location.id for location in abyss.locations] == [fact[1] for fact in FACTS["locations"]]
    assert Counter(location.set for location in abyss.locations) == {"base": 20, "kraken": 6}


def test_a_formula_is_told_in_its_effect(abyss: AbyssCatalog) -> None:
    for location in abyss.locations:
        formula = location.formula
        if formula.base:
            assert f"Scores {formula.base}, " in location.effect
            signs = ("plus ",) if formula.each > 0 else ("minus ", "less ")
            assert any(
                f", {sign}{abs(formula.each) if abs(formula.each) > 1 else ''}" in location.effect for sign in signs
            )
        counted = f"{{guild:{formula.guild}|" if formula.guild else f"{{race:{formula.race}|" if formula.race else ""
        assert counted in location.effect


def test_races_and_guilds(abyss: AbyssCatalog) -> None:
    ordinary = [race for race in abyss.races if not race.wild]
    assert [[race.id, race.hue, race.guild] for race in ordinary] == FACTS["races"]
    assert [(race.id, race.set, race.guild) for race in abyss.races if race.wild] == [("kraken", "kraken", None)]
    assert {guild.id: guild.race for guild in abyss.guilds if guild.race} == {
        guild: race for race, _, guild in FACTS["races"]
    }
    assert {guild.id: guild.set for guild in abyss.guilds if not guild.race} == {
        "ambassador": "base",
        "smuggler": "kraken",
    }


def test_the_numbers_on_the_exploration_cards(abyss: AbyssCatalog) -> None:
    assert abyss.ally_copies == by_number(FACTS["ally_copies"])
    assert sum(abyss.ally_copies.values()) == 13
    assert sum(value * copies for value, copies in abyss.ally_copies.items()) == 32
    assert abyss.counts("krakens", "copies") == FACTS["kraken_copies"]
    assert abyss.counts("krakens", "nebulis") == FACTS["kraken_nebulis"]
    assert {str(value): effect for value, effect in abyss.leviathan.combat_allies.items()} == FACTS["combat_allies"]
    starting = abyss.leviathan.starting_ally
    assert (starting.race, starting.value, starting.copies) == ("crab", 1, 1)


@pytest.mark.parametrize(("sets", "allies", "monsters", "total"), FACTS["decks"])
def test_the_exploration_deck_of_each_mix_of_sets(
    abyss: AbyssCatalog, sets: list[str], allies: int, monsters: int, total: int
) -> None:
    rows = abyss.engine_facts()["tables"]["ally"].values()
    made = [row.get("sets", {row["set"]: row["copies"]}) for row in rows]
    assert sum(copies.get(part, 0) for copies in made for part in sets) == allies
    found = {"base": abyss.count("monsters"), "leviathan": abyss.count("leviathan-monsters")}
    assert sum(found.get(part, 0) for part in sets) == monsters
    assert allies + monsters == total


def test_loot(abyss: AbyssCatalog) -> None:
    # Loot of value 6 brings the top ally of the exploration deck, which the catalogue calls an ally.
    rewards = {"top_exploration_ally": "allies"}
    wanted = [
        [value, count, {rewards.get(k, k): v for k, v in brings.items()}] for value, count, brings in FACTS["loot"]
    ]
    assert [[loot.value, loot.copies, given(loot.reward)] for loot in abyss.loot] == wanted
    assert sum(loot.copies for loot in abyss.loot) == 25
    assert {loot.set for loot in abyss.loot} == {"kraken"}


@pytest.mark.parametrize("fact", FACTS["leviathans"], ids=lambda fact: f"leviathan-{fact[0]}")
def test_a_leviathan(abyss: AbyssCatalog, fact: list[Any]) -> None:
    leviathan = next(leviathan for leviathan in abyss.leviathans if leviathan.id == f"leviathan-{fact[0]}")
    assert fact == [
        leviathan.number,
        list(leviathan.symbols),
        [[level.resistance, level.monster_tokens] for level in leviathan.levels],
        leviathan.penalty.kind,
        leviathan.penalty.count,
    ]
    assert leviathan.set == "leviathan"


def test_twenty_leviathans_without_a_printed_name(abyss: AbyssCatalog) -> None:
    assert [leviathan.number for leviathan in abyss.leviathans] == list(range(1, 21))
    assert all(leviathan.attested == {} for leviathan in abyss.leviathans)


def test_the_border_and_how_often_the_dice_lead_to_each_space(abyss: AbyssCatalog) -> None:
    ways = Counter(sum(dice) for dice in product(range(1, 7), repeat=abyss.count("border-dice")))
    made = [[space, list(sums), sum(ways[each] for each in sums)] for space, sums in abyss.border.items()]
    assert made == FACTS["border"]
    assert sum(int(str(row[2])) for row in made) == 36


def test_monster_tokens_of_both_boxes(abyss: AbyssCatalog) -> None:
    assert abyss.counts("monster-tokens") == FACTS["monster_tokens"]
    assert sum(int(value) * copies for value, copies in abyss.counts("monster-tokens").items()) == 53
    copies = {token.id.replace("-", "_"): token.copies for token in abyss.tokens}
    assert copies == {name.removeprefix("one_"): number for name, number in FACTS["leviathan_tokens"].items()}
    brings = {token.id: given(token.brings) for token in abyss.tokens}
    assert brings == {
        "two-pearls": {"pearls": 2},
        "three-pearls": {"pearls": 3},
        "key": {"keys": 1},
        "council-pile": {"council_piles": 1},
    }


def test_what_lies_in_the_boxes(abyss: AbyssCatalog) -> None:
    base, kraken, leviathan = (FACTS["components"][part] for part in ("base", "kraken", "leviathan"))
    assert base["exploration cards"] == abyss.counts("base-counts")["exploration-card"]
    assert base["lord cards"] == abyss.counts("base-counts")["lord"]
    assert base["location tiles"] == abyss.counts("base-counts")["location"]
    assert base["monster tokens"] == sum(abyss.counts("monster-tokens").values())
    assert base["key tokens"] == abyss.count("key-tokens")
    assert kraken["Kraken allies"] == sum(abyss.counts("krakens", "copies").values())
    assert kraken["lord cards"] == abyss.counts("kraken-counts")["lord"]
    assert kraken["location tiles"] == abyss.counts("kraken-counts")["location"]
    assert kraken["loot cards"] == abyss.counts("kraken-counts")["loot-card"]
    assert kraken["sentinel tokens"] == abyss.count("sentinels")
    assert leviathan["exploration cards"] == abyss.counts("leviathan-counts")["exploration-card"]
    assert leviathan["lord cards"] == abyss.counts("leviathan-counts")["lord"]
    assert leviathan["location tiles"] == abyss.counts("leviathan-counts")["location"]
    assert leviathan["leviathan cards"] == len(abyss.leviathans)
    assert leviathan["leviathan monster tokens"] == abyss.count("leviathan-monster-tokens")
    assert leviathan["health point tokens"] == abyss.count("health-tokens")
    assert leviathan["wound tokens"] == abyss.count("wound-tokens")
    assert leviathan["dice"] == abyss.count("border-dice")


def test_tracks_court_and_limits(abyss: AbyssCatalog) -> None:
    assert (abyss.count("exploration-spaces"), abyss.count("exploration-last-space-pearls")) == (5, 1)
    assert (abyss.count("court-spaces"), abyss.count("court-refill-at"), abyss.count("court-refill-pearls")) == (
        6,
        2,
        2,
    )
    assert (abyss.count("council-piles"), abyss.count("starting-pearls"), abyss.count("plot-price")) == (5, 1, 1)
    assert (abyss.count("keys-for-location"), abyss.count("location-draw-max"), abyss.count("lords-ending-game")) == (
        3,
        4,
        7,
    )
    assert (abyss.count("hand-limit"), abyss.count("hand-limit-pearls")) == (FACTS["limits"]["martial_law"], 1)
    assert abyss.count("failed-attack-pearls") == 1
    assert abyss.count("commander-hand-limit") == FACTS["limits"]["commander"]
    game = abyss.game
    assert [game.players_min, game.players_max] == FACTS["players"]["base"]
    assert [game.players_min, abyss.count("leviathan-players-max")] == FACTS["players"]["with_leviathan"]


def test_points_of_the_expansions(abyss: AbyssCatalog) -> None:
    assert FACTS["scoring"] == {
        "nebulis": abyss.count("nebulis-points"),
        "kraken_figure": abyss.count("figure-points"),
        "wounds": abyss.count("wound-points"),
        "scourge": abyss.count("scourge-points"),
    }
    assert (abyss.count("nebulis-per-payment"), abyss.count("nebulis-per-payment-outlaw")) == (1, 2)


def test_the_rewards_of_the_threat_track(abyss: AbyssCatalog) -> None:
    track = [[space.space, [given(option) for option in space.options]] for space in abyss.supply.threat_track]
    assert track == FACTS["threat_track"]


def test_the_discrepancies_of_the_facts_have_the_same_kind_and_certainty(abyss: AbyssCatalog) -> None:
    found = {item.id: [item.id, item.kind, item.confidence] for item in abyss.discrepancies}
    assert len(FACTS["discrepancies"]) == 50
    assert {fact[0]: found.get(fact[0]) for fact in FACTS["discrepancies"]} == {
        fact[0]: fact for fact in FACTS["discrepancies"]
    }


def test_every_worked_example(abyss: AbyssCatalog) -> None:
    assert set(FACTS["worked_examples"]) <= {example.id for example in abyss.examples}


def test_the_lengths_of_the_sources(abyss: AbyssCatalog) -> None:
    assert {source.key: source.line_count for source in abyss.sources} == {
        "zh_Hant": 503,
        "ja": 217,
        "pl": 850,
        "implementation": None,
        "retail": None,
    }


@pytest.mark.parametrize("language", FACTS["printed"])
def test_names_that_the_sources_print(abyss: AbyssCatalog, language: str) -> None:
    entries = {f"{each.kind}:{entry.id}": entry for each in abyss.collections for entry in each.entries}
    printed = {ref: names.name for ref, entry in entries.items() if (names := entry.attested.get(language))}
    assert printed == FACTS["printed"][language]


def test_what_is_printed_under_two_names(abyss: AbyssCatalog) -> None:
    keeper = next(lord for lord in abyss.lords if lord.id == "keeper").attested["pl"]
    assert (keeper.name, keeper.alternatives) == ("Powiernik", ("Dozorca",))
    tamer = next(lord for lord in abyss.lords if lord.id == "tamer").attested["zh_Hant"]
    assert (tamer.name, tamer.alternatives) == ("馴獸師", ("剔獸師",))
    scourge = next(term for term in abyss.terms if term.id == "scourge").attested["ja"]
    assert (scourge.name, scourge.alternatives) == ("スカージ・オブ・ジ・アビス", ("スコージ・オブ・ジ・アビス",))


def test_every_race_and_guild_of_the_base_game_has_printed_names_in_every_language(abyss: AbyssCatalog) -> None:
    entries: tuple[Race | Guild, ...] = (*abyss.races, *abyss.guilds)
    for entry in entries:
        wanted = {"en", "zh_Hant", "ja", "pl"} if entry.set == "base" else {"en", "ja"}
        assert set(entry.attested) == wanted
