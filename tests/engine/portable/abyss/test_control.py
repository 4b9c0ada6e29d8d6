"""Keys that pay for locations, what they leave, and the tile that is taken."""

from tests.engine.portable.abyss.card_facts import cards
from tests.engine.portable.world import ask, codes, message, problems

KEYED = ["keeper", "oracle", "reaper", "shaman", "slaver"]


def control(**request):
    return ask("abyss/control", **request)


def payments(**request):
    """The payments listed, as a set of lords and a number of tokens."""
    return [(row["lords"], row["tokens"]) for row in control(**request)["payments"]]


def by_trying(lords, tokens):
    """All payments of exactly three keys, by trying every choice of lords."""
    found = []
    for bits in range(1 << len(lords)):
        chosen = [lord for place, lord in enumerate(lords) if bits >> place & 1]
        keys = [cards().lords[lord].keys for lord in chosen]
        needed = 3 - sum(keys)
        if 0 not in keys and 0 <= needed <= tokens:
            found.append((chosen, needed))
    lasting = [lord for lord in lords if cards().tables["lord"][lord]["power"] == "permanent"]
    return sorted(found, key=lambda paid: (len(paid[0]), len([1 for lord in paid[0] if lord in lasting]), paid[0]))


def test_every_payment_is_found():
    lords = sorted(KEYED + ["jailer", "miller"])
    for count in range(len(lords) + 1):
        for tokens in range(5):
            held = lords[:count]
            assert payments(lords=held, tokens=tokens) == by_trying(held, tokens)


def test_a_payment_of_two_lords_and_a_token():
    answer = control(lords=["keeper", "slaver", "jailer"], tokens=2, pay_lords=["keeper", "slaver"], pay_tokens=1)
    assert answer["legal"]
    assert answer["held"] == 4
    assert answer["payments"] == [
        {
            "lords": ["keeper", "slaver"],
            "tokens": 1,
            "by_power": False,
            "left": 1,
            "again": False,
            "covers": ["slaver"],
            "rank": 3,  # either lord with both tokens comes before
        }
    ]
    assert message(answer["notes"], "lords-are-tucked")["params"] == {"lords": ["keeper", "slaver"], "count": 2}
    assert message(answer["notes"], "tokens-returned")["params"] == {"count": 1}


def test_control_is_compulsory_from_the_third_key_on():
    answer = control(lords=["keeper", "slaver"])
    assert (answer["legal"], answer["must"], answer["count"]) == (False, False, 0)
    assert answer["waiting"]
    assert not control(lords=["keeper", "slaver"], pay_lords=["keeper"])["waiting"]
    assert answer["reasons"][0]["params"] == {"held": 2, "missing": 1}
    answer = control(lords=["keeper", "slaver"], tokens=1)
    assert (answer["legal"], answer["must"], answer["count"]) == (True, True, 1)
    assert codes(answer["notes"]) == ["control-at-once"]


def test_two_locations_in_a_turn():
    answer = control(lords=KEYED, tokens=1, pay_lords=KEYED[:3])
    assert answer["payments"][0]["again"] is True
    assert message(answer["notes"], "control-again")["params"] == {"count": 3}
    assert control(lords=KEYED, pay_lords=KEYED[:3])["payments"][0]["again"] is False


def test_what_is_no_payment():
    held = {"lords": KEYED + ["jailer"], "tokens": 2, "turned": ["commander"]}
    wrong = [
        ({"pay_lords": ["commander"], "pay_tokens": 2}, ["turned-lord-pays", "paid-too-few-keys"]),
        ({"pay_lords": ["jailer", "keeper"], "pay_tokens": 2}, ["lord-without-key"]),
        ({"pay_tokens": 3}, ["key-tokens-short"]),
        ({"pay_tokens": 2}, ["paid-too-few-keys"]),
        ({"pay_lords": KEYED[:4]}, ["paid-too-many-keys"]),
        ({"pay_lords": KEYED[:3], "pay_tokens": 2}, ["paid-too-many-keys"]),
    ]
    for offer, expected in wrong:
        request = dict(held)
        request.update(offer)
        answer = control(**request)
        assert codes(answer["reasons"]) == expected
        assert answer["payments"] == []
        request.update(answer["instead"])
        assert control(**request)["legal"], request


def test_the_nearest_payment_keeps_what_was_offered():
    answer = control(lords=KEYED, tokens=2, pay_lords=["slaver"], pay_tokens=1)
    assert answer["instead"] == {"pay_tokens": 2}
    assert answer["way_out"] == {"lords": ["slaver"], "tokens": 2}
    answer = control(lords=KEYED, pay_lords=["slaver"])
    assert answer["instead"] == {"pay_lords": ["keeper", "reaper", "slaver"]}
    answer = control(tokens=5, pay_tokens=5)
    assert answer["instead"] == {"pay_tokens": 3}
    assert control(lords=["keeper"], pay_lords=["keeper"])["instead"] is None


def test_an_ambassador_controls_by_its_power():
    answer = control(lords=["elder", "keeper"])
    assert (answer["legal"], answer["held"]) == (True, 1)
    (row,) = answer["payments"]
    assert (row["lords"], row["tokens"], row["by_power"], row["left"], row["again"]) == (["elder"], 0, True, 1, False)
    assert answer["by_power"] == ["elder"]
    assert codes(answer["notes"]) == ["ambassadors-without-keys", "ambassador-controls", "others-face-up"]
    alone = control(lords=["elder", "keeper"], pay_lords=["elder", "keeper"])
    assert codes(alone["reasons"]) == ["ambassador-pays-alone"]
    assert alone["instead"] == {"pay_lords": ["elder"]}
    hermit = control(lords=["hermit"], pay_lords=["hermit"], draw=1)
    assert codes(hermit["notes"]) == ["ambassadors-without-keys", "ambassador-controls", "lords-are-tucked"]


def test_an_ambassador_takes_only_what_its_power_says_with_a_payment_or_without():
    for lord, count in (("hermit", 1), ("sage", 2), ("elder", 3)):
        for pay in ([], [lord]):
            asked = {"lords": [lord], "pay_lords": pay}
            for draw in range(1, 5):
                answer = control(way="draw", draw=draw, **asked)
                assert answer["legal"] == (draw == count)
                if draw != count:
                    assert codes(answer["reasons"]) == ["ambassador-draws"]
                    assert answer["reasons"][0]["rule"] == "abyss.locations.ambassadors"
                    assert (answer["instead"], answer["payments"]) == ({"draw": count}, [])
                    assert "others-face-up" not in codes(answer["notes"])
            up = control(way="face-up", location="jail", face_up=["jail"], **asked)
            assert codes(up["reasons"]) == ["ambassador-draws"]
            assert up["instead"] == {"way": "draw", "location": None}
            assert up["way_out"]["draw"] == count
            assert codes(control(location="jail", face_up=["jail"], **asked)["reasons"]) == ["ambassador-draws"]
            assert codes(control(stack=0, **asked)["reasons"]) == ["nothing-to-draw"]


def test_an_ambassador_draws_what_is_left_of_the_stack():
    for draw in (2, 3):
        answer = control(lords=["elder"], pay_lords=["elder"], way="draw", draw=draw, stack=2)
        assert (answer["legal"], answer["reasons"]) == (None, [])
        assert [reading["legal"] for reading in answer["open"][0]["readings"]] == [True, False]
        assert answer["open"][0]["params"] == {"lord": "elder", "draw": 3, "stack": 2}
    none = control(lords=["elder"], way="draw", draw=2, stack=2, short_stack="none")
    assert codes(none["reasons"]) == ["stack-too-small"]
    assert control(lords=["elder"], stack=3)["open"] == control(lords=["keeper"], tokens=2, stack=2)["open"] == []
    assert codes(control(lords=["elder"], stack=0)["reasons"]) == ["nothing-to-draw"]
    answer = control(lords=["elder"], pay_lords=["elder"], way="draw", draw=2, stack=2, short_stack="fewer")
    assert answer["legal"]
    assert message(answer["notes"], "ambassador-short-stack")["params"] == {"lord": "elder", "count": 2}
    assert message(answer["notes"], "others-face-up")["params"] == {"count": 1}


def test_keys_pay_for_the_tile_that_an_ambassador_cannot_take():
    held = {"lords": ["hermit", "keeper", "slaver"], "tokens": 1, "face_up": ["jail"]}
    answer = control(location="jail", **held)
    assert [row["lords"] for row in answer["payments"]] == [["keeper", "slaver"]]
    assert answer["by_power"] == []
    answer = control(location="jail", pay_lords=["hermit"], **held)
    assert codes(answer["reasons"]) == ["ambassador-draws"]
    assert answer["instead"] == {"way": "draw", "location": None}


def test_an_ambassador_with_three_keys():
    three = {"lords": ["elder", "keeper"], "ambassador_keys": "three"}
    answer = control(**three)
    assert (answer["held"], answer["must"], answer["count"]) == (4, True, 1)
    # It has no power to apply before it pays.
    assert codes(answer["notes"]) == ["control-at-once", "ambassador-three-keys"]
    answer = control(pay_lords=["elder"], way="face-up", location="jail", face_up=["jail"], **three)
    assert answer["legal"]
    assert "ambassador-three-keys" in codes(answer["notes"])
    assert answer["payments"][0]["left"] == 1
    assert control(pay_lords=["elder"], way="draw", draw=4, **three)["legal"]
    assert codes(control(pay_lords=["elder", "keeper"], **three)["reasons"]) == ["paid-too-many-keys"]


def test_drawing_tiles():
    pay = {"tokens": 3, "pay_tokens": 3}
    answer = control(drawn=["jail", "chasm", "abyss"], location="jail", **pay)
    assert answer["legal"]
    assert message(answer["notes"], "others-face-up")["params"] == {"count": 2}
    short = control(draw=4, stack=3, **pay)
    assert codes(short["reasons"]) == ["too-few-tiles"]
    assert short["instead"] == {"draw": 3}
    # What the refused draw would have left appears nowhere.
    assert codes(short["notes"]) == ["control-at-once"]
    empty = control(draw=1, stack=0, face_up=["jail"], **pay)
    assert codes(empty["reasons"]) == ["stack-empty"]
    assert empty["instead"] == {"way": "face-up"}
    assert empty["way_out"]["tiles"] == []
    other = control(drawn=["chasm"], location="jail", **pay)
    assert codes(other["reasons"]) == ["location-not-drawn"]
    assert (other["instead"], other["way_out"]) == ({"location": "chasm"}, {"way": "keep", "tiles": ["chasm"]})
    assert codes(control(draw=1, location="jail", face_up=["jail"], **pay)["reasons"]) == ["location-not-drawn"]
    assert "no-tile-left" in codes(control(stack=0, face_up=["jail"], location="jail", **pay)["notes"])


def test_nothing_is_left_to_take():
    for asked in ({}, {"way": "draw"}, {"face_up": ["jail"], "reserved": "jail"}, {"pay_tokens": 3}):
        answer = control(tokens=3, stack=0, **asked)
        assert codes(answer["reasons"]) == ["nothing-to-take"]
        assert (answer["payments"], answer["instead"]) == ([], None)
    assert control(tokens=3, stack=0, face_up=["jail"], reserved="jail", sentinel="own")["legal"]


def test_locations_that_lie_face_up():
    pay = {"tokens": 3, "pay_tokens": 3}
    up = {"face_up": ["jail", "chasm"], "way": "face-up"}
    assert control(location="jail", **up, **pay)["legal"]
    answer = control(location="abyss", **up, **pay)
    assert codes(answer["reasons"]) == ["location-not-face-up"]
    assert (answer["instead"], answer["way_out"]["tiles"]) == ({"location": "chasm"}, ["chasm", "jail"])
    answer = control(location="jail", reserved="jail", **up, **pay)
    assert codes(answer["reasons"]) == ["location-reserved"]
    assert answer["instead"] == {"location": "chasm"}
    own = control(location="jail", reserved="jail", sentinel="own", **up, **pay)
    assert "sentinel-back" in codes(own["notes"])
    only = control(location="jail", reserved="jail", face_up=["jail"], **pay)
    assert only["instead"] == {"way": "draw", "location": None}
    assert control(**only["instead"], reserved="jail", face_up=["jail"], **pay)["legal"]


def test_tiles_that_do_something_at_once():
    pay = {"tokens": 3, "pay_tokens": 3, "way": "draw"}
    answer = control(draw=2, stack=6, location="black-smokers", **pay)
    assert message(answer["notes"], "black-smokers-swap")["params"]["count"] == 4
    assert "black-smokers-stuck" in codes(control(draw=2, stack=2, location="black-smokers", **pay)["notes"])
    answer = control(draw=1, location="battlefield", **pay)
    assert "sanctuary-search" in codes(answer["notes"])


def test_what_contradicts_itself():
    assert problems("abyss/control", {"lords": ["keeper"], "turned": ["keeper"]}) == [("conflict", "turned")]
    assert problems("abyss/control", {"pay_lords": ["keeper"]}) == [("conflict", "pay_lords")]
    assert problems("abyss/control", {"drawn": ["jail"], "face_up": ["jail"]}) == [("conflict", "drawn")]
    assert problems("abyss/control", {"drawn": ["jail"], "reserved": "jail"}) == [("conflict", "drawn")]
    assert problems("abyss/control", {"drawn": ["jail", "abyss"], "draw": 1}) == [("too-many-items", "drawn")]
    assert problems("abyss/control", {"drawn": ["jail", "abyss"], "stack": 1}) == [("conflict", "stack")]


def test_the_longest_list():
    every = sorted([lord for lord in cards().lords if "without" not in cards().tables["lord"][lord]])
    answer = control(lords=every, tokens=10)
    keyed = len([lord for lord in every if cards().lords[lord].keys])
    expected = 3 + 1 + keyed + keyed * (keyed - 1) // 2 + keyed * (keyed - 1) * (keyed - 2) // 6
    assert answer["count"] == expected
    assert len(answer["payments"]) == 40
    assert message(answer["notes"], "payments-cut")["params"] == {"count": expected}
