"""Files that are no proper YAML, or not there."""

from __future__ import annotations

import shutil

import pytest

from catalog import CatalogError, load, validate
from tests.catalog.broken_copies import Breakage, Copy, expect

pytestmark = pytest.mark.slow

BROKEN = [
    Breakage(
        "a key given twice",
        "lords.yaml",
        "  guild: soldier\n  influence: 4\n",
        "  guild: soldier\n  guild: mage\n  influence: 4\n",
        at="guild: mage",
        field="[0].guild",
        given="'guild' again",
        accepted="each key once",
        hint="keep one of the two (the other is on line 8)",
        message="a key that was given before",
        code="duplicate-key",
    ),
    Breakage(
        "a tab",
        "supply.yaml",
        "  - space: 3",
        "\t- space: 3",
        at="\t- space: 3",
        field="",
        given="⇥- space: 3",
        accepted="spaces",
        hint="put spaces for the tab",
        message="a tab",
        code="tab",
    ),
    Breakage(
        "an open bracket",
        "locations.yaml",
        "formula: {kind: per-lord-of-guild, base: 5, each: 2, guild: farmer}",
        "formula: {kind: per-lord-of-guild, base: 5, each: 2, guild: farmer",
        at="  effect: Scores 5",
        field="",
        given="effect: Scores 5, plus 2 for each {guild:farmer|Farmer} of yours.",
        accepted="'key: value'",
        hint="missing colon, quote or bracket",
        message="not YAML",
        code="not-yaml",
    ),
    Breakage(
        "an anchor",
        "lords.yaml",
        "  sources: [implementation]\n",
        "  sources: &here [implementation]\n  more: *here\n",
        at="more: *here",
        field="[0].more",
        given="an alias (*name)",
        accepted="the value itself",
        hint="write the value",
        message="anchors and aliases",
        code="alias",
    ),
    Breakage(
        "a word that YAML takes for true",
        "races.yaml",
        "  name: Crab",
        "  name: yes",
        at="name: yes",
        field="[1].name",
        given="yes",
        accepted="a text in quotes",
        hint="put it in quotes: 'yes'",
        message="something else",
        code="ambiguous",
    ),
    Breakage(
        "a number that YAML takes for minutes",
        "numbers.yaml",
        "value: 10",
        "value: 1:30",
        at="value: 1:30",
        field="[3].value",
        given="1:30",
        accepted="a plain number",
        hint="put it in quotes",
        message="something else",
        code="ambiguous",
    ),
    Breakage(
        "a number that no machine counts to",
        "numbers.yaml",
        "value: 10",
        f"value: {'9' * 5000}",
        at="value: 999",
        field="[3].value",
        given=f"{'9' * 79}…",
        accepted="a number of at most 15 digits",
        hint="write a smaller number",
        message="too long",
        code="number-length",
    ),
    Breakage(
        "a number so large that it is none",
        "numbers.yaml",
        "value: 10",
        f"value: {'9' * 400}.5",
        at="value: 999",
        field="[3].value",
        given=f"{'9' * 79}…",
        accepted="a number of at most 15 digits",
        hint="write a smaller number",
        message="too long",
        code="number-length",
    ),
    Breakage(
        "a date",
        "game.yaml",
        "year: 2014\ndes",
        "year: 2014-10-01\ndes",
        at="year: 2014-10-01",
        field="year",
        given="2014-10-01",
        accepted="a plain number",
        hint="put it in quotes",
        message="something else",
        code="ambiguous",
    ),
    Breakage(
        "a mapping for a list",
        "races.yaml",
        "# The races of the allies, in the order of the implementation.\n\n- id:",
        "races:\n- id:",
        at="races:",
        field="",
        given="",
        accepted="a list of entries",
        hint="write the file as a list",
        message="the wrong form",
        code="wrong-form",
    ),
]


@pytest.mark.parametrize("case", BROKEN, ids=lambda case: case.name)
def test_a_broken_file_is_told_with_its_line(copy: Copy, case: Breakage) -> None:
    if case.code == "wrong-form":
        copy.replace(case.file, case.old, case.new)
        finding = copy.finding(case.file, case.code)
        assert (finding.line, finding.message) == (1, "the file has the wrong form")
        assert "a list of entries" in finding.accepted
    else:
        expect(copy, case)


def test_a_file_in_another_encoding_names_the_line_of_the_first_wrong_byte(copy: Copy) -> None:
    path = copy.path("races.yaml")
    path.write_bytes("- id: crab\n  name: Crab\n  note: skąd\n".encode("iso-8859-2"))
    finding = copy.finding("races.yaml", "not-utf-8")
    assert (finding.line, finding.given, finding.accepted) == (3, "byte 0xb1", "text in UTF-8")
    assert "UTF-8" in finding.hint


def test_a_byte_order_mark_is_no_fault(copy: Copy) -> None:
    path = copy.path("races.yaml")
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert copy.findings() == []


def test_an_empty_file(copy: Copy) -> None:
    copy.path("guilds.yaml").write_text("# nothing yet\n", encoding="utf-8")
    finding = copy.finding("guilds.yaml", "file-empty")
    assert (finding.line, finding.given) == (1, "nothing")


@pytest.mark.parametrize(
    "file",
    [
        "lords.yaml",
        "supply.yaml",
        "rules/plot.yaml",
        "rules/kraken.yaml",
        "kraken/loot.yaml",
        "leviathan/leviathans.yaml",
        "leviathan/tokens.yaml",
        "leviathan/supply.yaml",
    ],
)
def test_a_missing_file(copy: Copy, file: str) -> None:
    copy.path(file).unlink()
    finding = copy.finding(file, "file-missing")
    assert finding.line == 1
    assert finding.accepted.startswith(f"the file {file.rpartition('/')[2]} with ")
    assert finding.hint == "write the file"


@pytest.mark.parametrize("file", ["terms.yaml", "kraken/loot.yaml", "leviathan/leviathans.yaml"])
def test_a_missing_file_is_not_told_again_by_every_reference_to_it(copy: Copy, file: str) -> None:
    copy.path(file).unlink()
    assert [finding.code for finding in copy.findings()] == ["file-missing"]


def test_a_set_need_not_go_on_in_every_file(copy: Copy) -> None:
    assert not copy.path("leviathan/locations.yaml").exists()
    copy.path("kraken/locations.yaml").unlink()
    findings = copy.findings()
    assert "file-missing" not in {finding.code for finding in findings}
    # That tiles are missing is told where they are counted.
    finding = next(finding for finding in findings if finding.field == "rows.location")
    assert finding.file.endswith("/abyss/kraken/numbers.yaml")
    assert (finding.given, finding.accepted) == ("0", "6")


def test_a_whole_set_without_its_folder(copy: Copy) -> None:
    shutil.rmtree(copy.path("leviathan"))
    missing = [finding.file.rpartition("/abyss/")[2] for finding in copy.findings() if finding.code == "file-missing"]
    assert missing == ["leviathan/leviathans.yaml", "leviathan/supply.yaml", "leviathan/tokens.yaml"]


@pytest.mark.parametrize(
    ("file", "hint"),
    [
        ("kraken/lord.yaml", "did you mean 'kraken/lords.yaml'?"),
        ("lavithan/lords.yaml", "did you mean 'leviathan/lords.yaml'?"),
        ("kraken/leviathans.yaml", "did you mean 'leviathan/leviathans.yaml'?"),
        ("base/notes/zzz.yaml", "rename the file or move it to the folder of a set"),
    ],
)
def test_a_file_that_nobody_reads(copy: Copy, file: str, hint: str) -> None:
    path = copy.path(file)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("[]\n", encoding="utf-8")
    finding = copy.finding(file, "unread-file")
    assert (finding.line, finding.given, finding.hint) == (1, file, hint)
    assert {"kraken/lords.yaml", "kraken/loot.yaml", "leviathan/tokens.yaml"} <= set(finding.accepted.split(", "))
    assert "leviathan/loot.yaml" not in finding.accepted


def test_a_control_character(copy: Copy) -> None:
    copy.replace("races.yaml", "  name: Crab", "  name: Cr\x07ab")
    finding = copy.finding("races.yaml", "control-character")
    assert (finding.line, finding.given) == (copy.line("races.yaml", "\x07"), "character 0x07")
    assert finding.hint == "take the character out"


def test_deep_nesting_ends_in_a_finding(copy: Copy) -> None:
    copy.replace("races.yaml", "  name: Crab", "  name: " + "[" * 200 + "]" * 200)
    assert copy.finding("races.yaml", "too-deep").line == copy.line("races.yaml", "[[[")


@pytest.mark.parametrize("opened", ["[", "{a: ", "- ", "? "])
def test_nesting_that_would_end_the_program_is_found_before_it_is_read(copy: Copy, opened: str) -> None:
    copy.replace("races.yaml", "  name: Crab", "  name:\n    " + opened * 100_000)
    assert copy.finding("races.yaml", "too-deep").line == copy.line("races.yaml", opened * 100)


def test_a_key_that_is_a_mapping_is_told_whatever_it_holds(copy: Copy) -> None:
    nested = "".join(f"{' ' * depth}?\n" for depth in range(4, 400))
    copy.replace("races.yaml", "  name: Crab\n", f"  name:\n{nested}  again: Crab\n")
    finding = copy.finding("races.yaml", "key-type")
    assert (finding.given, finding.accepted) == ("a list or mapping", "a plain word as key")


def test_a_folder_without_models(copy: Copy) -> None:
    (copy.folder / "go-fish").mkdir()
    [finding] = copy.findings()
    assert (finding.code, finding.given) == ("no-models", "go-fish")
    assert "catalog/models/go_fish.py" in finding.accepted


def test_no_folder_at_all(copy: Copy) -> None:
    [finding] = validate(copy.folder / "elsewhere")
    assert (finding.code, finding.hint) == ("no-folder", "check the path")


def test_every_fault_is_told_at_once_in_the_order_of_the_files(copy: Copy) -> None:
    copy.replace("lords.yaml", "influence: 4", "influense: 4")
    copy.replace("guilds.yaml", "hue: red", "hue: Red")
    copy.replace("numbers.yaml", "value: 10", "value: ten")
    copy.path("terms.yaml").write_text("- [", encoding="utf-8")
    with pytest.raises(CatalogError) as caught:
        load(copy.folder)
    findings = list(caught.value.findings)
    assert findings == sorted(findings) == copy.findings()
    files = [finding.file.rpartition("/")[2] for finding in findings]
    assert files == ["guilds.yaml", "lords.yaml", "lords.yaml", "numbers.yaml", "terms.yaml"], findings
    assert str(caught.value).startswith("5 faults in the catalogue\n")


def test_a_finding_reads_like_a_compiler_message(copy: Copy) -> None:
    copy.replace("lords.yaml", "  influence: 4", "  influense: 4")
    text = str(copy.finding("lords.yaml", "unknown-key"))
    assert text.splitlines()[0].endswith("/abyss/lords.yaml:9: influense: lord:recruiter: an unknown key")
    assert "    given: influense" in text
    assert "    hint: did you mean 'influence'?" in text
