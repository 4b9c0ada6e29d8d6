"""What only the facts of Abyss can get wrong."""

from __future__ import annotations

import pytest

from tests.catalog.broken_copies import Breakage, Copy, agrees, expect

pytestmark = pytest.mark.slow

BROKEN = [
    Breakage(
        "a guild that its race does not name",
        "guilds.yaml",
        "  race: crab\n",
        "  race: squid\n",
        at="race: squid",
        field="race",
        given="squid",
        accepted="a race whose 'guild' is this guild",
        hint="correct one of the two",
        message="guild:soldier: the race 'squid' names the guild 'politician' in turn",
        code="not-mutual",
    ),
    Breakage(
        "a guild in another colour than its race",
        "guilds.yaml",
        "  colour: yellow\n",
        "  colour: green\n",
        nth=2,
        at="colour: green",
        field="colour",
        given="green",
        accepted="yellow",
        hint="one colour",
        message="guild:farmer: the race 'seahorse' is yellow",
        code="not-mutual",
    ),
    Breakage(
        "a cost that asks for another guild's race",
        "lords.yaml",
        "races: 2, compulsory: crab}",
        "races: 2, compulsory: squid}",
        at="compulsory: squid",
        field="cost.compulsory",
        given="squid",
        accepted="crab",
        hint="write 'compulsory: crab'",
        message="not the race that the guild 'soldier' asks for",
        code="wrong-race",
    ),
    Breakage(
        "a cost without a compulsory race",
        "lords.yaml",
        "cost: {value: 10, races: 2, compulsory: crab}",
        "cost: {value: 10, races: 2}",
        at="races: 2}",
        field="cost",
        given="no compulsory race",
        accepted="crab",
        hint="write 'compulsory: crab'",
        message="lord:recruiter",
        code="wrong-race",
    ),
    Breakage(
        "an ambassador with a compulsory race",
        "lords.yaml",
        "cost: {value: 10, races: 5}",
        "cost: {value: 10, races: 5, compulsory: crab}",
        at="races: 5, compulsory",
        field="cost.compulsory",
        given="crab",
        accepted="no compulsory race",
        hint="take 'compulsory' away",
        message="lord:sage",
        code="wrong-race",
    ),
    Breakage(
        "a number given twice",
        "locations.yaml",
        "  number: 2\n",
        "  number: 1\n",
        at="number: 1",
        nth=2,
        field="number",
        given="1",
        accepted="a number that no other location has",
        hint="look the number up",
        message="location:hydrozoa-reserves: the number of 'sargasso-silos'",
        code="duplicate-number",
    ),
    Breakage(
        "a gap in the threat track",
        "supply.yaml",
        "  - space: 5\n",
        "  - space: 7\n",
        at="space: 7",
        field="threat_track[4].space",
        given="7",
        accepted="5",
        hint="from 1 without a gap",
        message="the spaces are not numbered in order",
        code="out-of-order",
    ),
    Breakage(
        "a set for more players than its supply says",
        "game.yaml",
        "    players_max: 5\n",
        "    players_max: 6\n",
        at="id: leviathan",
        field="sets[2]",
        given="6",
        accepted="5",
        hint="correct one of the two",
        message="not the number of players that the supply of the set gives",
        code="wrong-count",
    ),
    Breakage(
        "a number that no source is cited for",
        "supply.yaml",
        "  plot_price: ['ja:16'",
        "  plotprice: ['ja:16'",
        at="plot_price: 1",
        field="plot_price",
        given="nothing",
        accepted="'plot_price' in 'sources'",
        hint="add 'plot_price:",
        message="no source is cited for it",
        code="uncited",
    ),
    Breakage(
        "a citation for no number",
        "supply.yaml",
        "  plot_price: ['ja:16'",
        "  plot_prize: ['ja:16'",
        at="plot_prize",
        field="sources.plot_prize",
        given="plot_prize",
        accepted="plot_price",
        hint="did you mean 'plot_price'?",
        message="there is no such field",
        code="unknown-key",
    ),
    Breakage(
        "a count of nothing",
        "supply.yaml",
        "  location: 20\n",
        "  locations: 20\n",
        at="locations: 20",
        field="expected_counts.locations",
        given="locations",
        accepted="lord, lord/soldier",
        hint="did you mean 'location'?",
        message="nothing is counted under this name",
        code="unknown-count",
    ),
    Breakage(
        "something that is not counted",
        "supply.yaml",
        "  location: 20\n",
        "",
        at="expected_counts:",
        field="expected_counts",
        given="nothing",
        accepted="'location' with its number",
        hint="add 'location: 20'",
        message="'location' is not counted",
        code="uncounted",
    ),
    Breakage(
        "a number of a leviathan given twice",
        "leviathan/leviathans.yaml",
        "  number: 2\n",
        "  number: 1\n",
        at="number: 1",
        nth=2,
        field="number",
        given="1",
        accepted="a number that no other leviathan has",
        hint="look the number up",
        message="leviathan:leviathan-2: the number of 'leviathan-1'",
        code="duplicate-number",
    ),
    Breakage(
        "a gap in the border",
        "leviathan/supply.yaml",
        "{space: 5, ",
        "{space: 6, ",
        at="{space: 6, sums: [7]}",
        field="border[4].space",
        given="6",
        accepted="5",
        hint="from 1 without a gap",
        message="the spaces are not numbered in order",
        code="out-of-order",
    ),
    Breakage(
        "a sum of the dice that leads to two spaces",
        "leviathan/supply.yaml",
        "{space: 5, sums: [7]}",
        "{space: 5, sums: [7, 5]}",
        at="sums: [7, 5]",
        field="border[4].sums[1]",
        given="5",
        accepted="each number from 2 to 12 once",
        hint="correct the sums",
        message="5 leads to space 3 already",
        code="wrong-sums",
    ),
    Breakage(
        "a sum that no dice make",
        "leviathan/supply.yaml",
        "sums: [11, 12]}",
        "sums: [11, 12, 13]}",
        at="sums: [11, 12, 13]",
        field="border[8].sums[2]",
        given="13",
        accepted="each number from 2 to 12 once",
        hint="correct the sums",
        message="13 is no sum of 2 dice",
        code="wrong-sums",
    ),
    Breakage(
        "a sum of the dice that leads nowhere",
        "leviathan/supply.yaml",
        "sums: [11, 12]}",
        "sums: [11]}",
        at="border:",
        field="border",
        given="no space for 12",
        accepted="each number from 2 to 12 once",
        hint="add the sums to a space",
        message="some sums of the dice lead nowhere",
        code="wrong-sums",
    ),
    Breakage(
        "a number of Kraken that no source is cited for",
        "kraken/supply.yaml",
        "  sentinels: ['ja:133-134'",
        "  sentinel: ['ja:133-134'",
        at="sentinels: 3",
        field="sentinels",
        given="nothing",
        accepted="'sentinels' in 'sources'",
        hint="add 'sentinels:",
        message="no source is cited for it",
        code="uncited",
    ),
    Breakage(
        "a count of nothing in Leviathan",
        "leviathan/supply.yaml",
        "  leviathan: 20\n",
        "  leviathans: 20\n",
        at="  leviathans: 20",
        field="expected_counts.leviathans",
        given="leviathans",
        accepted="lord, lord/soldier",
        hint="did you mean 'leviathan'?",
        message="nothing is counted under this name",
        code="unknown-count",
    ),
]


@pytest.mark.parametrize("case", BROKEN, ids=lambda case: case.name)
def test_a_wrong_fact_says_where_and_how_to_fix_it(copy: Copy, case: Breakage) -> None:
    if case.code == "not-mutual":
        copy.replace(case.file, case.old, case.new)
        finding = next(item for item in copy.findings() if item.code == "not-mutual" and item.file.endswith(case.file))
        agrees(copy, case, finding)
    else:
        expect(copy, case)


COUNTS = [
    (
        "lords.yaml",
        "  number: 34\n  set: base\n",
        "  number: 34\n  set: kraken\n",
        {
            "supply.yaml": {"lord": (34, 35), "lord/ambassador": (2, 3)},
            "kraken/supply.yaml": {"lord": (19, 18), "lord/ambassador": (1, 0)},
        },
    ),
    (
        "lords.yaml",
        "  guild: mage\n",
        "  guild: farmer\n",
        {"supply.yaml": {"lord/mage": (6, 7), "lord/farmer": (7, 6)}},
    ),
    (
        "locations.yaml",
        "  set: base\n",
        "  set: leviathan\n",
        {"supply.yaml": {"location": (19, 20)}, "leviathan/supply.yaml": {"location": (1, 0)}},
    ),
    (
        "supply.yaml",
        "ally_copies: {1: 4, 2: 3, 3: 3, 4: 2, 5: 1}",
        "ally_copies: {1: 5, 2: 4, 3: 3, 4: 2, 5: 1}",
        {"supply.yaml": {"ally-per-race": (15, 13), "ally": (75, 65), "exploration-card": (81, 71)}},
    ),
    ("supply.yaml", "monsters: 6", "monsters: 7", {"supply.yaml": {"exploration-card": (72, 71)}}),
    (
        "supply.yaml",
        "monster_tokens: {2: 9, 3: 9, 4: 2}",
        "monster_tokens: {2: 9, 3: 8, 4: 2}",
        {"supply.yaml": {"monster-token": (19, 20), "monster-token-points": (50, 53)}},
    ),
    (
        "kraken/lords.yaml",
        "  guild: smuggler\n",
        "  guild: ambassador\n",
        {"kraken/supply.yaml": {"lord/smuggler": (7, 8), "lord/ambassador": (1, 0)}},
    ),
    (
        "kraken/supply.yaml",
        "ally_copies: {2: 2, 3: 3, 4: 2}",
        "ally_copies: {2: 2, 3: 3, 4: 1}",
        {"kraken/supply.yaml": {"ally": (6, 7), "exploration-card": (6, 7)}},
    ),
    ("kraken/loot.yaml", "copies: 7", "copies: 6", {"kraken/supply.yaml": {"loot-card": (24, 25)}}),
    (
        "kraken/locations.yaml",
        "formula: {kind: loot}",
        "formula: {kind: nothing}",
        {"kraken/supply.yaml": {"location/sanctuary": (3, 4)}},
    ),
    (
        "leviathan/supply.yaml",
        "starting_ally: {race: crab, value: 1, copies: 1}",
        "starting_ally: {race: crab, value: 1, copies: 2}",
        {"leviathan/supply.yaml": {"ally": (22, 21), "exploration-card": (25, 24)}},
    ),
    ("leviathan/supply.yaml", "monsters: 3", "monsters: 4", {"leviathan/supply.yaml": {"exploration-card": (25, 24)}}),
    ("leviathan/tokens.yaml", "copies: 7", "copies: 8", {"leviathan/supply.yaml": {"leviathan-token": (20, 19)}}),
]


@pytest.mark.parametrize(("file", "old", "new", "wrong"), COUNTS)
def test_wrong_counts(copy: Copy, file: str, old: str, new: str, wrong: dict[str, dict[str, tuple[int, int]]]) -> None:
    copy.replace(file, old, new)
    found = {
        (finding.file.partition("/abyss/")[2], finding.field): finding
        for finding in copy.findings()
        if finding.code == "wrong-count"
    }
    assert set(found) == {(place, f"expected_counts.{name}") for place, counts in wrong.items() for name in counts}
    for place, counts in wrong.items():
        for name, (actual, expected) in counts.items():
            finding = found[place, f"expected_counts.{name}"]
            assert finding.line == copy.line(place, f"  {name}: {expected}")
            assert (finding.given, finding.accepted) == (str(actual), str(expected))
            assert finding.message.endswith(f"the catalogue has {actual}, not {expected}")
            assert finding.hint == "add or take away entries, or correct the number"


def test_a_missing_leviathan_is_counted(copy: Copy) -> None:
    path = copy.path("leviathan/leviathans.yaml")
    entries = path.read_text(encoding="utf-8").split("\n- id: ")
    path.write_text("\n- id: ".join(entries[:-1]) + "\n", encoding="utf-8")
    finding = copy.finding("leviathan/supply.yaml", "wrong-count")
    assert (finding.field, finding.given, finding.accepted) == ("expected_counts.leviathan", "19", "20")
