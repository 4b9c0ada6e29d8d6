"""What runs on GitHub: only actions whose code is known, nothing published untested, everything within its time."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

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
    assert found["permissions"] == {"contents": "read"}
    for name, job in found["jobs"].items():
        assert "uses" in job or job["timeout-minutes"] <= 25, name


def test_nothing_is_published_that_was_not_tested() -> None:
    assert "workflow_call" in named("test")["on"]
    deploy = named("deploy")
    jobs = deploy["jobs"]
    assert deploy["on"]["workflow_run"]["workflows"] == [named("test")["name"]]
    assert jobs["test"] == {"if": "github.event_name == 'workflow_dispatch'", "uses": "./.github/workflows/test.yml"}
    assert jobs["build"]["needs"] == "test"
    assert jobs["build"]["if"].replace("\n", " ") == (
        "${{ !cancelled() && (needs.test.result == 'success' || (github.event_name == 'workflow_run' "
        "&& github.event.workflow_run.conclusion == 'success' && github.event.workflow_run.event == 'push')) }}"
    )
    assert (jobs["deploy"]["needs"], "needs.build.result == 'success'" in jobs["deploy"]["if"]) == ("build", True)


def test_the_long_counts_run_by_themselves() -> None:
    perft = named("perft")
    assert perft["on"]["schedule"]
    assert "make perft" in [step.get("run") for job in perft["jobs"].values() for step in job["steps"]]
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert '-m "(slow or browser) and not perft"' in makefile
    assert "$(PYTEST) -m perft tests/engine/abyss/test_perft.py" in makefile
