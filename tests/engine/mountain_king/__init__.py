"""The rules of *In the Hall of the Mountain King*, held against a second writing of them."""
