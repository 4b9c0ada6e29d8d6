"""What each checker of Abyss answers, declared: for schemas, documentation and tests; no answer needs these modules."""
