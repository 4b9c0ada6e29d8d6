"""The Kraken figure: who holds it after nebulis have been gained and spent."""

from tests.engine.portable.world import ask, codes, problems


def follow(counts, holder, *events):
    """Events such as ``"2 gain 3"`` or ``"1 spend 1 >2"`` (a receiver) or ``"1 spend 1 !2"`` (a choice)."""
    made = []
    for text in events:
        player, kind, count = text.split(" ")[:3]
        event = {"player": int(player), "kind": kind, "count": int(count)}
        for word in text.split(" ")[3:]:
            event["receiver" if word[0] == ">" else "figure_to"] = int(word[1:])
        made.append(event)
    players = [{"nebulis": count} for count in counts]
    return ask("abyss/nebulis", players=players, holder=holder, events=made)


def told(counts, holder, *events):
    """Who holds the figure in the end (0 for nobody), and why after the last event."""
    answer = follow(counts, holder, *events)
    holds = [number for number, player in enumerate(answer["players"], 1) if player["holds"]]
    assert len(holds) <= 1
    assert (holds == []) == (answer["nobody"] or answer["unknown"] or answer["undecided"])
    last = answer["events"][-1]
    assert last["holder"] == (holds[0] if holds else 0)
    assert len(last["notes"]) == 1
    return last["holder"], last["notes"][0]["code"]


def test_the_first_nebulis_bring_the_figure():
    assert told([0, 0, 0], 0, "2 gain 1") == (2, "figure-first")


def test_gaining_as_many_as_the_holder_is_enough():
    assert told([3, 1], 1, "2 gain 2") == (2, "figure-gained")
    assert told([3, 1], 1, "2 gain 3") == (2, "figure-gained")
    assert told([3, 1], 1, "2 gain 1") == (1, "figure-out-of-reach")
    assert told([3, 3], 2, "2 gain 1") == (2, "figure-kept")
    assert told([3, 3], 2, "1 gain 1") == (1, "figure-gained")


def test_spending_down_to_a_tie_loses_it():
    assert told([3, 2], 1, "1 spend 1") == (2, "figure-passed")
    assert told([3, 2], 1, "1 spend 2") == (2, "figure-passed")
    assert told([4, 2], 1, "1 spend 1") == (1, "figure-kept-spending")
    assert told([4, 2], 1, "2 spend 1") == (1, "figure-untouched")
    assert told([4, 2], 1, "2 spend 2") == (1, "figure-untouched")


def test_the_holder_chooses_among_several():
    answer = follow([3, 2, 2, 1], 1, "1 spend 1", "4 gain 1")
    assert answer["undecided"]
    assert [player["may_take"] for player in answer["players"]] == [False, True, True, False]
    assert [player["chooses"] for player in answer["players"]] == [True, False, False, False]
    assert [player["nebulis"] for player in answer["players"]] == [2, 2, 2, 1]
    assert answer["notes"][0]["params"] == {"count": 1}
    assert told([3, 2, 2, 1], 1, "1 spend 1") == (0, "figure-choice")
    assert told([3, 2, 2, 1], 1, "1 spend 1 !3") == (3, "figure-chosen")
    assert told([3, 2, 2, 1], 1, "1 spend 1 !3", "4 gain 1") == (4, "figure-gained")


def test_the_figure_goes_back_to_its_place():
    assert told([1, 0], 1, "1 spend 1") == (0, "figure-returned")
    assert told([1, 0], 1, "1 spend 1", "2 gain 1") == (2, "figure-first")
    assert told([2, 1], 1, "1 spend 2") == (2, "figure-passed")


def test_a_payment_to_another_player():
    assert told([3, 2], 1, "1 spend 1 >2") == (2, "figure-received")
    assert told([5, 2], 1, "1 spend 1 >2") == (1, "figure-kept-spending")
    # The receiver who reaches the most takes the figure; the holder has nothing to choose then.
    assert told([4, 3, 3, 2], 1, "1 spend 1 >4") == (4, "figure-received")
    assert told([4, 3, 0], 1, "1 spend 1 >3") == (2, "figure-passed")
    assert told([4, 1], 1, "2 spend 1 >1") == (1, "figure-kept")
    answer = follow([4, 1], 1, "2 spend 1 >1")
    assert [player["nebulis"] for player in answer["players"]] == [5, 0]


def test_a_start_without_a_holder_or_with_a_wrong_one():
    answer = follow([2, 1], 0)
    assert (answer["players"][0]["holds"], codes(answer["notes"])) == (True, ["holder-inferred"])
    answer = follow([2, 2], 0)
    assert (answer["unknown"], codes(answer["notes"])) == (True, ["holder-needed"])
    answer = follow([2, 1], 2)
    assert (answer["players"][1]["holds"], codes(answer["notes"])) == (True, ["holder-not-most"])
    answer = follow([0, 0], 2)
    assert codes(answer["notes"]) == ["holder-without-nebulis"]
    assert follow([0, 0], 0)["nobody"]
    assert follow([0, 0], 0)["notes"] == []


def test_an_unknown_holder_is_found_as_soon_as_possible():
    assert told([2, 2, 0], 0, "3 gain 1") == (0, "figure-out-of-reach")
    assert told([2, 2, 0], 0, "3 gain 2") == (3, "figure-gained")
    assert told([2, 2, 0], 0, "1 spend 1") == (2, "figure-certain")
    assert told([2, 2, 2], 0, "1 spend 1") == (0, "figure-still-unknown")
    assert told([2, 2], 0, "1 spend 2", "2 spend 2") == (0, "figure-returned")


def test_players_are_called_by_their_names():
    players = [{"name": "Ann", "nebulis": 2}, {}]
    answer = ask("abyss/nebulis", players=players, holder=1, events=[{"player": 1, "kind": "spend"}, {"player": 2}])
    first, second = answer["events"]
    assert (first["named"], first["name"], first["holder_name"]) == ({"spend": 1}, "Ann", "Ann")
    assert (second["numbered"], second["name"], second["holder_name"]) == ({"gain": 1}, "2", "2")


def test_what_cannot_happen():
    def wrong(*events, **more):
        more["players"] = [{"nebulis": 3}, {"nebulis": 2}, {"nebulis": 2}]
        more["events"] = list(events)
        return problems("abyss/nebulis", more)

    assert wrong(holder=4) == [("conflict", "holder")]
    assert wrong({"player": 4}) == [("conflict", "events[0].player")]
    assert wrong({"player": 2, "kind": "spend", "count": 3}) == [("conflict", "events[0].count")]
    assert wrong({"player": 2, "kind": "spend", "receiver": 2}) == [("conflict", "events[0].receiver")]
    assert wrong({"player": 2, "receiver": 1}) == [("conflict", "events[0].receiver")]
    spend = {"player": 1, "kind": "spend", "figure_to": 1}
    assert wrong(spend, holder=1) == [("conflict", "events[0].figure_to")]
    assert wrong({"player": 2, "figure_to": 1}, holder=1) == [("conflict", "events[0].figure_to")]
    assert problems("abyss/nebulis", {"players": [{}]}) == [("out-of-range", "players")]
