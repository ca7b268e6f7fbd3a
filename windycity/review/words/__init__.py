"""The words of reviews, in every language."""

from pathlib import Path

WORDS = str(Path(__file__).parent)
