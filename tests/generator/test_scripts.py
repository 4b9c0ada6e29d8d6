"""What pages ask for before their scripts do."""

from __future__ import annotations

import re

from generator.pages.checker_pages import PAGE, START
from generator.publish.assets import WORKER
from generator.render.scripts import imported, joined
from generator.text.languages import ROOT


def test_all_that_a_script_imports_is_known() -> None:
    known = {PAGE, *imported(PAGE)}
    assert START in known
    assert "js/targets.js" in known
    for script in known:
        text = (ROOT / "docs" / script).read_text("utf-8")
        for name in re.findall(r'^(?:import|export)\b.*"(.*)";$|^\} from "(.*)";$', text, re.MULTILINE):
            path = (ROOT / "docs" / script).parent / "".join(name)
            assert path.resolve().relative_to(ROOT / "docs").as_posix() in known, (script, name)


def test_the_worker_has_the_runtime_within_it() -> None:
    text = joined(WORKER)
    assert (ROOT / "docs" / "vendor" / "micropython" / "micropython.mjs").read_text("utf-8") in text
    assert "micropython.mjs" not in text.partition("async function")[0]
