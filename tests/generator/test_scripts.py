"""What pages ask for before their scripts do."""

from __future__ import annotations

import re
from collections import Counter
from posixpath import dirname, join, normpath
from typing import get_args

import pytest

from catalog.models.result_blocks import Block
from generator.pages.checker_pages import BLOCKS, PAGE, START
from generator.publish.assets import WORKERS, published_scripts
from generator.render import script_groups
from generator.render.script_groups import address, addresses, groups
from generator.render.scripts import imported, joined, loaded_later, source, target
from generator.text.languages import ROOT


def test_all_that_a_script_imports_is_known() -> None:
    known = {PAGE, *imported(PAGE)}
    assert START in known
    assert "js/kit/targets.js" in known
    for script in known:
        text = source(script).read_text("utf-8")
        for name in re.findall(r'^(?:import\b|export .* from ).*"(.*)";$|^\} from "(.*)";$', text, re.MULTILINE):
            assert target(script, "".join(name)) in known, (script, name)


def test_a_page_knows_what_draws_each_kind_of_block() -> None:
    kinds = {get_args(model.model_fields["block"].annotation)[0] for model in get_args(get_args(Block)[0])}
    later = loaded_later(BLOCKS)
    assert later.keys() | {"headline", "messages"} == kinds
    assert all(source(script).exists() for script in later.values())
    assert not set(later.values()) & {*imported(PAGE)}


def test_the_worker_has_the_runtime_within_it() -> None:
    text = joined(WORKERS[0])
    assert (ROOT / "docs" / "vendor" / "micropython" / "micropython.mjs").read_text("utf-8") in text
    assert "micropython.mjs" not in text.partition("async function")[0]


def _given(text: str) -> set[str]:
    """The names that a script exports."""
    found = re.findall(r"^export (?:async )?(?:function\*?|class|const|let) (\w+)", text, re.MULTILINE)
    several = re.findall(r"^export (?:const )?\{ ([^}]*) \}", text, re.MULTILINE)
    return {*found, *(name.strip() for names in several for name in names.split(","))}


def test_scripts_of_a_group_stand_in_one_file_that_gives_all_that_others_take() -> None:
    texts = {file: text for file, text in published_scripts().items() if file not in WORKERS}
    assert {module for modules in groups().values() for module in modules} & {*texts} <= {*groups()}
    for file, text in texts.items():
        taken = re.findall(r'^import (?:\{([^}]*)\} from )?"(\.[^"]+)";$', text, re.MULTILINE)
        here = Counter(one.split(" as ")[-1].strip() for names, _ in taken for one in names.split(",") if one.strip())
        assert not [name for name, count in here.items() if count > 1 or name in _given(text)], file
        for names, path in taken:
            other = normpath(join(dirname(file), path))
            wanted = {one.split(" as ")[0].strip() for one in names.split(",") if one.strip()}
            assert "vendor" in path or wanted <= _given(texts[other]), (file, path)
        for path in re.findall(r'\bimport\("(\.[^"]+)"\)', text):
            assert normpath(join(dirname(file), path)) in texts, (file, path)


def test_a_file_asks_for_all_that_its_scripts_import() -> None:
    for file in groups():
        assert {address(other) for module in groups()[file] for other in imported(module)} <= {*addresses(file)}
    assert "js/words/words.js" not in addresses(PAGE)


def test_a_name_that_several_modules_of_a_file_export_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    text = script_groups._text
    own = 'import { kind as integer } from "./integer.js";\n'
    monkeypatch.setattr(script_groups, "_text", lambda module: own if module == "js/forms/grid.js" else text(module))
    with pytest.raises(ValueError, match=r"js/forms/grid.js imports 'kind' from one of .*js/forms/integer.js"):
        script_groups.published("js/forms/grid.js")
