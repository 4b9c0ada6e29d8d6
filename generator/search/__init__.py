"""What the search is made from: the rows of one language's index, and where the worker that asks it is found."""
