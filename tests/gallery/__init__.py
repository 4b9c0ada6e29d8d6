"""A page of pictures of every kind of page, for whoever reviews how the site looks."""
