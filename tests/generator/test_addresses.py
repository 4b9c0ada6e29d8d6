"""Whoever has kept the address of a page, or linked to it, still gets there."""

from __future__ import annotations

from catalog import GameCatalog, load
from generator.publish import redirects
from tests import addresses


def test_every_address_that_ever_was_leads_to_a_page() -> None:
    pages = addresses.now()
    led = {old for old, new in redirects.read().items() if new.partition("#")[0] in pages}
    assert len(addresses.listed()) >= 588  # none is ever taken out
    lost = {*addresses.listed()} - pages - led
    assert not lost, "give each a line in docs/redirects.yaml that leads to the page in its place"


def _need_not_stay(game: GameCatalog | None) -> bool:
    """Whether pages belong to a game that is still being written, or is an example of somebody's own."""
    return game is not None and (game.game.draft or game.game.unlisted)


def test_every_page_is_listed_among_the_addresses_that_stay() -> None:
    games = load().games
    new = [
        page for page in addresses.now() - {*addresses.listed()} if not _need_not_stay(games.get(page.split("/")[0]))
    ]
    assert sorted(new) == [], "run python -m tests.addresses"
    assert addresses.listed() == sorted({*addresses.listed()})
