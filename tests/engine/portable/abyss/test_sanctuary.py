"""Searching a sanctuary: chances, expected points and the best plan, against every order of small decks."""

from tests.engine.portable.abyss.card_facts import cards
from tests.engine.portable.world import ask, codes, problems

NOTHING = {"token_worth": 0, "pearl_worth": 0, "key_worth": 0, "ally_worth": 0}


def search(loot="", gone="", **more):
    """A question in figures: ``search("47", "77")`` has 4 and 7 on the tile, and two more 7s are gone."""
    request = dict(NOTHING)
    request.update(more)
    return ask(
        "abyss/sanctuary", loot=["loot-" + value for value in loot], gone=["loot-" + value for value in gone], **request
    )


def fraction(shown):
    """The fraction of a chance or amount, as two whole numbers."""
    num, _, den = shown["fraction"].partition("/")
    return int(num), int(den or "1")


def equal(shown, num, den):
    first, second = fraction(shown)
    return first * den == num * second


def rest(deck, loot):
    """What has to be gone so that exactly these cards are left in the deck."""
    return "".join([value * (int(value) - deck.count(value) - loot.count(value)) for value in "34567"])


def orders(deck):
    """Every order of the deck's cards, each card its own."""
    if not deck:
        return [""]
    return [deck[at] + order for at in range(len(deck)) for order in orders(deck[:at] + deck[at + 1 :])]


def subsets(items):
    found = [[]]
    for item in items:
        found += [chosen + [item] for chosen in found]
    return found


def outcome(order, loot, worth, goes_on):
    """Points when the deck lies in this order and a card is drawn with every tile of ``goes_on``."""
    tile = sorted(loot)
    bonus = 0
    for card in order:
        if "".join(tile) not in goes_on:
            break
        bonus += worth.get(card, 0)
        if card in tile:
            tile.remove(card)
            break
        tile = sorted(tile + [card])
    return sum([int(card) * 100 for card in tile]) + bonus


def best_by_hand(deck, loot, worth):
    """The best of all plans, each tried with every order of the deck: a sum over the orders, in hundredths."""
    new = sorted(set(deck) - set(loot))
    tiles = ["".join(sorted(list(loot) + added)) for added in subsets(new)]
    every = orders(deck)
    plans = [plan for plan in subsets(tiles) if loot or "" in plan]
    return max([sum([outcome(order, loot, worth, plan) for order in every]) for plan in plans]), len(every)


def test_the_first_search_of_a_game():
    answer = search()
    assert (answer["legal"], answer["decision"], answer["points"], answer["deck"]) == (True, "draw", 0, 25)
    assert codes(answer["notes"]) == ["loot-first-card", "loot-monster-threat"]
    assert [row["chance"]["fraction"] for row in answer["cards"]] == ["3/25", "4/25", "1/5", "6/25", "7/25"]
    assert answer["risk"] == {"fraction": "0", "permille": 0}
    assert equal(answer["once"], 3 * 3 + 4 * 4 + 5 * 5 + 6 * 6 + 7 * 7, 25)
    assert answer["stop"] is None


def test_the_chance_of_a_double():
    answer = search("47", "763")
    assert answer["risk"] == {"fraction": "2/5", "permille": 400}
    row = {row["loot"]: row for row in answer["cards"]}
    assert (row["loot-7"]["left"], row["loot-7"]["ends"], row["loot-7"]["then"]) == (5, True, "over")
    assert (row["loot-7"]["points"], row["loot-4"]["points"], row["loot-6"]["points"]) == (4, 7, 17)
    assert row["loot-3"]["chance"] == {"fraction": "1/10", "permille": 100}
    assert answer["stop"]["fraction"] == "11"
    assert codes(answer["notes"]) == ["loot-rewards-stay", "loot-monster-threat"]


def test_drawing_exactly_once_against_every_order():
    for deck, loot in (("34", "7"), ("3345", "45"), ("34567", "7"), ("77765", "567"), ("334", "")):
        answer = search(loot, rest(deck, loot), token_worth=265, pearl_worth=10)
        worth = {"5": 265, "4": 20}
        every = orders(deck)
        total = sum([outcome(order[:1], loot, worth, ["".join(sorted(loot))]) for order in every])
        assert equal(answer["once"], total, 100 * len(every)), (deck, loot)
        doubles = len([order for order in every if order[0] in loot])
        assert equal(answer["risk"], doubles, len(every)), (deck, loot)


def test_the_best_plan_against_every_plan_and_order():
    for deck, loot in (("34", "7"), ("3347", "7"), ("44556", "6"), ("34557", "37"), ("66777", "67"), ("4456", "4")):
        for worth in ({}, {"token_worth": 265}, {"token_worth": 265, "pearl_worth": 150, "key_worth": 400}):
            answer = search(loot, rest(deck, loot), **worth)
            by_value = {
                "5": worth.get("token_worth", 0),
                "4": 2 * worth.get("pearl_worth", 0),
                "3": worth.get("key_worth", 0),
            }
            total, count = best_by_hand(deck, loot, by_value)
            assert equal(answer["best"], total, 100 * count), (deck, loot, worth)


def test_an_empty_tile_has_to_be_searched():
    for deck in ("3", "345", "3344"):
        total, count = best_by_hand(deck, "", {})
        assert equal(search("", rest(deck, ""))["best"], total, 100 * count), deck


def test_stopping_is_best_when_a_double_is_likely():
    answer = search("567", "34")
    assert answer["decision"] == "stop"
    assert answer["best"] == answer["stop"] == {"fraction": "18", "hundredths": 1800}
    num, den = fraction(answer["once"])
    assert num < 18 * den


def test_rewards_can_make_a_search_worth_it():
    assert search("567")["decision"] == "stop"
    answer = search("567", pearl_worth=2000, ally_worth=2000)
    assert answer["decision"] == "draw"
    assert search("567", ally_worth=2000)["cards"][3]["loot"] == "loot-6"


def test_drawing_and_stopping_can_be_equally_good():
    # Of 3, 4 and 7 the 3 takes three points away, the 4 adds four and two pearls for six, the 7 takes seven away.
    answer = search("37", rest("347", "37"), pearl_worth=300)
    assert answer["decision"] == "either"
    assert answer["stop"] == answer["best"]


def test_a_double_that_must_come_and_one_that_cannot():
    answer = search("34567")
    assert answer["risk"] == {"fraction": "1", "permille": 1000}
    assert codes(answer["notes"])[:2] == ["loot-double-certain", "loot-rewards-stay"]
    assert {row["then"] for row in answer["cards"]} == {"over"}
    answer = search("3", rest("4567", "3"))
    assert codes(answer["notes"])[0] == "loot-double-impossible"
    assert answer["decision"] == "draw"


def test_an_empty_deck_ends_the_search():
    answer = search("7", rest("", "7"))
    assert (answer["legal"], answer["decision"], answer["risk"], answer["once"]) == (False, "stop", None, None)
    assert codes(answer["reasons"]) == ["loot-deck-empty"]
    assert (answer["cards"], answer["notes"], answer["best"]["fraction"]) == ([], [], "7")
    answer = search("", rest("", ""))
    assert (answer["best"]["fraction"], answer["stop"], answer["decision"]) == ("0", None, "stop")


def test_what_the_expansions_in_play_change():
    assert codes(search("7", sets=["kraken", "leviathan"])["notes"])[-1] == "loot-monster-border"
    assert codes(search("7", sets=["kraken"])["notes"])[-1] == "loot-monster-threat"
    assert codes(search("7", rest("345", "7"))["notes"]) == ["loot-double-impossible"]


def test_a_token_is_worth_what_the_bag_brings_on_average():
    bag = cards().tables["monster-token"]
    points = sum([row["value"] * row["copies"] for row in bag.values()])
    tokens = sum([row["copies"] for row in bag.values()])
    answer = ask("abyss/sanctuary", loot=["loot-7"])
    worth = answer["notes"][1]
    assert worth["code"] == "loot-token-worth"
    assert equal(worth["params"]["worth"], points, tokens)


def test_what_cannot_be():
    def given(**request):
        return problems("abyss/sanctuary", request)

    assert given(loot=["loot-7", "loot-7"]) == [("duplicate", "loot")]
    assert given(loot=["loot-3"], gone=["loot-3"] * 3) == [("conflict", "gone")]
    assert given(gone=["loot-3"] * 4) == [("too-many-copies", "gone")]
    assert given(loot=["loot-8"]) == [("unknown-id", "loot[0]")]
    assert given(pearl_worth=-1) == [("out-of-range", "pearl_worth")]
    assert given(sets=["base"]) == [("unknown-id", "sets[0]")]
