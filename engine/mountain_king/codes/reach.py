"""``mountain-king/reach``: what is worth knowing of a way to some goods."""

from engine.codes import INT, Code, rules_of

NOTES = (
    Code("held-already", "mountain-king.spending"),
    Code("out-of-reach", "mountain-king.spending.trading", missing="good{}", count=INT, rate=INT),
    Code("one-workshop", "mountain-king.workshops.activations", workshop="workshop", count=INT),
    Code("works-back", "mountain-king.workshops.reverse", workshop="workshop"),
    Code("works-back-either", "mountain-king.workshops.reverse", workshop="workshop"),
    Code("no-workshop-better", "mountain-king.workshops.list"),
    Code("trades", "mountain-king.spending.trading", rate=INT),
    Code("clan-carts-barred", "mountain-king.spending.carts"),
    Code("clan-carts-wanted", "mountain-king.spending.carts"),
    Code("clan-carts-given", "mountain-king.spending.carts"),
)

RULES = rules_of(NOTES)
