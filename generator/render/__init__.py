"""Turning words into pages: the contexts of a site and a page, addresses, prose, markup."""
