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
        "  hue: yellow\n",
        "  hue: green\n",
        nth=2,
        at="hue: green",
        field="hue",
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
        "a set for more players than its numbers say",
        "game.yaml",
        "    players_max: 5\n",
        "    players_max: 6\n",
        at="id: leviathan",
        field="sets[2]",
        given="6",
        accepted="5",
        hint="correct one of the two",
        message="not the number of players that the numbers of the set give",
        code="wrong-count",
    ),
    Breakage(
        "a track that no source is cited for",
        "supply.yaml",
        "  threat_track: ['zh_Hant",
        "  threattrack: ['zh_Hant",
        at="threat_track:",
        field="threat_track",
        given="nothing",
        accepted="'threat_track' in 'sources'",
        hint="add 'threat_track:",
        message="no source is cited for it",
        code="uncited",
    ),
    Breakage(
        "a citation for nothing",
        "supply.yaml",
        "  threat_track: ['zh_Hant",
        "  thread_track: ['zh_Hant",
        at="thread_track",
        field="sources.thread_track",
        given="thread_track",
        accepted="threat_track",
        hint="did you mean 'threat_track'?",
        message="there is no such field",
        code="unknown-key",
    ),
    Breakage(
        "a count of nothing",
        "numbers.yaml",
        "    location: 20\n",
        "    locations: 20\n",
        at="locations: 20",
        field="rows.locations",
        given="locations",
        accepted="lord, lord/soldier",
        hint="did you mean 'location'?",
        message="nothing is counted under this name",
        code="unknown-count",
    ),
    Breakage(
        "something that is not counted",
        "numbers.yaml",
        "    location: 20\n",
        "",
        at="  rows:",
        nth=5,
        field="rows",
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
        "leviathan/numbers.yaml",
        "5: [7], ",
        "10: [7], ",
        at="10: [7]",
        field="rows.10",
        given="10",
        accepted="5",
        hint="from 1 without a gap",
        message="the spaces are not numbered in order",
        code="out-of-order",
    ),
    Breakage(
        "a sum of the dice that leads to two spaces",
        "leviathan/numbers.yaml",
        "5: [7], ",
        "5: [7, 5], ",
        at="5: [7, 5]",
        field="rows.5",
        given="5",
        accepted="each number from 2 to 12 once",
        hint="correct the sums",
        message="5 leads to space 3 already",
        code="wrong-sums",
    ),
    Breakage(
        "a sum that no dice make",
        "leviathan/numbers.yaml",
        "9: [11, 12]",
        "9: [11, 12, 13]",
        at="[11, 12, 13]",
        field="rows.9",
        given="13",
        accepted="each number from 2 to 12 once",
        hint="correct the sums",
        message="13 is no sum of 2 dice",
        code="wrong-sums",
    ),
    Breakage(
        "a sum of the dice that leads nowhere",
        "leviathan/numbers.yaml",
        "9: [11, 12]",
        "9: [11]",
        at="9: [11]",
        field="rows",
        given="no space for 12",
        accepted="each number from 2 to 12 once",
        hint="add the sums to a space",
        message="some sums of the dice lead nowhere",
        code="wrong-sums",
    ),
    Breakage(
        "a wrong number of throws",
        "leviathan/numbers.yaml",
        "3: 4, 4: 5, 5: 6,",
        "3: 4, 4: 5, 5: 7,",
        at="5: 7,",
        field="rows.5",
        given="7",
        accepted="6",
        hint="correct the number",
        message="number:border-ways: not the number of throws that lead there",
        code="wrong-count",
    ),
    Breakage(
        "a count of nothing in Leviathan",
        "leviathan/numbers.yaml",
        "    leviathan: 20\n",
        "    leviathans: 20\n",
        at="  leviathans: 20",
        field="rows.leviathans",
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
            "numbers.yaml": {"lord": (34, 35), "lord/ambassador": (2, 3)},
            "kraken/numbers.yaml": {"lord": (19, 18), "lord/ambassador": (1, 0)},
        },
    ),
    (
        "lords.yaml",
        "  guild: mage\n",
        "  guild: farmer\n",
        {"numbers.yaml": {"lord/mage": (6, 7), "lord/farmer": (7, 6)}},
    ),
    (
        "locations.yaml",
        "  set: base\n",
        "  set: leviathan\n",
        {"numbers.yaml": {"location": (19, 20)}, "leviathan/numbers.yaml": {"location": (1, 0)}},
    ),
    (
        "numbers.yaml",
        "rows: {1: 4, 2: 3, 3: 3, 4: 2, 5: 1}",
        "rows: {1: 5, 2: 4, 3: 3, 4: 2, 5: 1}",
        {"numbers.yaml": {"ally-per-race": (15, 13), "ally": (75, 65), "exploration-card": (81, 71)}},
    ),
    ("numbers.yaml", "value: 6", "value: 7", {"numbers.yaml": {"exploration-card": (72, 71)}}),
    (
        "numbers.yaml",
        "rows: {2: 9, 3: 9, 4: 2}",
        "rows: {2: 9, 3: 8, 4: 2}",
        {"numbers.yaml": {"monster-token": (19, 20), "monster-token-points": (50, 53)}},
    ),
    (
        "kraken/lords.yaml",
        "  guild: smuggler\n",
        "  guild: ambassador\n",
        {"kraken/numbers.yaml": {"lord/smuggler": (7, 8), "lord/ambassador": (1, 0)}},
    ),
    (
        "kraken/numbers.yaml",
        "4: [2, 3]}",
        "4: [1, 3]}",
        {"kraken/numbers.yaml": {"ally": (6, 7), "exploration-card": (6, 7)}},
    ),
    ("kraken/loot.yaml", "copies: 7", "copies: 6", {"kraken/numbers.yaml": {"loot-card": (24, 25)}}),
    (
        "kraken/locations.yaml",
        "formula: {kind: loot}",
        "formula: {kind: nothing}",
        {"kraken/numbers.yaml": {"location/sanctuary": (3, 4)}},
    ),
    (
        "leviathan/supply.yaml",
        "starting_ally: {race: crab, value: 1, copies: 1}",
        "starting_ally: {race: crab, value: 1, copies: 2}",
        {"leviathan/numbers.yaml": {"ally": (22, 21), "exploration-card": (25, 24)}},
    ),
    ("leviathan/numbers.yaml", "value: 3", "value: 4", {"leviathan/numbers.yaml": {"exploration-card": (25, 24)}}),
    ("leviathan/tokens.yaml", "copies: 7", "copies: 8", {"leviathan/numbers.yaml": {"leviathan-token": (20, 19)}}),
]


@pytest.mark.parametrize(("file", "old", "new", "wrong"), COUNTS)
def test_wrong_counts(copy: Copy, file: str, old: str, new: str, wrong: dict[str, dict[str, tuple[int, int]]]) -> None:
    copy.replace(file, old, new)
    found = {
        (finding.file.partition("/abyss/")[2], finding.field): finding
        for finding in copy.findings()
        if finding.code == "wrong-count"
    }
    assert set(found) == {(place, f"rows.{name}") for place, counts in wrong.items() for name in counts}
    for place, counts in wrong.items():
        for name, (actual, expected) in counts.items():
            finding = found[place, f"rows.{name}"]
            assert finding.line == copy.line(place, f"    {name}: {expected}")
            assert (finding.given, finding.accepted) == (str(actual), str(expected))
            assert finding.message.endswith(f"the catalogue has {actual}, not {expected}")
            assert finding.hint == "add or take away entries, or correct the number"


def test_a_missing_leviathan_is_counted(copy: Copy) -> None:
    path = copy.path("leviathan/leviathans.yaml")
    entries = path.read_text(encoding="utf-8").split("\n- id: ")
    path.write_text("\n- id: ".join(entries[:-1]) + "\n", encoding="utf-8")
    finding = copy.finding("leviathan/numbers.yaml", "wrong-count")
    assert (finding.field, finding.given, finding.accepted) == ("rows.leviathan", "19", "20")
