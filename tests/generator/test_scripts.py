"""What pages ask for before their scripts do."""

from __future__ import annotations

import re
from typing import get_args

from catalog.models.result_blocks import Block
from generator.pages.checker_pages import BLOCKS, PAGE, START
from generator.publish.assets import WORKERS
from generator.render.scripts import imported, joined, loaded_later
from generator.text.languages import ROOT


def test_all_that_a_script_imports_is_known() -> None:
    known = {PAGE, *imported(PAGE)}
    assert START in known
    assert "js/targets.js" in known
    for script in known:
        text = (ROOT / "docs" / script).read_text("utf-8")
        for name in re.findall(r'^(?:import\b|export .* from ).*"(.*)";$|^\} from "(.*)";$', text, re.MULTILINE):
            path = (ROOT / "docs" / script).parent / "".join(name)
            assert path.resolve().relative_to(ROOT / "docs").as_posix() in known, (script, name)


def test_a_page_knows_what_draws_each_kind_of_block() -> None:
    kinds = {get_args(model.model_fields["block"].annotation)[0] for model in get_args(get_args(Block)[0])}
    later = loaded_later(BLOCKS)
    assert later.keys() | {"headline", "messages"} == kinds
    assert all((ROOT / "docs" / script).exists() for script in later.values())
    assert not set(later.values()) & {*imported(PAGE)}


def test_the_worker_has_the_runtime_within_it() -> None:
    text = joined(WORKERS[0])
    assert (ROOT / "docs" / "vendor" / "micropython" / "micropython.mjs").read_text("utf-8") in text
    assert "micropython.mjs" not in text.partition("async function")[0]
