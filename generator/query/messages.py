"""What is said of queries in every game, and the words of the language itself."""

from __future__ import annotations

from generator.text.words import _

# Words that a reader may type in a query for cards; the first is the one that Fathom writes, and the English ones are
# understood in every language besides.
WORDS = {
    # Translators: words for a query, separated by commas: between terms of which one will do
    "or": _("or, |"),
    # Translators: words for a query, separated by commas: between terms that must all hold
    "and": _("and, &"),
    # Translators: words for a query, separated by commas: typed before what cards are sorted by: order:cost
    "order": _("order, sort, sorted"),
    # Translators: words for a query, separated by commas: typed before the direction of the order: direction:desc
    "direction": _("direction, dir"),
    # Translators: words for a query, separated by commas: the direction from high to low
    "descending": _("desc, descending, down"),
    # Translators: words for a query, separated by commas: the direction from low to high
    "ascending": _("asc, ascending, up"),
    # Translators: words for a query, separated by commas: behind a number that must not be exceeded, as in “cost 8 or
    # Translators: less”; in Chinese and Japanese such as 以下, which may follow the number without a space
    "most": _("or less, or fewer, max"),
    # Translators: words for a query, separated by commas: behind a number that must be reached: cost 8 or more
    "least": _("or more, min"),
    # Translators: words for a query, separated by commas: for cards without a value: race:none
    "none": _("none, nothing"),
    # Translators: words for a query, separated by commas: for cards with any value: race:any
    "any": _("any, some"),
    # Translators: words for a query, separated by commas: before or behind a property that cards are to have, as in
    # Translators: “has key”; in Chinese and Japanese such as 有 and あり, which may stand beside it without a space
    "with": _("has, have, with"),
    # Translators: words for a query, separated by commas: the opposite, “no key”
    "without": _("no, without"),
}

# A query in words. Each condition stands in {conditions} of “{cards} that {conditions}”; {field} is the label of a
# property, written small, {n} one or more numbers, {values} one or more values.
SAY = {
    # Translators: a query for cards in words: {cards} is Lords, {conditions} is “cost 8 or less and show a key”.
    # Translators: English has verbs in the plural there; take what fits your sentence, also for all other conditions.
    "that": _("{cards} that {conditions}"),
    # Translators: stands in {cards} where all kinds of cards and tiles are asked for
    "cards": _("Cards and tiles"),
    # Translators: a list of conditions within another one
    "group": _("({conditions})"),
    # Translators: joins two conditions that must both hold; {one} and {other} are such as “cost 8 or less”
    "both": _("{one} and {other}"),
    # Translators: joins the first of three and more conditions that must all hold; {one} may be several already
    "more": _("{one}, {other}"),
    # Translators: joins the last of three and more conditions that must all hold; {one} are all the others
    "last": _("{one}, and {other}"),
    # Translators: {condition} is a condition for which there is no sentence of its own with “not”: “cost 8 or less”
    "not": _("do not {condition}"),
    # Translators: a condition in “{cards} that {conditions}”; {field} is a property, written small
    "number =": _("have {field} {n}"),
    # Translators: a condition in “{cards} that {conditions}”; {field} is a property, written small
    "number <=": _("have {field} {n} or less"),
    # Translators: a condition in “{cards} that {conditions}”; {field} is a property, written small
    "number >=": _("have {field} {n} or more"),
    # Translators: a condition in “{cards} that {conditions}”; {field} is a property, written small
    "number !=": _("have {field} other than {n}"),
    # Translators: the numbers from {low} to {high}
    "range": _("{low}–{high}"),
    # Translators: a condition in “{cards} that {conditions}”; {field} is a property, written small
    "choice =": _("have {field} {values}"),
    # Translators: a condition in “{cards} that {conditions}”; {field} is a property, written small
    "choice !=": _("have {field} other than {values}"),
    # Translators: a condition: the property has no value
    "none": _("have no {field}"),
    # Translators: a condition: the property has a value, whichever it is
    "any": _("have some {field}"),
    # Translators: a condition; {kinds} are titles such as Lords
    "kind =": _("belong to {kinds}"),
    # Translators: the opposite of “have {field} {n}”
    "not number =": _("do not have {field} {n}"),
    # Translators: the opposite of “have {field} {n} or less”
    "not number <=": _("do not have {field} {n} or less"),
    # Translators: the opposite of “have {field} {n} or more”
    "not number >=": _("do not have {field} {n} or more"),
    # Translators: the opposite of “have {field} other than {n}”
    "not number !=": _("do not have {field} other than {n}"),
    # Translators: the opposite of “have {field} {values}”
    "not choice =": _("do not have {field} {values}"),
    # Translators: the opposite of “have {field} other than {values}”
    "not choice !=": _("do not have {field} other than {values}"),
    # Translators: the opposite of “belong to {kinds}”
    "not kind =": _("do not belong to {kinds}"),
    # Translators: a condition: {words} in quotation marks stand in the name, in the text or in what else is on the card
    "words": _("mention {words}"),
    "name :": _("have {words} in their name"),
    "name =": _("bear the name {words}"),
    "text :": _("have {words} in their text"),
    "text =": _("have {words} as their whole text"),
    "not words": _("do not mention {words}"),
    "not name :": _("do not have {words} in their name"),
    "not name =": _("do not bear the name {words}"),
    "not text :": _("do not have {words} in their text"),
    "not text =": _("do not have {words} as their whole text"),
    # Translators: {sentence} is the sentence above, {fields} are properties such as “cost, highest first”
    "sorted": _("{sentence}, sorted by {fields}"),
    # Translators: {fields} are the properties so far, {field} is the next one
    "then": _("{fields}, then {field}"),
    # Translators: a property by which cards are sorted from the highest number to the lowest
    "highest": _("{field}, highest first"),
    # Translators: a property, such as the name, by which cards are sorted backwards
    "backwards": _("{field}, from the end"),
}

# What is wrong in a query: {given} is what was typed, {field} the property as it is typed, both in quotation marks.
MISTAKES = {
    "too-long": _("A line may have {count} characters."),
    "too-deep": _("At most {count} parentheses may stand within each other."),
    "unopened-group": _("No parenthesis is open here."),
    "unclosed-group": _("This parenthesis is not closed."),
    "empty-group": _("Nothing stands in the parentheses."),
    "unclosed-quote": _("This quotation is not closed."),
    "lone-minus": _("A minus stands right before what it excludes."),
    # Translators: {given} is the word “or”
    "missing-side": _("On both sides of {given} something must stand."),
    "missing-field": _("Before {given} must stand what is compared."),
    "unknown-field": _("Cards have no {given}."),
    "wrong-operator": _("{given} does not fit here."),
    "missing-number": _("A number must follow {given}."),
    "missing-value": _("A value must follow {given}."),
    "not-a-number": _("{given} is no whole number."),
    "one-number": _("Only one number can be compared like this."),
    # Translators: {given} is a value that was typed, {field} the word for the property, both in quotation marks
    "unknown-value": _("{given} is no value of {field}."),
    "ambiguous-value": _("{given} has more than one meaning."),
    "missing-order": _("What to sort by must follow {given}."),
    "unknown-order": _("Cards cannot be sorted by {given}."),
    "unknown-direction": _("{given} is no direction."),
    # Translators: {accepted} is a list of all that may stand in the place of the mistake
    "accepted": _("Accepted: {accepted}."),
    # Translators: {line} is the query without the mistake
    "try": _("Try {line}"),
    # Translators: {part} is a part of a query by which no card is found
    "without": _("Without {part}: {count}"),
}

# The fields that the cards of every game have.
FIELDS = {
    "name": _("Name"),
    # Translators: the text of a card
    "text": _("Text"),
    # Translators: lord, location …: what kind of card or tile it is
    "kind": _("Kind"),
}

ALIASES = {"name": ("n",), "text": ("oracle", "o"), "kind": ("type", "t")}
"""Further names of these fields, those of Scryfall among them."""
