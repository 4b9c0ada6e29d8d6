"""Texts that no page may be made with stop a build; others wait for their check."""

from __future__ import annotations

from pathlib import Path

import polib
import pytest

from generator.translate.check.run import breaking
from tests.locales.exchange_helpers import Desk, EmptyCatalog
from tests.locales.po_samples import by_key, source

ENGLISH = source("Take {pearl}.")


@pytest.mark.parametrize(
    ("polish", "flags", "remark", "told"),
    [
        ("Weź perłę.", [], "", ["po-placeholder"]),
        ("Weź {pearl}<b>.", [], "", ["po-markup"]),
        ("Weź {pearl}.", [], "", []),
        ("Weź perłę.", ["fuzzy"], "", []),
        ("Weź perłę.", [], "fathom-ignore: po-placeholder the name says more", []),
    ],
)
def test_only_finished_texts_that_would_break_a_page_stop_a_build(
    polish: str, flags: list[str], remark: str, told: list[str], tmp_path: Path
) -> None:
    desk = Desk(tmp_path)
    desk.has(polib.POEntry(msgid=ENGLISH.msgid, msgstr=polish, flags=flags, tcomment=remark))
    findings = breaking(EmptyCatalog(), ["pl"], {"site": by_key(ENGLISH)}, locales=tmp_path)  # type: ignore[arg-type]
    assert [finding.check for finding in findings] == told
