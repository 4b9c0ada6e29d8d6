"""Entries that are well formed but do not fit together."""

from __future__ import annotations

import pytest

from tests.catalog.broken_copies import Breakage, Copy, expect

pytestmark = pytest.mark.slow

BROKEN = [
    Breakage(
        "a lord of no guild",
        "lords.yaml",
        "  guild: soldier\n",
        "  guild: soldiers\n",
        at="guild: soldiers",
        field="guild",
        given="soldiers",
        accepted="soldier, merchant, mage",
        hint="did you mean 'soldier'?",
        message="lord:recruiter: there is no guild 'soldiers'",
        code="dangling-reference",
    ),
    Breakage(
        "an entry of no set",
        "locations.yaml",
        "  set: base\n",
        "  set: bass\n",
        at="set: bass",
        field="set",
        given="bass",
        accepted="base, kraken, leviathan",
        hint="did you mean 'base'?",
        message="there is no set 'bass'",
        code="dangling-reference",
    ),
    Breakage(
        "a formula that names no guild",
        "locations.yaml",
        "each: 2, guild: farmer}",
        "each: 2, guild: farmers}",
        at="guild: farmers",
        field="formula.guild",
        given="farmers",
        accepted="farmer, ambassador",
        hint="did you mean 'farmer'?",
        message="location:sargasso-silos: there is no guild 'farmers'",
        code="dangling-reference",
    ),
    Breakage(
        "a formula that names no race",
        "locations.yaml",
        "each: 3, race: jellyfish}",
        "each: 3, race: medusa}",
        at="race: medusa",
        field="formula.race",
        given="medusa",
        accepted="jellyfish, crab, seahorse",
        hint="add the race",
        message="location:sanctuary: there is no race 'medusa'",
        code="dangling-reference",
    ),
    Breakage(
        "a cost that asks for no race",
        "lords.yaml",
        "races: 3, compulsory: squid}",
        "races: 3, compulsory: octopus}",
        at="compulsory: octopus",
        field="cost.compulsory",
        given="octopus",
        accepted="shellfish, squid",
        hint="add the race",
        message="there is no race 'octopus'",
        code="dangling-reference",
    ),
    Breakage(
        "a section about no lord",
        "rules/clarifications.yaml",
        'about: ["lord:commander", "lord:shaman"]',
        'about: ["lord:comander", "lord:shaman"]',
        at="lord:comander",
        field="about[0]",
        given="lord:comander",
        accepted="lord:commander",
        hint="did you mean 'lord:commander'?",
        message="there is no lord 'comander'",
        code="dangling-reference",
    ),
    Breakage(
        "a section about nothing of a known kind",
        "rules/clarifications.yaml",
        'about: ["lord:commander", "lord:shaman"]',
        'about: ["lrod:commander", "lord:shaman"]',
        at="lrod:commander",
        field="about[0]",
        given="lrod:commander",
        accepted="lord",
        hint="did you mean 'lord'?",
        message="there is no kind 'lrod'",
        code="dangling-reference",
    ),
    Breakage(
        "a section that sends to none",
        "rules/clarifications.yaml",
        "see: [abyss.support.hand-limit]",
        "see: [abyss.support.hand-limits]",
        at="hand-limits",
        field="see[0]",
        given="abyss.support.hand-limits",
        accepted="abyss.",
        hint="did you mean 'abyss.support.hand-limit'?",
        message="there is no rule",
        code="dangling-reference",
    ),
    Breakage(
        "a term explained by no rule",
        "terms.yaml",
        "  rule: abyss.recruit.affiliate\n",
        "  rule: abyss.recruit.affilate\n",
        at="rule: abyss.recruit.affilate",
        field="rule",
        given="abyss.recruit.affilate",
        accepted="abyss.recruit.affiliate",
        hint="did you mean 'abyss.recruit.affiliate'?",
        message="term:affiliate: there is no rule 'abyss.recruit.affilate'",
        code="dangling-reference",
    ),
    Breakage(
        "a discrepancy that affects nothing",
        "discrepancies.yaml",
        "affects: [rule:abyss.clarifications.traitor-and-schemer, lord:traitor, lord:schemer]",
        "affects: [rule:abyss.clarifications.traitor-and-schemer, lord:traitors, lord:schemer]",
        at="lord:traitors",
        field="affects[1]",
        given="lord:traitors",
        accepted="lord:",
        hint="did you mean 'lord:traitor'?",
        message="discrepancy:traitor-target: there is no lord 'traitors'",
        code="dangling-reference",
    ),
    Breakage(
        "a text that links to no lord",
        "rules/clarifications.yaml",
        "When you recruit {lord:commander|the Commander}",
        "When you recruit {lord:comander|the Commander}",
        at="{lord:comander|",
        field="body[0]",
        given="{lord:comander}",
        accepted="lord:commander",
        hint="did you mean 'lord:commander'?",
        message="there is no lord 'comander'",
        code="dangling-reference",
    ),
    Breakage(
        "a text that links to no rule",
        "rules/recruit.yaml",
        "({rule:abyss.recruit.pay|Paying})",
        "({rule:abyss.recruit.pays|Paying})",
        at="{rule:abyss.recruit.pays|",
        field="body[1].steps[0]",
        given="{rule:abyss.recruit.pays}",
        accepted="rule:abyss.recruit.pay",
        hint="did you mean 'rule:abyss.recruit.pay'?",
        message="there is no rule 'abyss.recruit.pays'",
        code="dangling-reference",
    ),
    Breakage(
        "an unknown symbol",
        "lords.yaml",
        "Take 3 {pearl} from",
        "Take 3 {perl} from",
        at="{perl}",
        field="effect",
        given="{perl}",
        accepted="{pearl}, {key}, {influence}",
        hint="did you mean 'pearl'?",
        message="lord:trader: there is no symbol 'perl'",
        code="unknown-symbol",
    ),
    Breakage(
        "a brace that is never closed",
        "lords.yaml",
        "Take 3 {pearl} from",
        "Take 3 {pearl from",
        at="{pearl from",
        field="effect",
        given="Take 3 {pearl from the {term:treasury|treasury}.",
        accepted="{kind:id}",
        hint="close the placeholder",
        message="lord:trader: a brace",
        code="bad-placeholder",
    ),
    Breakage(
        "a closing brace alone",
        "lords.yaml",
        "Take another turn right",
        "Take another} turn right",
        at="another} turn",
        field="effect",
        given="Take another} turn right after this one.",
        accepted="{name}",
        hint="take the brace away",
        message="a closing brace without an opening one",
        code="bad-placeholder",
    ),
    Breakage(
        "a citation past the end of its source",
        "lords.yaml",
        "zh_Hant:481",
        "zh_Hant:504",
        at="zh_Hant:504",
        field="attested.en.sources[1]",
        given="line 504",
        accepted="lines 1 to 503",
        hint="look the line up again",
        message="lord:assassin: 'zh_Hant' ends at line 503",
        code="citation-past-end",
    ),
    Breakage(
        "a range that runs past the end",
        "rules/clarifications.yaml",
        '"pl:766-780"',
        '"pl:766-851"',
        at="pl:766-851",
        field="sources[1]",
        given="line 851",
        accepted="lines 1 to 850",
        hint="look the line up again",
        message="'pl' ends at line 850",
        code="citation-past-end",
    ),
    Breakage(
        "a line of a source without lines",
        "numbers.yaml",
        "modules/php/actions.php:969-994'",
        "969'",
        at="implementation: 969",
        field="sources[2]",
        given="line 969",
        accepted="implementation: and a place",
        hint="in another way",
        message="'implementation' is not cited by line",
        code="no-lines",
    ),
    Breakage(
        "a citation of an unknown source",
        "lords.yaml",
        "  sources: [implementation]\n",
        "  sources: [implementaton]\n",
        at="implementaton]",
        field="attested.en.sources[0]",
        given="implementaton",
        accepted="zh_Hant, ja, pl",
        hint="did you mean 'implementation'?",
        message="there is no source 'implementaton'",
        code="unknown-source",
    ),
    Breakage(
        "a name attested in a language that no source is in",
        "races.yaml",
        "    zh_Hant:\n",
        "    zh:\n",
        at="    zh:",
        field="attested.zh",
        given="zh",
        accepted="en, zh_Hant, ja, pl",
        hint="did you mean 'zh_Hant'?",
        message="none of the game's sources is in this language (zh)",
        code="unknown-value",
    ),
    Breakage(
        "a name attested in a language that its sources are not in",
        "races.yaml",
        "      sources: [ja:20]",
        "      sources: [pl:176]",
        at="      sources: [pl:176]",
        field="attested.ja.sources",
        given="pl",
        accepted="ja",
        hint="cite where the name is printed",
        message="race:jellyfish: no source in this language (ja)",
        code="attested-elsewhere",
    ),
    Breakage(
        "an id given twice",
        "lords.yaml",
        "- id: jailer\n",
        "- id: recruiter\n",
        at="- id: recruiter",
        nth=2,
        field="id",
        given="recruiter",
        accepted="an id that no other lord has",
        hint="/abyss/lords.yaml:4)",
        message="lord:recruiter: an id given twice",
        code="duplicate-id",
    ),
    Breakage(
        "a source key given twice",
        "sources.yaml",
        "- key: ja\n",
        "- key: pl\n",
        at="- key: pl",
        nth=2,
        field="key",
        given="pl",
        accepted="an id that no other source has",
        hint="/abyss/sources.yaml:",
        message="source:pl: an id given twice",
        code="duplicate-id",
    ),
    Breakage(
        "a section given twice, in two files",
        "rules/plot.yaml",
        "- id: abyss.plot.repeat\n",
        "- id: abyss.goal\n",
        at="- id: abyss.goal",
        field="id",
        given="abyss.goal",
        accepted="an id that no other rule has",
        hint="/abyss/rules/goal.yaml:2)",
        message="rule:abyss.goal: an id given twice",
        code="duplicate-id",
    ),
    Breakage(
        "a section without a parent",
        "rules/recruit.yaml",
        "- id: abyss.recruit.card\n",
        "- id: abyss.recruit.a.card\n",
        at="abyss.recruit.a.card",
        field="id",
        given="abyss.recruit.a.card",
        accepted="abyss.recruit",
        hint="did you mean 'abyss.recruit",
        message="its parent 'abyss.recruit.a' is missing",
        code="no-parent",
    ),
    Breakage(
        "a section away from its parent",
        "rules/recruit.yaml",
        "- id: abyss.recruit.card\n",
        "- id: abyss.recruit.guilds-of-lords\n  title: Guilds\n- id: abyss.recruit.guilds.late\n  title: Late\n"
        "- id: abyss.recruit.card\n",
        at="abyss.recruit.guilds.late",
        field="id",
        given="abyss.recruit.guilds.late",
        accepted="a place after the parent",
        hint="move the section there",
        message="it stands away from its parent 'abyss.recruit.guilds'",
        code="out-of-order",
    ),
    Breakage(
        "a section that changes a rule of its own set",
        "rules/plot.yaml",
        "  see: [abyss.end.deck]\n",
        "  changes: [abyss.goal]\n",
        at="changes: [abyss.goal]",
        field="changes[0]",
        given="abyss.goal",
        accepted="a section of another set than 'base'",
        hint="put the link under 'see'",
        message="rule:abyss.plot.blocked: a rule of the same set",
        code="same-set",
    ),
    Breakage(
        "a section of another chapter",
        "rules/recruit.yaml",
        "- id: abyss.recruit.card\n",
        "- id: abyss.plot.card\n",
        at="abyss.plot.card",
        field="id",
        given="abyss.plot.card",
        accepted="'abyss.recruit.'",
        hint="move the section",
        message="a section of another chapter",
        code="other-chapter",
    ),
    Breakage(
        "a chapter's file that begins with another section",
        "rules/goal.yaml",
        "- id: abyss.goal\n",
        "- id: abyss.goal.first\n  title: First\n- id: abyss.goal\n",
        at="abyss.goal.first",
        field="id",
        given="abyss.goal.first",
        accepted="abyss.goal",
        hint="let the first section be 'abyss.goal'",
        message="begins with the chapter itself",
        code="chapter-first",
    ),
]


@pytest.mark.parametrize("case", BROKEN, ids=lambda case: case.name)
def test_what_does_not_fit_says_where_and_how_to_fix_it(copy: Copy, case: Breakage) -> None:
    expect(copy, case)


def test_a_rules_file_that_is_no_chapter(copy: Copy) -> None:
    copy.path("rules/scorings.yaml").write_text("- id: abyss.scorings\n  title: Scorings\n", encoding="utf-8")
    finding = copy.finding("rules/scorings.yaml", "unknown-chapter")
    assert (finding.line, finding.given) == (1, "scorings.yaml")
    assert (
        finding.accepted == "goal, setup, turn, plot, explore, support, recruit, locations, end, scoring, "
        "clarifications, kraken, nebulis, sentinels, sanctuaries, leviathan, border, fight"
    )
    assert finding.hint == "did you mean 'scoring'?"


def test_a_game_that_is_called_otherwise_than_its_folder(copy: Copy) -> None:
    copy.replace("game.yaml", "id: abyss", "id: abbys")
    finding = copy.finding("game.yaml", "wrong-id")
    assert (finding.line, finding.field) == (copy.line("game.yaml", "id: abbys"), "id")
    assert (finding.given, finding.accepted) == ("abbys", "abyss")


@pytest.mark.parametrize("name", ["abyss-checker", "abyss-glossary", "checker", "site", "guides", "offline"])
def test_a_game_whose_pages_or_po_files_would_be_those_of_another(copy: Copy, name: str) -> None:
    copy.replace("game.yaml", "id: abyss", f"id: {name}")
    finding = copy.finding("game.yaml", "taken-id")
    assert (finding.field, finding.given) == ("id", name)


def test_a_link_in_the_words_of_all_games(copy: Copy) -> None:
    path = copy.folder / "common" / "answers.yaml"
    text = path.read_text(encoding="utf-8")
    assert "{count}" in text
    path.write_text(text.replace("{count}", "{lord:commander} {count}", 1), encoding="utf-8")
    [finding] = copy.findings()
    assert (finding.code, finding.given) == ("dangling-reference", "{lord:commander}")
    assert finding.hint == "take the link away"


def test_a_reference_to_an_entry_that_is_itself_wrong_is_not_told_as_well(copy: Copy) -> None:
    copy.replace("lords.yaml", "  cost: {value: 8, races: 1, compulsory: crab}", "  cost: {value: 8, races: one}")
    assert {finding.message for finding in copy.findings()} == {"lord:commander: not a whole number"}
