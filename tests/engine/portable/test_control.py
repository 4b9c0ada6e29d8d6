"""Keys that pay for locations, what they leave, and the tile that is taken."""

from tests.engine.portable.world import ask, cards, codes, message, problems

KEYED = ["keeper", "oracle", "reaper", "shaman", "slaver"]


def control(**request):
    return ask("abyss/control", **request)


def payments(**request):
    """The payments listed, as a set of lords and a number of tokens."""
    return [(row["lords"], row["tokens"]) for row in control(**request)["payments"]]


def stupid(lords, tokens):
    """All payments of exactly three keys, by trying every choice of lords."""
    found = []
    for bits in range(1 << len(lords)):
        chosen = [lord for place, lord in enumerate(lords) if bits >> place & 1]
        keys = [cards().lords[lord].keys for lord in chosen]
        needed = 3 - sum(keys)
        if 0 not in keys and 0 <= needed <= tokens:
            found.append((chosen, needed))
    return sorted(found, key=lambda payment: (len(payment[0]), payment[0]))


def test_every_payment_is_found():
    lords = sorted(KEYED + ["jailer", "miller"])
    for count in range(len(lords) + 1):
        for tokens in range(5):
            held = lords[:count]
            assert payments(lords=held, tokens=tokens) == stupid(held, tokens)


def test_a_payment_of_two_lords_and_a_token():
    answer = control(lords=["keeper", "slaver", "jailer"], tokens=2, pay_lords=["keeper", "slaver"], pay_tokens=1)
    assert answer["legal"]
    assert answer["held"] == 4
    assert answer["payments"] == [
        {"lords": ["keeper", "slaver"], "tokens": 1, "by_power": False, "left": 1, "again": False}
    ]
    assert message(answer["notes"], "lords-are-tucked")["params"] == {"lords": ["keeper", "slaver"]}
    assert message(answer["notes"], "tokens-returned")["params"] == {"count": 1}


def test_control_is_compulsory_from_the_third_key_on():
    answer = control(lords=["keeper", "slaver"])
    assert (answer["legal"], answer["must"], answer["count"]) == (False, False, 0)
    assert answer["waiting"]
    assert not control(lords=["keeper", "slaver"], pay_lords=["keeper"])["waiting"]
    assert answer["reasons"][0]["params"] == {"held": 2, "missing": 1}
    answer = control(lords=["keeper", "slaver"], tokens=1)
    assert (answer["legal"], answer["must"], answer["count"]) == (True, True, 1)
    assert codes(answer["notes"]) == ["control-at-once", "powers-before-control"]


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
        mend = answer["reasons"][0]["fix"]["params"]
        request["pay_lords"] = mend.get("lords", [])
        request["pay_tokens"] = mend.get("count", 0)
        assert control(**request)["legal"], request


def test_the_nearest_payment_keeps_what_was_offered():
    answer = control(lords=KEYED, tokens=2, pay_lords=["slaver"], pay_tokens=1)
    assert answer["reasons"][0]["fix"] == {"code": "pay-keys", "params": {"lords": ["slaver"], "count": 2}}
    answer = control(lords=KEYED, pay_lords=["slaver"])
    assert answer["reasons"][0]["fix"] == {"code": "pay-lords", "params": {"lords": ["keeper", "oracle", "slaver"]}}
    answer = control(tokens=5, pay_tokens=5)
    assert answer["reasons"][0]["fix"] == {"code": "pay-tokens", "params": {"count": 3}}


def test_an_ambassador_controls_by_its_power():
    answer = control(lords=["elder", "keeper"])
    assert (answer["legal"], answer["held"]) == (True, 1)
    assert answer["payments"] == [{"lords": ["elder"], "tokens": 0, "by_power": True, "left": 1, "again": False}]
    alone = control(lords=["elder", "keeper"], pay_lords=["elder", "keeper"])
    assert codes(alone["reasons"]) == ["ambassador-pays-alone"]
    drawing = {"lords": ["elder"], "pay_lords": ["elder"], "way": "draw"}
    assert control(draw=3, **drawing)["legal"]
    assert control(draw=2, stack=2, **drawing)["legal"]
    answer = control(draw=2, **drawing)
    assert answer["reasons"][0]["fix"] == {"code": "draw-by-power", "params": {"lord": "elder", "count": 3}}
    drawing["way"] = "face-up"
    assert codes(control(**drawing)["reasons"]) == ["ambassador-draws"]
    hermit = control(lords=["hermit"], pay_lords=["hermit"], draw=1)
    assert codes(hermit["notes"]) == ["ambassador-controls", "lords-are-tucked"]


def test_an_ambassador_with_three_keys():
    three = {"lords": ["elder", "keeper"], "ambassador_keys": "three"}
    answer = control(**three)
    assert (answer["held"], answer["must"], answer["count"]) == (4, True, 1)
    answer = control(pay_lords=["elder"], way="face-up", location="jail", face_up=["jail"], **three)
    assert answer["legal"]
    assert "ambassador-three-keys" in codes(answer["notes"])
    assert answer["payments"][0]["left"] == 1
    assert codes(control(pay_lords=["elder", "keeper"], **three)["reasons"]) == ["paid-too-many-keys"]


def test_drawing_tiles():
    pay = {"tokens": 3, "pay_tokens": 3}
    answer = control(drawn=["jail", "chasm", "abyss"], location="jail", **pay)
    assert answer["legal"]
    assert message(answer["notes"], "others-face-up")["params"] == {"count": 2}
    assert codes(control(draw=4, stack=3, **pay)["reasons"]) == ["too-few-tiles"]
    empty = control(draw=1, stack=0, face_up=["jail"], **pay)["reasons"]
    assert empty[0]["fix"] == {"code": "take-face-up", "params": {"locations": ["jail"]}}
    assert codes(control(drawn=["chasm"], location="jail", **pay)["reasons"]) == ["location-not-drawn"]
    assert "no-tile-left" in codes(control(stack=0, **pay)["notes"])


def test_locations_that_lie_face_up():
    pay = {"tokens": 3, "pay_tokens": 3}
    up = {"face_up": ["jail", "chasm"], "way": "face-up"}
    assert control(location="jail", **up, **pay)["legal"]
    reasons = control(location="abyss", **up, **pay)["reasons"]
    assert reasons[0]["fix"]["params"] == {"locations": ["chasm", "jail"]}
    reasons = control(location="jail", reserved="jail", **up, **pay)["reasons"]
    assert codes(reasons) == ["location-reserved"]
    assert reasons[0]["fix"]["params"] == {"locations": ["chasm"]}
    own = control(location="jail", reserved="jail", sentinel="own", **up, **pay)
    assert "sentinel-back" in codes(own["notes"])
    only = control(location="jail", reserved="jail", face_up=["jail"], **pay)["reasons"]
    assert only[0]["fix"] == {"code": "draw-instead", "params": {}}


def test_tiles_that_do_something_at_once():
    pay = {"tokens": 3, "pay_tokens": 3, "way": "draw"}
    answer = control(draw=2, stack=6, location="black-smokers", **pay)
    assert message(answer["notes"], "black-smokers-swap")["params"]["count"] == 4
    assert "black-smokers-stuck" in codes(control(draw=2, stack=2, location="black-smokers", **pay)["notes"])
    answer = control(draw=1, location="battlefield", **pay)
    assert answer["searches"] == [{"location": "battlefield"}]
    assert "sanctuary-search" in codes(answer["notes"])


def test_what_contradicts_itself():
    assert problems("abyss/control", {"lords": ["keeper"], "turned": ["keeper"]}) == [("conflict", "turned")]
    assert problems("abyss/control", {"pay_lords": ["keeper"]}) == [("conflict", "pay_lords")]
    assert problems("abyss/control", {"drawn": ["jail"], "face_up": ["jail"]}) == [("conflict", "drawn")]
    assert problems("abyss/control", {"drawn": ["jail"], "reserved": "jail"}) == [("conflict", "drawn")]
    assert problems("abyss/control", {"drawn": ["jail", "abyss"], "draw": 1}) == [("too-many-items", "drawn")]
    assert problems("abyss/control", {"drawn": ["jail", "abyss"], "stack": 1}) == [("conflict", "stack")]


def test_the_longest_list():
    every = sorted(cards().lords)
    answer = control(lords=every, tokens=10)
    keyed = len([lord for lord in every if cards().lords[lord].keys])
    expected = 3 + 1 + keyed + keyed * (keyed - 1) // 2 + keyed * (keyed - 1) * (keyed - 2) // 6
    assert answer["count"] == expected
    assert len(answer["payments"]) == 40
    assert message(answer["notes"], "payments-cut")["params"] == {"count": expected}
