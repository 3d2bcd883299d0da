"""Deck furniture. Places are (x, y, z) of the deck under the middle of the piece, sizes in meters."""

from collections.abc import Sequence
from math import cos, sin

import numpy as np

from ..geometry.builder import Builder
from ..geometry.curves import BOTH_SIDES

Place = Sequence[float]
SOFA_DEPTH = 0.85


def sofa(builder: Builder, place: Place, width: float, turn: float = 0) -> None:
    """Sofa with its back aft, turned about the vertical by `turn` radians."""
    x, y, z = place
    builder.box('sofa', (x, y, z + 0.2), (SOFA_DEPTH, width, 0.42), 'cushion', 0.09, turn)
    back = (x - SOFA_DEPTH * 0.42 * cos(turn), y - SOFA_DEPTH * 0.42 * sin(turn), z + 0.45)
    builder.box('sofa back', back, (0.22, width, 0.55), 'cushion', 0.09, turn)


def sun_pad(builder: Builder, place: Place, length: float, width: float) -> None:
    """Sun pad with pillows along its forward end."""
    x, y, z = place
    builder.box('sun pad base', (x, y, z + 0.14), (length + 0.16, width + 0.16, 0.28), 'white', 0.08)
    builder.box('sun pad', (x, y, z + 0.34), (length, width, 0.18), 'cushion', 0.08)
    count = max(2, int(width / 0.8))
    for i in range(count):
        pillow = (x + length * 0.36, y - width / 2 + (i + 0.5) * width / count, z + 0.47)
        builder.box('pillow', pillow, (0.35, width / count * 0.8, 0.16), 'accent', 0.07)


def dining_table(builder: Builder, place: Place, length: float, width: float, chairs: int = 3) -> None:
    """Table with `chairs` chairs along each side."""
    x, y, z = place
    builder.box('table top', (x, y, z + 0.72), (length, width, 0.06), 'wood', 0.02)
    builder.box('table leg', (x, y, z + 0.36), (length * 0.5, width * 0.3, 0.7), 'white', 0.05)
    for i in range(chairs):
        chair_x = x - length / 2 + (i + 0.5) * length / chairs
        for side in BOTH_SIDES:
            seat, back = y + side * (width / 2 + 0.35), y + side * (width / 2 + 0.6)
            builder.box('chair', (chair_x, seat, z + 0.42), (0.5, 0.5, 0.12), 'cushion', 0.05)
            builder.box('chair back', (chair_x, back, z + 0.68), (0.5, 0.08, 0.5), 'cushion', 0.04)


def pool(builder: Builder, place: Place, length: float, width: float) -> None:
    """Raised pool with a white coaming and a sun pad on each side."""
    x, y, z = place
    builder.box('pool', (x, y, z + 0.28), (length + 0.7, width + 0.7, 0.56), 'white', 0.1)
    builder.box('pool water', (x, y, z + 0.572), (length, width, 0.03), 'pool_water', 0)
    for side in BOTH_SIDES:
        sun_pad(builder, (x, y + side * (width / 2 + 1.0), z), length * 0.8, 0.95)


def whirlpool(builder: Builder, place: Place, radius: float) -> None:
    """Round whirlpool with a white rim."""
    x, y, z = place
    rim = radius + 0.35
    builder.disc((x, y, z + 0.55), rim, 'white', radius)
    builder.disc((x, y, z + 0.52), radius + 0.02, 'pool_water')
    around = np.linspace(0, 2 * np.pi, 40)
    wall = [np.c_[x + rim * np.cos(around), y + rim * np.sin(around), np.full(40, z + up)] for up in (0, 0.55)]
    builder.grid('whirlpool', wall, 'white')


def ensign(builder: Builder, foot: Place, loa: float) -> None:
    """Flag on a raked staff at the stern, with a slight wave in the cloth."""
    x, y, z = foot
    scale = max(1.0, loa / 45)
    builder.tube('staff', [foot, (x - 0.55 * scale, 0, z + 1.9 * scale)], 0.03 * scale, 'wood')
    columns = []
    for share in np.linspace(0, 1, 14):
        flag_x = x - 0.5 * scale - share * 1.25 * scale
        wave = 0.09 * scale * sin(share * 7) * share
        top = z + 1.8 * scale - share * share * 0.22 * scale
        columns.append([[flag_x, wave, top - down * 0.75 * scale] for down in (0, 0.5, 1)])
    builder.grid('ensign', columns, 'flag')
