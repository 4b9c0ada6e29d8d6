"""The forms that the panel of a translator offers for a placeholder."""

from __future__ import annotations

import pytest

from catalog import load
from catalog.placeholders import parse
from generator.preview.placeholder_forms import choices
from generator.text.message_sources import sources
from generator.translate.check import shared_by
from generator.translate.check.unit import Shared

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def shared() -> Shared:
    catalog = load()
    return shared_by(catalog, sources(catalog))


def test_a_link_may_show_each_form_of_its_word(shared: Shared) -> None:
    found = choices(shared, "pl", "abyss", "Discard the {term:ally|allies}.")
    assert list(found) == ["{term:ally|allies}"]
    told = dict(found["{term:ally|allies}"])
    assert told["sojusznik"] == "{term:ally}"
    assert told["sojuszników"] == "{term:ally|sojuszników}"


def test_a_link_to_a_card_has_its_cases(shared: Shared) -> None:
    told = dict(
        choices(shared, "pl", "abyss", "Recruit {lord:commander|the Commander}.")["{lord:commander|the Commander}"]
    )
    assert told["Dowódcę"] == "{lord:commander|Dowódcę}"


def test_a_name_that_is_filled_in_is_asked_for_in_a_form(shared: Shared) -> None:
    told = dict(choices(shared, "pl", "abyss-checker", "You recruit {lord|the}.")["{lord|the}"])
    assert told["biernik"] == "{lord|acc}"
    assert dict(choices(shared, "pl", "abyss-checker", "It costs {pearls#pearl}.")["{pearls#pearl}"])["narzędnik"] == (
        "{pearls#pearl|ins}"
    )


@pytest.mark.parametrize(
    ("lang", "domain", "english"),
    [
        ("pl", "abyss", "{player} draws {count}."),
        ("pl", "site", "For {numbers} and the like"),
        ("pl", "abyss", "a {broken placeholder"),
        ("ja", "abyss-checker", "You recruit {lord|the}."),
    ],
)
def test_what_has_one_form_alone_is_offered_none(shared: Shared, lang: str, domain: str, english: str) -> None:
    assert choices(shared, lang, domain, english) == {}


def test_all_that_is_offered_is_a_placeholder(shared: Shared) -> None:
    catalog = shared.catalog
    for domain, texts in sources(catalog).items():
        for source in texts.values():
            for listed in choices(shared, "pl", domain, source.msgid).values():
                for _told, placeholder in listed:
                    (part,) = parse(placeholder)
                    assert not isinstance(part, str)
