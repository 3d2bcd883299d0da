"""Sandbanks: how shallow the water is, and what grows on the floor. No Blender here."""

import numpy as np

from ..geometry.curves import blend, smoothstep
from ..geometry.noise import fractal_noise
from ..spec.fields import Shallow
from .sea_grid import SeaGrid

DEEP, DRY = -0.25, 0.42  # noise levels of deep water and of sand


def shallowness(sea: SeaGrid, shallow: Shallow, loa: float) -> np.ndarray:
    """0 deep to 1 dry sand; the yacht itself lies in water no shallower than `near`."""
    x, y = sea.x / shallow.scale, sea.y / shallow.scale
    bend = fractal_noise(x * 0.8, y * 0.8, 3, 31)
    banks = fractal_noise(x + 1.5 * bend + shallow.ox, y * 1.9 - 1.2 * bend + shallow.oy, 6, 71)
    sand = smoothstep(DEEP, DRY, banks + shallow.bias)
    from_yacht = np.hypot(sea.x / (loa * 0.75), sea.y / (loa * 0.45))
    allowed = blend(shallow.near, 1, smoothstep(0.8, 2.2, from_yacht))
    return np.clip(np.minimum(sand, allowed), 0, 1)


def weed(sea: SeaGrid, depth: np.ndarray) -> np.ndarray:
    """Weed and reef patches, 0 to 1, where the floor is near; depth is the shallowness."""
    bend = 0.5 * fractal_noise(sea.rest_x / 14, sea.rest_y / 14, 2, 47)
    growth = 0.5 + 0.52 * fractal_noise(sea.rest_x / 10 + bend, sea.rest_y / 10 - bend, 5, 53, gain=0.58)
    return 0.55 * smoothstep(0.58, 0.70, growth) * smoothstep(0.2, 0.4, depth)
