"""``abyss/nebulis``: why the Kraken figure moves or stays, and what the rules leave open about it."""

from engine.codes import INT, Code, choices_of, rules_of

NOTES = (
    Code("holder-inferred", "abyss.nebulis.figure", player="player", count=INT),
    Code("holder-has-most", "abyss.nebulis.figure", player="player", count=INT),
    Code("nobody-has-nebulis", "abyss.nebulis.figure.return"),
    Code("events-wait", "abyss.nebulis.figure.spend", count=INT),
    Code("fence-gives", "abyss.nebulis.lords", lord="lord", player="player"),
    Code("fence-gives-few", "abyss.nebulis.lords", lord="lord", player="player", count=INT),
    Code("online-elsewhere", "abyss.nebulis.figure.online", players="any-player[]"),
    Code("figure-first", "abyss.nebulis.figure.first", player="player"),
    Code("figure-gained", "abyss.nebulis.figure.gain", player="player", count=INT),
    Code("figure-kept", "abyss.nebulis.figure.gain", player="player"),
    Code("figure-out-of-reach", "abyss.nebulis.figure.gain", player="player", count=INT),
    Code("figure-untouched", "abyss.nebulis.figure.spend", player="player"),
    Code("figure-still-unknown", "abyss.nebulis.figure"),
    Code("figure-reading", "abyss.nebulis.figure.several"),
    Code("figure-by-choice", "abyss.nebulis.figure.spend"),
    Code("figure-certain", "abyss.nebulis.figure", player="player", count=INT),
    Code("figure-kept-spending", "abyss.nebulis.figure.spend", player="player"),
    Code("figure-passed", "abyss.nebulis.figure.spend", player="player", receiver="player", count=INT),
    Code("figure-choice", "abyss.nebulis.figure.spend", player="player", players="any-player[]", count=INT),
    Code("figure-chosen", "abyss.nebulis.figure.spend", player="player", receiver="player", count=INT),
    Code("figure-returned", "abyss.nebulis.figure.return"),
    Code("figure-online", "abyss.nebulis.figure.online", player="player", count=INT),
)

OPEN = (
    Code("holder-unsaid", "abyss.nebulis.figure", choice="holder", players="player[]", count=INT),
    Code(
        "figure-between-receivers",
        "abyss.nebulis.figure.several",
        choice="receivers",
        players="any-player[]",
        count=INT,
    ),
)

RULES = rules_of(NOTES, OPEN)
CHOICES = choices_of(OPEN)

LIMITS = {
    "holder-not-most": "abyss.nebulis.figure",
    "holder-without-nebulis": "abyss.nebulis.figure.return",
}
"""Why somebody cannot hold the figure."""
