"""Market: cards laid out each round; side B has one face-down pair, which counts as one pick (p. 7 and 9)."""

from __future__ import annotations

from engines.core.options import Side

FACE_UP = {Side.A: 4, Side.B: 3}
FACE_DOWN = {Side.A: 0, Side.B: 2}
