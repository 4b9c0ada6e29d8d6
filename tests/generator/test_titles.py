"""A game is found by the title on one's own box, and by the title that it has everywhere else."""

from __future__ import annotations

import pytest

from catalog import load
from generator.render.site_context import SiteContext
from tests.games import GAMES
from tests.generator.rendered import routes_of


@pytest.mark.parametrize("lang", ["ja", "pl", "zh_Hans"])
def test_home_and_front_show_the_original_title_beside_that_of_the_language(lang: str) -> None:
    site = SiteContext(load(), lang)
    wanted = {route.path: route for route in routes_of(site) if route.path in ("", *(f"{id_}/" for id_ in GAMES))}
    home = wanted[""].page(site).html
    for id_, game in GAMES.items():
        front = wanted[f"{id_}/"].page(site).html
        assert game.game.name in front[front.index("<h1") : front.index("hero__facts") + 200], id_
        if game.game.unlisted:
            continue
        assert game.game.name in home[home.index(f'data-game="{id_}"') :].split("</li>")[0], id_
