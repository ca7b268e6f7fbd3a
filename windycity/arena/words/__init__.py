"""The arena's words for people, in English, Dutch and German."""

from pathlib import Path

FOLDER = str(Path(__file__).parent)
