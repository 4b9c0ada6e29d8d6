"""Files of exchange as spreadsheets and translation programs save them, and files that are broken or hostile."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from generator.cli import main
from generator.text.languages import LOCALES, TRANSLATIONS
from generator.text.po_files import WordsError
from generator.text.po_finding import PoFinding
from generator.translate.exchange.sheets import LARGEST, read
from tests.locales.exchange_helpers import Desk
from tests.locales.po_samples import entry

pytestmark = pytest.mark.slow

TEXTS = {
    "Lord": "lord; pan, władca\t=1\nżółw “x” \"y\" 'z'",
    "Draw\n2 cards": "=SUMA(A1)",
    "Ally": "  海 \u200fאב  ",
    "Key": "",
}


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    desk = Desk(tmp_path)
    desk.has(*(entry(english, text) for english, text in TEXTS.items()))
    return desk


def resaved(path: Path, separator: str, quoting: int, encoding: str, end: str, inner: str = "\n") -> None:
    """Save a CSV file again as another program would."""
    table = list(csv.reader(io.StringIO(path.read_bytes().decode("utf-8-sig"), newline=""), delimiter=";"))
    out = io.StringIO(newline="")
    writer = csv.writer(out, delimiter=separator, quoting=quoting, lineterminator=end)  # type: ignore[arg-type]
    writer.writerows([cell.replace("\n", inner) for cell in row] for row in table)
    path.write_bytes(out.getvalue().encode(encoding))


@pytest.mark.parametrize("separator", [",", ";", "\t", "|"])
@pytest.mark.parametrize("quoting", [csv.QUOTE_MINIMAL, csv.QUOTE_ALL])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_any_spreadsheet_may_save_it(desk: Desk, separator: str, quoting: int, encoding: str, end: str) -> None:
    path = desk.export()
    resaved(path, separator, quoting, encoding, end, inner=end)
    outcome = desk.apply(path)
    assert (outcome.applied, outcome.findings, outcome.unchanged) == ([], [], len(TEXTS))


def test_columns_may_move_go_and_come(desk: Desk) -> None:
    path = desk.export()
    table = list(csv.reader(io.StringIO(path.read_bytes().decode("utf-8-sig"), newline=""), delimiter=";"))
    names = [cell.partition(":")[0] for cell in table[0]]
    order = [names.index(name) for name in ("version", "translation", "id", "english")]
    lines = [["mine", *(row[index] for index in order)] for row in table]
    out = io.StringIO(newline="")
    csv.writer(out).writerows([*lines, [], ["", "", ""]])
    path.write_text(out.getvalue(), "utf-8", newline="")
    assert desk.apply(path).unchanged == len(TEXTS)


@pytest.mark.parametrize(("lang", "separator"), [("pl", ";"), ("ja", ","), ("zh_Hant", ",")])
def test_cells_are_separated_as_excel_expects_it(lang: str, separator: str, tmp_path: Path) -> None:
    desk = Desk(tmp_path, lang)
    desk.has(entry("Lord", "x"))
    content = desk.export().read_bytes()
    assert content.startswith(b"\xef\xbb\xbf")
    assert content.count(b"\r\n") == 2
    assert separator.join([desk.rows()[0].id, "Lord", "x"]).encode() in content


def fault(path: Path) -> PoFinding:
    """The only finding of a file that is refused."""
    with pytest.raises(WordsError) as caught:
        read(path)
    assert len(caught.value.findings) == 1
    finding = caught.value.findings[0]
    assert finding.hint
    assert finding.expected
    assert finding.file == str(path)
    return finding


REFUSED: dict[str, tuple[bytes, int, str]] = {
    "nothing": (b"", 1, "columns are missing: id, english, translation"),
    "a table of something else": (b"a,b\r\n1,2\r\n", 1, "columns are missing"),
    "a code page": ("id,english,translation\r\na,b,żółw\r\n".encode("cp1250"), 2, "neither UTF-8 nor UTF-16"),
    "half a character of UTF-16": (b"\xff\xfei\0d", 1, "neither UTF-8 nor UTF-16"),
    "UTF-16 that is cut off": (b"\xff\xfei\0d\0", 1, "columns are missing"),
    "an open quotation mark": (b'id,english,translation\r\na,b,c\r\na,"b,c\r\n', 3, "a quotation mark is missing"),
    "a stray quotation mark": (b'id,english,translation\r\na,"b" x,c\r\n', 2, "a quotation mark is missing"),
    "a program": (b"\x7fELF\x02\x01\x01\0\0\0\0\0", 1, "columns are missing"),
    "XLIFF": (b'<xliff version="1.2"><file/></xliff>', 1, "columns are missing"),
    "a workbook": (b"PK\x03\x04\x14\0\x06\0", 1, "a workbook"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_no_file_of_exchange(name: str, tmp_path: Path) -> None:
    content, line, message = REFUSED[name]
    path = tmp_path / "file"
    path.write_bytes(content)
    finding = fault(path)
    assert message in str(finding.message)
    assert finding.line == line


def test_a_huge_file(tmp_path: Path) -> None:
    path = tmp_path / "huge.csv"
    with path.open("wb") as file:
        file.truncate(50_000_000)
    assert str(fault(path).message) == "the file is too large: 50 MB"
    assert str(LARGEST // 1_000_000) in str(fault(path).expected)


def test_a_cell_may_be_longer_than_the_csv_module_expects(desk: Desk) -> None:
    path = desk.export()
    path.write_bytes(path.read_bytes().replace(b";missing;", b";missing" + b" " * 140_000 + b";"))
    assert desk.apply(path).findings == []


def test_a_word_that_is_no_state(desk: Desk) -> None:
    path = desk.export()
    path.write_bytes(path.read_bytes().replace(b";missing;", b";perhaps;"))
    outcome = desk.apply(path)
    assert [str(finding.message) for finding in outcome.findings] == ["“perhaps” is no state"]
    assert outcome.findings[0].line == 5


class TestCommands:
    """``fathom locale export`` and ``import`` as people call them."""

    def test_out_and_back(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        before = {path: path.read_bytes() for path in LOCALES.rglob("*.po")}
        for lang in TRANSLATIONS:
            file = tmp_path / f"{lang}.csv"
            assert main(["locale", "export", lang, "--domain", "checker", "--to", str(file)]) == 0
            assert main(["locale", "import", str(file)]) == 0
            assert capsys.readouterr().out.splitlines()[-1].startswith("as before: ")
        assert before == {path: path.read_bytes() for path in LOCALES.rglob("*.po")}

    def test_a_file_with_work_in_it_is_not_replaced(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file = tmp_path / "pl.csv"
        file.write_text("work")
        assert main(["locale", "export", "pl", "--to", str(file)]) == 2
        assert "is there already" in capsys.readouterr().err
        assert file.read_text() == "work"
        assert main(["locale", "export", "pl", "--domain", "site", "--to", str(file), "--force"]) == 0
        assert file.read_bytes().startswith(b"\xef\xbb\xbfid: ")

    def test_dry_run_shows_what_would_change(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        before = {path: path.read_bytes() for path in LOCALES.rglob("*.po")}
        file = tmp_path / "ja.csv"
        assert main(["locale", "export", "ja", "--domain", "site", "--to", str(file)]) == 0
        table = list(csv.reader(io.StringIO(file.read_text("utf-8-sig"), newline="")))
        row = next(row for row in table[1:] if row[3] == "done" and "{" not in row[1])
        row[2] = "海" + row[2]
        out = io.StringIO(newline="")
        csv.writer(out).writerows(table)
        file.write_text(out.getvalue(), "utf-8", newline="")
        capsys.readouterr()
        assert main(["locale", "import", str(file), "--dry-run"]) == 0
        assert "    + 海" in capsys.readouterr().out
        assert main(["locale", "import", str(file), "--dry-run", "--json"]) == 0
        told = json.loads(capsys.readouterr().out)
        assert [change["after"][0] for change in told["taken"]] == ["海"]
        assert told["written"] == []
        assert before == {path: path.read_bytes() for path in LOCALES.rglob("*.po")}

    @pytest.mark.parametrize(
        ("arguments", "code", "told"),
        [
            (["import", "no-such-file.csv"], 2, "cannot read 'no-such-file.csv'"),
            (["import", "."], 2, "cannot read '.'"),
            (["import", "Makefile"], 1, "columns are missing"),
            (["export", "en"], 2, "no PO files of 'en'"),
            (["export", "pl", "--domain", "x"], 2, "there is no domain “x”"),
            (["export", "pl", "--to", "no/such/folder/pl.csv"], 2, "cannot write"),
        ],
    )
    def test_wrong_use(self, arguments: list[str], code: int, told: str, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["locale", *arguments]) == code
        shown = capsys.readouterr()
        assert told in shown.out + shown.err
