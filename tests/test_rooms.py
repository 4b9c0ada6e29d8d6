"""The picture of the rooms in CONTRIBUTING shows what there is."""

from __future__ import annotations

from tests import rooms


def test_the_picture_has_every_room_and_every_arrow() -> None:
    counts, arrows = rooms.shown()
    assert counts.keys() == rooms.lines().keys(), "run make picture"
    assert arrows == rooms.arrows(), "run make picture"


def test_the_picture_knows_how_large_the_rooms_are() -> None:
    shown, _ = rooms.shown()
    off = [room for room, count in rooms.lines().items() if abs(count - shown[room]) > max(200, count // 8)]
    assert not off, "run make picture"
