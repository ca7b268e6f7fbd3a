"""Pictures of text, as arrays of pixels."""

from __future__ import annotations

from textwrap import wrap

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont

LINE, MARGIN = 14, 8  # pixels
LONGEST = 110  # characters in a line
PAPER, INK = "#10151f", "#e8e2d0"


def pixels_of(text: str) -> npt.NDArray[np.uint8]:
    """Draw lines of text, light on dark: an array of rows, columns and three colours."""
    font = ImageFont.load_default_imagefont()
    lines = [part for line in text.splitlines() for part in wrap(line, LONGEST, subsequent_indent="    ") or [""]]
    width = max(font.getlength(line) for line in lines)
    picture = Image.new("RGB", (int(width) + 2 * MARGIN, LINE * len(lines) + 2 * MARGIN), PAPER)
    pen = ImageDraw.Draw(picture)
    for number, line in enumerate(lines):
        pen.text((MARGIN, MARGIN + LINE * number), line, fill=INK, font=font)
    return np.asarray(picture, np.uint8)
