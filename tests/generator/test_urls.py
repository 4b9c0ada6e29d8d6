"""Links are relative, made of ids, and lead where the contract says."""

from __future__ import annotations

import base64
import json

import pytest

from catalog import load
from generator.render.urls import FRAGMENT_LIMIT, DeadReferenceError, Urls, relative, state

CATALOG = load()


@pytest.mark.parametrize(
    ("target", "here", "link"),
    [
        ("", "", "./"),
        ("abyss/", "", "abyss/"),
        ("", "abyss/lords/", "../../"),
        ("abyss/", "abyss/", "./"),
        ("abyss/lords/commander/", "abyss/lords/tamer/", "../commander/"),
        ("abyss/glossary/#pearl", "abyss/rules/recruit/", "../../glossary/#pearl"),
        ("about/", "abyss/rules/", "../../about/"),
    ],
)
def test_links_lead_from_one_page_to_another(target: str, here: str, link: str) -> None:
    assert relative(target, here) == link


@pytest.mark.parametrize(
    ("reference", "path"),
    [
        ("rule:abyss.recruit", "abyss/rules/recruit/"),
        ("rule:abyss.recruit.pay.exact-races", "abyss/rules/recruit/#recruit.pay.exact-races"),
        ("lord:commander", "abyss/lords/commander/"),
        ("location:parliament", "abyss/locations/parliament/"),
        ("race:crab", "abyss/races/crab/"),
        ("guild:mage", "abyss/guilds/mage/"),
        ("term:pearl", "abyss/glossary/#pearl"),
        ("source:ja", "abyss/sources/#ja"),
        ("checker:abyss/recruit", "abyss/check/recruit/"),
    ],
)
def test_references_have_the_addresses_that_were_promised(reference: str, path: str) -> None:
    assert Urls(CATALOG, "", "abyss").path(reference) == path


def test_a_link_to_the_same_page_is_only_its_anchor() -> None:
    assert Urls(CATALOG, "abyss/glossary/", "abyss").of("term:pearl") == "#pearl"


def test_the_other_language_and_the_root_are_reached_from_any_depth() -> None:
    assert Urls(CATALOG, "").root("css/fathom.css") == "../css/fathom.css"
    assert Urls(CATALOG, "abyss/lords/commander/").root("css/fathom.css") == "../../../../css/fathom.css"
    assert Urls(CATALOG, "abyss/lords/").language("ja") == "../../../ja/abyss/lords/"


@pytest.mark.parametrize("reference", ["planet:mars", "rule:chess.castling", "rule:abyss"])
def test_a_reference_to_nowhere_is_refused_with_the_page_that_holds_it(reference: str) -> None:
    with pytest.raises(DeadReferenceError, match=f"'about/' refers to '{reference}'"):
        Urls(CATALOG, "about/", "abyss").of(reference)


def test_a_request_stands_in_the_fragment() -> None:
    request = {"lord": "commander", "allies": ["crab-5", "crab-3"], "name": "Łucja 王"}
    kind, _, packed = state(request).partition(":")
    assert kind == "v1"
    assert json.loads(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4))) == request


def test_a_request_too_long_for_a_link_is_left_out() -> None:
    urls = Urls(CATALOG, "abyss/", "abyss")
    assert "#" in urls.checker("abyss/recruit", {"lord": "commander"})
    assert urls.checker("abyss/recruit", {"lord": "x" * FRAGMENT_LIMIT}) == "check/recruit/"
