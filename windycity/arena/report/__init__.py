"""The report about a run: one page with plots, in three languages, that needs nothing from elsewhere."""
