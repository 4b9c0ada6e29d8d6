"""What runs on GitHub: only actions whose code is known, nothing published untested, everything within its time."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from catalog import load
from generator.publish import build_sources
from generator.publish.parts import parts_of
from generator.text.languages import LANGUAGES

ROOT = Path(__file__).parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
USES = re.compile(r"^\s*(?:- )?uses:\s*(.*)$", re.MULTILINE)
PINNED = re.compile(r"[A-Za-z0-9-]+/[A-Za-z0-9._/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")

each = pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)


def workflow(path: Path) -> dict[str, Any]:
    """A workflow; YAML 1.1 reads the key ``on`` as true."""
    found = yaml.safe_load(path.read_text(encoding="utf-8"))
    found["on"] = found.pop(True)
    return dict(found)


def named(name: str) -> dict[str, Any]:
    return workflow(ROOT / ".github" / "workflows" / f"{name}.yml")


def steps(path: Path) -> list[dict[str, Any]]:
    return [step for job in workflow(path)["jobs"].values() for step in job.get("steps", ())]


@each
def test_actions_are_pinned_by_their_commit(path: Path) -> None:
    found = USES.findall(path.read_text(encoding="utf-8"))
    assert found
    assert [use for use in found if not use.startswith("./.github/") and not PINNED.fullmatch(use)] == []


def test_an_action_has_the_same_commit_everywhere() -> None:
    found = {use for path in WORKFLOWS for use in USES.findall(path.read_text(encoding="utf-8")) if "@" in use}
    actions = [use.partition("@")[0] for use in found]
    assert len(actions) == len(set(actions)), sorted(found)


@each
def test_no_credentials_are_left_to_those_that_push_nothing(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "git push" not in text
    for step in steps(path):
        if "actions/checkout" in step.get("uses", ""):
            assert step["with"]["persist-credentials"] is False


@each
def test_every_job_may_do_little_and_has_a_limit(path: Path) -> None:
    found = workflow(path)
    assert found["permissions"] in ({}, {"contents": "read"})
    for name, job in found["jobs"].items():
        assert "uses" in job or job["timeout-minutes"] <= 25, name
        assert found["permissions"] or "permissions" in job, name


def test_nothing_is_published_that_was_not_tested() -> None:
    assert "workflow_call" in named("test")["on"]
    deploy = named("deploy")
    jobs = deploy["jobs"]
    assert deploy["on"]["workflow_run"]["workflows"] == [named("test")["name"]]
    assert jobs["test"] == {"if": "github.event_name == 'workflow_dispatch'", "uses": "./.github/workflows/test.yml"}
    assert jobs["parts"]["needs"] == "test"
    assert jobs["parts"]["if"].replace("\n", " ") == (
        "${{ !cancelled() && (needs.test.result == 'success' || (github.event_name == 'workflow_run' "
        "&& github.event.workflow_run.conclusion == 'success' && github.event.workflow_run.event == 'push')) }}"
    )
    for name, needed in (("build", "parts"), ("assemble", "build"), ("deploy", "assemble")):
        assert needed in jobs[name]["needs"]
        assert jobs[name]["if"] == f"${{{{ !cancelled() && needs.{needed}.result == 'success' }}}}"


def test_the_site_is_built_in_parts_that_no_workflow_lists() -> None:
    jobs = named("deploy")["jobs"]
    listing, building, assembling = (text_of(jobs[name]) for name in ("parts", "build", "assemble"))
    assert ".venv/bin/fathom build --list-parts --json" in listing
    assert jobs["parts"]["outputs"]["list"] == "${{ steps.list.outputs.list }}"
    assert jobs["build"]["strategy"]["matrix"] == {"include": "${{ fromJSON(needs.parts.outputs.list) }}"}
    assert '.venv/bin/fathom build --part "$PART" --to part' in building
    assert ".venv/bin/fathom assemble parts/* --to site" in assembling
    for game in load().games:
        assert game not in listing + building + assembling


@pytest.mark.slow
def test_the_list_of_parts_reaches_the_matrix_as_the_workflow_writes_it(tmp_path: Path) -> None:
    """As GitHub reads the file of a step's outputs: a name, then lines up to the one that ends it."""
    step = next(step for step in named("deploy")["jobs"]["parts"]["steps"] if step.get("id") == "list")
    script = step["run"].replace(".venv/bin/fathom", f"{sys.executable} -m generator.cli")
    environment = {**os.environ, "GITHUB_OUTPUT": str(tmp_path / "output"), "FATHOM_LANG": "en"}
    subprocess.run(["bash", "-e", "-c", script], cwd=ROOT, env=environment, check=True)
    first, *lines, last = (tmp_path / "output").read_text(encoding="utf-8").splitlines()
    assert (first, last) == (f"list<<{last}", "END")
    listed = json.loads("\n".join(lines))
    assert [each["part"] for each in listed] == [str(part) for part in parts_of(load(), LANGUAGES)]
    # What GitHub allows in the name of an artifact.
    assert all(re.fullmatch(r"[A-Za-z0-9_-]+", each["name"]) for each in listed)
    assert len({each["name"] for each in listed}) == len(listed)


def test_parts_are_built_and_put_together_with_the_same_settings() -> None:
    jobs = named("deploy")["jobs"]
    settings = [
        {name: value for name, value in step["env"].items() if name in build_sources.ENVIRONMENT}
        for name in ("build", "assemble")
        for step in jobs[name]["steps"]
        if "env" in step and "fathom locale pages" not in step["run"]
    ]
    assert len(settings) == 2
    assert settings[0] == settings[1]
    assert settings[0].keys() == set(build_sources.ENVIRONMENT)
    steps = {
        name: [step for step in jobs[name]["steps"] if re.search("checkout|setup-python", step.get("uses", ""))]
        for name in ("parts", "build", "assemble")
    }
    # Only what writes the site maps needs the whole history, which tells the days of the pages.
    depths = {name: next(step["with"].pop("fetch-depth", 1) for step in each) for name, each in steps.items()}
    assert depths == {"parts": 1, "build": 1, "assemble": 0}
    versions = {(step["uses"], str(step.get("with"))) for each in steps.values() for step in each}
    assert len(versions) == 2


def test_what_is_uploaded_as_a_part_is_downloaded_to_be_assembled() -> None:
    jobs = named("deploy")["jobs"]
    up, down = (
        next(step["with"] for step in jobs[name]["steps"] if action in step.get("uses", ""))
        for name, action in (("build", "upload-artifact"), ("assemble", "download-artifact"))
    )
    assert (up["name"], up["path"], up["if-no-files-found"]) == ("part-${{ matrix.name }}", "part", "error")
    # Without `merge-multiple`, each goes into a folder of its own.
    assert down == {"pattern": "part-*", "path": "parts"}


def text_of(job: dict[str, Any]) -> str:
    """The commands of a job."""
    return "\n".join(step.get("run", "") for step in job["steps"])


def test_the_long_counts_run_by_themselves() -> None:
    full = named("full")
    assert full["on"]["schedule"]
    assert "make full" in [step.get("run") for job in full["jobs"].values() for step in job["steps"]]
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert '-m "(slow or browser) and not full"' in makefile
    assert re.search(r"^full: .*\n(?:\t.*\n)*\t.* -m full ", makefile, re.MULTILINE)
