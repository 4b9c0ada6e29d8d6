"""Whoever has kept the address of a page, or linked to it, still gets there."""

from __future__ import annotations

from generator.publish import redirects
from tests import addresses


def test_every_address_that_ever_was_leads_to_a_page() -> None:
    pages = addresses.now()
    led = {old for old, new in redirects.read().items() if new.partition("#")[0] in pages}
    assert len(addresses.listed()) >= 588  # none is ever taken out
    lost = {*addresses.listed()} - pages - led
    assert not lost, "give each a line in docs/redirects.yaml that leads to the page in its place"


def test_every_page_is_listed_among_the_addresses_that_stay() -> None:
    assert sorted(addresses.now() - {*addresses.listed()}) == [], "run python -m tests.addresses"
    assert addresses.listed() == sorted({*addresses.listed()})
