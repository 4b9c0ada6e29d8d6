"""Sentinels: which zones are free, when one may be placed, and what is open about it."""

from tests.engine.portable.world import ask, codes, problems

ZONES = ("court", "council", "locations")


def sentinel(**request):
    return ask("abyss/sentinel", **request)


def free(**request):
    return sentinel(**request)["free"]


def test_zones_that_are_free():
    assert free() == ["court", "council", "locations"]
    assert free(court="taken") == ["council", "locations"]
    assert free(lords=0, face_up=0) == ["council"]
    assert free(court="taken", council="taken") == ["locations"]
    none = sentinel(court="taken", council="taken", face_up=0)
    assert (codes(none["reasons"]), none["free"], none["instead"]) == (["no-zone-free"], [], None)
    taken = {"court": "taken", "council": "taken", "locations": "taken"}
    assert problems("abyss/sentinel", taken) == [("conflict", "locations")]


def test_every_zone_and_moment_by_trying():
    legal = {"recruited": True, "before-action": True, "after-action": None}
    for moment in ("recruited", "before-action", "after-action", "same-turn", "rival-turn", "standing"):
        for zone in ZONES:
            for other in ZONES:
                asked = {"moment": moment, "zone": zone}
                asked[other] = "taken"
                answer = sentinel(**asked)
                expected = False if zone == other else legal.get(moment, False)
                assert answer["legal"] is expected, asked
                if expected is False and moment in ("recruited", "before-action"):
                    asked.update(answer["instead"])
                    assert sentinel(**asked)["legal"], asked
                else:
                    assert answer["instead"] is None, asked


def test_a_bare_zone_has_nothing_to_reserve():
    assert codes(sentinel(zone="court", lords=0)["reasons"]) == ["zone-bare-court"]
    assert codes(sentinel(zone="locations", face_up=0)["reasons"]) == ["zone-bare-locations"]
    assert sentinel(zone="council")["legal"]


def test_whether_a_sentinel_may_be_placed_again_after_the_action_is_open():
    answer = sentinel(moment="after-action")
    (point,) = answer["open"]
    assert (answer["legal"], answer["free"], answer["notes"]) == (None, [], [])
    assert point["rule"] == "abyss.sentinels.again"
    assert [(one["reading"], one["legal"]) for one in point["readings"]] == [
        ("any-time", True),
        ("before-action", False),
    ]
    online = sentinel(moment="after-action", again="before-action")
    assert (codes(online["reasons"]), online["open"]) == (["sentinel-after-action"], [])
    assert sentinel(moment="after-action", again="any-time")["legal"]
    # Where no zone is free the point changes nothing, and is named all the same.
    none = sentinel(moment="after-action", court="taken", council="taken", face_up=0)
    assert (none["legal"], codes(none["open"])) == (False, ["sentinel-again"])


def test_moments_at_which_none_is_placed():
    for moment in ("same-turn", "rival-turn", "standing"):
        answer = sentinel(moment=moment)
        assert (codes(answer["reasons"]), answer["open"]) == (["sentinel-" + moment], [])
