"""Entries whose form their model refuses."""

from __future__ import annotations

import pytest

from tests.catalog.broken_copies import Breakage, Copy, expect

pytestmark = pytest.mark.slow

BROKEN = [
    Breakage(
        "an unknown key",
        "lords.yaml",
        "  influence: 4\n",
        "  influence: 4\n  influense: 4\n",
        at="influense",
        field="influense",
        given="influense",
        accepted="guild, influence, keys",
        hint="did you mean 'influence'?",
        message="lord:recruiter: an unknown key",
        code="unknown-key",
    ),
    Breakage(
        "an unknown key inside",
        "lords.yaml",
        "cost: {value: 10, races: 2, compulsory: crab}",
        "cost: {value: 10, races: 2, compulsive: crab}",
        at="compulsive",
        field="cost.compulsive",
        given="compulsive",
        accepted="value, races, compulsory",
        hint="did you mean 'compulsory'?",
        message="an unknown key",
        code="unknown-key",
    ),
    Breakage(
        "an unknown key that is like none",
        "lords.yaml",
        "  influence: 4\n",
        "  influence: 4\n  zzz: 4\n",
        at="zzz",
        field="zzz",
        given="zzz",
        accepted="influence",
        hint="take the key away",
        message="an unknown key",
        code="unknown-key",
    ),
    Breakage(
        "a missing key",
        "locations.yaml",
        "- id: depths\n  name: The Depths\n",
        "- id: depths\n",
        at="- id: depths",
        field="name",
        given="nothing",
        accepted="the key 'name'",
        hint="add 'name:'",
        message="location:depths: a key is missing",
        code="missing-key",
    ),
    Breakage(
        "a number in quotes",
        "lords.yaml",
        "  influence: 4\n",
        '  influence: "4"\n',
        at='influence: "4"',
        field="influence",
        given="4",
        accepted="a whole number",
        hint="without quotes",
        message="not a whole number",
        code="wrong-type",
    ),
    Breakage(
        "true for a number",
        "lords.yaml",
        "  keys: 1\n",
        "  keys: true\n",
        at="keys: true",
        field="keys",
        given="true",
        accepted="a whole number",
        hint="without quotes",
        message="not a whole number",
        code="wrong-type",
    ),
    Breakage(
        "a number for a text",
        "races.yaml",
        "  name: Crab",
        "  name: 12",
        at="name: 12",
        field="name",
        given="12",
        accepted="a text",
        hint="in quotes",
        message="not a text",
        code="wrong-type",
    ),
    Breakage(
        "a text for a list",
        "races.yaml",
        "      sources: [ja:20]",
        "      sources: ja:20",
        at="sources: ja:20",
        field="attested.ja.sources",
        given="ja:20",
        accepted="a list",
        hint="after '- '",
        message="not a list",
        code="wrong-type",
    ),
    Breakage(
        "a number below the lowest",
        "supply.yaml",
        "- space: 1",
        "- space: 0",
        at="- space: 0",
        field="threat_track[0].space",
        given="0",
        accepted="greater than or equal to 1",
        hint="in the range",
        message="out of range",
        code="out-of-range",
    ),
    Breakage(
        "more races than there are",
        "lords.yaml",
        "races: 2, compulsory: crab",
        "races: 6, compulsory: crab",
        at="races: 6",
        field="cost.races",
        given="6",
        accepted="less than or equal to 5",
        hint="in the range",
        message="out of range",
        code="out-of-range",
    ),
    Breakage(
        "a value that is not one of the choices",
        "lords.yaml",
        "  power: permanent",
        "  power: permanant",
        at="permanant",
        field="power",
        given="permanant",
        accepted="one-shot, permanent, none",
        hint="did you mean 'permanent'?",
        message="not one of the values",
        code="unknown-value",
    ),
    Breakage(
        "a language's code in the wrong form",
        "races.yaml",
        "    pl:\n",
        "    Polish:\n",
        at="    Polish:",
        field="attested.Polish",
        given="Polish",
        accepted="pl, zh_Hant or pt_BR",
        hint="write the code of the language",
        message="not the code of a language",
        code="bad-form",
    ),
    Breakage(
        "an id with capitals",
        "guilds.yaml",
        "- id: mage",
        "- id: Mage",
        at="- id: Mage",
        field="id",
        given="Mage",
        accepted="an id in small letters",
        hint="did you mean 'mage'?",
        message="not the form an id",
        code="bad-form",
    ),
    Breakage(
        "an empty text",
        "lords.yaml",
        "  effect: Take another turn right after this one.",
        '  effect: ""',
        at='effect: ""',
        field="effect",
        given="",
        accepted="a text",
        hint="fill it in",
        message="empty",
        code="empty",
    ),
    Breakage(
        "an empty list",
        "lords.yaml",
        "  sources: [implementation]\n",
        "  sources: []\n",
        at="  sources: []",
        field="attested.en.sources",
        given="[]",
        accepted="at least one item",
        hint="fill it in",
        message="empty",
        code="empty",
    ),
    Breakage(
        "a power without a timing",
        "lords.yaml",
        "  power: permanent\n  timing: continuous\n",
        "  power: permanent\n",
        at="power: permanent",
        field="power",
        given="power: permanent, timing: none",
        accepted="a timing for one-shot",
        hint="add or take away 'timing'",
        message="a timing exactly when it has a power",
        code="refused",
    ),
    Breakage(
        "a formula that names what it does not count",
        "locations.yaml",
        "formula: {kind: per-lord, base: 15, each: -1}",
        "formula: {kind: per-lord, base: 15, each: -1, guild: mage}",
        at="guild: mage}",
        field="formula",
        given="kind: per-lord, guild: mage",
        accepted="'guild' with the kind per-lord-of-guild",
        hint="add or take away 'guild'",
        message="belongs to the kind per-lord-of-guild",
        code="refused",
        nth=2,
    ),
    Breakage(
        "lines in the wrong order",
        "races.yaml",
        "      sources: [ja:20]",
        "      sources: ['ja:20-12']",
        at="20-12",
        field="attested.ja.sources[0]",
        given="ja:20-12",
        accepted="the lower one first",
        hint="correct the numbers",
        message="20-12 is no range of lines",
        code="refused",
    ),
    Breakage(
        "a paragraph that YAML takes for a mapping",
        "rules/goal.yaml",
        "  body:\n",
        "  body:\n    - Mind: this\n",
        at="Mind: this",
        field="body[0]",
        given='{"Mind": "this"}',
        accepted="points, steps, note, table, figure or head",
        hint="in quotes",
        message="not a text, or a mapping",
        code="wrong-type",
    ),
    Breakage(
        "a number in a table",
        "rules/recruit.yaml",
        '["{guild:soldier|Soldiers}", "red", "7", ',
        '["{guild:soldier|Soldiers}", "red", 7, ',
        at='"{guild:soldier|Soldiers}", "red", 7,',
        field="body[1].rows[0][2]",
        given="7",
        accepted="a text",
        hint="in quotes",
        message="not a text",
        code="wrong-type",
    ),
    Breakage(
        "a table with uneven rows",
        "rules/recruit.yaml",
        '["{guild:soldier|Soldiers}", "red", "7", ',
        '["{guild:soldier|Soldiers}", "red", ',
        at='["{guild:soldier|Soldiers}", "red", "{race:crab|crab}"',
        field="body[1].rows[0]",
        given="{guild:soldier|Soldiers}, red, {race:crab|crab}, harming {term:rival|rivals}",
        accepted="5 cells in each row",
        hint="fill the row up",
        message="row 1 has 4 cells, but there are 5 headings",
        code="refused",
    ),
    Breakage(
        "a list of steps that is one text",
        "rules/goal.yaml",
        "  body:\n",
        "  body:\n    - steps: First this\n",
        at="- steps:",
        field="body[0].steps",
        given="First this",
        accepted="a list",
        hint="after '- '",
        message="not a list",
        code="wrong-type",
    ),
]


@pytest.mark.parametrize("case", BROKEN, ids=lambda case: case.name)
def test_a_refused_entry_says_where_and_how_to_fix_it(copy: Copy, case: Breakage) -> None:
    expect(copy, case)


def test_a_misspelt_required_key_is_told_as_unknown_and_as_missing(copy: Copy) -> None:
    copy.replace("lords.yaml", "  influence: 4\n", "  influense: 4\n")
    assert [finding.code for finding in copy.findings() if finding.field.startswith("influen")] == [
        "missing-key",
        "unknown-key",
    ]


def test_an_entry_that_is_no_mapping(copy: Copy) -> None:
    copy.replace("races.yaml", "- id: jellyfish\n", "- Jellyfish\n\n- id: jellyfish\n")
    finding = copy.finding("races.yaml", "wrong-type")
    assert (finding.given, finding.accepted, finding.message) == (
        "Jellyfish",
        "a mapping",
        "race:number 1: not a mapping",
    )


def test_a_sentence_of_a_checker_that_is_neither_text_nor_plural_is_told_once(copy: Copy) -> None:
    copy.replace("checkers/recruit.yaml", "recruit:\n  title: Is this payment legal?\n", "recruit:\n  title: 12\n")
    finding = copy.finding("checkers/recruit.yaml", "wrong-type")
    assert (finding.field, finding.given) == ("title", "12")


def test_a_wrong_plural_is_judged_as_a_plural(copy: Copy) -> None:
    path = copy.folder / "common" / "answers.yaml"
    text = path.read_text(encoding="utf-8")
    assert "one:" in text
    path.write_text(text.replace("one:", "won:", 1), encoding="utf-8")
    found = {(finding.code, finding.given) for finding in copy.findings()}
    assert found == {("unknown-key", "won"), ("missing-key", "nothing")}


def test_a_value_that_may_have_several_forms_is_judged_by_the_nearest(copy: Copy) -> None:
    text = copy.path("checkers/recruit.yaml").read_text(encoding="utf-8")
    assert "tone: good\n" in text
    copy.replace("checkers/recruit.yaml", "tone: good\n", "tone: god\n")
    finding = copy.finding("checkers/recruit.yaml", "unknown-value")
    assert finding.line == copy.line("checkers/recruit.yaml", "tone: god")
    assert (finding.given, finding.accepted) == ("god", "good, bad, open, note, plain")
    assert finding.hint == "did you mean 'good'?"
    assert [item.code for item in copy.findings()] == ["unknown-value"]


def test_a_block_of_an_unknown_kind(copy: Copy) -> None:
    copy.replace("checkers/recruit.yaml", "block: headline", "block: headlines")
    [finding] = copy.findings()
    assert (finding.code, finding.given) == ("unknown-value", "headlines")
    assert finding.field.endswith(".block")
    assert finding.hint == "did you mean 'headline'?"


def test_an_unknown_key_in_a_block_knows_the_keys_of_that_block(copy: Copy) -> None:
    copy.replace("checkers/recruit.yaml", "block: headline\n", "block: headline\n      casse: none\n")
    finding = copy.finding("checkers/recruit.yaml", "unknown-key")
    assert (finding.given, finding.accepted) == ("casse", "block, cases")


def test_an_unknown_key_where_one_of_two_forms_may_stand(copy: Copy) -> None:
    copy.replace("checkers/recruit.yaml", '- text: "No, ', '- texts: "No, ')
    finding = copy.finding("checkers/recruit.yaml", "unknown-key")
    assert (finding.given, finding.accepted) == ("texts", "when, text, tone, values")
    assert finding.hint == "did you mean 'text'?"
