"""The web client: its sources, and its pages in a real browser at a real server."""
