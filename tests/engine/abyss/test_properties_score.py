"""What holds for every final score, with all sets."""

from __future__ import annotations

import copy
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.abyss.figure import at_the_end
from tests.engine.abyss.reference_rules import facts
from tests.engine.abyss.strategies import LORDS
from tests.engine.portable.world import ask, codes

FACTS = facts()
TABLES = FACTS["tables"]
DECK = [ally for ally in FACTS["order"]["ally"] for _ in range(TABLES["ally"][ally]["copies"])]
KRAKENS = {ally: row["nebulis"] for ally, row in TABLES["ally"].items() if "nebulis" in row}
SANCTUARIES = [tile for tile, row in TABLES["location"].items() if row["formula"]["kind"] == "loot"]
PARTS = (
    "locations",
    "lords",
    "allies",
    "monster_tokens",
    "nebulis",
    "kraken_figure",
    "wounds",
    "scourge",
)


MIRRORS = {"mirror_loot": "counts", "mirror_floor": "zero"}
"""What a copy of City of Mirrors scores, where that is not what is asked."""


@st.composite
def positions(draw: st.DrawFn) -> dict[str, Any]:
    """Final positions of one to five players, who share one box."""
    number = draw(st.integers(1, 5))
    lords = draw(st.permutations(LORDS))
    tiles = draw(st.permutations(FACTS["order"]["location"]))
    deck = draw(st.permutations(DECK))
    tokens = draw(st.permutations([2] * 9 + [3] * 9 + [4] * 2))
    nebulis = draw(st.lists(st.integers(0, 4), min_size=number, max_size=number))
    top = [place for place, count in enumerate(nebulis) if 0 < count == max(nebulis)]
    holders = {"kraken_figure": draw(st.sampled_from([-1, *top])), "scourge": draw(st.integers(-1, number - 1))}
    players: list[dict[str, Any]] = []
    for player in range(number):
        affiliated = [deck.pop() for _ in range(draw(st.integers(0, 8)))]
        players.append(
            {
                "name": f"P{player}",
                "lords": [lords.pop() for _ in range(draw(st.integers(0, 8)))],
                "locations": [tiles.pop() for _ in range(draw(st.integers(0, 5)))],
                "affiliated": [ally for ally in affiliated if ally not in KRAKENS],
                "hand": [deck.pop() for _ in range(draw(st.integers(0, 9)))],
                "monster_tokens": [tokens.pop() for _ in range(draw(st.integers(0, 4)))],
                # Of a player with nothing at all nothing is known.
                "pearls": draw(st.integers(1, 9)),
                "nebulis": nebulis[player],
                "cleaner": draw(st.sampled_from(["free", "tucked"])),
                "wounds": draw(st.integers(0, 5)),
                **{name: "yes" if holder == player else "no" for name, holder in holders.items()},
            }
        )
    controlled = [tile for player in players for tile in player["locations"] if tile in SANCTUARIES]
    loot = st.lists(st.sampled_from(["loot-5", "loot-6", "loot-7"]), unique=True)
    return {
        "players": players,
        "sanctuaries": [{"location": tile, "loot": draw(loot)} for tile in controlled if draw(st.booleans())],
        "abyss_tile": draw(st.sampled_from(["seven-guilds", "six-guilds"])),
        "ambassador_keys": draw(st.sampled_from(["none", "three"])),
    }


@given(positions())
@settings(max_examples=25)
def test_totals_are_the_sums_of_their_parts(position: dict[str, Any]) -> None:
    answer = ask("abyss/score", **position)
    for row in answer["players"]:
        assert set(row["parts"]) == set(PARTS)
        assert row["total"] == sum(part["total"] for part in row["parts"].values())
        for part in row["parts"].values():
            assert part["total"] == sum(item["points"] for item in part["items"])
    best = max((row["total"], row["pearls"], row["highest_lord"]["value"]) for row in answer["players"])
    for place, row in enumerate(answer["players"]):
        first = (row["total"], row["pearls"], row["highest_lord"]["value"]) == best
        if answer["legal"]:
            assert (row["rank"] == 1) == first == (place in answer["tie_break"]["winners"])


@pytest.mark.slow
@given(positions())
@settings(max_examples=30)
def test_the_expansions_cost_and_bring_what_they_say(position: dict[str, Any]) -> None:
    answer = ask("abyss/score", **position)
    for asked, row in zip(position["players"], answer["players"], strict=True):
        cleaned = "cleaner" in asked["lords"] and asked["cleaner"] == "free"
        gained = 0 if cleaned else sum(KRAKENS.get(ally, 0) for ally in asked["hand"])
        totals = {name: part["total"] for name, part in row["parts"].items()}
        assert totals["nebulis"] == -(asked["nebulis"] + gained)
        assert totals["wounds"] == -asked["wounds"]
        assert totals["scourge"] == (5 if asked["scourge"] == "yes" else 0)
        assert not any(ally in KRAKENS for ally in row["affiliated"])
        assert ("krakens-bring-nebulis" in codes(row["notes"])) == (gained > 0)
    figures = [row["parts"]["kraken_figure"]["total"] for row in answer["players"]]
    assert sorted(figures) in ([0] * len(figures), [-5] + [0] * (len(figures) - 1))
    lairs = [item for row in answer["players"] for item in row["parts"]["locations"]["items"]]
    for item in lairs:
        if item["location"] == "krakens-lair":
            owner = next(row for row in answer["players"] if item in row["parts"]["locations"]["items"])
            assert item["points"] == 15 - 3 * owner["nebulis"]


@pytest.mark.slow
@given(positions(), st.randoms(use_true_random=False))
@settings(max_examples=25)
def test_the_order_of_a_players_things_never_matters(position: dict[str, Any], random: Any) -> None:
    shuffled = copy.deepcopy(position)
    random.shuffle(shuffled["sanctuaries"])
    for player in shuffled["players"]:
        for name in ("lords", "locations", "affiliated", "hand", "monster_tokens"):
            random.shuffle(player[name])

    def known(answer: dict[str, Any]) -> Any:
        for row in answer["players"]:
            row["notes"].sort(key=str)
            for part in row["parts"].values():
                part["items"].sort(key=str)
        return answer

    assert known(ask("abyss/score", **position)) == known(ask("abyss/score", **shuffled))


@pytest.mark.slow
@given(positions())
@settings(max_examples=25)
def test_no_choice_of_mirror_beats_the_best(position: dict[str, Any]) -> None:
    answer = ask("abyss/score", **position, **MIRRORS)
    for number, player in enumerate(position["players"]):
        if "city-of-mirrors" not in player["locations"]:
            continue
        for rival in position["players"][:number] + position["players"][number + 1 :]:
            for tile in rival["locations"]:
                chosen = copy.deepcopy(position)
                chosen["players"][number]["mirror"] = tile
                after = ask("abyss/score", **chosen, **MIRRORS)
                assert after["players"][number]["total"] <= answer["players"][number]["total"]


def moved(before: list[int], gained: list[int], holder: int, order: list[int]) -> int:
    """Who holds the figure if the players take their nebulis one after the other, in this order."""
    counts = list(before)
    for player in order:
        if gained[player]:
            counts[player] += gained[player]
            if all(counts[player] >= count for count in counts):
                holder = player
    return holder


def looked_at_once(before: list[int], gained: list[int], holder: int) -> set[int]:
    """Who may hold the figure if all take their nebulis first and it then leaves its holder on a tie."""
    counts = [had + got for had, got in zip(before, gained, strict=True)]
    top = {player for player, count in enumerate(counts) if count == max(counts)}
    moves = any(gained[player] for player in top)
    return (top - {holder} or {holder}) if moves else {holder}


@pytest.mark.slow
@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=2, max_size=4), st.data())
@settings(max_examples=120)
def test_the_figure_at_the_end_is_that_of_every_order_or_said_to_be_open(
    nebulis: list[tuple[int, int]], data: st.DataObject
) -> None:
    before = [had for had, _ in nebulis]
    gained = [got for _, got in nebulis]
    top = [player for player, count in enumerate(before) if count == max(before)]
    holder = data.draw(st.sampled_from(top))
    found, code, candidates = at_the_end(before, gained, holder if max(before) else None)
    possible = {moved(before, gained, holder, list(order)) for order in permutations(range(len(before)))}
    if not max(before) and not any(gained):
        assert (found, code, candidates) == (None, "", [])
        return
    assert possible == (set(candidates) if candidates else {found})
    assert (code == "figure-order-open") == bool(candidates)
    if max(before):
        online, _, several = at_the_end(before, gained, holder, online=True)
        assert looked_at_once(before, gained, holder) == (set(several) if several else {online})


@given(positions())
@settings(max_examples=30)
def test_each_reading_of_the_figure_is_the_score_with_it(position: dict[str, Any]) -> None:
    position = {**position, **MIRRORS}
    answer = ask("abyss/score", **position)
    assert (answer["legal"] is None) == bool(answer["open"])
    for point in answer["open"]:
        sure = []
        for reading in point["readings"]:
            chosen = ask("abyss/score", **{**position, "figure_end": reading["reading"]})
            assert chosen["legal"] == reading["legal"]
            if chosen["legal"]:
                sure.append(reading["winners"])
                assert chosen["tie_break"]["winners"] == reading["winners"]
                totals = [row["total"] for row in chosen["players"]]
                assert totals == reading["totals"]
                # Whoever holds the figure has 5 points less than without it, and nobody else has.
                lost = [row["total"] - total for row, total in zip(answer["players"], totals, strict=True)]
                assert sorted(lost) == [0] * (len(lost) - 1) + [5]
        assert answer["tie_break"]["winners"] == (sure[0] if all(one == sure[0] for one in sure) else [])


@pytest.mark.slow
@given(positions(), st.sampled_from(["counts", "nothing"]), st.sampled_from(["zero", "below"]))
@settings(max_examples=40)
def test_the_copy_of_a_tile_is_open_only_where_its_readings_differ(
    position: dict[str, Any], loot: str, floor: str
) -> None:
    settled = {**position, "figure_end": "online"}
    ways = {
        (one, other): ask("abyss/score", **settled, mirror_loot=one, mirror_floor=other)
        for one in ("counts", "nothing")
        for other in ("zero", "below")
    }
    totals = {way: [row["total"] for row in answer["players"]] for way, answer in ways.items()}
    codes = {point["code"] for point in ask("abyss/score", **settled, mirror_floor=floor)["open"]}
    assert ("mirror-loot" in codes) == (totals["counts", floor] != totals["nothing", floor])
    codes = {point["code"] for point in ask("abyss/score", **settled, mirror_loot=loot)["open"]}
    assert ("mirror-below-zero" in codes) == (totals[loot, "zero"] != totals[loot, "below"])


def in_short(player: dict[str, Any], exact: dict[str, Any]) -> dict[str, Any]:
    """A player told by what the rules count, where ``exact`` is the player's part of the exact answer."""
    items = {item["location"]: item for item in exact["parts"]["locations"]["items"]}
    counts = {tile: item["points" if item["kind"] == "loot" else "counted"] for tile, item in items.items()}
    copies = [item["copies"] for item in items.values() if item.get("copies")]
    short = {
        name: value for name, value in player.items() if name not in ("lords", "affiliated", "hand", "kraken_figure")
    }
    return short | {
        "lord_points": [item["points"] for item in exact["parts"]["lords"]["items"]],
        "highest": [item["ally"] for item in exact["parts"]["allies"]["items"]],
        "counts": [{"location": tile, "count": count} for tile, count in counts.items()],
        "nebulis": exact["nebulis"],
        **({"mirror": copies[0]} if copies else {}),
    }


@given(positions())
@settings(max_examples=40)
def test_what_is_told_in_short_or_as_totals_scores_the_same(position: dict[str, Any]) -> None:
    position = position | MIRRORS | {"mirror_loot": "counts"}
    exact = ask("abyss/score", **position)
    if exact["legal"] is None:
        return
    short = [in_short(player, row) for player, row in zip(position["players"], exact["players"], strict=True)]
    quick = ask("abyss/score", **(position | {"players": short}))
    typed_players = []
    for player, row in zip(position["players"], exact["players"], strict=True):
        bare = {name: player[name] for name in ("name", "wounds", "scourge", "pearls")}
        typed = {part: row["parts"][part]["total"] for part in ("locations", "lords", "allies", "monster_tokens")}
        typed_players.append(bare | {"typed": typed, "nebulis": row["nebulis"]})
    typed = ask("abyss/score", players=typed_players, figure_end=position.get("figure_end", "open"))
    totals = [row["total"] - row["parts"]["kraken_figure"]["total"] for row in exact["players"]]
    for answer in (quick, typed):
        told = [row["total"] - row["parts"]["kraken_figure"]["total"] for row in answer["players"]]
        assert told == totals
        assert not [row for row in answer["players"] if row["parts"]["locations"].get("how") == "unknown"]


@given(positions(), st.sampled_from(["lords", "affiliated"]))
@settings(max_examples=40)
def test_points_that_hang_on_what_was_only_summed_up_are_never_made_up(position: dict[str, Any], part: str) -> None:
    exact = ask("abyss/score", **(position | MIRRORS))
    name = "allies" if part == "affiliated" else part
    players = []
    for player, row in zip(position["players"], exact["players"], strict=True):
        # The hand is laid down already: it brings no nebulis twice, and no Cleaner among the lords is missed.
        laid = player | {"affiliated": row["affiliated"], "nebulis": row["nebulis"]}
        told = {key: value for key, value in laid.items() if key not in (part, "hand", "kraken_figure")}
        players.append(told | {"typed": {name: row["parts"][name]["total"]}})
    answer = ask("abyss/score", **(position | MIRRORS | {"players": players}))
    for told, known in zip(answer["players"], exact["players"], strict=True):
        for item, other in zip(told["parts"]["locations"]["items"], known["parts"]["locations"]["items"], strict=True):
            # A copy takes what is best of what is known; what it would have taken may be unknown.
            assert item.get("how") == "unknown" or item["points"] == other["points"]
    if [row for row in answer["players"] if row["parts"]["locations"].get("how") == "unknown"]:
        assert {row["rank"] for row in answer["players"]} == {0}
        assert answer["tie_break"]["by"] in ("unknown", "open")
