"""The Kraken figure: who holds it after nebulis have been gained and spent."""

import engine
from tests.engine.portable.world import ask, codes, games, message, problems


def follow(counts, holder, *events, **more):
    """Events such as ``"2 gain 3"``, ``"1 spend 1 >2"`` (a receiver), with ``!2`` (a choice) or ``&`` (at once)."""
    made = []
    for text in events:
        player, kind, count = text.split(" ")[:3]
        event = {"player": int(player), "kind": kind, "count": int(count)}
        for word in text.split(" ")[3:]:
            if word == "&":
                event["together"] = "yes"
                continue
            event["receiver" if word[0] == ">" else "figure_to"] = int(word[1:])
        made.append(event)
    more["players"] = [{"nebulis": count} for count in counts]
    more["holder"] = holder
    more["events"] = made
    return ask("abyss/nebulis", **more)


def told(counts, holder, *events, **more):
    """Who holds the figure in the end (0 for nobody), and why after the last event."""
    answer = follow(counts, holder, *events, **more)
    holds = [number for number, player in enumerate(answer["players"], 1) if player["holds"]]
    assert len(holds) <= 1
    assert holds == [] or not (answer["legal"] is None or answer["undecided"])
    last = answer["events"][-1]
    assert last["holder"] == (holds[0] if holds else 0)
    return last["holder"], codes(last["notes"])[-1]


def readings(answer):
    """The open points, each with who holds the figure by its readings: places from 0, or None if that is open too."""
    found = []
    for point in answer["open"]:
        outcomes = [(row["reading"], row["holders"] if row["legal"] else None) for row in point["readings"]]
        found.append((point["code"], outcomes))
    return found


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
    answer = follow([3, 2, 2, 0], 1, "1 spend 1", "4 gain 1")
    assert answer["undecided"]
    assert [player["may_take"] for player in answer["players"]] == [False, True, True, False]
    assert [player["chooses"] for player in answer["players"]] == [True, False, False, False]
    assert [player["nebulis"] for player in answer["players"]] == [2, 2, 2, 0]
    assert answer["notes"][0]["params"] == {"count": 1}
    assert told([3, 2, 2, 1], 1, "1 spend 1") == (0, "figure-choice")
    assert told([3, 2, 2, 1], 1, "1 spend 1 !3") == (3, "figure-chosen")
    assert told([3, 2, 2, 1], 1, "1 spend 1 !3", "4 gain 1") == (4, "figure-gained")


def test_a_choice_that_makes_no_difference_in_the_end_is_not_waited_for():
    assert told([3, 2, 2, 1], 1, "1 spend 1", "4 gain 1") == (4, "figure-gained")
    assert told([3, 2, 2], 1, "1 spend 1", "3 gain 1") == (3, "figure-certain")
    # So a reading leads to what was said of it.
    events = ([3, 2, 2], 1, "1 fence 1", "1 gain 2")
    assert readings(follow(*events)) == [("figure-between-receivers", [("at-once", [0]), ("in-turn", [0])])]
    for receivers in ("at-once", "in-turn"):
        assert told(*events, receivers=receivers)[0] == 1


def test_the_figure_goes_back_to_its_place():
    assert told([1, 0], 1, "1 spend 1") == (0, "figure-returned")
    assert told([1, 0], 1, "1 spend 1", "2 gain 1") == (2, "figure-first")
    assert told([2, 1], 1, "1 spend 2") == (2, "figure-passed")


def test_a_payment_to_another_player():
    assert told([3, 2], 1, "1 spend 1 >2") == (2, "figure-gained")
    assert told([5, 2], 1, "1 spend 1 >2") == (1, "figure-kept-spending")
    # The receiver reaches the most, and so have others: whether the holder may choose, no source says.
    answer = follow([4, 3, 3, 2], 1, "1 spend 1 >4")
    assert answer["legal"] is None
    assert readings(answer) == [("figure-between-receivers", [("at-once", [1, 2, 3]), ("in-turn", [3])])]
    assert told([4, 3, 3, 2], 1, "1 spend 1 >4 !2") == (0, "figure-reading")
    assert told([4, 3, 3, 2], 1, "1 spend 1 >4 !2", receivers="at-once") == (2, "figure-chosen")
    assert told([4, 3, 3, 2], 1, "1 spend 1 >4", receivers="in-turn") == (4, "figure-gained")
    assert told([4, 3, 0], 1, "1 spend 1 >3") == (2, "figure-passed")
    assert told([4, 1], 1, "2 spend 1 >1") == (1, "figure-kept")
    answer = follow([4, 1], 1, "2 spend 1 >1")
    assert [player["nebulis"] for player in answer["players"]] == [5, 0]


def test_a_start_without_a_holder_or_with_a_wrong_one():
    answer = follow([2, 1], 0)
    assert (answer["players"][0]["holds"], codes(answer["notes"])) == (True, ["holder-inferred"])
    answer = follow([2, 2], 0)
    assert (answer["legal"], codes(answer["notes"])) == (None, [])
    assert readings(answer) == [("holder-unsaid", [("1", [0]), ("2", [1])])]
    for counts, choices in (([2, 1], ["0", "1"]), ([0, 0], ["0"])):
        request = {"players": [{"nebulis": count} for count in counts], "holder": 2}
        [found] = engine.check("abyss/nebulis", request, games())["problems"]
        assert (found["code"], found["field"], found["accepted"]["choices"]) == ("impossible", "holder", choices)
    assert not [1 for player in follow([0, 0], 0)["players"] if player["holds"] or player["may_take"]]
    assert codes(follow([0, 0], 0)["notes"]) == ["nobody-has-nebulis"]
    assert codes(follow([2, 0], 1)["notes"]) == ["holder-has-most"]


def test_an_unknown_holder_is_found_as_soon_as_possible():
    assert told([2, 2, 0], 0, "3 gain 1") == (0, "figure-out-of-reach")
    assert told([2, 2, 0], 0, "3 gain 2") == (3, "figure-gained")
    assert told([2, 2, 0], 0, "1 spend 1") == (2, "figure-certain")
    assert told([2, 2, 2], 0, "1 spend 1") == (0, "figure-still-unknown")
    assert told([2, 2], 0, "1 spend 2", "2 spend 2") == (0, "figure-returned")

    # Although it is not said who held it first, nothing hangs on it any more.
    answer = follow([2, 2, 0], 0, "1 spend 1")
    assert (answer["legal"], readings(answer)) == (True, [("holder-unsaid", [("1", [1]), ("2", [1])])])
    answer = follow([2, 2, 2], 0, "1 spend 1")
    assert readings(answer) == [("holder-unsaid", [("1", [1, 2]), ("2", [1]), ("3", [2])])]
    # A holder who would have to choose is followed with each choice, if others would not.
    assert told([2, 2, 2], 0, "1 spend 1", "1 gain 3") == (1, "figure-gained")


def test_the_fence_gives_to_each_rival():
    answer = follow([3, 2, 2], 1, "1 fence 1")
    assert [player["nebulis"] for player in answer["players"]] == [1, 3, 3]
    assert readings(answer) == [("figure-between-receivers", [("at-once", [1, 2]), ("in-turn", [2])])]
    assert codes(answer["events"][0]["notes"]) == ["fence-gives", "figure-reading"]
    assert told([3, 2, 2], 1, "1 fence 1", receivers="at-once") == (0, "figure-choice")
    assert told([3, 2, 2], 1, "1 fence 1 !2", receivers="at-once") == (2, "figure-chosen")
    assert told([3, 2, 2], 1, "1 fence 1", receivers="in-turn") == (3, "figure-gained")
    # The order of play starts to the left of whoever recruits.
    assert told([2, 3, 2], 2, "2 fence 1", receivers="in-turn") == (1, "figure-gained")
    # One rival alone with the most takes the figure by both readings, and then nothing is open.
    assert told([3, 2, 1], 1, "1 fence 1") == (2, "figure-gained")
    assert follow([3, 2, 1], 1, "1 fence 1")["open"] == []
    assert told([9, 2, 1], 1, "1 fence 1") == (1, "figure-kept-spending")
    # What comes later may settle it: then the point is named, and the answer stands.
    answer = follow([3, 2, 2], 1, "1 fence 1", "1 gain 2")
    assert (answer["legal"], [player["holds"] for player in answer["players"]]) == (True, [True, False, False])
    assert [point["code"] for point in answer["open"]] == ["figure-between-receivers"]
    # With too few for all, each gift is entered by itself, at the same moment.
    gifts = ("1 spend 1 >2", "1 spend 1 >3 &")
    answer = follow([2, 1, 1, 0], 1, *gifts)
    assert [player["nebulis"] for player in answer["players"]] == [0, 2, 2, 0]
    assert readings(answer) == [("figure-between-receivers", [("at-once", [1, 2]), ("in-turn", [2])])]
    assert codes(answer["events"][0]["notes"]) == []
    assert told([2, 1, 1, 0], 1, "1 spend 1 >2", "1 spend 1 >3") == (3, "figure-gained")


def test_the_online_version_moves_it_at_any_change():
    assert told([2, 2, 0], 2, "3 gain 1") == (2, "figure-out-of-reach")
    assert codes(follow([2, 2, 0], 2, "3 gain 1")["notes"]) == ["online-elsewhere"]
    assert follow([2, 2, 0], 2, "3 gain 1")["notes"][0]["params"] == {"players": [0]}
    assert told([2, 2, 0], 2, "3 gain 1", profile="online") == (1, "figure-online")
    assert told([2, 2, 2], 2, "2 gain 1", "1 spend 1", profile="online") == (2, "figure-untouched")
    assert told([4, 3, 3, 2], 1, "1 spend 1 >4", profile="online") == (0, "figure-choice")
    assert told([3, 2, 2], 1, "1 fence 1 !3", profile="online") == (3, "figure-chosen")
    assert follow([3, 2, 2], 1, "1 fence 1", profile="online")["open"] == []


def test_messages_name_players_by_their_places():
    answer = follow([2, 0], 1, "1 spend 2", "2 gain 1")
    first, second = answer["events"]
    assert (first["seat"], "holder_seat" in first, first["notes"][0]["params"]) == (0, False, {})
    assert (second["seat"], second["holder_seat"], second["notes"][0]["params"]) == (1, 1, {"player": 1})


def test_a_holder_may_be_given_as_a_number_or_a_text():
    assert follow([2, 2], "2") == follow([2, 2], 2)


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
    assert wrong({"player": 2, "together": "yes"}) == [("conflict", "events[0].together")]
    assert wrong({"player": 1, "kind": "spend"}, {"player": 2, "kind": "spend", "together": "yes"}) == [
        ("conflict", "events[1].together")
    ]

    def accepted(*events, **more):
        more["players"] = [{"nebulis": 3}, {"nebulis": 2}, {"nebulis": 1}]
        more["events"] = list(events)
        return engine.check("abyss/nebulis", more, games())["problems"][0]["accepted"]

    assert accepted({"player": 2, "kind": "spend", "count": 3}) == {"only": 2}
    fence = {"player": 3, "kind": "fence"}
    assert accepted(fence) == {"type": "tuple", "min_items": 1, "max_items": 1}
    assert wrong(fence | {"fence_to": [{"player": 1}]}) == [("out-of-range", "events[0].fence_to")]
    assert wrong(fence | {"fence_to": [{"player": 3}]}) == [("conflict", "events[0].fence_to[0].player")]
    # Only one comes into question, so nobody else can be given the figure.
    wrong_choice = {"player": 1, "kind": "spend", "figure_to": 3}
    assert accepted(wrong_choice, holder=1) == {"type": "choice", "choices": ["0", "2"]}
    wrong_choice["figure_to"] = 2
    assert told([3, 2, 1], 1, "1 spend 1 !2") == (2, "figure-passed")
    assert problems("abyss/nebulis", {"players": [{}]}) == [("out-of-range", "players")]


def test_a_fence_with_fewer_nebulis_than_rivals():
    def fenced(nebulis, *receivers, **more):
        event = {"player": 1, "kind": "fence", "fence_to": [{"player": player} for player in receivers]}
        players = [{"nebulis": count} for count in nebulis]
        return ask("abyss/nebulis", players=players, events=[event], holder="2", **more)

    answer = fenced([1, 2, 2], 3)
    assert [player["nebulis"] for player in answer["players"]] == [0, 2, 3]
    assert [player["holds"] for player in answer["players"]] == [False, False, True]
    assert message(answer["events"][0]["notes"], "fence-gives-few")["params"]["count"] == 1
    assert [player["holds"] for player in fenced([1, 2, 2], 2)["players"]] == [False, True, False]
    none = fenced([0, 2, 2])
    assert codes(none["events"][0]["notes"]) == ["fence-gives-few"]
    assert (none["events"][0]["holder"], none["events"][0]["count"]) == (2, 0)
    assert codes(fenced([2, 2, 2])["events"][0]["notes"])[0] == "fence-gives"
    assert fenced([2, 2, 2], 2, 3)["players"] == fenced([2, 2, 2])["players"]
