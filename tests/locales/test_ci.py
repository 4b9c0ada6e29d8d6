"""What reviews a pull request that touches translations: owners, the workflow, and the script that it runs."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from generator.text.languages import LANGUAGES, LOCALES, ROOT, SOURCE_LANGUAGE
from generator.text.po_files import read_po
from tests.locales.clones import clone, git
from tests.locales.po_samples import write_po

WORKFLOW = ROOT / ".github" / "workflows" / "translations.yml"
OWNER = re.compile(r"@[A-Za-z0-9][A-Za-z0-9-]*(/[A-Za-z0-9._-]+)?|\S+@\S+\.\S+")

pytestmark = pytest.mark.skipif(LOCALES != ROOT / "locales", reason="other languages than the repository's are in use")


@pytest.fixture(scope="module")
def workflow() -> dict[str, Any]:
    found = yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def test_owners_are_named_by_language() -> None:
    """A language that was only just begun may have no line yet; no line may be of a language that went away."""
    lines = (ROOT / ".github" / "CODEOWNERS").read_text(encoding="utf-8").splitlines()
    rules = [line.split() for line in lines if line and not line.startswith("#")]
    folders = [pattern for pattern, *_owners in rules if pattern.startswith("/locales/")]
    assert folders
    assert folders == sorted(set(folders))
    assert {folder.split("/")[2] for folder in folders} <= set(LANGUAGES) - {SOURCE_LANGUAGE}
    for pattern, *owners in rules:
        assert (ROOT / pattern.strip("/")).exists()
        assert all(OWNER.fullmatch(owner) for owner in owners)


def test_the_workflow_checks_every_language(workflow: dict[str, Any], tmp_path: Path) -> None:
    if shutil.which("jq") is None:
        pytest.skip("jq is not installed; GitHub's machines have it")
    script = next(step["run"] for step in workflow["jobs"]["languages"]["steps"] if step.get("id") == "list")
    output = tmp_path / "output"
    environment = {**os.environ, "GITHUB_OUTPUT": str(output)}
    subprocess.run(["bash", "-euo", "pipefail", "-c", script], cwd=ROOT, env=environment, check=True)
    codes = yaml.safe_load(output.read_text(encoding="utf-8").removeprefix("codes="))
    assert sorted(codes) == sorted(code for code in LANGUAGES if code != SOURCE_LANGUAGE)


def test_the_workflow_asks_whether_templates_are_fresh(workflow: dict[str, Any]) -> None:
    commands = [step.get("run", "") for job in workflow["jobs"].values() for step in job["steps"]]
    assert ".venv/bin/fathom locale extract --check" in commands
    assert "fathom locale extract --check" in (ROOT / "Makefile").read_text(encoding="utf-8")


def test_nothing_from_a_pull_request_becomes_part_of_a_command(workflow: dict[str, Any]) -> None:
    for job in workflow["jobs"].values():
        for step in job["steps"]:
            assert "${{" not in step.get("run", "")
    assert workflow["permissions"] == {"contents": "read"}


def test_the_workflow_does_for_translators_what_takes_a_command_line(workflow: dict[str, Any]) -> None:
    jobs = workflow["jobs"].values()
    (job,) = (job for job in jobs if any(".ci/returned" in step.get("run", "") for step in job["steps"]))
    checkout, *_others, upload = job["steps"]
    assert checkout["with"]["fetch-depth"] == 0, "the history tells whose texts were taken back"
    assert "upload-artifact" in upload["uses"]
    assert upload["if"] == "always()"
    script = (ROOT / ".ci" / "returned").read_text(encoding="utf-8")
    order = [script.index(command) for command in ("reverts --against", "--fix", "locale update", "git ls-files")]
    assert order == sorted(order)


@pytest.mark.slow
def test_the_script_tells_each_translator_in_their_language(tmp_path: Path) -> None:
    if not (ROOT / ".venv" / "bin" / "fathom").exists():
        pytest.skip("the virtual environment lies elsewhere")
    locales = tmp_path / "locales"
    shutil.copytree(LOCALES, locales)
    path = locales / "pl" / "LC_MESSAGES" / "checker.po"
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    summary = tmp_path / "summary.md"
    environment = {
        **os.environ,
        "FATHOM_LOCALES": str(locales),
        "FORMAT": "github",
        "GITHUB_STEP_SUMMARY": str(summary),
    }
    ended = subprocess.run(
        ["bash", ".ci/translations", "pl"], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 1
    notes = [line for line in ended.stdout.splitlines() if "/checker.po" in line]
    assert len(notes) == 1
    assert re.match(r"::error file=.*checker\.po,line=1,title=po-unreadable%3A plik", notes[0])
    assert "checker.po:1: " in summary.read_text(encoding="utf-8")


def _pull_request(folder: Path) -> tuple[str, Path, str, str]:
    """A repository whose last commit uploads an older file with one edit, and lacks another file.

    Gives the commit that it is asked to go into, the file, the text that Ola wrote meanwhile, and the edited one.
    """
    clone(folder)
    path = folder / "locales" / "pl" / "LC_MESSAGES" / "abyss.po"
    opened = path.read_bytes()
    file = read_po(path)
    others, own = [entry for entry in file if entry.translated() and len(entry.msgstr) > 60][3:10:6]
    others.msgstr += " Ola to napisała."
    write_po(file, path)
    git(folder, "commit", "-qam", "two", by="Ola")
    base = git(folder, "rev-parse", "HEAD").strip()
    path.write_bytes(opened)
    file = read_po(path)
    edited = next(entry for entry in file if entry.msgid == own.msgid)
    edited.msgstr += " Jan to napisał."
    write_po(file, path)
    (folder / "locales" / "ja" / "LC_MESSAGES" / "checker.po").unlink()
    git(folder, "commit", "-qam", "an upload", by="Jan")
    return base, path, others.msgstr, edited.msgstr


@pytest.mark.slow
@pytest.mark.full
def test_the_script_offers_the_files_of_a_pull_request_as_they_should_be(tmp_path: Path) -> None:
    folder, summary = tmp_path / "clone", tmp_path / "summary.md"
    base, path, others, edited = _pull_request(folder)
    environment = {
        **os.environ,
        "FORMAT": "github",
        "GITHUB_STEP_SUMMARY": str(summary),
        "GITHUB_REF": "refs/pull/7/merge",
        "GITHUB_RUN_ID": "42",
    }
    environment.pop("FATHOM_LOCALES", None)
    ended = subprocess.run(
        ["bash", ".ci/returned", base, ".cache/returned"],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 1, "somebody's text went back"
    (note,) = (line for line in ended.stdout.splitlines() if line.startswith("::error "))
    assert "abyss.po" in note
    assert "Ola" in note
    offered = folder / ".cache" / "returned"
    files = {file.relative_to(offered).as_posix() for file in offered.rglob("*.po")}
    assert files == {"locales/pl/LC_MESSAGES/abyss.po", "locales/ja/LC_MESSAGES/checker.po"}
    texts = {entry.msgstr for entry in read_po(offered / path.relative_to(folder))}
    assert {others, edited} <= texts
    told = summary.read_text(encoding="utf-8")
    assert "gh pr checkout 7\n" in told
    assert "gh run download 42 " in told
