"""What is measured of Abyss."""

from pathlib import Path

from tests.bench.abyss.questions import hand_requests, recruit_requests
from tests.bench.measured import Measured, Timed

MEASURED = Measured(
    game="abyss",
    checker="abyss/recruit",
    requests=recruit_requests,
    twin=Path(__file__).parent / "twin",
    twin_requests=lambda: recruit_requests(400, seed=3, base=True),
    page="en/abyss/lords/master-of-magic/",
    visited=(
        "en/",
        "en/abyss/",
        "en/abyss/rules/recruit/",
        "en/abyss/lords/",
        "en/abyss/learn/",
        "en/abyss/pad/",
        "en/abyss/practice/",
    ),
    entries="lords.yaml",
    timed=(
        Timed("a verdict in the browser", "abyss/recruit", lambda: recruit_requests(300), 5),
        Timed("twelve cards, six lords", "abyss/hand", lambda: hand_requests(60), 50),
    ),
)
