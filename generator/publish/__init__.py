"""Putting the pages out: the build, the MkDocs plugin, the theme, the policy, assets and data."""
