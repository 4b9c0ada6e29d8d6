"""How suggestions come in on GitHub: what the workflow may do, and its scripts, tried with a stand-in for the host."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from generator.text.languages import LOCALES, ROOT
from generator.text.po_files import read_po
from generator.translate.exchange import sheets, suggested_files
from generator.translate.exchange.rows import Row, rows
from tests.locales.clones import clone, git
from tests.locales.suggesting import suggestion
from tests.node import ask_script

pytestmark = pytest.mark.skipif(LOCALES != ROOT / "locales", reason="other languages than the repository's are in use")

WORKFLOW = ROOT / ".github" / "workflows" / "suggestions.yml"
BOT = "41898282+github-actions[bot]@users.noreply.github.com"

HOST = """#!/bin/sh
printf '%s\\n' "$*" >>"$ASKED"
for argument; do case $argument in body=@*) cp "${argument#body=@}" "$ASKED.body";; esac; done
case $* in *head=*--jq*) cat "$ASKED.open" 2>/dev/null || true;; esac
"""
"""``gh``: notes what it is asked; of pull requests that are open it knows what lies in a file."""


@pytest.fixture(scope="module")
def jobs() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))
    assert found["permissions"] == {}
    return dict(found["jobs"])


def test_who_reads_what_strangers_sent_may_write_nothing(jobs: dict[str, Any]) -> None:
    assert jobs["check"]["permissions"] == {"contents": "read"}
    assert jobs["take"]["permissions"] == {"contents": "read", "issues": "read"}
    assert jobs["propose"]["permissions"] == {"contents": "write", "pull-requests": "write"}
    for name, job in jobs.items():
        runs = "\n".join(step.get("run", "") for step in job["steps"])
        assert (".ci/suggestions" in runs) == (name != "propose")
        assert (".ci/propose" in runs) == (name == "propose")
        assert ("make install" in runs) == (name != "propose")


def test_pull_requests_are_checked_only(jobs: dict[str, Any]) -> None:
    assert jobs["check"]["if"] == "github.event_name == 'pull_request'"
    assert jobs["take"]["if"].startswith("github.event_name != 'pull_request'")
    assert jobs["propose"]["needs"] == "take"
    assert "secrets." not in WORKFLOW.read_text(encoding="utf-8")
    assert "pull_request_target" not in WORKFLOW.read_text(encoding="utf-8")


def test_nothing_of_a_stranger_becomes_part_of_a_command(jobs: dict[str, Any]) -> None:
    for job in jobs.values():
        for step in job["steps"]:
            assert "${{" not in step.get("run", "")
            for value in step.get("env", {}).values():
                assert "github.event" not in value


def test_issues_with_a_table_are_files_called_by_their_numbers(jobs: dict[str, Any], tmp_path: Path) -> None:
    if shutil.which("jq") is None:
        pytest.skip("jq is not installed; GitHub's machines have it")
    (script,) = (step["run"] for step in jobs["take"]["steps"] if "gh issue list" in step.get("run", ""))
    assert suggested_files.FENCED in script
    assert suggested_files.FENCED in jobs["take"]["if"]
    body = "Hello `$(touch evil)`\n```csv fathom\nid\n```\n"
    issues = [{"number": 12, "body": body}, {"number": 7, "body": "a question"}, {"number": 8, "body": None}]
    (tmp_path / "issues").write_text(json.dumps(issues), encoding="utf-8")
    gh = tmp_path / "bin" / "gh"
    gh.parent.mkdir()
    gh.write_text(f"#!/bin/sh\ncat {tmp_path}/issues\n", encoding="utf-8")
    gh.chmod(0o755)
    environment = {**os.environ, "PATH": f"{gh.parent}:{os.environ['PATH']}"}
    subprocess.run(["bash", "-eo", "pipefail", "-c", script], cwd=tmp_path, env=environment, check=True)
    (written,) = (tmp_path / ".cache" / "issues").iterdir()
    assert (written.name, written.read_text(encoding="utf-8")) == ("12.md", body + "\n")


class Place:
    """A clone, the repository that it pushes to, and the scripts of the workflow in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "clone"
        self.asked = folder / "asked"
        clone(self.folder)
        (folder / "bin").mkdir()
        (folder / "bin" / "gh").write_text(HOST, encoding="utf-8")
        (folder / "bin" / "gh").chmod(0o755)
        subprocess.run(["git", "init", "-q", "--bare", folder / "origin"], check=True)
        git(self.folder, "remote", "add", "origin", str(folder / "origin"))
        git(self.folder, "push", "-q", "origin", "main")
        self.environment = {
            **os.environ,
            "PATH": f"{folder / 'bin'}:{os.environ['PATH']}",
            "ASKED": str(self.asked),
            "GH_REPO": "owner/name",
            "GITHUB_OUTPUT": str(folder / "output"),
            "GITHUB_STEP_SUMMARY": str(folder / "summary"),
        }
        self.environment.pop("FATHOM_LOCALES", None)

    def run(self, script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run a script as the workflow does."""
        command = ["bash", f".ci/{script}", *arguments]
        return subprocess.run(
            command, cwd=self.folder, env=self.environment, capture_output=True, text=True, check=False
        )

    def proposes(self, lang: str) -> str:
        """What the job that writes says, in a checkout of its own."""
        git(self.folder, "checkout", "-qf", "main")
        for branch in git(self.folder, "branch", "--list", "--format=%(refname:short)", "suggestions/*").split():
            git(self.folder, "branch", "-qD", branch)
        done = self.run("propose", lang, ".cache/proposals")
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


def _issue(row: Row, text: str) -> str:
    """The text of the issue that a page opens for a suggestion."""
    list_ = [suggestion(row, text)]
    return f"```{suggested_files.FENCED}\n{ask_script('sending.mjs', list_)['csv']}```\n"


@pytest.mark.slow
@pytest.mark.full
def test_suggestions_become_one_pull_request_a_language(tmp_path: Path) -> None:
    if shutil.which("jq") is None:
        pytest.skip("jq is not installed; GitHub's machines have it")
    place = Place(tmp_path)
    polish, other, third = [row for row in rows("pl", ["abyss"]) if len(row.translation) > 60][3:12:4]
    (chinese,) = [row for row in rows("zh_Hant", ["abyss"]) if len(row.translation) > 30][3:4]
    sent = place.folder / "suggestions"
    sent.mkdir()
    name = "$(touch evil) @all.csv"
    sent.joinpath(name).write_bytes(sheets.write([_suggested(polish, "Dobrze."), _suggested(other, "<b>x</b>")], "pl"))
    git(place.folder, "add", "-A")
    git(place.folder, "commit", "-qm", "a stranger's file")
    git(place.folder, "push", "-q", "origin", "main")
    issues = place.folder / ".cache" / "issues"
    issues.mkdir(parents=True)
    issues.joinpath("12.md").write_text(_issue(third, f"{third.translation} Tak."), encoding="utf-8")
    issues.joinpath("9.md").write_text(_issue(chinese, f"{chinese.translation}好。"), encoding="utf-8")

    checked = place.run("suggestions")
    assert checked.returncode == 1, "a check fails if something could not be taken"
    git(place.folder, "checkout", "-q", "--", "locales")
    done = place.run("suggestions", ".cache/proposals")
    assert done.returncode == 0, done.stdout + done.stderr
    assert (tmp_path / "output").read_text(encoding="utf-8") == 'languages=["pl","zh_Hant"]\n'
    assert "po-markup" in (tmp_path / "summary").read_text(encoding="utf-8")

    place.proposes("pl")
    files = set(git(place.folder, "diff", "--name-only", "main", "origin/suggestions/pl").splitlines())
    assert files == {"locales/pl/LC_MESSAGES/abyss.po", f"suggestions/{name}"}
    text = git(place.folder, "show", "origin/suggestions/pl:locales/pl/LC_MESSAGES/abyss.po")
    assert "Dobrze." in text
    assert "Tak." in text
    assert "<b>" not in text
    body = Path(f"{place.asked}.body").read_text(encoding="utf-8")
    assert "Closes #12\n" in body
    assert "#9" not in body
    assert "### What could not be taken" in body
    assert "--method POST repos/owner/name/pulls" in place.asked.read_text(encoding="utf-8")
    assert not list(place.folder.rglob("evil"))

    place.proposes("zh_Hant")
    files = set(git(place.folder, "diff", "--name-only", "main", "origin/suggestions/zh_Hant").splitlines())
    assert files <= {f"locales/{lang}/LC_MESSAGES/abyss.po" for lang in ("zh_Hant", "zh_Hans")}

    _goes_on(place)


def _suggested(row: Row, more: str) -> Row:
    return Row(row.id, row.english, f"{row.translation} {more}", "done", version=row.version)


def _goes_on(place: Place) -> None:
    """A second run brings the same pull request up to date, unless somebody has worked on it."""
    Path(f"{place.asked}.open").write_text("34\n", encoding="utf-8")
    place.asked.unlink()
    place.proposes("pl")
    asked = place.asked.read_text(encoding="utf-8")
    assert "--method PATCH repos/owner/name/pulls/34" in asked
    assert "POST" not in asked

    git(place.folder, "checkout", "-q", "suggestions/pl")
    file = place.folder / "locales" / "pl" / "LC_MESSAGES" / "abyss.po"
    entry = read_po(file)[0]
    file.write_text(file.read_text(encoding="utf-8").replace(entry.msgstr, f"{entry.msgstr}!", 1), encoding="utf-8")
    git(place.folder, "commit", "-qam", "Mend it", by="Ola")
    git(place.folder, "push", "-q", "origin", "suggestions/pl")
    mine = git(place.folder, "rev-parse", "HEAD").strip()
    place.asked.unlink()
    assert "stays as it is" in place.proposes("pl")
    assert git(place.folder, "ls-remote", "origin", "refs/heads/suggestions/pl").split()[0] == mine
    assert not place.asked.exists()
