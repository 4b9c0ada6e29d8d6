"""Labels that bring a context of their own."""

import pickle
from copy import copy

from catalog.models.base import Label


def test_a_label_keeps_its_context_in_copies_and_other_processes() -> None:
    label = Label("Keys", "loot")
    for made in (copy(label), pickle.loads(pickle.dumps(label))):
        assert (made, made.context) == ("Keys", "loot")
