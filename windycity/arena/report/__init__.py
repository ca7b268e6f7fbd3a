"""The report about a run: one self-contained page with plots, in three languages."""
