"""The words of training for people, in English, Dutch and German."""

from pathlib import Path

WORDS = str(Path(__file__).parent)
