"""Boards as graphs: what their file may hold, the page with map and words, figures in sections, the engine's facts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from catalog import Catalog, load
from generator.pages import board_pages, rules
from generator.render.site_context import SiteContext
from tests.catalog.broken_copies import Copy

pytestmark = pytest.mark.slow

NILE = """
- id: nile
  name: The Nile
  about: A gate, a desert and a temple on the other bank.
  size: [200, 100]
  kinds:
    - {id: desert, name: Desert, shape: square}
    - {id: temple, name: Temple, hue: yellow}
  edge_kinds:
    - {id: land, name: Land}
    - {id: harbour, name: Harbour}
  spaces:
    - {id: gate, name: Gate, kind: desert, at: [0, 0]}
    - {id: sands, name: Sands, kind: desert, at: [100, 0], below: far off}
    - {id: bank, name: East bank, kind: temple, at: [200, 100], players: [3, 5]}
  confidence: likely
  edges:
    - [gate, sands]
    - {between: [sands, bank], kind: harbour, players: [3, 5]}
  sources: [ja:1]
"""


@pytest.fixture
def nile(tmp_path: Path) -> Catalog:
    """Abyss with another board."""
    copy = Copy(tmp_path)
    path = copy.path("boards.yaml")
    path.write_text(path.read_text("utf-8") + NILE, encoding="utf-8")
    copy.replace("rules/goal.yaml", "  body:\n", "  body:\n    - {figure: nile, caption: The river.}\n")
    return load(copy.folder)


def test_the_page_has_the_map_and_the_spaces_in_words(nile: Catalog) -> None:
    site = SiteContext(nile)
    [route] = board_pages.routes(site, nile.games["abyss"])
    html = str(route.page(site).html)
    few, rest = html[html.index("With 2 or 4 players") :].split("With 3 or 5 players")
    many, legend = rest.split('class="figure__told"')[:2]
    assert (few.count('class="edge"'), many.count('class="edge"')) == (1, 2)
    assert (few.count("<rect"), many.count("<rect")) == (2, 2)
    assert (few.count('data-space="bank"'), many.count('data-space="bank"')) == (0, 1)
    assert 'stroke-dasharray="6 4"' not in few
    assert 'stroke-dasharray="6 4"' in many
    assert "hue-yellow" in many
    words = re.sub(r"\s+", " ", re.sub("<[^>]+>", "", html[html.index('<li id="nile-sands">') :]))
    assert words.startswith("Sands · Desert · far offBeside it: GateHarbour: East bank with 3 or 5 players")
    assert re.findall(r"<span>(\w+)</span>", legend) == ["Desert", "Temple", "Land", "Harbour"]
    assert '<a href="#nile-bank">' in html
    assert html.count("How sure we are: Likely") == 1
    assert [heading.id for heading in route.page(site).toc] == ["threat-space", "nile"]


def test_a_figure_in_a_section(nile: Catalog) -> None:
    site = SiteContext(nile)
    route = next(found for found in rules.routes(site, nile.games["abyss"]) if found.path == "abyss/rules/goal/")
    html = str(route.page(site).html)
    assert 'role="img" aria-label="A gate, a desert and a temple on the other bank."' in html
    assert 'The river. <a href="../../boards/#nile">' in html


def test_a_figure_of_a_board_with_so_many_players(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    path = copy.path("boards.yaml")
    path.write_text(path.read_text("utf-8") + NILE, encoding="utf-8")
    copy.replace("rules/goal.yaml", "  body:\n", "  body:\n    - {figure: nile, players: 2}\n")
    site = SiteContext(load(copy.folder))
    route = next(
        found for found in rules.routes(site, site.catalog.games["abyss"]) if found.path == "abyss/rules/goal/"
    )
    html = str(route.page(site).html)
    assert "With 2 players" in html
    assert 'data-space="sands"' in html
    assert 'data-space="bank"' not in html


def test_the_engine_gets_spaces_and_edges(nile: Catalog) -> None:
    facts = nile.games["abyss"].engine_facts()
    assert facts["tables"]["nile"]["bank"] == {"kind": "temple", "players": [3, 5]}
    assert facts["order"]["nile"] == ["gate", "sands", "bank"]
    assert facts["boards"]["nile"]["edges"][1] == {"between": ["sands", "bank"], "kind": "harbour", "players": [3, 5]}


def test_names_are_messages_and_figures_are_none(nile: Catalog) -> None:
    said = {message.msgid for message in nile.messages()}
    assert {"The Nile", "East bank", "Temple", "far off", "Harbour", "Threat track"} <= said
    assert not {"1", "6"} & said


ISLES = """
- id: isles
  name: The isles
  about: A town of two quarters, a field at its gate, and a tower on an isle.
  size: [200, 200]
  kinds:
    - {id: quarter, name: Quarter, names: false}
    - {id: field, name: Field, shape: square, shows: [pearl]}
  edge_kinds:
    - {id: road, name: Road}
    - {id: gate, name: Gate}
  features:
    - {id: tower, name: Tower, symbol: key}
  areas:
    - {id: town, name: Town}
  waters:
    - [[100, 0], [120, 100], [100, 200]]
  spaces:
    - {id: north, name: North quarter, kind: quarter, at: [0, 0], label: 1a, area: town}
    - {id: south, name: South quarter, kind: quarter, at: [0, 60], label: 1b, area: town}
    - {id: shore, name: Long shore, kind: field, at: [80, 100], size: [30, 200], label: '2'}
    - {id: isle, name: Isle, at: [200, 30], has: [tower], players: [3]}
  edges:
    - {between: [north, south], kind: road}
    - {between: [north, shore], kind: gate}
    - {between: [shore, south], kind: gate}
    - {between: [shore, isle], kind: road, confidence: uncertain, about: Nobody has been there.}
  notes: [The isle may be a myth.]
  sources: [ja:1]
"""


@pytest.fixture
def isles(tmp_path: Path) -> Catalog:
    """Abyss with a board that has all that a board may have."""
    copy = Copy(tmp_path)
    path = copy.path("boards.yaml")
    path.write_text(path.read_text("utf-8") + ISLES, encoding="utf-8")
    return load(copy.folder)


def test_areas_features_waters_and_doubts_are_drawn(isles: Catalog) -> None:
    site = SiteContext(isles)
    [route] = board_pages.routes(site, isles.games["abyss"])
    page = str(route.page(site).html)
    html = page[page.index('id="isles"') :]
    without, with_three = re.split(r"With 3 players", html[html.index("With 2") :], maxsplit=1)
    assert 'class="water" d="M100 100Q' in without
    # The town is one shape with one gate, whose line begins in its middle and ends at the nearest of the long shore.
    assert without.count('class="area"') == 1
    assert re.findall(r'd="(M0 30L80 30)"[^>]*data-ends="north south shore"', without) == ["M0 30L80 30"]
    assert without.count('class="edge"') == 2
    assert "doubtful" not in without
    assert 'class="edge doubtful" d="M80 30L200 30"' in with_three
    assert "<title>North quarter</title>" in without
    assert ">1b</text>" in without
    assert ">North quarter</text>" not in without
    assert without.count('class="halo"') == 1  # a pearl beside a label
    assert with_three[: with_three.index("</svg>")].count('class="halo"') == 2  # and a tower
    words = re.sub(r"\s+", " ", re.sub("<[^>]+>", "", html[html.index('<li id="isles-shore">') :]))
    assert words.startswith(
        "Long shore · FieldGate: North quarter, South quarterUncertain: Isle with 3 players Nobody has been there."
    )
    assert "<li>The isle may be a myth.</li>" in html


def test_the_engine_knows_areas_features_and_doubts(isles: Catalog) -> None:
    facts = isles.games["abyss"].engine_facts()
    assert facts["tables"]["isles"]["north"] == {"kind": "quarter", "area": "town"}
    assert facts["tables"]["isles"]["isle"] == {"kind": None, "players": [3], "has": ["tower"]}
    assert facts["boards"]["isles"]["edges"][3]["confidence"] == "uncertain"
    assert "confidence" not in facts["boards"]["isles"]["edges"][0]


def test_areas_and_features_have_to_be_there(copy: Copy) -> None:
    path = copy.path("boards.yaml")
    for old, new, message in (
        ("area: town", "area: twon", "there is no area 'twon'"),
        ("has: [tower]", "has: [tour]", "there is no feature 'tour'"),
    ):
        before = path.read_text("utf-8")
        path.write_text(before + ISLES.replace(old, new, 1), encoding="utf-8")
        assert [message in finding.message for finding in copy.findings()].count(True) == 1
        path.write_text(before, encoding="utf-8")


BROKEN = (
    ("- [gate, sands]", "- [gate, sand]", "there is no space 'sand'", "did you mean 'sands'?"),
    ("- [gate, sands]", "- [gate, gate]", "an edge joins two spaces", "take the edge away"),
    ("kind: harbour", "kind: harbor", "there is no kind of edge 'harbor'", "did you mean 'harbour'?"),
    ("kind: temple, at", "kind: tempel, at", "there is no kind of space 'tempel'", "did you mean 'temple'?"),
    ("at: [200, 100]", "at: [200, 300]", "'bank' lies outside the map", "correct 'at'"),
    ("id: nile", "id: lord", "there are entries of this kind already", "choose another id"),
    ("hue: yellow", "hue: yelow", "there is no hue 'yelow'", "did you mean 'yellow'?"),
)


@pytest.mark.parametrize(("old", "new", "message", "hint"), BROKEN)
def test_what_is_wrong_with_a_board(copy: Copy, old: str, new: str, message: str, hint: str) -> None:
    path = copy.path("boards.yaml")
    assert old in NILE
    path.write_text(path.read_text("utf-8") + NILE.replace(old, new, 1), encoding="utf-8")
    told = [finding for finding in copy.findings() if message in finding.message]
    assert [hint in finding.hint for finding in told] == [True]


def test_a_figure_of_no_board(copy: Copy) -> None:
    copy.replace("rules/explore.yaml", "figure: threat-space", "figure: thread-space")
    [finding] = copy.findings()
    assert (finding.code, finding.hint) == ("dangling-reference", "did you mean 'threat-space'?")
