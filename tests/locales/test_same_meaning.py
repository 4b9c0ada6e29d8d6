"""A change of the English that leaves the meaning as it was, and what readers see while another one waits."""

from __future__ import annotations

from pathlib import Path

import polib
import pytest

from generator.text.message_sources import Source
from generator.text.po_files import read_po
from generator.text.words import Words
from generator.translate.merge import Change, merge, message_name
from generator.translate.same_meaning import SameMeaningError, keys_of, refuse_unfit
from tests.locales.po_samples import by_key, entry, source, write_po

BEFORE = "Pay exactly the races that the cost asks for."
COMMA = "Pay exactly the races, that the cost asks for."
OTHER = "Take the lowest ally that you paid with."
DATE = "2024-01-01 00:00+0000"
KEY = (None, COMMA)
NAME = message_name("site", KEY)


def updated(folder: Path, text: Source, translation: str, before: str = BEFORE, **options: object) -> Change:
    """What an update does to a PO file with one translation; the file is written."""
    path = folder / "pl" / "LC_MESSAGES" / "site.po"
    there = entry(before, translation)
    there.occurrences = [("rule:a.pay", "")]
    old = polib.POFile(wrapwidth=0)
    old.append(there)
    new, change = merge(old, by_key(text), "pl", "site", None, DATE, **options)  # type: ignore[arg-type]
    write_po(new, path)
    return change


def shown(folder: Path, msgid: str) -> tuple[str, bool, bool]:
    text = Words("pl", folder).text("site", msgid)
    return str(text), text.is_older, text.is_fallback


def text(msgid: str, ref: str = "rule:a.pay") -> Source:
    return source(msgid, ref=ref)


def test_a_comma_keeps_the_translation_current(tmp_path: Path) -> None:
    change = updated(tmp_path, text(COMMA), "Zapłać", same_meaning={KEY})
    assert (change.kept, change.fuzzy, change.stale) == (1, 0, [])
    message = next(iter(read_po(tmp_path / "pl" / "LC_MESSAGES" / "site.po")))
    assert (message.fuzzy, message.previous_msgid, message.comment) == (False, None, "")
    assert shown(tmp_path, COMMA) == ("Zapłać", False, False)


@pytest.mark.parametrize("name", [NAME, f"pl/{NAME}", f"pl/{NAME}[0]", "rule:a.pay"])
def test_a_text_is_named_in_any_way_that_commands_name_it(tmp_path: Path, name: str) -> None:
    change = updated(tmp_path, text(COMMA), "Zapłać")
    assert keys_of([name], [change], {"site": by_key(text(COMMA))}) == {"site": {KEY}}


@pytest.mark.parametrize(
    ("name", "told"),
    [("rule:a.pey", "is it “rule:a.pay”?"), ("", "is no text whose English changed"), ("site/0", "take one of")],
)
def test_a_wrong_name_is_told_with_what_there_is(tmp_path: Path, name: str, told: str) -> None:
    change = updated(tmp_path, text(COMMA), "Zapłać")
    with pytest.raises(SameMeaningError, match="no text whose English changed") as caught:
        keys_of([name], [change], {"site": by_key(text(COMMA))})
    assert told in str(caught.value)


def test_a_text_that_did_not_change_is_told_as_such(tmp_path: Path) -> None:
    change = updated(tmp_path, text(COMMA), "Zapłać")
    every = {"site": by_key(text(COMMA), text(OTHER))}
    with pytest.raises(SameMeaningError, match="stays as it is"):
        keys_of([message_name("site", (None, OTHER))], [change], every)


def test_other_placeholders_are_refused(tmp_path: Path) -> None:
    changed = "Pay exactly the {n} races that the cost asks for."
    change = updated(tmp_path, text(changed), "Zapłać", same_meaning={(None, changed)})
    change.path = tmp_path / "pl" / "LC_MESSAGES" / "site.po"
    with pytest.raises(SameMeaningError, match="pl has other placeholders"):
        refuse_unfit([change])
    assert change.kept == 0


def test_what_cannot_stand_for_the_english_of_today_is_not_shown(tmp_path: Path) -> None:
    updated(
        tmp_path, text("Pay exactly the races that cost asks for."), "Zapłać {n}", BEFORE.replace("the cost", "{n}")
    )
    assert shown(tmp_path, "Pay exactly the races that cost asks for.")[2], "its placeholder would be empty"


def test_the_translation_of_another_text_is_never_shown(tmp_path: Path) -> None:
    change = updated(tmp_path, text(COMMA, ref="rule:b.other"), "Zapłać")
    assert (change.fuzzy, change.waiting) == (1, [])
    assert shown(tmp_path, COMMA)[2], "it stands there as a proposal for translators alone"
    again = read_po(tmp_path / "pl" / "LC_MESSAGES" / "site.po")
    new, _change = merge(again, by_key(text(COMMA, ref="rule:b.other")), "pl", "site", None, DATE)
    write_po(new, tmp_path / "pl" / "LC_MESSAGES" / "site.po")
    assert shown(tmp_path, COMMA)[2], "nor after the next update"
