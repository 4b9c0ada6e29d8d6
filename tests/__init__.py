"""The tests of Fathom, by behaviour; what several of them share stands in plain modules beside them."""
