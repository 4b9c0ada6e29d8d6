"""``stone-heaps/duel``: what its answers say."""

from engine.outputs import Output

CELL = (
    Output("winner", "choice", "whose stone is heavier", choices=("own", "theirs", "nobody")),
    Output("lost", "counts", "the stones that are lost", of="class"),
)
STONE = (
    Output("stone", "entry", "one of the own stones", of="class"),
    Output("dominated", "boolean", "whether another one is always as good"),
    Output("chance", "fraction", "how often to throw it"),
)
PART = (
    Output("stone", "entry", "a kind of stone", of="class"),
    Output("each", "integer", "what one of them weighs"),
    Output("count", "integer", "how many there are", unit="stones"),
)
THROW = (
    Output("stone", "entry", "the stone to throw", of="class"),
    Output("wins", "integer", "the stones that it beats", unit="stones"),
    Output("own", "entry", "the own stones without all others", of="class", several=True),
    Output("places", "pair", "where it lies", several=True),
)
STEP = (
    Output("kind", "choice", "what is done", choices=("split", "throw")),
    Output("given", "counts", "what is given", of="class"),
    Output("got", "counts", "what is got", of="class"),
    Output("left", "counts", "what is there afterwards", of="class"),
)

ANSWER = (
    Output("cells", "record", "each own stone against each of the rival", fields=CELL, several=2),
    Output("stones", "record", "the own stones", fields=STONE, several=True),
    Output("parts", "record", "the own stones by their kinds", fields=PART, several=True),
    Output("handicap", "integer", "the handicap, below 0"),
    Output("weight", "integer", "what they weigh together, less the handicap"),
    Output("mean", "fraction", "what one of them weighs on average"),
    Output("throws", "record", "the kinds of stones, the best first", fields=THROW, several=True),
    Output("first", "entry", "the stone to throw first", of="class", nullable=True),
    Output("best", "integer", "the place of the best one among them"),
    Output("steps", "record", "how rocks are split, step by step", fields=STEP, several=True),
    Output("left", "counts", "the stones in the end", of="class"),
)
