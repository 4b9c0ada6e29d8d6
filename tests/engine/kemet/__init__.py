"""The rules of *Kemet*, held against a second writing of them."""
