"""The numbers of the base game of Abyss, as the sources give them."""

from __future__ import annotations

from collections import Counter

import pytest

from catalog.models.abyss import AbyssCatalog


def test_thirty_five_lords_in_six_guilds(abyss: AbyssCatalog) -> None:
    assert len(abyss.lords) == 35
    assert [lord.number for lord in abyss.lords] == list(range(1, 36))
    assert {lord.set for lord in abyss.lords} == {"base"}
    assert Counter(lord.guild for lord in abyss.lords) == {
        "soldier": 7,
        "merchant": 6,
        "mage": 7,
        "politician": 6,
        "farmer": 6,
        "ambassador": 3,
    }


# guild: sums of influence, keys, cost and number of races over all its lords
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
    lords = [lord for lord in abyss.lords if lord.guild == guild]
    columns = [(lord.influence, lord.keys, lord.cost.value, lord.cost.races) for lord in lords]
    assert tuple(map(sum, zip(*columns, strict=True))) == sums


def test_powers(abyss: AbyssCatalog) -> None:
    assert Counter(lord.power for lord in abyss.lords) == {"one-shot": 16, "permanent": 13, "none": 6}
    assert {lord.guild for lord in abyss.lords if lord.power == "none"} == {"farmer"}
    once_a_turn = {lord.id for lord in abyss.lords if lord.timing == "once-per-own-turn"}
    assert once_a_turn == {"slaver", "oracle", "opportunist"}
    assert Counter(lord.timing for lord in abyss.lords) == {
        "on-recruit": 16,
        "continuous": 8,
        "on-recruit-and-continuous": 2,
        "once-per-own-turn": 3,
        None: 6,
    }


@pytest.mark.parametrize(
    ("lord", "value", "races", "compulsory"),
    [
        ("master-of-magic", 10, 3, "jellyfish"),
        ("slaver", 8, 1, "shellfish"),
        ("traitor", 12, 3, "squid"),
        ("elder", 10, 5, None),
    ],
)
def test_costs_that_the_rulebooks_print(
    abyss: AbyssCatalog, lord: str, value: int, races: int, compulsory: str | None
) -> None:
    cost = next(entry.cost for entry in abyss.lords if entry.id == lord)
    assert (cost.value, cost.races, cost.compulsory) == (value, races, compulsory)


# location: kind, base, each, what is counted
FORMULAS = {
    "sargasso-silos": ("per-lord-of-guild", 5, 2, "farmer"),
    "hydrozoa-reserves": ("per-lord-of-guild", 6, 2, "mage"),
    "sanctuary": ("per-ally-of-race", 4, 3, "jellyfish"),
    "parliament": ("per-lord-of-guild", 6, 2, "politician"),
    "barracks": ("per-lord-of-guild", 7, 2, "soldier"),
    "dockworks": ("per-lord-of-guild", 5, 2, "merchant"),
    "sargasso-fields": ("per-ally-of-race", 3, 3, "seahorse"),
    "abyss": ("per-guild", 0, 2, None),
    "city-of-mirrors": ("copy-rival", 0, 0, None),
    "black-smokers": ("nothing", 0, 0, None),
    "oceanic-senate-assembly": ("per-ally-of-race", 4, 3, "squid"),
    "depths": ("lowest-lord", 0, 2, None),
    "throne-room": ("highest-lord", 0, 1, None),
    "jail": ("per-lord", 15, -1, None),
    "chasm": ("per-ally-of-race", 5, 3, "crab"),
    "closed-tower": ("per-lord-with-keys", 0, 3, None),
    "lost-tower": ("per-lord-without-keys", 0, 3, None),
    "chamber-of-allies": ("lowest-ally-of-each-race", 3, 1, None),
    "nest-of-giant-clams": ("per-ally-of-race", 3, 3, "shellfish"),
    "coral-barrier": ("per-ally", 20, -1, None),
}


def test_twenty_locations_and_their_formulas(abyss: AbyssCatalog) -> None:
    assert [location.number for location in abyss.locations] == list(range(1, 21))
    formulas = {location.id: location.formula for location in abyss.locations}
    assert {
        id_: (formula.kind, formula.base, formula.each, formula.guild or formula.race)
        for id_, formula in formulas.items()
    } == FORMULAS


def test_a_formula_is_told_in_its_effect(abyss: AbyssCatalog) -> None:
    for location in abyss.locations:
        formula = location.formula
        if formula.base:
            assert f"Scores {formula.base}, " in location.effect
            assert f"{'plus' if formula.each > 0 else 'minus'} " in location.effect
        counted = f"{{guild:{formula.guild}|" if formula.guild else f"{{race:{formula.race}|" if formula.race else ""
        assert counted in location.effect


def test_seventy_one_exploration_cards(abyss: AbyssCatalog) -> None:
    supply = abyss.supply
    assert supply.ally_copies == {1: 4, 2: 3, 3: 3, 4: 2, 5: 1}
    per_race = sum(supply.ally_copies.values())
    assert per_race == 13
    assert sum(value * copies for value, copies in supply.ally_copies.items()) == 32
    assert [race.id for race in abyss.races] == ["jellyfish", "crab", "seahorse", "shellfish", "squid"]
    assert per_race * len(abyss.races) == 65
    assert per_race * len(abyss.races) + supply.monsters == 71


def test_tokens_tracks_and_court(abyss: AbyssCatalog) -> None:
    supply = abyss.supply
    assert supply.monster_tokens == {2: 9, 3: 9, 4: 2}
    assert sum(supply.monster_tokens.values()) == 20
    assert sum(value * copies for value, copies in supply.monster_tokens.items()) == 53
    assert supply.key_tokens == 10
    assert (supply.exploration_spaces, supply.exploration_last_space_pearls) == (5, 1)
    assert (supply.court_spaces, supply.court_refill_at, supply.court_refill_pearls) == (6, 2, 2)
    assert (supply.council_piles, supply.starting_pearls, supply.plot_price) == (5, 1, 1)
    assert (supply.keys_for_location, supply.location_draw_max, supply.lords_ending_game) == (3, 4, 7)


def test_the_rewards_of_the_threat_track(abyss: AbyssCatalog) -> None:
    track = {
        space.space: [(option.keys, option.pearls, option.monster_tokens) for option in space.options]
        for space in abyss.supply.threat_track
    }
    assert track == {
        1: [(0, 1, 0), (0, 0, 1)],
        2: [(0, 2, 0), (0, 1, 1), (0, 0, 2)],
        3: [(1, 0, 0)],
        4: [(1, 1, 0), (1, 0, 1)],
        5: [(1, 2, 0), (1, 1, 1), (1, 0, 2)],
        6: [(2, 0, 0)],
    }


def test_the_lengths_of_the_sources(abyss: AbyssCatalog) -> None:
    assert {source.key: source.line_count for source in abyss.sources} == {
        "zh_Hant": 503,
        "ja": 217,
        "pl": 850,
        "implementation": None,
        "retail": None,
    }


def test_names_that_the_sources_print(abyss: AbyssCatalog) -> None:
    printed = {
        language: {lord.id: lord.attested[language].name for lord in abyss.lords if language in lord.attested}
        for language in ("en", "zh_Hant", "ja", "pl")
    }
    assert len(printed["en"]) == 35
    assert set(printed["zh_Hant"]) == set(printed["pl"])
    assert len(printed["zh_Hant"]) == 11
    assert printed["ja"] == {"tamer": "調教師"}
    assert printed["zh_Hant"]["master-of-magic"] == "魔法大師"
    assert printed["pl"]["slaver"] == "Łowca niewolników"
    keeper = next(lord for lord in abyss.lords if lord.id == "keeper").attested["pl"]
    assert (keeper.name, keeper.alternatives) == ("Dozorca", ("Powiernik",))


def test_every_race_and_guild_has_printed_names_in_every_language(abyss: AbyssCatalog) -> None:
    for entry in (*abyss.races, *abyss.guilds):
        assert set(entry.attested) == {"en", "zh_Hant", "ja", "pl"}
