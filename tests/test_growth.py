"""The game of many cards that benchmarks make, and the picture of what it costs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bench import growth_plot
from tests.bench.growth import STEEP, cost
from tests.bench.many_cards import ManyCards, translate, written


def test_the_picture_and_the_table_show_the_figures() -> None:
    kept = growth_plot.read()
    assert growth_plot.PLOT.read_text(encoding="utf-8") == growth_plot.plot(kept)
    text = growth_plot.PAGE.read_text(encoding="utf-8")
    assert "docs/screenshots/growth.svg" in text
    assert text == growth_plot.page(kept, text)


def test_the_figures_grow_with_the_cards_up_to_five_thousand() -> None:
    kept = growth_plot.read()
    assert max(growth_plot.sizes_of(kept)) == 5000
    assert growth_plot.steep(kept, STEEP) == []


def test_a_figure_that_grows_faster_is_told() -> None:
    figures = {f"{command}, {unit}": 1.0 for command in growth_plot.COMMANDS for unit in ("s", "MB")}
    kept = {"sizes": {"100": figures, "200": figures | {"build, s": 2.5}}}
    assert growth_plot.steep(kept, STEEP) == ["build, s: 200 cards take 2.50 times as much as 100"]


def test_equal_sizes_make_equal_games_and_names_are_there_once() -> None:
    one, other = ManyCards(60), ManyCards(60)
    assert one.files == other.files
    assert one.translations == other.translations
    names = [names["en"] for names in one.names.values()]
    assert len(names) == len(set(names))
    assert sum(len(one.files[f"{kind}s.yaml"]) for kind in one.ids) == 60


@pytest.mark.slow
def test_a_game_of_many_cards_is_sound_and_builds(tmp_path: Path) -> None:
    folder = written(20, tmp_path)
    for command in ("locale extract", "locale update"):
        cost(command.split(), folder)
    translate(20, folder)
    for command in ("validate", "build --lang pl"):
        seconds, megabytes = cost(command.split(), folder)
        assert seconds > 0
        assert megabytes > 20
    page = folder / "site" / "pl" / "many-cards" / "creatures" / "creature-0" / "index.html"
    assert 'class="fallback"' not in page.read_text(encoding="utf-8").partition("<main")[2].partition("</main>")[0]
