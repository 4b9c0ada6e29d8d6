"""What can be practised of Stone Heaps."""

from engine.practice import Exercise

EXERCISES = (
    Exercise(
        "taking", "stone-heaps/take", "engine.stone_heaps.practice.taking", (1, 2, 3), params={"count": "integer"}
    ),
    Exercise(
        "left",
        "stone-heaps/take",
        "engine.stone_heaps.practice.left",
        (2, 3),
        choices={"stones": {"count": "integer"}},
        hidden=("count", "heap"),
    ),
)
